"""A few connections to PostgreSQL, made when they are needed and made anew when they are lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

import asyncpg

from coverstory.errors import CoverstoryError, StorageFailed
from coverstory.server.storage.burst import Burst
from coverstory.server.storage.postgres.failures import PASSES, failed, unusable
from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.server.texts import text_about

if TYPE_CHECKING:
    from asyncpg import Connection, Record

    Db = Connection[Record]

SETTINGS = {
    "application_name": "coverstory",
    "synchronous_commit": "on",  # an acknowledgement means committed
    "idle_in_transaction_session_timeout": "10s",  # a server that was frozen in the middle holds up no other
}
PATIENCE = 10.0  # seconds that somebody waits for a database that does not answer
CONNECTED_WITHIN = 5.0  # seconds
DONE_WITHIN = 30.0  # seconds: a connection that says nothing for so long is dead
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.5  # seconds between two attempts
READERS = 4

Result = TypeVar("Result")
Prepare = Callable[["Db"], Awaitable[None]]


async def connect(url: PostgresUrl) -> Db:
    return await asyncpg.connect(url.dsn, timeout=CONNECTED_WITHIN, server_settings=SETTINGS)


async def nothing(_: Db) -> None:
    """A connection is ready as it is."""


class Connections:
    """`work` is done on one of them; a lost connection is not the caller's concern before the patience is over."""

    def __init__(
        self,
        url: PostgresUrl,
        *,
        most: int = READERS,
        patience: float = PATIENCE,
        done_within: float = DONE_WITHIN,
        prepare: Prepare = nothing,
    ) -> None:
        self._url = url
        self._patience = patience
        self._done_within = done_within
        self._prepare = prepare
        self._idle: list[Db] = []
        self._places = asyncio.Semaphore(most)
        self._closed = False
        self._burst = Burst()

    async def do(self, work: Callable[[Db], Awaitable[Result]]) -> Result:
        """What it does may be done twice: an answer that was lost says nothing about what was done.

        A StorageFailed if the database did not answer for too long, or refuses it.
        """
        loop = asyncio.get_running_loop()
        deadline, pause = loop.time() + self._patience, FIRST_PAUSE
        while True:
            try:
                found = await self._attempt(work, deadline)
            except CoverstoryError:
                raise
            except ValueError as error:  # before what passes: asyncpg's own is both
                raise failed(error) from None
            except PASSES as error:
                self._burst.failed(error)
                if loop.time() + pause >= deadline:
                    raise failed(error) from None
            except asyncpg.PostgresError as error:
                raise failed(error) from None
            else:
                self._burst.worked()
                return found
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def in_transaction(self, work: Callable[[Db], Awaitable[Result]]) -> Result:
        async def whole(db: Db) -> Result:
            async with db.transaction():
                return await work(db)

        return await self.do(whole)

    async def close(self) -> None:
        self._closed = True
        idle, self._idle = self._idle, []
        for connection in idle:
            await say_goodbye(connection)

    async def _attempt(self, work: Callable[[Db], Awaitable[Result]], deadline: float) -> Result:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout_at(min(deadline, loop.time() + self._done_within)), self._places:
            if self._closed:
                raise StorageFailed(text_about("closed"))
            connection = await self._connection()
            try:
                found = await work(connection)
            except BaseException:  # whatever it was, the next one begins on a fresh connection
                connection.terminate()
                raise
            self._idle.append(connection)
            return found

    async def _connection(self) -> Db:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        connection = await connect(self._url)
        try:
            await self._prepare(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection


async def say_goodbye(connection: Db) -> None:
    with suppress(*PASSES):
        await connection.close(timeout=CONNECTED_WITHIN)


async def first_connection(url: PostgresUrl, patience: float = PATIENCE) -> Db:
    """For the start: a database that is just starting is waited for; what else is wrong with it is said."""
    loop = asyncio.get_running_loop()
    deadline, pause = loop.time() + patience, FIRST_PAUSE
    while True:
        try:
            return await connect(url)
        except ValueError as error:  # before what passes: asyncpg's own is both
            raise unusable(url, error) from None
        except PASSES as error:
            if loop.time() + pause >= deadline:
                raise unusable(url, error) from None
        except asyncpg.PostgresError as error:
            raise unusable(url, error) from None
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
