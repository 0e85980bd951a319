"""Which database is meant, and its storage: a file of SQLite, or PostgreSQL at an address."""

from __future__ import annotations

import re
import socket
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

from coverstory.errors import StorageFailed
from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.server.texts import text_about

if TYPE_CHECKING:
    from coverstory.server.storage.leases import Leases
    from coverstory.server.storage.postgres.storage import PostgresStorage
    from coverstory.server.storage.sqlite.storage import FinishedGames
    from coverstory.server.storage.storage import Storage

Database = Path | PostgresUrl
DRIVER = "asyncpg"
INSTALLED_BY = "pip install 'coverstory[cluster]'"
LONGEST_NAME = 32  # characters of a machine's name in that of a node

# What only one of them needs is loaded when that one is opened.


async def open_storage(database: Database) -> Storage:
    """Brings it up to date. Whoever opens a file must have its `server_lock`."""
    if isinstance(database, PostgresUrl):
        need_driver()
        from coverstory.server.storage.postgres.storage import open_postgres

        return await open_postgres(database)
    from coverstory.server.storage.sqlite.storage import SqliteStorage

    return SqliteStorage(database)


def leases_of(database: Database) -> Leases:
    """For a server, in its event loop."""
    if isinstance(database, PostgresUrl):
        from coverstory.server.storage.postgres.leases import PostgresLeases

        return PostgresLeases(database, new_node_name())
    from coverstory.server.storage.leases import LoneNode

    return LoneNode()


async def open_games(database: Database) -> FinishedGames | PostgresStorage:
    """Of finished games alone, also beside a running server. A file must be up to date."""
    if isinstance(database, PostgresUrl):
        need_driver()
        from coverstory.server.storage.postgres.storage import open_postgres

        return await open_postgres(database)
    from coverstory.server.storage.sqlite.storage import FinishedGames

    return FinishedGames(database)


def need_driver() -> None:
    if find_spec(DRIVER) is None:
        raise StorageFailed(text_about("no_driver", command=INSTALLED_BY))


def new_node_name() -> str:
    """The machine's name, for whoever reads a log, and something that no other node has."""
    machine = re.sub("[^A-Za-z0-9-]", "-", socket.gethostname())[:LONGEST_NAME]
    return f"{machine}-{token_hex(4)}"
