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

from coverstory.errors import (
    CoverstoryError,
    DamagedTable,
    RequestRefused,
    StorageFailed,
    TableElsewhere,
    UnknownVersion,
)
from coverstory.rules.catalogue import find_game
from coverstory.server.cooperative import Cooperative
from coverstory.server.http.limits import Limits
from coverstory.server.live.census import Census
from coverstory.server.live.lease_keeper import LeaseKeeper
from coverstory.server.live.lobby import Lobby
from coverstory.server.live.room import Finish, Room, RoomContext
from coverstory.server.live.service_clock import BEAT, ServiceClock
from coverstory.server.numbers import Numbers
from coverstory.server.people.identity import new_table_id
from coverstory.server.people.moderation import Moderation
from coverstory.server.storage.leases import Lease, Leases, LoneNode
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
IDLE = 60.0  # seconds after which a table at which nothing happens is let go, where there are other nodes
CLEANED_EVERY = 3600.0  # seconds
CLEANED_AT_ONCE = 50  # tables: nobody's move waits for more
UPTIME_KEPT = 5.0  # seconds between two writes: after a kill players get back no more than this of their time
UPTIME_SHARED = 1.0  # where several servers go by one time

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
        leases: Leases | None = None,
        finished: Finish = do_nothing,
    ) -> None:
        self._leases = leases or LoneNode()
        self._keeper = LeaseKeeper(self._leases, self._lose, self._take_over, self._let_idle_go)
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
        self._is_over = False  # its tables were handed over, and it takes no others
        self.takes_writes = True  # the disk, when it was last tried
        self._given_up: list[str] = []  # could not be stored: they go on as soon as the disk takes something again

    async def open(self) -> None:
        self.go_on_from(await self._storage.uptime())
        work = [self._keep_time(), self._watch_clock(), self._clean_up(), *self._keeper.loops()]
        if self._leases.is_alone:
            work.append(self._wake(await self._storage.live_tables()))
        self._background = [asyncio.create_task(each) for each in work]

    async def close(self) -> None:
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.hand_over("stopping")
        with suppress(StorageFailed):  # it costs a few seconds of the clocks, and no move
            await self._storage.keep_uptime(self.now().seconds)

    async def hand_over(self, why: str) -> None:
        """All tables that are here go on at other nodes, where there are any; no more are taken over from others."""
        self._keeper.takes_over = False
        self._is_over = True
        for room in list(self._rooms.values()):
            await room.close(why)
            self._remove(room)
            self._keeper.hand_over(room.lease)
        with suppress(StorageFailed):  # then the leases run out by themselves
            await self._keeper.give_back()

    @property
    def node(self) -> str:
        """The name of this server among those of its database."""
        return self._leases.node

    @property
    def is_alone(self) -> bool:
        """Whether there are no other servers of its database."""
        return self._leases.is_alone

    @property
    def taken_over(self) -> int:
        """Tables that have come from nodes whose leases ran out, since the start."""
        return self._keeper.taken_over

    async def where_is(self, table: str) -> str:
        """The node that has the table; this one where nobody has it, since whoever asks for it here brings it here."""
        if table in self._rooms or table in self._over:
            return self.node
        return await self._leases.holder(table) or self.node

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
        table = Table.replay(events, self.now().seconds)
        room = Room(table, self._context, address, await self._keeper.take_new(table.id))
        try:
            await self._storage.append(table.id, events, epoch=room.lease.epoch)
        except CoverstoryError:
            self._keeper.let_go(room.lease)
            raise
        await self._begin(room)
        return table.id

    async def _begin(self, room: Room) -> None:
        self._rooms[room.table.id] = room
        self._census.update(room)
        await room.wake()
        is_here = self._rooms.get(room.table.id) is room
        if is_here and not self._keeper.holds(room.lease):  # lost while it was being read
            await self._lose(room.lease)
            raise StorageFailed("This table is no longer kept here.")
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
                await self._put_to_sleep(room)
                return True
        return False

    async def _put_to_sleep(self, room: Room) -> None:
        self._remove(room)
        await room.close()
        self._keeper.let_go(room.lease)

    async def _let_idle_go(self) -> None:
        """Where there are other nodes: a table at which nothing happens need not be anybody's. One that is public is
        seen in the lobby, and stays."""
        for room in list(self._rooms.values()):
            if room.is_left(IDLE) and room.table.may_sleep() and not room.table.settings.public:
                await self._put_to_sleep(room)

    async def find(self, table: str) -> Room:
        """From memory or storage; a RequestRefused where there is no such table, and a TableElsewhere where another
        node has it."""
        if table in self._rooms:
            return self._rooms[table]
        if table in self._over:
            self._over.move_to_end(table)
            return self._over[table]
        if self._is_over:
            raise RequestRefused("stopping")
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    def is_played(self, table: str, person: str) -> bool:
        """Whether that person has a seat in a running game there; no storage is asked."""
        return table in self._rooms and self._rooms[table].is_played_by(person)

    async def dissolve(self, table: str) -> None:
        """Whoever is there is told; then nothing is left of it."""
        if (node := await self.where_is(table)) != self.node:
            raise TableElsewhere(node)
        room = self._rooms.pop(table, None) or self._over.get(table)
        if room is not None:
            await room.dissolve()
            self._census.forget(room)
            self._keeper.let_go(room.lease)
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

    async def _load(self, table: str, taken: Lease | None = None) -> Room:
        lease = taken
        try:
            lease = lease or await self._keeper.take(table)
            room = await self._read(lease)
            if room.table.stage != "closed":
                await self._has_room()  # whoever comes back to a game gets in all the same
                await self._begin(room)
            else:
                self._keep_over(room)
            return room
        except StorageFailed:  # it is tried again, here or elsewhere
            if lease is not None:
                self._keeper.hand_over(lease)
            raise
        finally:
            del self._loading[table]
            if lease is not None and table not in self._rooms:
                self._keeper.let_go(lease)

    async def _read(self, lease: Lease) -> Room:
        try:
            events = await self._storage.events(lease.table)
            if not events:
                raise RequestRefused("no_table")
            self._clock.is_at_least(events[-1].moment.seconds)
            table = await self._cooperative.do(Table.replaying(events, self.now().seconds))
            room = Room(table, self._context, lease=lease)
            room.take_notes(await self._storage.notes(lease.table))
            return room
        except UnknownVersion:
            raise RequestRefused("unknown_version") from None
        except DamagedTable as error:
            log.error("table %s… is set aside: %s", lease.table[:SHOWN_OF_AN_ID], error)
            raise RequestRefused("damaged") from None

    async def _take_over(self, lease: Lease) -> None:
        """From a node whose lease ran out, which may have been this one. What is wrong with the table is said to
        whoever asks for it."""
        table = lease.table
        if table in self._loading:
            await asyncio.gather(self._loading[table], return_exceptions=True)
        if not self._keeper.holds(lease):  # somebody has asked for it meanwhile
            return
        if table in self._rooms:
            await self._lose(self._rooms[table].lease)
        self._loading[table] = asyncio.create_task(self._load(table, lease))
        await asyncio.gather(self._loading[table], return_exceptions=True)

    async def _lose(self, lease: Lease) -> None:
        """Another node has the table, or may have it by now."""
        room = self._rooms.get(lease.table)
        if room is not None and room.lease is lease:
            self._remove(room)
            self._context.lobby.hide(lease.table)
            await room.close("moved")

    def _remove(self, room: Room) -> None:
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
            self._census.forget(room)

    def _forget(self, room: Room) -> None:
        if self._rooms.get(room.table.id) is room:
            self._remove(room)
            if room.is_over():
                self._keeper.let_go(room.lease)
                self._keep_over(room)
            elif room.table.stage != "closed":
                self._given_up.append(room.table.id)
                self._keeper.hand_over(room.lease)

    def _keep_over(self, room: Room) -> None:
        """Replaying a closed table for everybody who looks at it would cost as much as its whole game did. Any node
        may show it: nothing is stored of it any more."""
        room.lease = Lease(room.table.id, room.lease.epoch)
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
            await asyncio.sleep(UPTIME_KEPT if self._leases.is_alone else UPTIME_SHARED)
            try:
                self._clock.is_at_least(await self._storage.keep_uptime(self.now().seconds))
            except CoverstoryError:
                self.takes_writes = False
                continue
            self.takes_writes = True
            given_up, self._given_up = self._given_up, []
            if self._leases.is_alone:  # elsewhere the first node that sees it goes on with it
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
