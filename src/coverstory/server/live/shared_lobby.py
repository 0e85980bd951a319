"""The lobby of several servers of one database: each tells the others which public tables it has."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from coverstory.server.bus.bus import Bus, Message
from coverstory.server.live.letters import LOBBY, Listed, read_listed, write
from coverstory.server.live.lobby import Lobby
from coverstory.wire.messages import LobbyTable

TOLD_EVERY = 3.0  # seconds between two complete lists of a server
SILENT = 12.0  # seconds after which a server's tables are no longer shown


class SharedLobby(Lobby):
    """Shows the tables of all; tells of its own."""

    def __init__(self, bus: Bus, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._bus = bus
        self._clock = clock
        self._node = ""
        self._own: dict[str, LobbyTable] = {}
        self._of: dict[str, str] = {}  # which server has a table that is not ours
        self._heard: dict[str, float] = {}
        self._unsaid: asyncio.Queue[Listed] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def join(self, node: str) -> None:
        """Under that name; the others tell what they have."""
        self._node = node
        await self._bus.subscribe(LOBBY, self._hear)
        self._bus.on_return(lambda: self._tell_all(asks=True))
        self._tell_all(asks=True)
        self._tasks = [asyncio.create_task(self._publish()), asyncio.create_task(self._tell_again_and_again())]

    def nodes(self) -> set[str]:
        """All other servers."""
        return set(self._heard)

    def show(self, table: LobbyTable) -> None:
        if self._own.get(table.id) != table:
            self._own[table.id] = table
            self._of.pop(table.id, None)
            self._tell_others(Listed(self._node, [table]))
        super().show(table)

    def hide(self, table: str) -> None:
        if self._own.pop(table, None) is not None:
            self._tell_others(Listed(self._node, [], [table]))
            super().hide(table)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await super().close()

    def _tell_all(self, asks: bool = False) -> None:
        self._tell_others(Listed(self._node, list(self._own.values()), is_all=True, asks=asks))

    def _tell_others(self, listed: Listed) -> None:
        if self._node:
            self._unsaid.put_nowait(listed)

    async def _publish(self) -> None:
        while True:
            await self._bus.publish(LOBBY, write(await self._unsaid.get()))

    async def _tell_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(TOLD_EVERY)
            self._tell_all()
            silent = [node for node, heard in self._heard.items() if heard < self._clock() - SILENT]
            for node in silent:
                del self._heard[node]
                self._hide_those(node, but=set())

    async def _hear(self, message: Message) -> None:
        listed = read_listed(message.body)
        if listed.node == self._node:
            return
        self._heard[listed.node] = self._clock()
        for table in listed.shown:
            if table.id not in self._own:
                self._of[table.id] = listed.node
                super().show(table)
        for name in listed.hidden:
            if self._of.get(name) == listed.node:
                del self._of[name]
                super().hide(name)
        if listed.is_all:
            self._hide_those(listed.node, but={table.id for table in listed.shown})
        if listed.asks:
            self._tell_all()

    def _hide_those(self, node: str, but: set[str]) -> None:
        for name in [name for name, of in self._of.items() if of == node and name not in but]:
            del self._of[name]
            super().hide(name)
