"""The game of examples/fifth_game, installed as pip installs a stranger's package: into a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "fifth_game"
SLUG = "the_mole"


def install(folder: Path) -> Path:
    """Without a network: setuptools builds it where this runs. Returns the folder to put on the path."""
    source, target = folder / "source", folder / "installed"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-index"]
    words = ["--no-deps", "--no-build-isolation", "--target", str(target), str(source)]
    subprocess.run([*pip, *words], check=True, capture_output=True)
    return target


def with_it(target: Path) -> dict[str, str]:
    """The environment of a process that has the game."""
    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(target)])
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}
