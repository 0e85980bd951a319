"""All tables that are being played, in memory; others are read from storage when somebody asks for them."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import islice

from coverstory.errors import CoverstoryError, DamagedTable, RequestRefused, StorageFailed, UnknownVersion
from coverstory.rules.catalogue import find_game
from coverstory.server.cooperative import Cooperative
from coverstory.server.http.limits import Limits
from coverstory.server.live.census import Census
from coverstory.server.live.lobby import Lobby
from coverstory.server.live.room import Finish, Room, RoomContext
from coverstory.server.live.service_clock import BEAT, ServiceClock
from coverstory.server.numbers import Numbers
from coverstory.server.people.identity import new_table_id
from coverstory.server.people.moderation import Moderation
from coverstory.server.storage.retention import DAY, Retention
from coverstory.server.storage.storage import Storage
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.table.events import Moment, StoredEvent
from coverstory.table.past_game import PastGame
from coverstory.table.presenter import lobby_table
from coverstory.table.refusals import Refusal
from coverstory.table.table import Table, make_table, make_what_if
from coverstory.wire.http import NewTable, WhatIf
from coverstory.wire.messages import LobbyTable

SHOWN_OF_AN_ID = 6  # characters, for whoever reads the log: the whole id is an invitation
MOST_OVER = 200  # closed tables that are kept in memory for whoever looks at them again
MOST_OWN = 100  # tables of one person that are listed
LOOKED_AT = 50  # tables at most, when room is made for a new one
LEAST_DESERTED = 15.0  # seconds: whoever has just made a table is on the way to it
CLEANED_EVERY = 3600.0  # seconds
CLEANED_AT_ONCE = 50  # tables: nobody's move waits for more
UPTIME_KEPT = 5.0  # seconds between two writes: after a kill players get back no more than this of their time

log = logging.getLogger(__name__)


def do_nothing(_game: PastGame, _person: str) -> None:
    pass


class Rooms:
    """Also the source of time: seconds of service, so that nobody loses any while the server is down or frozen."""

    def __init__(
        self,
        storage: Storage,
        bots: BotPool,
        lobby: Lobby,
        limits: Limits,
        clock: Callable[[], float],
        wall: Callable[[], float] = time.time,
        numbers: Numbers | None = None,
        moderation: Moderation | None = None,
        finished: Finish = do_nothing,
    ) -> None:
        self._moderation = moderation or Moderation()
        self._storage = storage
        self._limits = limits
        self._clock = ServiceClock(clock)
        self._wall = wall
        self._kept = Retention(limits.days_closed * DAY, (limits.days_begun + 1) * DAY)
        self._census = Census(limits)
        self._context = RoomContext(
            storage=storage,
            bots=bots,
            lobby=lobby,
            limits=limits,
            census=self._census,
            numbers=numbers or Numbers(),
            moderation=self._moderation,
            now=self.now,
            lost=self._forget,
            finished=finished,
        )
        self._rooms: dict[str, Room] = {}
        self._over: OrderedDict[str, Room] = OrderedDict()  # closed; whoever was last asked for is at the end
        self._cooperative = Cooperative()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._background: list[asyncio.Task[None]] = []
        self.takes_writes = True  # the disk, when it was last tried
        self._given_up: list[str] = []  # could not be stored: they go on as soon as the disk takes something again

    async def open(self) -> None:
        self.go_on_from(await self._storage.uptime())
        live = await self._storage.live_tables()
        work = (self._wake(live), self._keep_time(), self._watch_clock(), self._clean_up())
        self._background = [asyncio.create_task(each) for each in work]

    async def close(self) -> None:
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.close()
        with suppress(StorageFailed):  # it costs a few seconds of the clocks, and no move
            await self._storage.keep_uptime(self.now().seconds)

    def go_on_from(self, seconds: float) -> None:
        """So long has the database been served."""
        self._clock.go_on_from(seconds)

    def now(self) -> Moment:
        return Moment(self._clock.seconds(), self._wall())

    async def make(self, asked: NewTable, person: str, address: str = "") -> str | Refusal:
        """The new table's id."""
        if (refusal := self._moderation.refusal_of_table(asked)) is not None:
            return refusal
        await self._make_room(person, address)
        first = make_table(new_table_id(), person, asked, self.now())
        if isinstance(first, Refusal):
            return first
        return await self._open([first], address)

    async def make_what_if(self, game: PastGame, asked: WhatIf, person: str, address: str = "") -> str | Refusal:
        """The id of a table at which that game goes on."""
        await self._make_room(person, address)
        if not self._census.may_play_with_bots(person, address):
            raise RequestRefused("too_many_bots")
        try:
            find_game(game.record.game).of_version(game.record.rules)
        except UnknownVersion:
            raise RequestRefused("unknown_version") from None
        events = make_what_if(table=new_table_id(), person=person, asked=asked, game=game, moment=self.now())
        if isinstance(events, Refusal):
            return events
        return await self._open(events, address)

    async def _open(self, events: Sequence[StoredEvent], address: str) -> str:
        room = Room(Table.replay(events, self.now().seconds), self._context, address)
        await self._storage.append(room.table.id, events)
        await self._begin(room)
        return room.table.id

    async def _begin(self, room: Room) -> None:
        self._rooms[room.table.id] = room
        self._census.update(room)
        await room.wake()
        room.show_in_lobby()

    async def _make_room(self, person: str, address: str) -> None:
        """Tables that are deserted, and at which little is lost, make way; a RequestRefused where there are none.

        When the server is full it is the address with most tables that gives one up: nobody can keep others out by
        making tables.
        """
        census = self._census
        if census.has_too_many_tables(person) and not await self._retire_one(census.of_person(person)):
            raise RequestRefused("too_many_tables")
        if census.is_address_full(address) and not await self._retire_one(census.of_address(address)):
            raise RequestRefused("too_many_tables")
        if not await self._has_room():
            raise RequestRefused("full")

    async def _has_room(self) -> bool:
        if len(self._rooms) < self._limits.open_tables:
            return True
        most = list(islice(self._census.of_largest_address(), LOOKED_AT))
        return await self._retire_one(most) or await self._put_one_to_sleep(most)

    async def _retire_one(self, rooms: Iterable[Room]) -> bool:
        for room in list(islice(rooms, LOOKED_AT)):
            if room.is_left(LEAST_DESERTED) and room.table.is_expendable():
                await room.retire()
                return True
        return False

    async def _put_one_to_sleep(self, rooms: Iterable[Room]) -> bool:
        """It stays stored, and wakes when somebody asks for it."""
        for room in rooms:
            if room.is_left(LEAST_DESERTED) and room.table.may_sleep():
                self._forget(room)
                await room.close()
                return True
        return False

    async def find(self, table: str) -> Room:
        """From memory or storage; a RequestRefused where there is no such table."""
        if table in self._rooms:
            return self._rooms[table]
        if table in self._over:
            self._over.move_to_end(table)
            return self._over[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    def is_played(self, table: str, person: str) -> bool:
        """Whether that person has a seat in a running game there; no storage is asked."""
        return table in self._rooms and self._rooms[table].is_played_by(person)

    async def dissolve(self, table: str) -> None:
        """Whoever is there is told; then nothing is left of it."""
        room = self._rooms.pop(table, None) or self._over.get(table)
        if room is not None:
            await room.dissolve()
            self._census.forget(room)
        self._over.pop(table, None)
        await self._storage.remove_tables([table])

    def all_tables(self) -> list[Table]:
        """In memory, the newest first."""
        return [room.table for room in reversed(self._rooms.values())]

    def tables_of(self, person: str) -> list[LobbyTable]:
        """Where that person has a seat or is the host."""
        return [lobby_table(room.table) for room in self._census.of_person(person)[-MOST_OWN:]]

    def count(self) -> int:
        """Tables in memory."""
        return len(self._rooms)

    def announce(self, code: str) -> None:
        """News of the server itself, to everybody who is at a table now."""
        for room in self._rooms.values():
            room.announce(code)

    async def _load(self, table: str) -> Room:
        try:
            events = await self._storage.events(table)
            if not events:
                raise RequestRefused("no_table")
            room = Room(await self._cooperative.do(Table.replaying(events, self.now().seconds)), self._context)
            room.take_notes(await self._storage.notes(table))
            if room.table.stage != "closed":
                await self._has_room()  # whoever comes back to a game gets in all the same
                await self._begin(room)
            else:
                self._keep_over(room)
            return room
        except UnknownVersion:
            raise RequestRefused("unknown_version") from None
        except DamagedTable as error:
            log.error("table %s… is set aside: %s", table[:SHOWN_OF_AN_ID], error)
            raise RequestRefused("damaged") from None
        finally:
            del self._loading[table]

    def _forget(self, room: Room) -> None:
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
            self._census.forget(room)
            if room.is_over():
                self._keep_over(room)
            elif room.table.stage != "closed":
                self._given_up.append(room.table.id)

    def _keep_over(self, room: Room) -> None:
        """Replaying a closed table for everybody who looks at it would cost as much as its whole game did."""
        self._over[room.table.id] = room
        if len(self._over) > MOST_OVER:
            self._over.popitem(last=False)

    async def _wake(self, live: list[str]) -> None:
        """Tables go on where they were: clocks run and bots move, also where nobody has come back yet.

        A table that we foresaw to fail says why to whoever asks for it; anything else is our mistake, and costs no
        other table its waking.
        """
        for table in live:
            if len(self._rooms) >= self._limits.open_tables:
                log.warning("more tables than fit into memory: the others wake when they are asked for")
                return
            (found,) = await asyncio.gather(self.find(table), return_exceptions=True)
            if isinstance(found, Exception) and not isinstance(found, CoverstoryError):
                log.error("table %s… cannot be woken", table[:SHOWN_OF_AN_ID], exc_info=found)
        gc.freeze()  # none of these is garbage: looking through thousands of tables for some would hold up moves

    async def _clean_up(self) -> None:
        """What the database need not keep any longer, a little at a time."""
        while True:
            await asyncio.sleep(CLEANED_EVERY)
            with suppress(CoverstoryError):
                await self.remove_stale_tables()

    async def remove_stale_tables(self) -> None:
        while stale := await self._storage.stale_tables(self.now().seconds, CLEANED_AT_ONCE, self._kept):
            unneeded = [table for table in stale if table not in self._rooms]
            if not unneeded:
                return
            await self._storage.remove_tables(unneeded)
            for table in unneeded:
                self._over.pop(table, None)
            await asyncio.sleep(1)

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(UPTIME_KEPT)
            try:
                await self._storage.keep_uptime(self.now().seconds)
            except CoverstoryError:
                self.takes_writes = False
                continue
            self.takes_writes = True
            given_up, self._given_up = self._given_up, []
            await self._wake(given_up)

    async def _watch_clock(self) -> None:
        """Clients count down by themselves: after a freeze they are told how much time is really left."""
        while True:
            freezes = self._clock.freezes
            await asyncio.sleep(BEAT)
            self._clock.seconds()
            if self._clock.freezes != freezes:
                for room in list(self._rooms.values()):
                    await room.tell_time()

    def hang_up(self, why: str) -> None:
        for room in (*self._rooms.values(), *self._over.values()):
            room.hang_up(why)
