"""Every game with every number of seats and every variant, for the suites of the research adapters.

`CASES` has each with each; `IN_STEP`, for suites that take long, has all of them, but not each with each.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from coverstory.research.codecs.position import RunningGame, Setting, new_running_game
from coverstory.research.settings import settled
from coverstory.research.spaces import play_chance
from coverstory.rules.catalogue import GAMES
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from scripts.goldens import tables


@dataclass(frozen=True)
class Case:
    slug: str
    seats: int
    options: Mapping[str, Value]

    @property
    def setting(self) -> Setting:
        return settled(self.slug, self.seats, self.options)

    @property
    def chosen(self) -> dict[str, Any]:
        """As PettingZoo and Gymnasium take them."""
        return {"seats": self.seats, **self.options}

    @property
    def spiel_name(self) -> str:
        """As OpenSpiel takes it: seats by number, and lists with semicolons."""
        options = {name: str(value).replace(",", ";") for name, value in self.options.items()}
        chosen = ",".join(f"{name}={value}" for name, value in {"players": self.seats, **options}.items())
        return f"coverstory_{self.slug}({chosen})"

    def __str__(self) -> str:
        return self.spiel_name.removeprefix("coverstory_")


CASES = [
    Case(slug, seats, options)
    for slug, game in GAMES.items()
    for seats in range(game.least_seats, game.most_seats + 1)
    for options in game.variants
]
IN_STEP = [Case(slug, seats, options) for slug, game in GAMES.items() for seats, options in tables(game)]
DEFAULTS = [Case(slug, game.most_seats, {}) for slug, game in GAMES.items()]


def walk(case: Case, seed: int) -> tuple[RunningGame, Rng]:
    """A new game after chance has decided who begins, and where its further chance comes from."""
    table, rng = new_running_game(case.setting), Rng(seed)
    play_chance(table, rng)
    return table, rng


def step(table: RunningGame, rng: Rng) -> None:
    """Any legal action, then chance."""
    offered = table.offered()
    table.carry_out(offered[rng.below(len(offered))])
    play_chance(table, rng)
