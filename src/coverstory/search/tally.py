"""Counting many random games inside compiled code."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import MOST_SEATS, State
from coverstory.rules.rng import Rng
from coverstory.search.playout import Playout


@final
class Tally:
    """What came of a number of games: lengths, wins by seat (a shared win is split), endings."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.actions: i64 = 0
        self.decisions: i64 = 0
        self.shortest: i64 = 0
        self.longest: i64 = 0
        self.nobody_won: i64 = 0
        self.wins = vec[float]([0.0] * MOST_SEATS)
        self.endings: dict[str, int] = {}
        self.places = vec[i64]([0] * MOST_SEATS)  # scratch

    def add_game(self, state: State, playout: Playout) -> None:
        """A game that has ended."""
        length: i64 = len(playout.actions)
        self.shortest = length if self.games == 0 or length < self.shortest else self.shortest
        self.longest = length if length > self.longest else self.longest
        self.games += 1
        self.actions += length
        self.decisions += playout.decisions
        self.add_winners(state)
        reason = state.reason()
        self.endings[reason] = self.endings.get(reason, 0) + 1

    def add_winners(self, state: State) -> None:
        seats = state.seats()
        state.places_into(self.places)
        winners: i64 = 0
        for seat in range(seats):
            if self.places[seat] == 1:
                winners += 1
        if winners == 0:
            self.nobody_won += 1
            return
        for seat in range(seats):
            if self.places[seat] == 1:
                self.wins[seat] += 1.0 / float(winners)

    def wins_by_seat(self, seats: int) -> list[float]:
        return [self.wins[seat] for seat in range(seats)]


def play_many(root: State, seed: i64, start: i64, stop: i64) -> Tally:
    """Random games number start to stop - 1 from copies of the root; game i draws from stream i of the seed."""
    tally = Tally()
    for number in range(start, stop):
        state = root.copy()
        tally.add_game(state, Playout(state, Rng(seed, number)))
    return tally
