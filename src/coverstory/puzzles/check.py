"""Proves shipped puzzles once more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from coverstory.puzzles.prove import is_proved
from coverstory.puzzles.puzzle import Collection, Puzzle, in_order
from coverstory.rules.catalogue import find_game


def failures(collection: Collection, puzzles: Iterable[Puzzle] | None = None) -> Iterator[Puzzle | None]:
    """For each puzzle None, or the puzzle itself if its answer is not proved."""
    game = find_game(collection.game)
    for puzzle in in_order(collection) if puzzles is None else puzzles:
        yield None if is_proved(puzzle, collection.source_of(puzzle), game) else puzzle
