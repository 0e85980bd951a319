"""What a running server consists of: storage, rooms, bots, lobby and limits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from coverstory.server.cooperative import Cooperative
from coverstory.server.http.limits import Limits, RateLimiter
from coverstory.server.live.attendance import Attendance
from coverstory.server.live.lobby import Lobby
from coverstory.server.live.rooms import Rooms
from coverstory.server.people.identity import HostCheck
from coverstory.server.storage.sqlite import SqliteStorage
from coverstory.server.storage.storage import Storage
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.server.thinking.late_compile import speed_up_bots


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
    ) -> None:
        self.hosts = HostCheck(public_url)
        self.limits = limits or Limits()
        self.lobby = Lobby()
        self.cooperative = Cooperative()
        self.table_limiter = RateLimiter(self.limits.tables, clock)
        self.command_limiter = RateLimiter(self.limits.commands, clock)
        self.attendance = Attendance(self.limits)
        self._database = database
        self._processes = processes
        self._clock = clock

    async def open(self) -> None:
        self.storage = SqliteStorage(self._database)
        self.bots = BotPool(self._processes)
        self.rooms = Rooms(
            storage=self.storage, bots=self.bots, lobby=self.lobby, limits=self.limits, clock=self._clock
        )
        await self.rooms.open()
        self._later = asyncio.create_task(speed_up_bots(self.bots, self.rooms))

    async def close(self) -> None:
        self._later.cancel()
        await self.rooms.close()
        await self.lobby.close()
        await self.bots.close()
        await self.storage.close()
