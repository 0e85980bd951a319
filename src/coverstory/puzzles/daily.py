"""The daily case: the same for everybody, chosen from the date alone."""

from __future__ import annotations

from datetime import UTC, date, datetime
from math import gcd

from coverstory.puzzles.puzzle import Puzzle, collection_of, games_with_puzzles, in_order

EPOCH = date(1970, 1, 1)
STRIDE = 89  # a prime that divides the number of puzzles of no game: each has its turn before any comes again


def today() -> date:
    return datetime.now(UTC).date()


def daily_case(day: date) -> tuple[str, Puzzle]:
    """The game and the puzzle of that day."""
    number = (day - EPOCH).days
    games = games_with_puzzles()
    game = games[number % len(games)]
    puzzles = in_order(collection_of(game))
    assert gcd(STRIDE, len(puzzles)) == 1
    return game, puzzles[number // len(games) * STRIDE % len(puzzles)]
