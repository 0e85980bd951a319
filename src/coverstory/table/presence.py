"""Who is at the table: connected, or asking over HTTP. Not stored: after a restart nobody is here until they return."""

from __future__ import annotations


class Presence:
    """Counts the connections of each person, and keeps the time of the last request of those who have none.

    Times are seconds of service.
    """

    def __init__(self, seconds: float) -> None:
        self._opened = seconds
        self._connections: dict[str, int] = {}
        self._asked: dict[str, float] = {}  # those without a connection; the last request at the end
        self._left: dict[str, float] = {}
        self._emptied: float | None = seconds
        self.changes = 0  # how often somebody has come or gone

    def come(self, person: str) -> None:
        if not self.is_here(person):
            self._arrive(person)
        self._asked.pop(person, None)
        self._connections[person] = self._connections.get(person, 0) + 1

    def go(self, person: str, seconds: float) -> None:
        left = self._connections.get(person, 0) - 1
        if left > 0:
            self._connections[person] = left
            return
        self._connections.pop(person, None)
        self._leave(person, seconds)

    def ask(self, person: str, seconds: float) -> None:
        """A request shows that somebody is here, as long as others follow it soon enough."""
        if person in self._connections:
            return
        if self._asked.pop(person, None) is None:
            self._arrive(person)
        self._asked[person] = seconds

    def release(self, seconds: float, silence: float) -> None:
        """Whoever has not asked for anything for so long is gone since the last request."""
        while (alarm := self.next_release(silence)) is not None and alarm <= seconds:
            person = next(iter(self._asked))
            self._leave(person, self._asked.pop(person))

    def next_release(self, silence: float) -> float | None:
        first = next(iter(self._asked.values()), None)
        return None if first is None else first + silence

    def is_here(self, person: str) -> bool:
        return person in self._connections or person in self._asked

    def gone_since(self, person: str) -> float:
        """For somebody who is not here."""
        return self._left.get(person, self._opened)

    def deserted_since(self) -> float | None:
        """None while anybody is here."""
        return self._emptied

    def count(self) -> int:
        return len(self._connections) + len(self._asked)

    def _arrive(self, person: str) -> None:
        self._left.pop(person, None)
        self._emptied = None
        self.changes += 1

    def _leave(self, person: str, seconds: float) -> None:
        self._left[person] = seconds
        self.changes += 1
        if not self.count():
            self._emptied = seconds
