"""Who is connected to the table. Not stored: after a restart nobody is here until they connect again."""

from __future__ import annotations


class Presence:
    """Counts the connections of each person; times are seconds of service."""

    def __init__(self, seconds: float) -> None:
        self._opened = seconds
        self._connections: dict[str, int] = {}
        self._left: dict[str, float] = {}
        self._emptied: float | None = seconds

    def come(self, person: str) -> None:
        self._connections[person] = self._connections.get(person, 0) + 1
        self._left.pop(person, None)
        self._emptied = None

    def go(self, person: str, seconds: float) -> None:
        left = self._connections.get(person, 0) - 1
        if left > 0:
            self._connections[person] = left
            return
        self._connections.pop(person, None)
        self._left[person] = seconds
        if not self._connections:
            self._emptied = seconds

    def is_here(self, person: str) -> bool:
        return person in self._connections

    def gone_since(self, person: str) -> float:
        """For somebody who is not here."""
        return self._left.get(person, self._opened)

    def deserted_since(self) -> float | None:
        """None while anybody is here."""
        return self._emptied

    def count(self) -> int:
        return len(self._connections)
