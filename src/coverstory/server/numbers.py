"""What a running server counts, for /metrics: plain numbers, so that counting a move costs next to nothing."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Histogram:
    """How many took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)  # up to each bound, and above the last
        self.total = 0.0  # seconds

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Numbers:
    """Since the start."""

    def __init__(self) -> None:
        self.moves = 0
        self.storage_failures = 0
        self.refusals: Counter[str] = Counter()  # by code, of which there are a few dozen
        self.commit = Histogram()  # until events are on disk
        self.acknowledge = Histogram()  # until whoever sent a command is told that it is carried out

    def refused(self, code: str) -> None:
        self.refusals[code] += 1
