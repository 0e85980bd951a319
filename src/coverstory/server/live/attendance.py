"""Who holds how many sockets. Shares keep one address, or one person, from taking all of them."""

from __future__ import annotations

from collections import Counter

from coverstory.server.http.limits import Limits


class Attendance:
    """Counts sockets. Whoever has a seat in a running game always gets in: others may wait, a game may not."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.sockets = 0
        self.is_over = False  # the server is being stopped
        self._addresses: Counter[str] = Counter()
        self._people: Counter[str] = Counter()

    def refusal(self, address: str, person: str | None, *, plays: bool) -> str | None:
        """The code of the problem, if there is one."""
        if self.is_over:
            return "stopping"
        if person is not None and self._people[person] >= self._limits.sockets_per_person:
            return "too_many"
        if plays:
            return None
        if self.sockets >= self._limits.sockets:
            return "full"
        return "too_many" if self._addresses[address] >= self._limits.sockets_per_address else None

    def enter(self, address: str, person: str | None) -> None:
        self.sockets += 1
        self._addresses[address] += 1
        if person is not None:
            self._people[person] += 1

    def leave(self, address: str, person: str | None) -> None:
        self.sockets -= 1
        forget_one(self._addresses, address)
        if person is not None:
            forget_one(self._people, person)


def forget_one(counted: Counter[str], name: str) -> None:
    """Names that hold nothing take no memory."""
    counted[name] -= 1
    if not counted[name]:
        del counted[name]
