"""What a bot thinks of a position and of an action without looking ahead, and what an ending is worth."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coverstory.rules.contract import MOST_SEATS, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(metaclass=ABCMeta):
    """Search asks it where a playout is cut off, and which action to try next."""

    @abstractmethod
    def values_into(self, state: State, out: vec[float]) -> None:
        """Each seat's expected result, from 0 (last) to 1 (the only winner), of a game that goes on."""

    @abstractmethod
    def prior(self, state: State, action: i64) -> float:
        """How good an action looks to the seat to act, from what that seat may know; only differences matter."""

    def temperature(self) -> float:
        """A prior that is lower by this makes an action e times less likely to be the best."""
        return 0.05


@final
class NoEvaluator(Evaluator):
    """No opinion: a search with it tries everything, and learns from endings alone."""

    def values_into(self, state: State, out: vec[float]) -> None:
        for seat in range(state.seats()):
            out[seat] = 0.5

    def prior(self, state: State, action: i64) -> float:
        return 0.0


_places: Final = vec[i64]([0] * MOST_SEATS)


def results_into(state: State, out: vec[float]) -> None:
    """Each seat's place in a game that is over, from 1 (the only winner) down to 0; a shared place is split."""
    seats = state.seats()
    state.places_into(_places)
    for seat in range(seats):
        place = _places[seat]
        shared = float(seats_at(place, seats) - 1) / 2.0
        result = (float(seats - place) - shared) / float(seats - 1)
        out[seat] = max(result, 0.0)  # places begin at 2 where nobody at the table wins


def seats_at(place: i64, seats: i64) -> i64:
    count: i64 = 0
    for seat in range(seats):
        if _places[seat] == place:
            count += 1
    return count
