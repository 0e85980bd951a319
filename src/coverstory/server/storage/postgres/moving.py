"""A PostgreSQL database that everything is moved from, or to, in one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import asyncpg

from coverstory.errors import StorageFailed
from coverstory.server.storage.moving import PARTS, ROWS_AT_ONCE, TABLES, Part, Row, Side
from coverstory.server.storage.postgres.failures import PASSES, reason
from coverstory.server.storage.postgres.migrate import alone, migrate
from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.server.texts import text_about

if TYPE_CHECKING:
    from coverstory.server.storage.postgres.connections import Db


class PostgresSide(Side):
    def __init__(self, db: Db) -> None:
        self._db = db

    async def count(self, part: Part) -> int:
        return int(await self._db.fetchval(f"select count(*) from {part.name}"))

    async def rows(self, part: Part) -> AsyncIterator[list[Row]]:
        query = f"select {', '.join(part.columns)} from {part.name} order by {collated(part)}"
        found = await self._db.cursor(TABLES.format("t.made") if part.name == "tables" else query)
        while rows := await found.fetch(ROWS_AT_ONCE):
            yield [tuple(row) for row in rows]

    async def add(self, part: Part, rows: Sequence[Row]) -> None:
        if part.name == "uptime":
            await self._db.execute("delete from uptime")
        await self._db.copy_records_to_table(part.name, records=rows, columns=part.columns)

    async def finish(self) -> None:
        """What follows from the rows: counters, the time of last events, and that somebody goes on with the tables."""
        for part in PARTS:
            if part.number:
                sequence = f"pg_get_serial_sequence('{part.name}', '{part.number}')"
                query = f"select setval({sequence}, coalesce(max({part.number}), 0) + 1, false) from {part.name}"
                await self._db.execute(query)
        await self._db.execute("""
            update tables set last_at = at from entries where table_id = id and number = last_number
        """)
        await self._db.execute("""
            insert into leases (table_id, node, epoch, until)
            select id, 'moved', epoch, clock_timestamp() from tables where not closed
        """)


def collated(part: Part) -> str:
    """By bytes, as SQLite does."""
    return ", ".join(f'{column} collate "C"' if column in TEXT_COLUMNS else column for column in part.order.split(", "))


TEXT_COLUMNS = {"kind", "subject"}  # the others are defined so


@asynccontextmanager
async def source_database(url: PostgresUrl) -> AsyncIterator[PostgresSide]:
    """Nobody plays meanwhile."""
    await migrate(url)
    async with alone(url) as db, said(url), db.transaction(isolation="repeatable_read", readonly=True):
        yield PostgresSide(db)


@asynccontextmanager
async def target_database(url: PostgresUrl) -> AsyncIterator[PostgresSide]:
    """All of it is committed at the end."""
    await migrate(url)
    async with alone(url) as db, said(url), db.transaction():
        side = PostgresSide(db)
        yield side
        await side.finish()


@asynccontextmanager
async def said(url: PostgresUrl) -> AsyncIterator[None]:
    try:
        yield
    except (*PASSES, asyncpg.PostgresError) as error:
        raise StorageFailed(text_about("move_failed", database=str(url), why=reason(error))) from None
