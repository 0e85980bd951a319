"""The README runs: its Python, and its `coverstory` commands, in the order they stand there."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def test_the_two_commands_stand_in_the_first_screen() -> None:
    first_screen = "\n".join(README.splitlines()[:45])
    assert "python3 dev.py play" in first_screen
    assert "python3 dev.py test" in first_screen


def test_each_reader_finds_the_way_in_the_first_screen() -> None:
    first_screen = "\n".join(README.splitlines()[:45])
    for wish in ("play", "host", "program"):
        assert f"(#i-want-to-{wish})" in first_screen
        assert f"\n## I want to {wish}\n" in README


def test_what_is_needed_is_said_in_the_first_screen() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    first_screen = "\n".join(README.splitlines()[:45])
    assert f"Python {project['requires-python'].removeprefix('>=')} or later" in first_screen
    assert "python3-venv" in first_screen


def test_every_dev_command_exists() -> None:
    source = (ROOT / "dev.py").read_text(encoding="utf-8")
    named = set(re.findall(r"dev\.py (\w+)", README))
    assert {"play", "test"} <= named
    assert all(f'"{name}":' in source for name in named)


def test_the_python_runs_and_prints_what_it_says() -> None:
    found = blocks("python")
    assert found
    for code in found:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, "README.md", "exec"), {})
        expected = re.findall(r"# prints: (.*)$", code, re.MULTILINE)
        assert expected
        assert printed.getvalue().splitlines() == expected


def test_the_commands_run(tmp_path: Path) -> None:
    commands = [
        line[2:] for block in blocks("console") for line in block.splitlines() if line.startswith("$ coverstory")
    ]
    assert len(commands) >= 4
    (tmp_path / "nothing.jsonl").touch()
    run("coverstory import nothing.jsonl --database sqlite:///club.db", tmp_path)  # `coverstory serve` makes it, too
    for command in commands:
        run(command, tmp_path)


def run(command: str, folder: Path) -> None:
    words = [sys.executable, "-m", *shlex.split(command)]
    env = {**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(words, input="quit\n", capture_output=True, text=True, cwd=folder, check=False, env=env)
    assert done.returncode == 0, f"{command}: {done.stderr}"
    assert done.stdout


def test_every_command_named_anywhere_exists() -> None:
    """Those that serve, or that talk to a server, are not run: their help is asked for."""
    named = set(re.findall(r"(?:^    |^\$ |`)coverstory ([a-z]+)", README, re.MULTILINE))
    assert {"play", "serve", "arena", "completion"} <= named
    for name in named:
        program = [sys.executable, "-m", "coverstory", name, "--help"]
        done = subprocess.run(program, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"coverstory {name}: {done.stderr}"


def test_every_linked_file_exists() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert len(links) >= 5
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_designers_and_publishers_are_credited() -> None:
    from coverstory.rules.catalogue import GAMES

    for game in GAMES.values():
        assert game.designers in README
        assert game.publisher in README
