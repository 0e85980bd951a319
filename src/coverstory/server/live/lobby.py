"""The public tables, for whoever looks: a list that updates itself."""

from __future__ import annotations

from coverstory.server.live.client import Client
from coverstory.wire.messages import LobbyAll, LobbyHide, LobbyShow, LobbyTable
from coverstory.wire.serialise import encode

MOST_LISTED = 200


class Lobby:
    """Knows nothing but what may be shown to everybody."""

    def __init__(self) -> None:
        self._tables: dict[str, LobbyTable] = {}  # the oldest first
        self._looking: set[Client] = set()

    def tables(self) -> list[LobbyTable]:
        """The newest first."""
        return list(reversed(self._tables.values()))[:MOST_LISTED]

    def show(self, table: LobbyTable) -> None:
        """List it, or list it as it is now."""
        if self._tables.get(table.id) != table:
            self._tables[table.id] = table
            self._tell(encode(LobbyShow(table)))

    def hide(self, table: str) -> None:
        if self._tables.pop(table, None) is not None:
            self._tell(encode(LobbyHide(table)))

    def enter(self, client: Client) -> None:
        client.post(encode(LobbyAll(self.tables())))
        self._looking.add(client)

    def leave(self, client: Client) -> None:
        self._looking.discard(client)

    def _tell(self, message: bytes) -> None:
        for client in self._looking:
            client.post(message)
