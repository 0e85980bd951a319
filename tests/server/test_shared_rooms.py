"""Rooms of two servers on one PostgreSQL, in one process: what is let go, lost and taken over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from coverstory.errors import RequestRefused, TableElsewhere
from coverstory.server.http.limits import Limits
from coverstory.server.live import lease_keeper
from coverstory.server.live import rooms as rooms_module
from coverstory.server.live.lobby import Lobby
from coverstory.server.live.rooms import Rooms
from coverstory.server.storage.leases import Leases
from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.server.storage.storage import Storage
from coverstory.server.thinking.bot_pool import BotPool
from support.postgres import PATIENCE, execute, needs_postgres, new_database
from support.tables import playing
from support.waiting import until

pytestmark = needs_postgres


class Node:
    """One server's rooms, and what they stand on."""

    def __init__(self, url: PostgresUrl, name: str) -> None:
        from coverstory.server.storage.postgres.leases import PostgresLeases
        from coverstory.server.storage.postgres.storage import PostgresStorage

        self.storage: Storage = PostgresStorage(url, PATIENCE)
        self.leases: Leases = PostgresLeases(url, name)
        self.lobby = Lobby()
        self.rooms = Rooms(
            self.storage,
            bots=BotPool(0),
            lobby=self.lobby,
            limits=Limits(),
            clock=asyncio.get_running_loop().time,
            leases=self.leases,
        )

    async def close(self) -> None:
        await self.rooms.close()
        await self.storage.close()
        await self.leases.close()


@asynccontextmanager
async def two_nodes() -> AsyncIterator[tuple[Node, Node, str]]:
    """And a table at which a game is being played, which nobody has yet."""
    url, sitting = await asyncio.to_thread(new_database), playing()
    nodes = [Node(url, name) for name in ("a", "b")]
    await nodes[0].storage.append(sitting.table.id, sitting.events)
    for node in nodes:
        await node.rooms.open()
    try:
        yield nodes[0], nodes[1], sitting.table.id
    finally:
        for node in nodes:
            await node.close()


def told(story: Callable[[Node, Node, str], Coroutine[Any, Any, None]]) -> Callable[[pytest.MonkeyPatch], None]:
    def test(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(rooms_module, "IDLE", float("inf"))

        async def run() -> None:
            async with two_nodes() as found:
                await story(*found)

        asyncio.run(run())

    return test


@told
async def test_whoever_is_asked_first_has_the_table(a: Node, b: Node, table: str) -> None:
    assert await b.rooms.where_is(table) == "b"  # nobody has it: it would come here
    await a.rooms.find(table)
    assert await a.rooms.where_is(table) == await b.rooms.where_is(table) == "a"
    with pytest.raises(TableElsewhere) as elsewhere:
        await b.rooms.find(table)
    assert elsewhere.value.node == "a"
    with pytest.raises(TableElsewhere):
        await b.rooms.dissolve(table)


@told
async def test_a_node_that_cannot_renew_loses_its_tables_and_another_takes_them_over(
    a: Node, b: Node, table: str
) -> None:
    room = await a.rooms.find(table)
    await a.leases.close()  # it is cut off from the leases, though not from its events
    await until(lambda: b.rooms.count() == 1)
    assert b.rooms.taken_over == 1
    assert a.rooms.count() == 0
    assert not room.lease.is_held()
    assert (await b.rooms.find(table)).table.match_name == room.table.match_name


@told
async def test_what_another_node_has_taken_is_closed_here(a: Node, b: Node, table: str) -> None:
    await a.rooms.find(table)
    url = url_of(a)
    await execute(url, "update leases set until = clock_timestamp() - interval '1 hour'")
    await b.leases.take(table)
    await until(lambda: a.rooms.count() == 0)


def url_of(node: Node) -> PostgresUrl:
    from coverstory.server.storage.postgres.storage import PostgresStorage

    assert isinstance(node.storage, PostgresStorage)
    return node.storage.url


@told
async def test_a_node_that_stops_hands_its_tables_over(a: Node, b: Node, table: str) -> None:
    await a.rooms.find(table)
    await a.rooms.hand_over("stopping")
    assert a.rooms.count() == 0
    await until(lambda: b.rooms.taken_over == 1)
    assert await a.rooms.where_is(table) == "b"


@told
async def test_time_is_the_same_at_all_nodes(a: Node, b: Node, table: str) -> None:
    a.rooms.go_on_from(5000.0)
    await until(lambda: b.rooms.now().seconds >= 5000.0)


@told
async def test_a_table_that_cannot_be_read_is_nobodys(a: Node, b: Node, table: str) -> None:
    await execute(url_of(a), "update entries set body = 'x' where number = 0")
    with pytest.raises(RequestRefused, match="damaged"):
        await a.rooms.find(table)
    await a.rooms.hand_over("stopping")  # tells the others what it let go
    assert await b.leases.holder(table) is None


def test_a_table_at_which_nothing_happens_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "IDLE", -1.0)
    monkeypatch.setattr(lease_keeper, "TIDIED_EVERY", 0.05)

    async def story() -> None:
        async with two_nodes() as (a, b, table):
            await a.rooms.find(table)
            await until(lambda: a.rooms.count() == 0)
            async with asyncio.timeout(PATIENCE):
                while await b.leases.holder(table) is not None:
                    await asyncio.sleep(0.05)
            assert (await b.rooms.find(table)).table.id == table
            assert b.rooms.taken_over == 0

    asyncio.run(story())
