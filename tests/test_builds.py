"""Plain Python and the compiled package play the same games, byte for byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from coverstory.rules.catalogue import GAMES

SOURCES = Path(__file__).parents[1] / "src"
DIGEST = Path(__file__).parent / "digest.py"
TABLES = [
    (game.slug, seats, variant)
    for game in GAMES.values()
    for variant in game.variants
    for seats in {game.least_seats, game.most_seats}
]


def run(path: str | None, folder: Path, *words: str) -> str:
    """Run a Python program on one build: on the sources as they lie there, or on the installed package."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        env["PYTHONPATH"] = path
    done = subprocess.run([sys.executable, *words], env=env, check=True, capture_output=True, text=True, cwd=folder)
    return done.stdout


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES, ids=lambda value: str(value)[:50])
def test_both_builds_write_the_same_records(slug: str, seats: int, options: dict[str, object], tmp_path: Path) -> None:
    def records(path: str | None) -> bytes:
        chosen = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
        words = ["simulate", slug, "--seats", str(seats), *chosen, "--games", "3", "--seed", "42"]
        run(path, tmp_path, "-m", "coverstory", *words, "--records", "games.jsonl")
        return (tmp_path / "games.jsonl").read_bytes()

    plain = records(str(SOURCES))
    assert plain.count(b"\n") == 3
    assert plain == records(None)


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES, ids=lambda value: str(value)[:50])
def test_both_builds_show_tell_and_imagine_the_same(
    slug: str, seats: int, options: dict[str, object], tmp_path: Path
) -> None:
    words = [str(DIGEST), slug, str(seats), json.dumps(options)]
    plain = run(str(SOURCES), tmp_path, *words)
    assert plain.count("\n") > 3
    assert "Finding(" in plain
    assert plain == run(None, tmp_path, *words)
