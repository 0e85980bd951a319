"""What is kept for whoever runs the server: sanctions, reports of players, and the audit log; and where a person is."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Literal

import msgspec

SanctionKind = Literal["person", "address", "mute"]  # a person or an address is kept out; a person may not speak


class Sanction(msgspec.Struct, frozen=True):
    """Times are seconds since 1970."""

    kind: SanctionKind
    subject: str  # a person, or an address or network
    why: str
    since: float
    until: float | None  # None: until it is lifted


class Report(msgspec.Struct, frozen=True):
    """Something that was said at a table, as somebody has reported it."""

    made: float
    table: str
    reporter: str
    author: str
    name: str
    said: float
    text: str
    why: str
    number: int = 0  # given when it is kept


class AuditEntry(msgspec.Struct, frozen=True):
    made: float
    actor: str
    action: str
    subject: str
    why: str


class ModerationStorage(metaclass=ABCMeta):
    """As of all storage: what was awaited is on disk."""

    @abstractmethod
    async def sanctions(self) -> list[Sanction]:
        """All that were not lifted, the newest first."""

    @abstractmethod
    async def impose(self, sanction: Sanction, entry: AuditEntry) -> None:
        """In place of one of that kind for the same subject."""

    @abstractmethod
    async def lift(self, kind: SanctionKind, subject: str, entry: AuditEntry) -> bool:
        """False if there is none; then nothing is logged either."""

    @abstractmethod
    async def keep_report(self, report: Report) -> bool:
        """False if that person has reported it already."""

    @abstractmethod
    async def reports(self) -> list[Report]:
        """Those that nobody has settled, the oldest first."""

    @abstractmethod
    async def settle_report(self, number: int, entry: AuditEntry) -> bool:
        """False if there is none."""

    @abstractmethod
    async def keep_audit(self, entry: AuditEntry) -> None: ...

    @abstractmethod
    async def audit(self, count: int) -> list[AuditEntry]:
        """The newest first."""

    @abstractmethod
    async def tables_like(self, beginning: str, count: int) -> list[str]:
        """So many tables at most whose ids begin like that, closed ones too."""

    @abstractmethod
    async def tables_with(self, person: str) -> list[str]:
        """Every table of which a stored event names that person, closed ones too."""

    @abstractmethod
    async def reports_with(self, person: str) -> list[Report]:
        """By or about that person, settled or not."""

    @abstractmethod
    async def forget_person(self, person: str, entry: AuditEntry) -> int:
        """Their name and id in finished games, sanctions and reports; in how many games they were. Tables stay."""
