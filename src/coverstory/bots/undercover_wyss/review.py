"""Undercover (Wyss) in a review: missions can be guessed from what their seats chose."""

from __future__ import annotations

from coverstory.bots.judging import Suspicion
from coverstory.bots.undercover_wyss.belief import WeighedWorlds, WyssMemory
from coverstory.rules.contract import State, View
from coverstory.rules.undercover_wyss import phases
from coverstory.rules.undercover_wyss.components import NOT_DEALT
from coverstory.rules.undercover_wyss.play import WyssState
from coverstory.rules.undercover_wyss.view import WyssView


class WyssListener:
    """Guesses the mission of every seat."""

    def __init__(self) -> None:
        self._memory = WyssMemory()

    def __call__(self, view: View, truth: State) -> list[Suspicion]:
        assert isinstance(view, WyssView)
        assert isinstance(truth, WyssState)
        if not phases.DEAL_MISSION < view.phase < phases.ENDED:
            return []
        dealt = [seat for seat in range(view.seat_count) if truth.mission(seat) != NOT_DEALT]
        if not dealt:
            return []
        worlds = self._memory.worlds(view)
        assert isinstance(worlds, WeighedWorlds)
        return [Suspicion(seat, 0, worlds.chances(seat), int(truth.mission(seat))) for seat in dealt]
