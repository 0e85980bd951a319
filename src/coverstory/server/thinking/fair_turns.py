"""Whose turn it is to have a bot think, where many wait for one process, or for several that are alike.

Moves that somebody is waiting for come first, then hints, then moves at tables where nobody is, and reviews of games
that are over come last. Among equals, people
take turns, and so do the tables of one person: whoever has two hundred jobs waits for them, and nobody else does.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum


class Urgency(IntEnum):
    """The smaller, the sooner."""

    AWAITED = 0  # a move, and somebody is at the table
    HINT = 1
    UNWATCHED = 2  # a move, and nobody is there to wait for it
    REVIEW = 3  # of a game that is over: its curve
    STUDY = 4  # of a game that is over, decision by decision: nobody waits for it


class Claim:
    """On whose behalf a job is done, how urgent it is, and what became of it."""

    def __init__(self, person: str = "", table: str = "", urgency: Urgency = Urgency.AWAITED) -> None:
        self.person = person
        self.table = table
        self.urgency = urgency
        self.fell_back = False  # the move was made without the bot that was to make it
        self.on_change: Callable[[], None] = do_nothing

    def becomes(self, urgency: Urgency) -> None:
        """While it waits: somebody came to the table, or the last one left it."""
        if urgency != self.urgency:
            self.urgency = urgency
            self.on_change()


def do_nothing() -> None:
    pass


Called = asyncio.Future[None]
Rotation = OrderedDict[str, OrderedDict[str, deque[Claim]]]  # by person and table; whoever comes next is in front


class FairTurns:
    """One at a time, or a few. A turn is never interrupted: what is decided here is only who comes next."""

    def __init__(self) -> None:
        self._places = 1
        self._taken = 0
        self._rotations: dict[Urgency, Rotation] = {urgency: OrderedDict() for urgency in Urgency}
        self._waiting: dict[Claim, tuple[Urgency, Called]] = {}
        self._counts = dict.fromkeys(Urgency, 0)

    def ahead_of(self, urgency: Urgency) -> int:
        """How many are waiting that are at least as urgent."""
        return sum(count for other, count in self._counts.items() if other <= urgency)

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        if self._taken >= self._places:
            await self._wait(claim)  # whoever calls it hands over the place
        else:
            self._taken += 1
        try:
            yield
        finally:
            self._pass_on()

    def requeue(self, claim: Claim) -> None:
        """It is of another urgency now; nothing changes where its turn has come."""
        if claim in self._waiting:
            self._enqueue(claim, self._remove(claim))

    def give_places(self, count: int) -> None:
        """So many turns at a time from now on; those that have begun go on."""
        self._places = count
        while self._taken < count and self._counts_any():
            self._taken += 1
            self._pass_on()

    def _counts_any(self) -> bool:
        return any(self._counts.values())

    async def _wait(self, claim: Claim) -> None:
        called: Called = asyncio.get_running_loop().create_future()
        self._enqueue(claim, called)
        try:
            await called
        except asyncio.CancelledError:
            if claim in self._waiting:
                self._remove(claim)
            elif not called.cancelled():  # its turn came in the same moment
                self._pass_on()
            raise

    def _enqueue(self, claim: Claim, called: Called) -> None:
        tables = self._rotations[claim.urgency].setdefault(claim.person, OrderedDict())
        tables.setdefault(claim.table, deque()).append(claim)
        self._waiting[claim] = claim.urgency, called
        self._counts[claim.urgency] += 1

    def _remove(self, claim: Claim) -> Called:
        urgency, called = self._waiting.pop(claim)
        self._counts[urgency] -= 1
        people = self._rotations[urgency]
        tables = people[claim.person]
        tables[claim.table].remove(claim)
        if not tables[claim.table]:
            del tables[claim.table]
        if not tables:
            del people[claim.person]
        return called

    def _pass_on(self) -> None:
        """To the next one, or to nobody."""
        while self._taken <= self._places and (claim := self._next()) is not None:
            called = self._remove(claim)
            if not called.done():  # has not just given up
                called.set_result(None)
                return
        self._taken -= 1

    def _next(self) -> Claim | None:
        """Its person, and of that person its table, go to the end of the rotation."""
        for people in self._rotations.values():
            if people:
                person, tables = next(iter(people.items()))
                table, claims = next(iter(tables.items()))
                people.move_to_end(person)
                tables.move_to_end(table)
                return claims[0]
        return None
