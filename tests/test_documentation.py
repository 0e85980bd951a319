"""What the pages for programmers and hosts promise: their Python runs, their commands run, their files exist."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_python_page_prints_what_it_says() -> None:
    names: dict[str, object] = {}
    found = blocks("docs/python.md", "python")
    assert len(found) >= 5
    for code in found:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, "python.md", "exec"), names)
        assert printed.getvalue().splitlines() == re.findall(r"# prints: (.*)$", code, re.MULTILINE)


def test_the_commands_of_the_hosting_page_run(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").touch()
    run(["import", "games.jsonl", "--database", "sqlite:///club.db"], tmp_path)  # a database to begin with
    commands = [line[2:] for block in blocks("docs/hosting.md", "console") for line in block.splitlines()]
    assert len(commands) == 3
    for command in commands:
        assert command.startswith("coverstory ")
        run(shlex.split(command)[1:], tmp_path)


def run(words: list[str], folder: Path) -> None:
    program = [sys.executable, "-m", "coverstory", *words]
    done = subprocess.run(program, capture_output=True, text=True, cwd=folder, check=False)
    assert done.returncode == 0, f"{words}: {done.stderr}"
