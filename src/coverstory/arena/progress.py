"""A bar for long work, shown only to people."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Generator
from contextlib import closing
from typing import TypeVar

Game = TypeVar("Game")

WIDTH = 30
LEAST_WIDTH = 5
COLUMNS = 80  # of a terminal that does not say


class Progress:
    """Draws itself on standard error when that is a terminal, at most ten times a second."""

    def __init__(self, what: str, total: int) -> None:
        self._what = what
        self._total = total
        self._shown = sys.stderr.isatty()
        self._drawn = 0.0

    def show(self, done: int, note: object = "") -> None:
        """The note, such as a score so far, is only asked for its text when it is drawn."""
        now = time.monotonic()
        if self._shown and (now - self._drawn > 0.1 or done == self._total):
            self._drawn = now
            print(f"\r{self._line(done, str(note), columns() - 1)}\033[K", end="", file=sys.stderr, flush=True)

    def _line(self, done: int, note: str, room: int) -> str:
        """The note matters more than a long bar; a line that wraps could not be drawn over."""
        count = f"{done:,} of {self._total:,}" + (f"  {note}" if note else "")
        width = max(LEAST_WIDTH, min(WIDTH, room - len(self._what) - len(count) - 2))
        bar = "█" * (width * done // self._total)
        return f"{self._what} {bar:░<{width}} {count}"[:room]

    def close(self) -> None:
        if self._shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def collect(
    games: Generator[Game], finished: list[Game], progress: Progress, score: Callable[[Game], object] = lambda _: ""
) -> None:
    """Add every game to finished as soon as it is, in sight of whoever watches; the score is what it makes of it."""
    progress.show(0)
    try:
        with closing(games):
            for game in games:
                finished.append(game)
                progress.show(len(finished), score(game))
    finally:
        progress.close()


def columns() -> int:
    return os.get_terminal_size(sys.stderr.fileno()).columns or COLUMNS
