"""A bar for long work, shown only to people."""

from __future__ import annotations

import sys
import time

WIDTH = 30


class Progress:
    """Draws itself on standard error when that is a terminal, at most ten times a second."""

    def __init__(self, what: str, total: int) -> None:
        self._what = what
        self._total = total
        self._shown = sys.stderr.isatty()
        self._drawn = 0.0

    def show(self, done: int) -> None:
        now = time.monotonic()
        if self._shown and (now - self._drawn > 0.1 or done == self._total):
            self._drawn = now
            bar = "█" * (WIDTH * done // self._total)
            print(f"\r{self._what} {bar:░<{WIDTH}} {done:,} of {self._total:,}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self._shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
