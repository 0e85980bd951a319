"""Seconds of service, which all clocks of tables run by: they stand still while the server is down or frozen."""

from __future__ import annotations

from collections.abc import Callable

BEAT = 0.5  # seconds between two looks at the clock, whatever else happens
FROZEN = 1.0  # seconds without a look: the process was stopped, or the machine slept


class ServiceClock:
    """Must be looked at every BEAT. What passes without a look counts for nothing: nobody could have made a move."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._served = 0.0
        self._seen = clock()
        self.freezes = 0

    def go_on_from(self, seconds: float) -> None:
        self._served = seconds
        self._seen = self._clock()

    def is_at_least(self, seconds: float) -> None:
        """Another server of the same database is further: its events must not lie in the future here."""
        self._served = max(self._served, seconds)

    def seconds(self) -> float:
        now = self._clock()
        passed, self._seen = now - self._seen, now
        if passed >= FROZEN:
            self.freezes += 1
        else:
            self._served += passed
        return self._served
