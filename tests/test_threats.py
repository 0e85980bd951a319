"""docs/threats.md: every test, path and attack that it names exists, and no promise stands there without one."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from scripts.attacks.plans import ATTACKS
from scripts.faults import TRIALS

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")
WITNESS = re.compile(r"`((?:web/)?tests/[\w./]+\.(?:py|ts))(?:::(\w+))?`")
ATTACK = re.compile(r"`dev\.py faults (\w+)`")
HEADS = ("| promise |", "| who |", "| [")  # and the table of who there is
PROMISES = [row for row in PAGE.splitlines() if row.count(" | ") == 2 and not row.startswith(HEADS)]
ADVERSARIES = re.findall(r"^\| \[([^]]+)\]\(#([\w-]+)\) \|", PAGE, re.MULTILINE)


@cache
def functions_of(path: str) -> frozenset[str]:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize(("path", "name"), sorted(set(WITNESS.findall(PAGE))))
def test_every_test_that_it_names_exists(path: str, name: str) -> None:
    assert (ROOT / path).is_file()
    assert not name or name in functions_of(path)


def test_every_attack_that_it_names_exists() -> None:
    named = set(ATTACK.findall(PAGE))
    assert named
    assert named <= {*ATTACKS, *TRIALS, "soak"}


def test_every_other_path_that_it_names_exists() -> None:
    named = re.findall(r"`((?:src|docs|tools)/[\w./]+|[A-Z]+\.md|dev\.py)`", PAGE)
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_promise_names_what_shows_it() -> None:
    assert len(PROMISES) >= 40
    assert [row for row in PROMISES if not WITNESS.search(row) and not ATTACK.search(row)] == []


def test_everybody_against_whom_something_is_promised_has_a_chapter() -> None:
    chapters = {anchor_of(title) for title in re.findall(r"^## (.*)$", PAGE, re.MULTILINE)}
    assert len(ADVERSARIES) >= 8
    assert {anchor for _, anchor in ADVERSARIES} == chapters


def anchor_of(title: str) -> str:
    return re.sub(r"[^\w -]", "", title).replace(" ", "-").casefold()
