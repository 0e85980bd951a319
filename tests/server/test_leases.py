"""Leases in a real PostgreSQL: one node at a time, by the database's clock, and nothing of an old epoch is stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from coverstory.errors import LeaseLost, TableElsewhere
from coverstory.server.storage.leases import Lease, LoneNode
from coverstory.server.storage.notes import SeatNotes
from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.server.storage.storage import Storage
from coverstory.table.events import Moment, Said, StoredEvent
from support.postgres import execute, needs_postgres, new_database

pytestmark = needs_postgres

FOR_EVER = 3600.0  # seconds: no lease of a test runs out by itself
OVER = "update leases set until = clock_timestamp() - interval '1 second'"


def said(number: int, text: str = "x") -> StoredEvent:
    return StoredEvent(number, Moment(10.0 + number, 0.0), Said(0, "Ann", text))


class Nodes:
    """Several servers of one database, as far as storage goes."""

    def __init__(self, url: PostgresUrl) -> None:
        from coverstory.server.storage.postgres.leases import PostgresLeases
        from coverstory.server.storage.postgres.storage import PostgresStorage

        self.url = url
        self.storage: Storage = PostgresStorage(url, patience=120.0)
        self.leases = {name: PostgresLeases(url, name, FOR_EVER) for name in ("a", "b")}

    async def made(self, table: str) -> Lease:
        lease = await self.leases["a"].take_new(table)
        await self.storage.append(table, [said(0)], epoch=lease.epoch)
        return lease

    async def all_run_out(self) -> None:
        await execute(self.url, OVER)

    async def close(self) -> None:
        await self.storage.close()
        for leases in self.leases.values():
            await leases.close()


@asynccontextmanager
async def running() -> AsyncIterator[Nodes]:
    nodes = Nodes(await asyncio.to_thread(new_database))
    try:
        yield nodes
    finally:
        await nodes.close()


def told(story: Callable[[Nodes], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    def test() -> None:
        async def run() -> None:
            async with running() as nodes:
                await story(nodes)

        asyncio.run(run())

    test.__doc__ = story.__doc__
    return test


@told
async def test_a_table_is_at_one_node_at_a_time(nodes: Nodes) -> None:
    lease = await nodes.made("t")
    assert await nodes.leases["b"].holder("t") == "a"
    with pytest.raises(TableElsewhere) as elsewhere:
        await nodes.leases["b"].take("t")
    assert elsewhere.value.node == "a"
    await nodes.leases["a"].release([lease])
    assert await nodes.leases["b"].holder("t") is None
    taken = await nodes.leases["b"].take("t")
    assert taken.epoch > lease.epoch
    assert await nodes.leases["a"].holder("t") == "b"


@told
async def test_whoever_asks_for_a_table_first_has_it(nodes: Nodes) -> None:
    await nodes.leases["a"].release([await nodes.made("t")])
    asked = [nodes.leases[name].take("t") for name in ("a", "b") * 10]
    found = await asyncio.gather(*asked, return_exceptions=True)
    names = [name for name, lease in zip(("a", "b") * 10, found, strict=True) if isinstance(lease, Lease)]
    assert len(set(names)) == 1
    assert all(isinstance(lease, Lease | TableElsewhere) for lease in found)


@told
async def test_of_a_table_that_nobody_made_nothing_is_noted(nodes: Nodes) -> None:
    await nodes.leases["a"].take("no such table")
    assert await nodes.leases["b"].holder("no such table") is None


@told
async def test_what_carries_an_old_epoch_is_not_stored(nodes: Nodes) -> None:
    """The node was frozen: it believes that the table is still its own."""
    old = await nodes.made("t")
    await nodes.all_run_out()
    new = await nodes.leases["b"].take("t")
    with pytest.raises(LeaseLost):
        await nodes.storage.append("t", [said(1, "old")], epoch=old.epoch)
    with pytest.raises(LeaseLost):
        await nodes.storage.keep_notes("t", SeatNotes(0, "m", "ann", "old"), old.epoch)
    await nodes.storage.append("t", [said(1, "new")], epoch=new.epoch)
    assert await nodes.storage.events("t") == [said(0), said(1, "new")]
    assert await nodes.storage.notes("t") == []


@told
async def test_a_table_taken_again_by_its_own_node_is_fenced_too(nodes: Nodes) -> None:
    old = await nodes.made("t")
    new = await nodes.leases["a"].take("t")
    with pytest.raises(LeaseLost):
        await nodes.storage.append("t", [said(1)], epoch=old.epoch)
    await nodes.storage.append("t", [said(1)], epoch=new.epoch)


@told
async def test_of_many_at_once_only_the_fenced_one_fails(nodes: Nodes) -> None:
    leases = [await nodes.made(f"t{number}") for number in range(20)]
    await nodes.leases["a"].release([leases[7]])
    await nodes.leases["b"].take("t7")
    asked = [nodes.storage.append(lease.table, [said(1)], epoch=lease.epoch) for lease in leases]
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(result) for result in results] == [type(None)] * 7 + [LeaseLost] + [type(None)] * 12


@told
async def test_leases_that_ran_out_are_taken_over_once_but_not_those_of_closed_tables(nodes: Nodes) -> None:
    held = [await nodes.made(f"t{number}") for number in range(9)]
    await nodes.storage.append("t0", [said(1)], closes=True, epoch=held[0].epoch)
    assert await nodes.leases["b"].take_over(9) == []
    await nodes.all_run_out()
    parts = await asyncio.gather(*(nodes.leases[name].take_over(3) for name in ("a", "b", "a", "b")))
    parts.append(await nodes.leases["a"].take_over(9))
    assert sorted(lease.table for part in parts for lease in part) == [f"t{number}" for number in range(1, 9)]
    assert len({lease.epoch for part in parts for lease in part}) == 8


@told
async def test_what_another_node_has_taken_is_not_renewed(nodes: Nodes) -> None:
    kept, lost = await nodes.made("kept"), await nodes.made("lost")
    before = kept.until
    await nodes.all_run_out()
    assert await nodes.leases["b"].take("lost")
    assert await nodes.leases["a"].renew([kept, lost]) == [lost]
    assert kept.until > before
    assert await nodes.leases["b"].holder("kept") == "a"


@told
async def test_what_is_handed_over_is_taken_over_at_once(nodes: Nodes) -> None:
    lease = await nodes.made("t")
    await nodes.leases["a"].hand_over([lease])
    assert [taken.table for taken in await nodes.leases["b"].take_over(9)] == ["t"]


@told
async def test_a_lease_goes_with_its_table(nodes: Nodes) -> None:
    await nodes.made("t")
    await nodes.storage.remove_tables(["t"])
    assert await nodes.leases["b"].holder("t") is None


def test_a_lease_ends_for_its_node_before_it_ends_for_others() -> None:
    seconds = [100.0]
    lease = Lease("t", 1, until=102.5, clock=lambda: seconds[0])
    assert lease.is_held()
    seconds[0] = 102.5
    assert not lease.is_held()


def test_the_one_server_of_a_file_has_every_table() -> None:
    async def story() -> None:
        leases = LoneNode()
        assert (await leases.take("t")).is_held()
        assert await leases.holder("t") == leases.node
        assert await leases.take_over(9) == await leases.renew([]) == []

    asyncio.run(story())
