"""Which server of several may act for which table: a lease for a few seconds, renewed for as long as the table lives.

A server is called a node here. Each time that a table is taken its epoch grows; whatever is stored of the table carries
the epoch of its lease, and the database refuses what is not of the newest. So a node that was frozen, or cut off, can
store nothing after another one has taken over, whatever it believes.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Sequence
from math import inf
from time import monotonic


class Lease:
    """A node's right to act for a table. `until` is by its own clock, and a little earlier than the database says."""

    __slots__ = ("_clock", "epoch", "table", "until")

    def __init__(self, table: str, epoch: int = 0, until: float = inf, clock: Callable[[], float] = monotonic) -> None:
        self.table = table
        self.epoch = epoch
        self.until = until
        self._clock = clock

    def is_held(self) -> bool:
        """Otherwise another node may have it by now."""
        return self.until == inf or self._clock() < self.until


class Leases(metaclass=ABCMeta):
    """A StorageFailed where the database does not answer."""

    node: str  # the name of this node: no other one ever has it
    is_alone: bool  # every table is here, and nothing ever has to be renewed

    @abstractmethod
    async def take(self, table: str) -> Lease:
        """In a new epoch, also if it was here already; a TableElsewhere while another node has it.

        A table that is not stored is nobody's, and nothing is noted of it.
        """

    @abstractmethod
    async def take_new(self, table: str) -> Lease:
        """Of a table that is about to be stored, and that nobody else knows of."""

    @abstractmethod
    async def take_over(self, count: int) -> list[Lease]:
        """So many tables at most that were being played at a node whose lease has run out."""

    @abstractmethod
    async def renew(self, leases: Sequence[Lease]) -> list[Lease]:
        """All of them at once; their `until` is put off. Returns those that are not ours any more."""

    @abstractmethod
    async def release(self, leases: Sequence[Lease]) -> None:
        """Nobody needs these tables now: they wait until somebody asks for them."""

    @abstractmethod
    async def hand_over(self, leases: Sequence[Lease]) -> None:
        """These tables are to go on at another node, at once."""

    @abstractmethod
    async def holder(self, table: str) -> str | None:
        """The node that has it; None where nobody does."""

    @abstractmethod
    async def close(self) -> None:
        """Whatever was not given back runs out."""


class LoneNode(Leases):
    """The one server of a database has every table."""

    node = "here"
    is_alone = True

    async def take(self, table: str) -> Lease:
        return Lease(table)

    async def take_new(self, table: str) -> Lease:
        return Lease(table)

    async def take_over(self, count: int) -> list[Lease]:
        return []

    async def renew(self, leases: Sequence[Lease]) -> list[Lease]:
        return []

    async def release(self, leases: Sequence[Lease]) -> None:
        """It is still here."""

    async def hand_over(self, leases: Sequence[Lease]) -> None:
        """To nobody."""

    async def holder(self, table: str) -> str | None:
        return self.node

    async def close(self) -> None:
        """There is nothing to give back."""
