"""What the pages for programmers and hosts promise: their Python runs, their commands run, their files exist."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from coverstory.research.settings import options_of
from coverstory.rules.catalogue import GAMES
from coverstory.terminal.games_command import seat_span

ROOT = Path(__file__).parents[1]
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


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
    assert len(commands) == 6
    for command in commands:
        assert command.startswith("coverstory ")
        run(shlex.split(command)[1:], tmp_path)


def run(words: list[str], folder: Path) -> None:
    program = [sys.executable, "-m", "coverstory", *words]
    done = subprocess.run(program, capture_output=True, text=True, cwd=folder, check=False)
    assert done.returncode == 0, f"{words}: {done.stderr}"


def test_every_file_named_for_contributors_exists() -> None:
    quoted = re.findall(r"`([\w./-]+)`", CONTRIBUTING)
    named = [name for name in quoted if name.startswith(("src/", "tests/", "web/", "docs/"))]
    assert len(named) >= 30
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/new-game.md", "docs/words.md"])
def test_every_file_named_in_an_overview_exists(page: str) -> None:
    """These pages may leave out the first folders of a path, and write `<game>` for any game."""
    folders = (
        "src",
        "web/src",
        "web/bundling",
        "web/public",
        "web/tests",
        "tests",
        "tools",
        "docs",
        "examples",
        "bench",
    )
    there = [f"/{path.relative_to(ROOT).as_posix()}" for folder in folders for path in (ROOT / folder).rglob("*.*")]
    there += [f"/{path.name}" for path in (*ROOT.iterdir(), *(ROOT / "web").iterdir())]
    quoted = re.findall(r"`([\w./<>-]+\.(?:py|ts|svelte|js|ftl|json|md|toml))`", (ROOT / page).read_text("utf-8"))
    assert quoted
    patterns = {name: re.compile("/" + re.sub(r"<\w+>", "[^/]+", name.replace(".", r"\.")) + "$") for name in quoted}
    assert [name for name, pattern in patterns.items() if not any(map(pattern.search, there))] == []


def test_every_test_named_for_contributors_exists() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named = set(re.findall(r"`(test_\w+)`", CONTRIBUTING))
    assert named
    assert [name for name in named if f"def {name}(" not in sources] == []


def test_every_dev_command_named_for_contributors_exists() -> None:
    source = (ROOT / "dev.py").read_text(encoding="utf-8")
    named = set(re.findall(r"dev\.py (\w+)", CONTRIBUTING))
    assert {"quick", "format", "watch", "docs"} <= named
    assert [name for name in named if f'"{name}":' not in source] == []


@pytest.mark.parametrize("slug", GAMES)
def test_the_page_for_researchers_lists_every_parameter(slug: str) -> None:
    """And the seats of each game: whoever loads one types them by hand."""
    game = GAMES[slug]
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    row = re.search(rf"^\| `coverstory_{slug}` \| (.+?) \| (.+) \|$", page, re.MULTILINE)
    assert row is not None
    assert row[1] == seat_span(game)
    assert sorted(re.findall(r"`(\w+)`", row[2])) == sorted(option.name for option in options_of(game))
