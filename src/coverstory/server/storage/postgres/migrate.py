"""The schema of a PostgreSQL database, brought up to date by numbered steps; servers that start together take turns."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import asyncpg

from coverstory.errors import DatabaseInUse, Text, UnusableDatabase
from coverstory.server.storage.migration_steps import Step, steps_for
from coverstory.server.storage.postgres.connections import PATIENCE, first_connection, say_goodbye
from coverstory.server.storage.postgres.failures import PASSES, unusable
from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.server.texts import text_about

if TYPE_CHECKING:
    from coverstory.server.storage.postgres.connections import Db

# Numbers of locks, which are kept for as long as the connection lives: “CovS” and a number.
CHANGES_SCHEMA = 0x436F7653_01
SERVES = 0x436F7653_02  # shared by all servers of a database; a command that must be alone has it for itself


def migrations() -> list[Step]:
    return steps_for("postgresql")


async def migrate(url: PostgresUrl, patience: float = PATIENCE) -> None:
    """Each step whole or not at all. Whoever comes second waits, and finds nothing left to do."""
    connection = await first_connection(url, patience)
    try:
        await connection.execute("select pg_advisory_lock($1)", CHANGES_SCHEMA)
        found = await version_of(connection, url)
        refuse_newer(found, url)
        for step in migrations():
            if step.number > found:
                await run_step(connection, step)
    except (*PASSES, asyncpg.PostgresError) as error:
        raise unusable(url, error) from None
    finally:
        await say_goodbye(connection)


async def version_of(connection: Db, url: PostgresUrl) -> int:
    """0 for a new database."""
    if await connection.fetchval("select to_regclass('coverstory_schema')") is not None:
        return int(await connection.fetchval("select version from coverstory_schema"))
    things = await connection.fetchval(
        "select count(*) from pg_class where relnamespace = current_schema::regnamespace"
    )
    if things:
        raise UnusableDatabase(named(url), text_about("ours"), text_about("another_program"))
    return 0


def refuse_newer(version: int, url: PostgresUrl) -> None:
    newest = migrations()[-1].number
    if version > newest:
        expected, got = text_about("version_or_older", number=newest), text_about("newer", number=version)
        raise UnusableDatabase(named(url), expected, got)


def named(url: PostgresUrl) -> Text:
    return text_about("database_named", name=url.name)


async def run_step(connection: Db, step: Step) -> None:
    async with connection.transaction():
        await connection.execute(step.script)
        if step.number == 1:
            await connection.execute("create table coverstory_schema (version integer not null)")
            await connection.execute("insert into coverstory_schema values (1)")
        await connection.execute("update coverstory_schema set version = $1", step.number)


async def serves(connection: Db) -> None:
    """This connection is a server's; a DatabaseInUse while a command must be alone."""
    if not await connection.fetchval("select pg_try_advisory_lock_shared($1)", SERVES):
        raise DatabaseInUse(text_about("in_use_alone"))


@asynccontextmanager
async def alone(url: PostgresUrl) -> AsyncIterator[Db]:
    """A DatabaseInUse while a server runs on it; none can start meanwhile."""
    connection = await first_connection(url)
    try:
        if not await connection.fetchval("select pg_try_advisory_lock($1)", SERVES):
            raise DatabaseInUse(text_about("in_use", file=url.name))
        yield connection
    finally:
        await say_goodbye(connection)
