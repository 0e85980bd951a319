"""A thread with one SQLite connection, for a server that must not wait for the disk in its event loop.

Everything that is asked for while the thread is busy becomes one transaction. A commit with synchronous=FULL waits for
the disk, so that many tables share one wait instead of queueing for it: the busier the server, the larger the group.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from coverstory.errors import CoverstoryError, StorageFailed, in_english
from coverstory.server.storage.burst import Burst
from coverstory.server.storage.sqlite.failures import UNREADABLE, is_damage, why_unreadable
from coverstory.server.texts import text_about

# fullfsync: macOS otherwise returns from a sync before the disk has written; other systems know no difference.
SETTINGS = ("journal_mode = wal", "synchronous = full", "fullfsync = on", "foreign_keys = on")
TO_WRITE = "begin immediate"
TO_READ = "begin deferred"  # sees one moment of the database, and holds up no writer
ENDS = {TO_WRITE: "commit", TO_READ: "rollback"}  # nothing to keep; a commit would fail if damage was met

log = logging.getLogger(__name__)

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]  # results of any work


@dataclass
class Job:
    """Something to be done, and who waits for it."""

    work: Work
    waiter: asyncio.Future[Any]  # results of any work
    result: Any = None  # results of any work
    error: CoverstoryError | None = None


class DamageMet(Exception):
    """A job has read what is damaged."""

    def __init__(self, job: Job, why: str) -> None:
        super().__init__(why)
        self.job = job
        self.why = why


class Transactions:
    """Told of every transaction of a thread, in that thread; this one does nothing about it."""

    def began(self) -> None:
        """Also when one begins anew after it was undone."""

    def committed(self, db: sqlite3.Connection) -> None:
        """It is on disk, and nobody has been answered yet."""

    def close(self) -> None:
        """There will be no more."""


class ConnectionThread:
    """First come, first served. A job is done whole or not at all, and answered once its transaction is on disk."""

    def __init__(self, file: Path, begin: str, transactions: Transactions | None = None) -> None:
        self._connection = connect(file)
        self._begin = begin
        self._transactions = transactions or Transactions()
        self._burst = Burst()
        self._jobs: list[Job] = []
        self._under_way: list[Job] = []
        self._bell = threading.Condition()
        self._closing = False
        self._thread = threading.Thread(target=self._serve, name="storage", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        loop = asyncio.get_running_loop()
        waiter: asyncio.Future[Result] = loop.create_future()
        with self._bell:
            if self._closing:
                raise StorageFailed(text_about("closed"))
            if not self._jobs:
                loop.call_soon(self._ring)  # not at once: other tables may ask in the same turn of the loop
            self._jobs.append(Job(work, waiter))
        return await waiter

    async def close(self) -> None:
        with self._bell:
            self._closing = True
            self._bell.notify()
        await asyncio.to_thread(self._thread.join)

    def _ring(self) -> None:
        with self._bell:
            self._bell.notify()

    def _serve(self) -> None:
        try:
            while self._has_jobs():
                self._carry_out(self._under_way)
                settle(self._under_way)
        finally:
            self._abandon()
            self._connection.close()
            self._transactions.close()

    def _carry_out(self, jobs: list[Job]) -> None:
        """SQLite commits nothing after it has met damage: the others are done again without that job."""
        while jobs:
            try:
                self._commit_all(jobs)
                return
            except DamageMet as met:
                self._connection.rollback()
                log.error("the database is damaged: %s; `coverstory check` shows where", met.why)
                met.job.error = StorageFailed(text_about("damaged_there", why=met.why))
                jobs = [job for job in jobs if job is not met.job]

    def _commit_all(self, jobs: list[Job]) -> None:
        """One commit for all of them: with synchronous=FULL that is one wait for the disk."""
        connection = self._connection
        try:
            self._start()
            if not all_done(connection, jobs):
                connection.rollback()
                self._start()
                for job in jobs:
                    attempt(connection, job)
            connection.execute(ENDS[self._begin])
            self._transactions.committed(connection)
            self._burst.worked()
        except (sqlite3.Error, UnicodeDecodeError) as error:
            if connection.in_transaction:
                connection.rollback()
            self._burst.failed(error)
            for job in jobs:
                job.error = StorageFailed(text_about("failed", why=str(error)))

    def _start(self) -> None:
        self._transactions.began()
        self._connection.execute(self._begin)

    def _has_jobs(self) -> bool:
        """Waits for some; none when it is closed and all is done."""
        with self._bell:
            self._bell.wait_for(lambda: self._jobs or self._closing)
            self._under_way, self._jobs = self._jobs, []
        return bool(self._under_way)

    def _abandon(self) -> None:
        """The thread ends when it is closed, or by a bug of ours: in either case nobody may wait for it for ever."""
        with self._bell:
            self._closing = True
            left = [*self._under_way, *self._jobs]
        for job in left:
            job.error = StorageFailed(text_about("given_up"))
        settle(left)


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=10, isolation_level=None, check_same_thread=False)
    connection.text_factory = readable_text
    try:
        for setting in SETTINGS:
            connection.execute(f"pragma {setting}")
    except UNREADABLE:
        connection.close()
        raise
    return connection


def readable_text(stored: bytes) -> str:
    """What is no text was damaged, and its checksum says so: it must not keep anybody from what is beside it."""
    return stored.decode(errors="replace")


def all_done(connection: sqlite3.Connection, jobs: list[Job]) -> bool:
    """Without savepoints, since nearly every group succeeds. False if a job failed.

    Then the caller rolls all of it back and does it again, with a savepoint for each job.
    """
    try:
        for job in jobs:
            work(connection, job)
    except (CoverstoryError, ValueError, OverflowError):
        return False
    return True


def work(connection: sqlite3.Connection, job: Job) -> None:
    try:
        job.result = job.work(connection)
    except UNREADABLE as error:
        if not is_damage(error):
            raise
        raise DamageMet(job, in_english(why_unreadable(error))) from None


def attempt(connection: sqlite3.Connection, job: Job) -> None:
    """A job that fails for a foreseen reason undoes its own work and nobody else's."""
    connection.execute("savepoint job")
    try:
        work(connection, job)
    except CoverstoryError as error:
        job.error = error
        connection.execute("rollback to job")
    except (ValueError, OverflowError) as error:  # half a character, a number without end
        job.error = StorageFailed(text_about("not_storable", why=str(error)))
        connection.execute("rollback to job")
    connection.execute("release job")


def settle(jobs: list[Job]) -> None:
    """Wakes each event loop once, however many of its tasks are waiting: waking it is what costs."""
    loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        loops.setdefault(job.waiter.get_loop(), []).append(job)
    for loop, waiting in loops.items():
        with suppress(RuntimeError):  # the loop was closed, and with it went whoever waited
            loop.call_soon_threadsafe(answer, waiting)


def answer(jobs: list[Job]) -> None:
    for job in jobs:
        if job.waiter.done():  # whoever waited is gone
            continue
        if job.error is None:
            job.waiter.set_result(job.result)
        else:
            job.waiter.set_exception(job.error)
