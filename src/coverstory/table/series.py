"""Several games in a row at one table, and who wins them: best of 3, 5 or 7, the sum of points, until somebody wins.

A seat keeps its wins and points whoever sits there: somebody who steps in plays on from the same standing.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from coverstory.match.match import Match
from coverstory.rules.contract import ONLOOKER
from coverstory.wire.commands import SeriesPlan

BEST_OF = (3, 5, 7)
NOBODY = -1  # the rules of the game decide who begins


class Result(msgspec.Struct, frozen=True):
    """One finished game of a series, by seat."""

    scores: list[int]
    places: list[int]
    first: int  # the seat that began, or NOBODY where the rules drew one

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


def result_of(match: Match) -> Result:
    """Of a match that is over. Whoever has the first turn began it, whatever was set up before."""
    outcome = match.outcome()
    assert outcome is not None
    turns = (event.numbers[0] for event in match.heard(ONLOOKER) if event.kind == "turn")
    return Result(list(outcome.scores), list(outcome.places), next(turns, NOBODY))


def is_possible(plan: SeriesPlan) -> bool:
    if plan.kind == "best_of":
        return plan.games in BEST_OF
    return plan.games >= 2 if plan.kind == "points" else plan.games == 1


def wins_of(results: Sequence[Result], seats: int) -> list[int]:
    return [sum(seat in result.winners for result in results) for seat in range(seats)]


def points_of(results: Sequence[Result], seats: int) -> list[int]:
    return [sum(result.scores[seat] for result in results) for seat in range(seats)]


def is_over(plan: SeriesPlan, results: Sequence[Result], seats: int) -> bool:
    """Whether the next game would begin another series."""
    if plan.kind == "until_won":
        return bool(results) and bool(results[-1].winners)
    if plan.kind == "best_of" and max(wins_of(results, seats)) > plan.games // 2:
        return True
    return len(results) >= plan.games


def winners_of(plan: SeriesPlan, results: Sequence[Result], seats: int) -> list[int]:
    """Whoever leads when the series is over; several where they are level, nobody where nobody ever won."""
    counted = points_of(results, seats) if plan.kind == "points" else wins_of(results, seats)
    best = max(counted)
    if plan.kind != "points" and best == 0:
        return []
    return [seat for seat, count in enumerate(counted) if count == best]


def next_first(plan: SeriesPlan, results: Sequence[Result], seats: int) -> int:
    """The seat that begins the next game; NOBODY for the first game of a series.

    The loser is whoever came last; of several, the one who sits next after the seat that began. Where nobody knows who
    began, seats are counted from the first one.
    """
    if not results:
        return NOBODY
    last = results[-1]
    after = [(last.first + step) % seats for step in range(1, seats + 1)]
    if plan.starts == "next":
        return after[0]
    worst = max(last.places)
    return next(seat for seat in after if last.places[seat] == worst)
