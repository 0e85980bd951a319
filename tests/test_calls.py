"""Whoever reads a call with more than four arguments is told by keywords what they are."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "web/tests", "examples", "tools", "bench")
MOST = 4


def test_more_than_four_arguments_are_given_by_keyword() -> None:
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in python_files()}
    most = most_arguments(trees.values())
    found = [
        f"{file.relative_to(ROOT)}:{call.lineno}: {name}"
        for file, tree in trees.items()
        for name, call in calls_in(tree)
        if MOST < len(call.args) <= most.get(name, 0)
    ]
    assert found == []


def python_files() -> list[Path]:
    return [file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*.py"))]


def most_arguments(trees: Iterable[ast.Module]) -> dict[str, int]:
    """By name, how many arguments our functions and classes take by position; 0 if any number may be listed."""
    most: dict[str, int] = defaultdict(int)
    listing: set[str] = set()
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            most[node.name] = max(most[node.name], len(own_arguments(node)))
            if node.args.vararg is not None:
                listing.add(node.name)
        elif isinstance(node, ast.ClassDef):
            most[node.name] = max(most[node.name], len(fields_of(node)))
    return most | dict.fromkeys(listing, 0)


def own_arguments(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    names = [argument.arg for argument in [*function.args.posonlyargs, *function.args.args]]
    return names[1:] if names[:1] in (["self"], ["cls"]) else names


def fields_of(owner: ast.ClassDef) -> list[object]:
    """What its constructor takes: written out, or the fields of a dataclass or struct."""
    for each in owner.body:
        if isinstance(each, ast.FunctionDef) and each.name == "__init__":
            return list(own_arguments(each))
    return [each for each in owner.body if isinstance(each, ast.AnnAssign)]


def calls_in(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            yield (node.func.id if isinstance(node.func, ast.Name) else node.func.attr), node
