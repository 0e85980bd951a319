"""An SQLite file that everything is moved from, or to."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from coverstory.errors import StorageFailed, UnusableDatabase
from coverstory.server.storage.moving import ROWS_AT_ONCE, TABLES, TEXTS, TRUTHS, Part, Row, Side, Value, converted
from coverstory.server.storage.sqlite.connection_thread import connect
from coverstory.server.storage.sqlite.copying import files_beside, put_in_place, unfinished_name
from coverstory.server.storage.sqlite.failures import UNREADABLE, database_named, why_unreadable
from coverstory.server.storage.sqlite.server_lock import server_lock
from coverstory.server.storage.sqlite.storage import prepare, prepare_to_serve
from coverstory.server.texts import text_about


class SqliteSide(Side):
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def count(self, part: Part) -> int:
        (count,) = self._db.execute(f"select count(*) from {part.name}").fetchone()
        return int(count)

    async def rows(self, part: Part) -> AsyncIterator[list[Row]]:
        query = f"select {', '.join(part.columns)} from {part.name} order by {part.order}"
        found = self._db.execute(TABLES.format("t.rowid") if part.name == "tables" else query)
        while rows := found.fetchmany(ROWS_AT_ONCE):
            yield [converted(part, row, from_sqlite) for row in rows]

    async def add(self, part: Part, rows: Sequence[Row]) -> None:
        if part.name == "uptime":
            self._db.execute("delete from uptime")
        places = ", ".join("?" for _ in part.columns)
        query = f"insert into {part.name} ({', '.join(part.columns)}) values ({places})"
        self._db.executemany(query, [converted(part, row, to_sqlite) for row in rows])


def from_sqlite(table: str, column: str, value: Value) -> Value:
    if (table, column) in TRUTHS:
        return bool(value)
    return value.encode() if (table, column) in TEXTS else value


def to_sqlite(table: str, column: str, value: Value) -> Value:
    if (table, column) in TRUTHS:
        return int(value)
    return value.decode(errors="replace") if (table, column) in TEXTS else value


@contextmanager
def source_file(file: Path) -> Iterator[SqliteSide]:
    """Nobody plays meanwhile. What its last server has lost is noted in it first, as when a server starts."""
    with server_lock(file), said(file):
        prepare_to_serve(file).close()
        with closing(connect(file)) as db:
            db.execute("begin")
            yield SqliteSide(db)
            db.execute("rollback")


@contextmanager
def target_file(file: Path) -> Iterator[SqliteSide]:
    """Under another name until everything is in it."""
    if file.exists():
        raise UnusableDatabase(database_named(file), text_about("new_file"), text_about("has_something"))
    unfinished = unfinished_name(file)
    remove(unfinished)
    try:
        with server_lock(file), said(file):
            prepare(unfinished)
            with closing(connect(unfinished)) as db:
                db.execute("begin immediate")
                yield SqliteSide(db)
                db.execute("commit")
                db.execute("pragma journal_mode = delete")  # one file, which can be put in place
            put_in_place(unfinished, file)
    finally:
        remove(unfinished)


def remove(file: Path) -> None:
    for each in (file, *files_beside(file), file.with_name(f"{file.name}-shm")):
        each.unlink(missing_ok=True)


@contextmanager
def said(file: Path) -> Iterator[None]:
    try:
        yield
    except (*UNREADABLE, OSError) as error:
        why = str(error.strerror) if isinstance(error, OSError) else why_unreadable(error)
        raise StorageFailed(text_about("move_failed", database=str(file), why=why)) from None
