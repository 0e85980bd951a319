"""What a server keeps, behind a small interface: events of tables, finished games, and how long it has been up."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from coverstory.server.storage.moderation import ModerationStorage
from coverstory.server.storage.notes import SeatNotes
from coverstory.server.storage.retention import Retention
from coverstory.server.storage.reviews import ReviewStorage
from coverstory.table.events import StoredEvent
from coverstory.table.past_game import PastGame


class Storage(ModerationStorage, ReviewStorage):
    """Every implementation promises that what was awaited is on disk, whatever happens next."""

    @abstractmethod
    async def append(self, table: str, events: Sequence[StoredEvent], closes: bool = False, epoch: int = 0) -> None:
        """All of them or none. Event 0 of a table makes it known; `closes` takes it off the live ones.

        A number that is already there is a ForkedTable: two servers work on one database, and this one must stop. Where
        tables are leased (leases.py), `epoch` is that of the lease: one that is not the newest is a LeaseLost.
        """

    @abstractmethod
    async def events(self, table: str) -> list[StoredEvent]:
        """All of a table's events in order; none for a table that nobody made."""

    @abstractmethod
    async def keep_notes(self, table: str, notes: SeatNotes, epoch: int = 0) -> None:
        """In place of what that seat of the table had noted before; `epoch` as of `append`."""

    @abstractmethod
    async def notes(self, table: str) -> list[SeatNotes]:
        """The newest of each seat."""

    @abstractmethod
    async def live_tables(self) -> list[str]:
        """Every table that was not closed, the oldest first."""

    @abstractmethod
    async def stale_tables(self, seconds: float, count: int, kept: Retention) -> list[str]:
        """So many tables at most that need not be kept any longer, at that time of service."""

    @abstractmethod
    async def remove_tables(self, tables: Sequence[str]) -> None:
        """With all their events and notes; finished games stay."""

    @abstractmethod
    async def keep_game(self, game: PastGame) -> bool:
        """False if a game of that name is kept already; then nothing changes."""

    @abstractmethod
    async def game(self, match: str) -> PastGame | None:
        """The finished game of that name."""

    @abstractmethod
    async def games_of(self, person: str, before: float, count: int) -> list[PastGame]:
        """That person's finished games that ended before then, the newest first."""

    @abstractmethod
    def all_games(self) -> AsyncIterator[PastGame]:
        """Every finished game, the oldest first."""

    @abstractmethod
    async def uptime(self) -> float:
        """Seconds of service that are kept: the tables' clock goes on from there, however long the server was down.

        Never less than any stored event says, so that no event lies in the future.
        """

    @abstractmethod
    async def keep_uptime(self, seconds: float) -> float:
        """Called every few seconds; a smaller number than before changes nothing. Returns what is kept now: of several
        servers, the time of the one that is furthest."""

    @abstractmethod
    async def backup(self, file: Path) -> None:
        """A whole copy of the database, made while it is in use."""

    @abstractmethod
    async def close(self) -> None:
        """Do everything that was asked for first, whether somebody awaits it or not."""
