"""A new language is a folder: the program speaks it without a change in its code (docs/words.md)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import coverstory


@pytest.fixture(scope="module")
def with_italian(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with one more folder, in which a title and a command are Italian."""
    root = tmp_path_factory.mktemp("italian")
    package = Path(coverstory.__file__).parent
    copy = shutil.copytree(package, root / "coverstory", ignore=shutil.ignore_patterns("pages", "*.so", "__pycache__"))
    italian = shutil.copytree(copy / "locales" / "en", copy / "locales" / "it")
    change(italian / "agent_hunter.ftl", "title = Agent Hunter", "title = Cacciatore di agenti")
    change(italian / "command_line.ftl", "typed-quit = q quit exit bye end", "typed-quit = q basta")
    return root


def change(file: Path, old: str, new: str) -> None:
    before = file.read_text(encoding="utf-8")
    assert old in before
    file.write_text(before.replace(old, new), encoding="utf-8")


def run(root: Path, *words: str, typed: str = "") -> str:
    env = {**os.environ, "PYTHONPATH": str(root), "PYTHONIOENCODING": "utf-8"}
    line = [sys.executable, "-m", "coverstory", *words, "--lang", "it"]
    return subprocess.run(line, input=typed, env=env, capture_output=True, encoding="utf-8", check=True).stdout


def test_the_command_line_speaks_it(with_italian: Path) -> None:
    assert "Cacciatore di agenti" in run(with_italian, "games")


@pytest.mark.parametrize("quit_word", ["basta", "ende"])
def test_its_commands_are_understood_beside_those_of_the_others(with_italian: Path, quit_word: str) -> None:
    told = run(with_italian, "play", "agent_hunter", "--plain", "--seed", "1", typed=f"{quit_word}\n")
    assert told.endswith("You left the game.\n")
