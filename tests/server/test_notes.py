"""Notes: the newest of each seat are kept, for the person who wrote them and for that match alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from coverstory.server.storage.sqlite.storage import SqliteStorage
from coverstory.table.events import Moment, Noted, StoredEvent
from support.live_server import LiveServer, Visitor, live_server, newcomer

OPEN = {"kind": "open"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    with live_server(tmp_path) as started:
        yield started


def make(host: Visitor) -> str:
    settings = {"game": "agent_hunter", "seats": [OPEN, OPEN]}
    return str(host.post("/api/tables", {"settings": settings, "name": "Host"}).json()["id"])


def order(visitor: Visitor, table: str, **command: object) -> None:
    answer = visitor.post(f"/api/tables/{table}/commands", {"id": 1, **command})
    assert answer.json()["is"] == "done", answer.text


def crash(server: LiveServer) -> None:
    """Stop without a word, and start again on the same database."""
    server.kill()
    server.start()


def notes(visitor: Visitor, table: str) -> str:
    return str(visitor.get(f"/api/tables/{table}").json()["notes"])


def stored(server: LiveServer, query: str, *values: object) -> int:
    with closing(sqlite3.connect(server.database)) as database:
        return int(database.execute(query, values).fetchone()[0])


async def append(database: Path, table: str, event: StoredEvent) -> None:
    storage = SqliteStorage(database)
    await storage.append(table, [event])
    await storage.close()


def test_only_the_newest_notes_are_stored_and_they_survive_a_crash(server: LiveServer) -> None:
    host = newcomer(server)
    table = make(host)
    events = stored(server, "select count(*) from entries")
    for count in range(20):
        order(host, table, do="note", seat=0, text=f"suspects: {count}")
    assert stored(server, "select count(*) from notes") == 1
    assert stored(server, "select count(*) from entries") == events
    crash(server)
    assert notes(host, table) == "suspects: 19"


def test_whoever_takes_the_seat_next_does_not_read_them_not_even_after_a_restart(server: LiveServer) -> None:
    host, former, later = newcomer(server), newcomer(server), newcomer(server)
    table = make(host)
    order(former, table, do="sit", seat=1, name="Former")
    order(former, table, do="note", seat=1, text="a secret")
    order(former, table, do="stand", seat=1)
    order(later, table, do="sit", seat=1, name="Later")
    assert notes(later, table) == ""
    crash(server)
    assert notes(later, table) == ""


def test_notes_of_an_earlier_release_are_read_until_there_are_newer_ones(server: LiveServer) -> None:
    host = newcomer(server)
    table = make(host)
    number = stored(server, "select count(*) from entries where table_id = ?", table)
    server.kill()
    asyncio.run(append(server.database, table, StoredEvent(number, Moment(0, 0), Noted(0, "as it was stored then"))))
    server.start()
    assert notes(host, table) == "as it was stored then"
    order(host, table, do="note", seat=0, text="newer")
    crash(server)
    assert notes(host, table) == "newer"


def test_notes_written_in_one_window_are_seen_in_the_other(server: LiveServer) -> None:
    host = newcomer(server)
    table = make(host)
    here, there = (host.connect(f"/api/tables/{table}/socket") for _ in range(2))
    assert here.command("note", seat=0, text="both see it")["is"] == "done"
    assert there.await_kind("noted")["notes"] == "both see it"
