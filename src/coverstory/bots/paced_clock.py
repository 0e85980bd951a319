"""The clock of a bot that somebody waits for."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf

RUSH = 1000.0  # how much faster time goes when it is up: what is left of any budget is gone in a moment


class PacedClock:
    """CPU time of this process; while its pace is 2, a bot with a budget of a second takes half of it.

    Where a move has a limit it is meant by the clock on the wall: a busy machine must not make the bot late, since it
    is late only where it has something to think about.
    """

    def __init__(
        self, cpu: Callable[[], float] = time.process_time, wall: Callable[[], float] = time.monotonic
    ) -> None:
        self._cpu = cpu
        self.wall = wall
        self._pace = 1.0
        self._ends = inf

    def begin(self, pace: float = 1.0, limit: float | None = None) -> None:
        """A move, for which there are so many seconds."""
        self._pace = pace
        self._ends = inf if limit is None else self.wall() + limit

    def __call__(self) -> float:
        return self._cpu() * self._pace + RUSH * max(0.0, self.wall() - self._ends)
