"""What a running server consists of: storage, rooms, bots, lobby and limits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from coverstory.server.cooperative import Cooperative
from coverstory.server.http.limits import Limits, RateLimiter, WordsQuota
from coverstory.server.http.networks import THIS_MACHINE, Networks
from coverstory.server.live.attendance import Attendance
from coverstory.server.live.crowd import Crowd
from coverstory.server.live.lobby import Lobby
from coverstory.server.live.rooms import Rooms
from coverstory.server.numbers import Numbers
from coverstory.server.people.hosts import HostCheck
from coverstory.server.storage.sqlite import SqliteStorage
from coverstory.server.storage.storage import Storage
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.server.thinking.late_compile import speed_up_bots
from coverstory.table.history import Cursors

A_MOMENT = 0.02  # seconds between two looks whether all have taken their leave


class Services:
    """Made before the server runs; `open` and `close` are called inside it."""

    storage: Storage
    rooms: Rooms
    bots: BotPool

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
    ) -> None:
        self.numbers = Numbers()
        self.metrics_from = Networks(metrics_from)
        self.hosts = HostCheck(public_url)
        self.limits = limits or Limits()
        self.lobby = Lobby()
        self.cooperative = Cooperative()
        self.cursors = Cursors()
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
        )
        await self.rooms.open()
        self._later = asyncio.create_task(speed_up_bots(self.bots, self.rooms))

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
