"""Plain Python and the compiled package play the same games, byte for byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from coverstory.rules.catalogue import GAMES
from coverstory.rules.options import Value

SOURCES = Path(__file__).parents[1] / "src"
DIGEST = Path(__file__).parent / "support" / "digest.py"
VARIANTS = [(game.slug, options) for game in GAMES.values() for options in game.variants]


@pytest.mark.parametrize(("slug", "options"), VARIANTS, ids=lambda value: str(value)[:60])
def test_both_builds_record_say_show_and_imagine_the_same(
    slug: str, options: Mapping[str, Value], tmp_path: Path
) -> None:
    plain = digest(str(SOURCES), tmp_path, slug, json.dumps(options))
    assert plain.count('"game"') >= 3
    assert plain.count("\n") > 10
    assert "Finding(" in plain
    assert plain.splitlines() == digest(None, tmp_path, slug, json.dumps(options)).splitlines()


def digest(path: str | None, folder: Path, *words: str) -> str:
    """What digest.py prints on one build: on the sources as they lie there, or on the installed package."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*([] if path is None else [path]), str(DIGEST.parents[1])])}
    command = [sys.executable, str(DIGEST), *words]
    return subprocess.run(command, env=env, check=True, capture_output=True, text=True, cwd=folder).stdout
