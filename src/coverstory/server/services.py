"""What a running server consists of: storage, rooms, bots, lobby and limits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from secrets import compare_digest

from coverstory.errors import RequestRefused
from coverstory.server.bus.bus import Bus, Message
from coverstory.server.bus.local_bus import LocalBus
from coverstory.server.cooperative import Cooperative
from coverstory.server.http.api import Asked
from coverstory.server.http.limits import Limits, RateLimiter, WordsQuota
from coverstory.server.http.networks import THIS_MACHINE, Networks
from coverstory.server.http.puzzle_files import PuzzleFiles
from coverstory.server.live.attendance import Attendance
from coverstory.server.live.client import Client
from coverstory.server.live.crowd import Crowd
from coverstory.server.live.lease_keeper import again
from coverstory.server.live.letters import SANCTIONS
from coverstory.server.live.lobby import Lobby
from coverstory.server.live.relay import Called, Relay, declined
from coverstory.server.live.rooms import Rooms
from coverstory.server.live.shared_lobby import SharedLobby
from coverstory.server.numbers import Numbers
from coverstory.server.people.administration import Administration
from coverstory.server.people.hosts import HostCheck
from coverstory.server.people.moderation import Moderation
from coverstory.server.people.word_list import WordList
from coverstory.server.storage.databases import Database, leases_of, open_storage
from coverstory.server.storage.leases import Leases
from coverstory.server.storage.moderation import Sanction
from coverstory.server.storage.storage import Storage
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.server.thinking.curves import Curves
from coverstory.server.thinking.late_compile import speed_up_bots
from coverstory.server.thinking.reviews import Reviews
from coverstory.table.history import Cursors
from coverstory.table.past_game import PastGame
from coverstory.wire.messages import LobbyTable

KEPT_OUT = 1008  # WebSocket close code: a policy
LEARNED_EVERY = 5.0  # seconds
A_MOMENT = 0.02  # seconds between two looks whether all have taken their leave


class Services:
    """Made before the server runs; `open` and `close` are called inside it."""

    storage: Storage
    leases: Leases
    rooms: Rooms
    bots: BotPool
    reviews: Reviews
    administration: Administration

    def __init__(
        self,
        database: Database,
        public_url: str,
        processes: int,
        limits: Limits | None = None,
        clock: Callable[[], float] = time.monotonic,
        *,
        wall: Callable[[], float] = time.time,
        bots: Callable[[int], BotPool] = BotPool,
        metrics_from: Iterable[str] = THIS_MACHINE,
        admin_token: str = "",
        words: WordList | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.bus = bus or LocalBus()
        self.moderation = Moderation(words, wall)
        self.clients: dict[Client, tuple[str, str | None]] = {}  # who is connected: address and person
        self._admin_token = admin_token  # empty: nobody is an administrator
        self.numbers = Numbers()
        self.metrics_from = Networks(metrics_from)
        self.hosts = HostCheck(public_url)
        self.limits = limits or Limits()
        self.lobby = SharedLobby(self.bus) if self.bus.is_shared else Lobby()
        self.relay: Relay | None = None  # where there are other servers of the same database
        self.called: Called = declined
        self.cooperative = Cooperative()
        self.cursors = Cursors()
        self.curves = Curves(self.cooperative)
        self.puzzles = PuzzleFiles(self.cooperative)
        self.request_limiter = RateLimiter(self.limits.requests, clock)
        self.comeback_limiter = RateLimiter(self.limits.comebacks, clock)
        self.table_limiter = RateLimiter(self.limits.tables, clock)
        self.words = WordsQuota(self.limits, clock)
        self.command_limiter = RateLimiter(self.limits.commands, clock)
        self.address_limiter = RateLimiter(self.limits.commands_per_address, clock)
        self.attendance = Attendance(self.limits)
        self.crowd = Crowd()
        self._database = database
        self._processes = processes
        self._clock = clock
        self._wall = wall
        self._make_bots = bots

    async def open(self) -> None:
        self.storage = await open_storage(self._database)
        self.leases = leases_of(self._database)
        await self.bus.open()
        self.bots = self._make_bots(self._processes)
        await self.bots.open()
        self.reviews = Reviews(self.storage, self.bots)
        self.rooms = Rooms(
            storage=self.storage,
            bots=self.bots,
            lobby=self.lobby,
            limits=self.limits,
            clock=self._clock,
            wall=self._wall,
            numbers=self.numbers,
            moderation=self.moderation,
            leases=self.leases,
            finished=self._review,
        )
        self.administration = Administration(
            self.storage,
            moderation=self.moderation,
            rooms=self.rooms,
            hang_up=self._hang_up_on,
            tell=self._tell_of_sanctions,
            wall=self._wall,
        )
        await self.administration.open()
        await self._meet_others()
        await self.rooms.open()
        self._later = [asyncio.create_task(speed_up_bots(self.bots, self.rooms))]
        if not self.leases.is_alone:
            self._later.append(asyncio.create_task(again(self._learn_sanctions, LEARNED_EVERY)))

    async def _meet_others(self) -> None:
        """Servers of the same database tell each other what they must know."""
        if self.rooms.is_alone or not isinstance(self.lobby, SharedLobby):
            return
        self.relay = Relay(
            self.bus,
            self.rooms,
            limits=self.limits,
            crowd=self.crowd,
            is_over=lambda: self.attendance.is_over,
            called=self.called,
        )
        await self.relay.open()
        await self.lobby.join(self.rooms.node)
        await self.bus.subscribe(SANCTIONS, self._take_sanctions)

    async def _tell_of_sanctions(self) -> None:
        await self.bus.publish(SANCTIONS, b"")

    async def _take_sanctions(self, _message: Message) -> None:
        """Now, and not when they are next looked at."""
        await self._learn_sanctions()

    async def tables_of(self, person: str) -> list[LobbyTable]:
        """Where that person has a seat or is the host, at any server."""
        own = self.rooms.tables_of(person)
        if self.relay is None or not isinstance(self.lobby, SharedLobby):
            return own
        known = {table.id for table in own}
        others = await self.relay.tables_of(person, self.lobby.nodes())
        return [*(table for table in others if table.id not in known), *own]

    def check_person(self, asked: Asked) -> None:
        if self.moderation.keeps_out(asked.address, asked.person):
            raise RequestRefused("banned")

    def check_admin(self, asked: Asked) -> None:
        token = self._admin_token
        if not token or asked.secret is None or not compare_digest(asked.secret, token):
            raise RequestRefused("not_admin")

    def _hang_up_on(self, sanction: Sanction) -> None:
        if sanction.kind != "mute":
            self._hang_up_on_banned()

    def _hang_up_on_banned(self) -> None:
        for client, (address, person) in self.clients.items():
            if self.moderation.keeps_out(address, person):
                client.hang_up(KEPT_OUT, "banned")

    async def _learn_sanctions(self) -> None:
        """Which another server of this database has imposed or lifted."""
        await self.administration.open()
        self._hang_up_on_banned()

    def _review(self, game: PastGame, person: str) -> None:
        """Somebody has just finished that game; where too many reviews are being made, this one is when it is asked."""
        self.reviews.ask(game, person)

    def unready(self) -> str | None:
        """Why no more players should be sent here, if there is a reason: the code of the problem."""
        if self.attendance.is_over:
            return "stopping"
        if not self.rooms.takes_writes:
            return "not_stored"
        return "full" if self.attendance.sockets >= self.limits.sockets else None

    async def say_goodbye(self) -> None:
        """While sockets are still open: everybody is told that the server stops, and nobody else gets in."""
        self.attendance.is_over = True
        if self.relay is not None:  # clients come again to another server, and so do their tables
            await self.rooms.hand_over("moved")
            self.relay.hang_up("moved")
        self.rooms.hang_up("stopping")
        self.lobby.hang_up("stopping")
        with suppress(TimeoutError):
            async with asyncio.timeout(self.limits.slow):
                while self.attendance.sockets:
                    await asyncio.sleep(A_MOMENT)

    async def close(self) -> None:
        for task in self._later:
            task.cancel()
        await asyncio.gather(*self._later, return_exceptions=True)
        await self.rooms.close()
        if self.relay is not None:
            await self.relay.close()
        await self.lobby.close()
        await self.reviews.close()
        await self.bots.close()
        await self.storage.close()
        await self.leases.close()
        await self.bus.close()
