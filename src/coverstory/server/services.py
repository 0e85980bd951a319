"""What a running server consists of: storage, rooms, bots, lobby and limits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from secrets import compare_digest

from coverstory.errors import RequestRefused
from coverstory.server.cooperative import Cooperative
from coverstory.server.http.api import Asked
from coverstory.server.http.limits import Limits, RateLimiter, WordsQuota
from coverstory.server.http.networks import THIS_MACHINE, Networks
from coverstory.server.http.puzzle_files import PuzzleFiles
from coverstory.server.live.attendance import Attendance
from coverstory.server.live.client import Client
from coverstory.server.live.crowd import Crowd
from coverstory.server.live.lobby import Lobby
from coverstory.server.live.rooms import Rooms
from coverstory.server.numbers import Numbers
from coverstory.server.people.administration import Administration
from coverstory.server.people.hosts import HostCheck
from coverstory.server.people.moderation import Moderation
from coverstory.server.people.word_list import WordList
from coverstory.server.storage.moderation import Sanction
from coverstory.server.storage.sqlite import SqliteStorage
from coverstory.server.storage.storage import Storage
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.server.thinking.curves import Curves
from coverstory.server.thinking.late_compile import speed_up_bots
from coverstory.table.history import Cursors

KEPT_OUT = 1008  # WebSocket close code: a policy
A_MOMENT = 0.02  # seconds between two looks whether all have taken their leave


class Services:
    """Made before the server runs; `open` and `close` are called inside it."""

    storage: Storage
    rooms: Rooms
    bots: BotPool
    administration: Administration

    def __init__(
        self,
        database: Path,
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
    ) -> None:
        self.moderation = Moderation(words, wall)
        self.clients: dict[Client, tuple[str, str | None]] = {}  # who is connected: address and person
        self._admin_token = admin_token  # empty: nobody is an administrator
        self.numbers = Numbers()
        self.metrics_from = Networks(metrics_from)
        self.hosts = HostCheck(public_url)
        self.limits = limits or Limits()
        self.lobby = Lobby()
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
        self.storage = SqliteStorage(self._database)
        self.bots = self._make_bots(self._processes)
        self.rooms = Rooms(
            storage=self.storage,
            bots=self.bots,
            lobby=self.lobby,
            limits=self.limits,
            clock=self._clock,
            wall=self._wall,
            numbers=self.numbers,
            moderation=self.moderation,
        )
        self.administration = Administration(
            self.storage, moderation=self.moderation, rooms=self.rooms, hang_up=self._hang_up_on, wall=self._wall
        )
        await self.administration.open()
        await self.rooms.open()
        self._later = asyncio.create_task(speed_up_bots(self.bots, self.rooms))

    def check_person(self, asked: Asked) -> None:
        if self.moderation.keeps_out(asked.address, asked.person):
            raise RequestRefused("banned")

    def check_admin(self, asked: Asked) -> None:
        token = self._admin_token
        if not token or asked.secret is None or not compare_digest(asked.secret, token):
            raise RequestRefused("not_admin")

    def _hang_up_on(self, sanction: Sanction) -> None:
        if sanction.kind == "mute":
            return
        for client, (address, person) in self.clients.items():
            if self.moderation.keeps_out(address, person):
                client.hang_up(KEPT_OUT, "banned")

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
        self.rooms.hang_up("stopping")
        self.lobby.hang_up("stopping")
        with suppress(TimeoutError):
            async with asyncio.timeout(self.limits.slow):
                while self.attendance.sockets:
                    await asyncio.sleep(A_MOMENT)

    async def close(self) -> None:
        self._later.cancel()
        await self.rooms.close()
        await self.lobby.close()
        await self.bots.close()
        await self.storage.close()
