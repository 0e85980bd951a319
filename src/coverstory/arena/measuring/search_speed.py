"""How many simulations search makes in a second of CPU time, ours and OpenSpiel's in turns in the same run."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, final

from coverstory.arena.measuring import openspiel_games as relatives
from coverstory.bots.game_bots import bots_of
from coverstory.match.match import Match
from coverstory.rules.catalogue import PLUGINS, find_game
from coverstory.rules.contract import View, Worlds
from coverstory.rules.rng import Rng
from coverstory.search.evaluator import Evaluator, NoEvaluator
from coverstory.search.ismcts import Search
from coverstory.search.playout import count_playouts

SIMULATIONS = 1000  # for one move, then a new tree: as OpenSpiel's bot has one for each step
AT_A_TIME = 20
TO_THE_END = -1

Setting = tuple[str, int, Mapping[str, Any]]  # game, seats, options as they are chosen

OPENSPIEL = ("hearts", "euchre")


def settings() -> Sequence[Setting]:
    """Where each game wants its search to be measured."""
    return [(slug, at.seats, at.options) for slug, plugin in PLUGINS.items() for at in plugin.bench.search]


@final
class Opening:
    """The first decision of a game, as the seat that has it sees the table."""

    def __init__(self, setting: Setting) -> None:
        slug, self.seats, options = setting
        game = find_game(slug)
        match = Match(game, self.seats, options)
        match.play_chance(Rng(1))
        self.view: View = match.view(match.to_act())
        self.worlds: Worlds = game.worlds(self.view)

    def actions_left(self) -> float:
        return count_playouts(self.worlds.sample(Rng(2)), 100, Rng(3)) / 100


@final
class Thinker:
    """Thinks about an opening on and on, with a new tree for every SIMULATIONS."""

    def __init__(self, opening: Opening, evaluator: Evaluator, cut: int) -> None:
        self._opening = opening
        self._evaluator = evaluator
        self._cut = cut
        self._rng = Rng(1)
        self._left = 0
        self._search = self._new_search()

    def _new_search(self) -> Search:
        self._left = SIMULATIONS
        return Search(
            self._opening.view.seat, seats=self._opening.seats, evaluator=self._evaluator, rng=self._rng, cut=self._cut
        )

    def think(self) -> float:
        if self._left == 0:
            self._search = self._new_search()
        self._search.think(self._opening.worlds, AT_A_TIME)
        self._left -= AT_A_TIME
        return AT_A_TIME


def plain_thinker(setting: Setting) -> Callable[[], float]:
    """Random playouts to the end and no evaluator: what OpenSpiel's bot does with its rollouts."""
    return Thinker(Opening(setting), NoEvaluator(), TO_THE_END).think


def bots_thinker(setting: Setting) -> Callable[[], float]:
    """As our bots search: by prior, and cut off by the evaluator."""
    bots = bots_of(setting[0])
    return Thinker(Opening(setting), bots.evaluator(), bots.cut).think


def thinkers() -> dict[str, Callable[[], float]]:
    """All that are to be measured in turns; each call returns how many simulations were made."""
    found: dict[str, Callable[[], float]] = {}
    for number, setting in enumerate(settings()):
        found[f"plain {number}"] = plain_thinker(setting)
        found[f"bots {number}"] = bots_thinker(setting)
    if relatives.is_installed():
        found |= {name: relatives.simulations_of(name) for name in OPENSPIEL}
    return found


def rows_of(rates: Mapping[str, float]) -> list[dict[str, Any]]:
    """One for each setting and for each game of OpenSpiel."""
    rows = [
        {
            "game": setting[0],
            "seats": setting[1],
            "options": dict(setting[2]),
            "actions_to_the_end": round(Opening(setting).actions_left(), 1),
            "simulations_per_cpu_second": round(rates[f"plain {number}"]),
            "bots_simulations_per_cpu_second": round(rates[f"bots {number}"]),
        }
        for number, setting in enumerate(settings())
    ]
    return rows + [
        {
            "openspiel": name,
            "actions_to_the_end": round(relatives.actions_left(name), 1),
            "simulations_per_cpu_second": round(rates[name]),
        }
        for name in OPENSPIEL
        if name in rates
    ]


def show_rows(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    lines = [
        "Search from the first decision: simulations with playouts at random to the end, and as our bots search",
        f"{'':42}{'actions':>12}{'sims/s':>10}{'as bots':>13}",
    ]
    for row in rows:
        options = ",".join(f"{key}={value}" for key, value in row.get("options", {}).items())
        ours = f"{row.get('game')} {row.get('seats')} {options}".strip()
        title = f"    {row['openspiel']} in OpenSpiel, ISMCTSBot" if "openspiel" in row else ours
        as_bots = f"{row['bots_simulations_per_cpu_second']:13,}" if "openspiel" not in row else ""
        lines.append(f"{title:42}{row['actions_to_the_end']:12,}{row['simulations_per_cpu_second']:10,}{as_bots}")
    return lines
