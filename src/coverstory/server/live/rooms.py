"""All tables that are being played, in memory; others are read from storage when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from coverstory.errors import CoverstoryError, DamagedTable, RequestRefused, UnknownVersion
from coverstory.rules.catalogue import find_game
from coverstory.server.http.limits import Limits
from coverstory.server.live.lobby import Lobby
from coverstory.server.live.room import Room, RoomContext
from coverstory.server.people.identity import new_table_id
from coverstory.server.storage.storage import Storage
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.table.events import Moment, StoredEvent
from coverstory.table.past_game import PastGame
from coverstory.table.presenter import lobby_table
from coverstory.table.refusals import Refusal
from coverstory.table.table import Table, make_table, make_what_if
from coverstory.wire.http import NewTable, WhatIf
from coverstory.wire.messages import LobbyTable, Refused

SHOWN_OF_AN_ID = 6  # characters, for whoever reads the log: the whole id is an invitation
UPTIME_KEPT = 5.0  # seconds between two writes: after a kill players get back no more than this of their time

log = logging.getLogger(__name__)


class Rooms:
    """Also the source of time: seconds of service stand still while the server is down, so that nobody loses any."""

    def __init__(
        self, storage: Storage, bots: BotPool, lobby: Lobby, limits: Limits, clock: Callable[[], float]
    ) -> None:
        self._storage = storage
        self._limits = limits
        self._clock = clock
        self._began = clock()
        self._before = 0.0  # seconds of service before this start
        self._context = RoomContext(storage=storage, bots=bots, lobby=lobby, now=self.now, lost=self._forget)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._background: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._before = await self._storage.uptime()
        self._began = self._clock()
        live = await self._storage.live_tables()
        self._background = [asyncio.create_task(self._wake(live)), asyncio.create_task(self._keep_time())]

    async def close(self) -> None:
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.close()
        await self._storage.keep_uptime(self.now().seconds)

    def now(self) -> Moment:
        return Moment(self._before + self._clock() - self._began, time.time())

    async def make(self, asked: NewTable, person: str) -> str | Refused:
        """The new table's id."""
        if len(self._rooms) >= self._limits.open_tables:
            raise RequestRefused("full")
        first = make_table(new_table_id(), person, asked, self.now())
        if isinstance(first, Refusal):
            return Refused(None, first.code, first.rule)
        return await self._open([first])

    async def make_what_if(self, game: PastGame, asked: WhatIf, person: str) -> str | Refused:
        """The id of a table at which that game goes on."""
        if len(self._rooms) >= self._limits.open_tables:
            raise RequestRefused("full")
        try:
            find_game(game.record.game).of_version(game.record.rules)
        except UnknownVersion:
            raise RequestRefused("unknown_version") from None
        events = make_what_if(table=new_table_id(), person=person, asked=asked, game=game, moment=self.now())
        if isinstance(events, Refusal):
            return Refused(None, events.code, events.rule)
        return await self._open(events)

    async def _open(self, events: Sequence[StoredEvent]) -> str:
        room = Room(Table.replay(events, self.now().seconds), self._context)
        await self._storage.append(room.table.id, events)
        self._rooms[room.table.id] = room
        await room.wake()
        room.show_in_lobby()
        return room.table.id

    async def find(self, table: str) -> Room:
        """From memory or storage; a RequestRefused where there is no such table."""
        if table in self._rooms:
            return self._rooms[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    def tables_of(self, person: str) -> list[LobbyTable]:
        """Where that person has a seat or is the host."""
        own = [room.table for room in self._rooms.values() if room.table.host == person or room.table.seats_of(person)]
        return [lobby_table(table) for table in own]

    def announce(self, code: str) -> None:
        """News of the server itself, to everybody who is at a table now."""
        for room in self._rooms.values():
            room.announce(code)

    async def _load(self, table: str) -> Room:
        try:
            events = await self._storage.events(table)
            if not events:
                raise RequestRefused("no_table")
            room = Room(Table.replay(events, self.now().seconds), self._context)
            if room.table.stage != "closed":
                self._rooms[table] = room
                await room.wake()
                room.show_in_lobby()
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

    async def _wake(self, live: list[str]) -> None:
        """Tables go on where they were: clocks run and bots move, also where nobody has come back yet.

        A table that we foresaw to fail says why to whoever asks for it; anything else is our mistake, and costs no
        other table its waking.
        """
        for table in live:
            (found,) = await asyncio.gather(self.find(table), return_exceptions=True)
            if isinstance(found, Exception) and not isinstance(found, CoverstoryError):
                log.error("table %s… cannot be woken", table[:SHOWN_OF_AN_ID], exc_info=found)

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(UPTIME_KEPT)
            with suppress(CoverstoryError):
                await self._storage.keep_uptime(self.now().seconds)
