"""What goes wrong between us and PostgreSQL: what passes by itself, and what is said to whoever runs the server."""

from __future__ import annotations

import asyncpg

from coverstory.errors import CoverstoryError, StorageFailed, UnusableDatabase
from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.server.texts import text_about

# It is gone, starts, stops or is busy: the same is tried again. OSError: nobody listens there, or not in time. What
# asyncpg calls an internal error, or one of the protocol, comes from a connection that was lost between two messages.
PASSES = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,
)
DAMAGED = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)


def failed(error: Exception) -> StorageFailed:
    """For whoever waits for something to be stored or read."""
    if isinstance(error, ValueError | asyncpg.DataError):
        return StorageFailed(text_about("not_storable", why=reason(error)))
    if isinstance(error, PASSES):
        return StorageFailed(text_about("away"))
    return StorageFailed(text_about("failed", why=reason(error)))


def unusable(url: PostgresUrl, error: Exception) -> CoverstoryError:
    """For whoever starts a server or a command."""
    if isinstance(error, ValueError):  # what it says may quote a password
        return UnusableDatabase(text_about("database"), text_about("postgres_address"), str(url))
    if isinstance(error, PASSES):
        return StorageFailed(text_about("no_answer", url=str(url), why=reason(error)))
    return UnusableDatabase(text_about("database_named", name=url.name), text_about("writable_postgres"), reason(error))


def reason(error: Exception) -> str:
    """One line, without a stop of its own."""
    lines = str(error).splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
