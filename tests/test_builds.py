"""Plain Python and the compiled package play the same games, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from coverstory.rules.catalogue import GAMES

SOURCES = Path(__file__).parents[1] / "src"
TABLES = [
    (game.slug, seats, variant)
    for game in GAMES.values()
    for variant in game.variants
    for seats in {game.least_seats, game.most_seats}
]


def records(path: str | None, slug: str, seats: int, options: dict[str, object], folder: Path) -> bytes:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        env["PYTHONPATH"] = path
    file = folder / "games.jsonl"
    chosen = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
    words = ["simulate", slug, "--seats", str(seats), *chosen, "--games", "3", "--seed", "42", "--records", str(file)]
    subprocess.run([sys.executable, "-m", "coverstory", *words], env=env, check=True, capture_output=True, cwd=folder)
    return file.read_bytes()


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES, ids=lambda value: str(value)[:50])
def test_both_builds_write_the_same_records(slug: str, seats: int, options: dict[str, object], tmp_path: Path) -> None:
    plain = records(str(SOURCES), slug, seats, options, tmp_path)
    assert plain.count(b"\n") == 3
    assert plain == records(None, slug, seats, options, tmp_path)
