"""Finds the games that are installed: entry points of the group `coverstory.games`, in our package and in others."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

GROUP = "coverstory.games"
CHECKOUT = Path(__file__).parents[2] / "pyproject.toml"


def installed_games() -> Mapping[str, str]:
    """`package.module:object` by the game's slug. Of two games with one slug, the first on the path wins."""
    found: dict[str, str] = {}
    for group in (games_of_checkout(), *games_on_path()):
        found = {**group, **found}
    return found or games_by_importlib()


def load(reference: str) -> object:
    """What `package.module:object` names."""
    module, _, name = reference.partition(":")
    found: object = getattr(import_module(module), name)
    return found


def games_of_checkout() -> Mapping[str, str]:
    """Sources that run in place may be newer than the package in .venv, or nothing may be installed there yet."""
    if Path(__file__).parents[1].name != "src" or not CHECKOUT.exists():
        return {}
    import tomllib  # 3 ms that an installed package need not spend

    project = tomllib.loads(CHECKOUT.read_text(encoding="utf-8"))["project"]
    games: Mapping[str, str] = project["entry-points"][GROUP]
    return games


def games_on_path() -> Iterator[Mapping[str, str]]:
    """By hand, because every start pays for it: 0.6 ms for 30 packages, where importlib.metadata takes 12 ms."""
    for folder in sys.path:
        try:
            names = os.listdir(folder or ".")
        except OSError:  # a zip file, or a folder that is not there
            continue
        for name in sorted(names):
            if name.endswith((".dist-info", ".egg-info")):
                yield games_in(os.path.join(folder, name, "entry_points.txt"))


def games_in(file: str) -> Mapping[str, str]:
    try:
        with open(file, encoding="utf-8") as opened:
            text = opened.read()
    except OSError:  # most packages have no entry points
        return {}
    _, _, rest = text.partition(f"[{GROUP}]\n")
    lines = rest.partition("[")[0].splitlines()
    return {name.strip(): value.strip() for name, _, value in (line.partition("=") for line in lines) if value}


def games_by_importlib() -> Mapping[str, str]:
    """Where packages do not lie in folders: in a zip file, or frozen into one program."""
    from importlib.metadata import entry_points

    return {each.name: each.value for each in entry_points(group=GROUP)}
