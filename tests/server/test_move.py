"""coverstory move: from SQLite to a real PostgreSQL and back, whole or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from coverstory.__main__ import main
from coverstory.errors import DatabaseInUse, StorageFailed, UnusableDatabase
from coverstory.match.record import Record
from coverstory.server.operations.move_command import move
from coverstory.server.storage.databases import Database, open_storage
from coverstory.server.storage.moderation import AuditEntry, Report, Sanction
from coverstory.server.storage.moving import OF_ONE_STORAGE, PARTS
from coverstory.server.storage.notes import SeatNotes
from coverstory.server.storage.sqlite.migrate import copy_up_to_date
from coverstory.server.storage.sqlite.server_lock import server_lock
from coverstory.server.storage.storage import Storage
from coverstory.table.events import Moment, Said, StoredEvent
from coverstory.table.past_game import PastGame
from support.postgres import execute, needs_postgres, new_database

TABLES = [f"t{number}" for number in (5, 3, 9, 1)]  # in the order in which they were made


def said(number: int, text: str = "x") -> StoredEvent:
    return StoredEvent(number, Moment(10.0 + number, 0.0), Said(0, "Ann", text))


async def fill(storage: Storage) -> None:
    """Something of everything."""
    for table in TABLES:
        await storage.append(table, [said(number) for number in range(40)])
    await storage.append("closed", [said(0)], closes=True)
    await storage.keep_notes("t3", SeatNotes(1, "m", "ann", "ä\0"))
    record = Record("agent_hunter", rules=1, seats=2, options={"cards": 10}, actions=[1, 2, 3])
    await storage.keep_game(
        PastGame("m", record=record, names=["A", "B"], people=["ann", ""], levels=["", ""], ended=5)
    )
    await storage.keep_uptime(1234.5)
    await storage.impose(Sanction("mute", "ben", why="", since=1.0, until=None), audit(1))
    await storage.keep_report(
        Report(made=7.0, table="t", reporter="b", author="a", name="A", said=6.5, text="boo", why="rude")
    )
    await storage.settle_report(1, audit(2))


def audit(number: int) -> AuditEntry:
    return AuditEntry(float(number), actor="a", action=f"act {number}", subject="s", why="w")


async def all_of(storage: Storage) -> list[object]:
    return [
        await storage.live_tables(),
        [await storage.events(table) for table in (*TABLES, "closed")],
        await storage.notes("t3"),
        [game async for game in storage.all_games()],
        await storage.games_of("ann", 99.0, 9),
        await storage.uptime(),
        await storage.sanctions(),
        await storage.reports_with("a"),
        await storage.audit(9),
    ]


async def filled(database: Database) -> list[object]:
    storage = await open_storage(database)
    await fill(storage)
    found = await all_of(storage)
    await storage.close()
    return found


async def read(database: Database) -> list[object]:
    storage = await open_storage(database)
    found = await all_of(storage)
    await storage.append("t5", [said(40)])  # it goes on
    await storage.keep_audit(audit(3))
    await storage.close()
    return found


def nothing(_done: int, _total: int) -> None:
    """No bar."""


@needs_postgres
def test_everything_moves_and_moves_back(tmp_path: Path) -> None:
    url, first, second = new_database(), tmp_path / "first.db", tmp_path / "second.db"

    async def story() -> None:
        before = await filled(first)
        moved = await move(first, url, nothing)
        assert (moved.tables, moved.events, moved.games) == (5, 161, 1)
        await move(url, second, nothing)
        assert await read(url) == await read(second) == await read(first) == before

    asyncio.run(story())


@needs_postgres
def test_running_games_are_taken_up_by_the_first_server_that_starts(tmp_path: Path) -> None:
    from coverstory.server.storage.postgres.leases import PostgresLeases

    url = new_database()

    async def story() -> None:
        await filled(tmp_path / "db")
        await move(tmp_path / "db", url, nothing)
        leases = PostgresLeases(url, "a")
        assert sorted(lease.table for lease in await leases.take_over(9)) == sorted(TABLES)
        await leases.close()

    asyncio.run(story())


@needs_postgres
def test_a_target_that_holds_something_is_refused(tmp_path: Path) -> None:
    url = new_database()
    asyncio.run(filled(tmp_path / "db"))
    asyncio.run(filled(url))
    with pytest.raises(UnusableDatabase, match="expected an empty one, got one that holds something"):
        asyncio.run(move(tmp_path / "db", url, nothing))
    with pytest.raises(UnusableDatabase, match="a file that is not there yet"):
        asyncio.run(move(url, tmp_path / "db", nothing))


@needs_postgres
def test_while_a_server_runs_nothing_is_moved(tmp_path: Path) -> None:
    from coverstory.server.storage.postgres.leases import PostgresLeases
    from coverstory.server.storage.postgres.migrate import alone
    from coverstory.server.storage.postgres.service import prepare_to_serve

    url = new_database()
    asyncio.run(filled(tmp_path / "db"))
    with server_lock(tmp_path / "db"), pytest.raises(DatabaseInUse):
        asyncio.run(move(tmp_path / "db", url, nothing))

    async def story() -> None:
        leases = PostgresLeases(url, "a")
        await leases.renew([])  # as a server does
        with pytest.raises(DatabaseInUse):
            await move(tmp_path / "db", url, nothing)
        await leases.close()
        async with alone(url):
            with pytest.raises(DatabaseInUse, match="A command is at work on this database"):
                await prepare_to_serve(url)

    asyncio.run(story())


@needs_postgres
def test_a_move_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    """A name that PostgreSQL cannot store."""
    url = new_database()
    asyncio.run(filled(tmp_path / "db"))
    with closing(sqlite3.connect(tmp_path / "db")) as db:
        db.execute("update audit set why = 'x' || char(0) || 'y'")
        db.commit()
    with pytest.raises(StorageFailed, match="Nothing was changed"):
        asyncio.run(move(tmp_path / "db", url, nothing))
    asyncio.run(filled(url))  # it is still empty
    asyncio.run(execute(url, "update audit set why = 'x'"))
    with pytest.raises(RuntimeError):
        asyncio.run(move(url, tmp_path / "new" / "db", interrupted))
    (tmp_path / "new").mkdir(exist_ok=True)
    assert list((tmp_path / "new").iterdir()) == []


def interrupted(done: int, total: int) -> None:
    if done > total // 2:
        raise RuntimeError("Ctrl-C")


@needs_postgres
def test_the_command_says_what_was_moved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = new_database()
    asyncio.run(filled(tmp_path / "db"))
    assert main(["move", f"sqlite:///{tmp_path / 'db'}", url.dsn]) == 0
    assert "5 tables with 161 events, and one finished game" in capsys.readouterr().out
    assert main(["check", url.dsn]) == 1  # events of these tests replay to no game
    assert main(["move", f"sqlite:///{tmp_path / 'db'}", url.dsn]) == 2


def test_everything_that_the_schema_has_is_moved() -> None:
    """Whoever adds a table or a column says here what becomes of it."""
    with closing(copy_up_to_date(None)) as empty:
        names = {name for (name,) in empty.execute("select name from sqlite_schema where type = 'table'")}
        columns = {name: {row[1] for row in empty.execute(f"pragma table_info({name})")} for name in names}
    moved = {part.name: set(part.columns) for part in PARTS}
    assert moved == {name: found for name, found in columns.items() if name not in OF_ONE_STORAGE}
