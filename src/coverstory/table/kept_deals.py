"""What a player's program keeps of the deals that it took part in: evidence that no table can take back."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.match.kept_promise import KeptPromise

MOST = 500  # a table that wants to push one of them out has to break off as many deals, and the player is told of each


class KeptDeals:
    """The last ones, oldest first. In memory; whoever wants to find them again later overrides `read` and `write`."""

    def __init__(self) -> None:
        self._kept: list[KeptPromise] = []

    def read(self) -> list[KeptPromise]:
        return list(self._kept)

    def write(self, kept: Sequence[KeptPromise]) -> None:
        self._kept = list(kept)

    def of(self, match: str) -> KeptPromise | None:
        return next((each for each in self.read() if each.match == match), None)

    def keep(self, promise: KeptPromise) -> None:
        """In place of what was kept of the same match."""
        others = [each for each in self.read() if each.match != promise.match]
        if len(others) >= MOST:
            others.remove(least_needed(others))
        self.write([*others, promise])

    def without_a_game(self, table: str, match: str) -> int:
        """How many deals of that table came to their second half before that match, and were followed by no game.

        Only those since the last game that was seen there.
        """
        count = 0
        for each in self.read():
            if each.match == match:
                break
            if each.table == table:
                count = 0 if each.played else count + bool(each.committed)
        return count


def least_needed(kept: Sequence[KeptPromise]) -> KeptPromise:
    """The oldest of which nothing was opened, for it proves nothing; else the oldest."""
    return next((each for each in kept if not each.committed), kept[0])
