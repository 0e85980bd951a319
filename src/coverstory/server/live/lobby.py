"""The public tables, for whoever looks: a list that updates itself."""

from __future__ import annotations

import asyncio

from coverstory.server.live.client import TRY_AGAIN, Client
from coverstory.wire.messages import LobbyAll, LobbyChanged, LobbyTable
from coverstory.wire.serialise import encode

MOST_LISTED = 200
AT_A_TIME = 500  # clients whose queues get a message before somebody's move gets its turn; sending it costs more
PAUSE = 0.25  # seconds between two messages: what changes in between is told once, as it is then


class Lobby:
    """Knows nothing but what may be shown to everybody."""

    def __init__(self) -> None:
        self._tables: dict[str, LobbyTable] = {}  # the oldest first
        self._all: bytes | None = None  # what whoever comes in is told, until something changes
        self._looking: set[Client] = set()
        self._changed: set[str] = set()  # tables that nobody was told of yet
        self._telling: asyncio.Task[None] | None = None

    def tables(self) -> list[LobbyTable]:
        """The newest first."""
        return list(reversed(self._tables.values()))[:MOST_LISTED]

    def show(self, table: LobbyTable) -> None:
        """List it, or list it as it is now."""
        if self._tables.get(table.id) != table:
            self._tables[table.id] = table
            self._tell_of(table.id)

    def hide(self, table: str) -> None:
        if self._tables.pop(table, None) is not None:
            self._tell_of(table)

    def enter(self, client: Client) -> None:
        if self._all is None:
            self._all = encode(LobbyAll(self.tables()))
        client.post(self._all)
        self._looking.add(client)

    def leave(self, client: Client) -> None:
        self._looking.discard(client)

    def hang_up(self, why: str) -> None:
        for client in self._looking:
            client.hang_up(TRY_AGAIN, why)

    async def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    def _tell_of(self, table: str) -> None:
        self._all = None
        if not self._looking:
            return
        self._changed.add(table)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Until nothing has changed for a while."""
        while self._changed:
            message = encode(self._news())
            for count, client in enumerate(list(self._looking), 1):
                client.post_in_turn(message)
                if count % AT_A_TIME == 0:
                    await asyncio.sleep(0)
            await asyncio.sleep(PAUSE)
        self._telling = None

    def _news(self) -> LobbyChanged:
        changed, self._changed = self._changed, set()
        shown = [self._tables[table] for table in self._tables if table in changed]
        return LobbyChanged(shown, sorted(changed - self._tables.keys()))
