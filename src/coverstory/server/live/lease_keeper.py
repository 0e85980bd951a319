"""Keeps the leases of the tables that are here, and takes over those of nodes that are gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from coverstory.errors import CoverstoryError
from coverstory.server.storage.leases import Lease, Leases

RENEWED_EVERY = 1.0  # seconds
WATCHED_EVERY = 0.2
SOUGHT_EVERY = 1.0
TAKEN_AT_ONCE = 25  # tables: several nodes share what another one has left
TIDIED_EVERY = 15.0

Told = Callable[[Lease], Awaitable[None]]


class LeaseKeeper:
    """`lost` is called when another node may have the table, `taken` when it has come from one, and `tidy` now and then
    to find tables that nobody needs here."""

    def __init__(self, leases: Leases, lost: Told, taken: Told, tidy: Callable[[], Awaitable[None]]) -> None:
        self._leases = leases
        self._lost = lost
        self._taken = taken
        self._tidy = tidy
        self._held: dict[str, Lease] = {}
        self._unneeded: list[Lease] = []  # to be released
        self._abandoned: list[Lease] = []  # to be handed over
        self.takes_over = True
        self.taken_over = 0  # tables, since the start

    async def take(self, table: str) -> Lease:
        return self._hold(await self._leases.take(table))

    async def take_new(self, table: str) -> Lease:
        return self._hold(await self._leases.take_new(table))

    def holds(self, lease: Lease) -> bool:
        """Or was it lost, or taken anew, meanwhile?"""
        return self._held.get(lease.table) is lease

    def let_go(self, lease: Lease) -> None:
        """Nobody needs the table now. What is no longer held is not given back either."""
        if self._drop(lease):
            self._unneeded.append(lease)

    def hand_over(self, lease: Lease) -> None:
        """The table is to go on, here or elsewhere."""
        if self._drop(lease):
            self._abandoned.append(lease)

    def loops(self) -> list[Coroutine[Any, Any, None]]:
        """What has to be done all the time; nothing where there is one node."""
        if self._leases.is_alone:
            return []
        return [
            again(self._renew, RENEWED_EVERY),
            again(self._watch, WATCHED_EVERY),
            again(self._seek, SOUGHT_EVERY),
            again(self._tidy, TIDIED_EVERY),
        ]

    async def give_back(self) -> None:
        """What was let go and handed over, told to the others."""
        unneeded, self._unneeded = self._unneeded, []
        abandoned, self._abandoned = self._abandoned, []
        if unneeded:
            await self._leases.release(unneeded)
        if abandoned:
            await self._leases.hand_over(abandoned)

    def _hold(self, lease: Lease) -> Lease:
        """Answers of the database may come in another order than it gave them: the newest epoch counts."""
        known = self._held.get(lease.table)
        if known is None or known.epoch <= lease.epoch:
            self._held[lease.table] = lease
        return lease

    def _drop(self, lease: Lease) -> bool:
        """Whether it was held."""
        if not self.holds(lease):
            return False
        del self._held[lease.table]
        return True

    async def _renew(self) -> None:
        await self.give_back()
        for lease in await self._leases.renew(list(self._held.values())):
            await self._lose(lease)

    async def _watch(self) -> None:
        """The database may not answer: what could not be renewed in time is another node's."""
        for lease in [lease for lease in self._held.values() if not lease.is_held()]:
            await self._lose(lease)

    async def _lose(self, lease: Lease) -> None:
        if self._drop(lease):
            await self._lost(lease)

    async def _seek(self) -> None:
        taken: list[Lease] | None = None
        while self.takes_over and (taken is None or len(taken) == TAKEN_AT_ONCE):
            taken = [self._hold(lease) for lease in await self._leases.take_over(TAKEN_AT_ONCE)]
            self.taken_over += len(taken)
            for lease in taken:
                await self._taken(lease)


async def again(work: Callable[[], Awaitable[None]], seconds: float) -> None:
    """For ever; where the database does not answer, the next time makes up for it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except CoverstoryError:
            continue
