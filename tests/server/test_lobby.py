"""The lobby tells many changes at once, and says in the end how things are."""

from __future__ import annotations

import asyncio

import msgspec

from coverstory.server.http.limits import Limits
from coverstory.server.live.client import Client
from coverstory.server.live.lobby import Lobby
from coverstory.wire.commands import Clock
from coverstory.wire.messages import LobbyAll, LobbyChanged, LobbyMessage, LobbyTable


def table(name: str, open_seats: int = 1) -> LobbyTable:
    return LobbyTable(
        name,
        game="agent_hunter",
        options={},
        stage="waiting",
        names=["Ann", ""],
        open=open_seats,
        watchable=True,
        clock=Clock(),
    )


class Watcher:
    """A client and what reached it."""

    def __init__(self) -> None:
        self.heard: list[LobbyAll | LobbyChanged] = []
        self.client = Client(self._never, self._take, Limits())
        self.delivering = asyncio.create_task(self.client.deliver())

    async def _never(self) -> dict[str, object]:
        return await asyncio.Future()

    async def _take(self, message: object) -> None:
        assert isinstance(message, dict)
        self.heard.append(msgspec.json.decode(message["text"], type=LobbyMessage))

    async def hears(self, count: int) -> list[LobbyAll | LobbyChanged]:
        while len(self.heard) < count:
            await asyncio.sleep(0)
        return self.heard


def test_changes_at_once_are_one_message_about_how_things_are_then() -> None:
    async def play() -> None:
        lobby, watcher = Lobby(), Watcher()
        lobby.enter(watcher.client)
        for number in range(40):
            lobby.show(table(f"t{number}"))
        lobby.show(table("t3", 0))
        lobby.hide("t5")
        first, news = await watcher.hears(2)
        assert first == LobbyAll([])
        assert isinstance(news, LobbyChanged)
        assert news.hidden == ["t5"]
        assert [shown.id for shown in news.shown] == [f"t{number}" for number in range(40) if number != 5]
        assert next(shown for shown in news.shown if shown.id == "t3").open == 0
        lobby.hide("t7")
        assert (await watcher.hears(3))[2] == LobbyChanged([], ["t7"])
        await lobby.close()
        watcher.delivering.cancel()

    asyncio.run(play())


def test_a_table_that_is_as_it_was_is_not_told_again() -> None:
    async def play() -> None:
        lobby, watcher = Lobby(), Watcher()
        lobby.show(table("a"))
        lobby.enter(watcher.client)
        lobby.show(table("a"))
        lobby.show(table("b"))
        first, news = await watcher.hears(2)
        assert first == LobbyAll([table("a")])
        assert news == LobbyChanged([table("b")], [])
        await lobby.close()
        watcher.delivering.cancel()

    asyncio.run(play())
