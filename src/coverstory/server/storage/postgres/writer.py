"""The one writer of events: everything that is asked for while a commit is under way becomes the next one.

All of a group is one statement, which is one transaction. A table's row is the door that its events go through: the row
must still be at the event that the writer goes on from, and in the epoch of its lease. Otherwise nothing is stored of
that table, and everything of the others.

A connection may be lost before the answer comes. Then nobody knows whether the group was stored: before it is sent
again it is looked for, and what is there with the very same checksums was done.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import asyncpg

from coverstory.errors import CoverstoryError, ForkedTable, LeaseLost, StorageFailed
from coverstory.server.storage.burst import Burst
from coverstory.server.storage.checksum import NO_EVENTS, Tip, first_sum, next_sum
from coverstory.server.storage.postgres.connections import (
    DONE_WITHIN,
    FIRST_PAUSE,
    LONGEST_PAUSE,
    connect,
    say_goodbye,
)
from coverstory.server.storage.postgres.failures import PASSES, failed
from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.server.texts import text_about
from coverstory.table.events import StoredEvent, encode_event

if TYPE_CHECKING:
    from coverstory.server.storage.postgres.connections import Db

MOST_AT_ONCE = 2000  # appends of one group
MOST_KNOWN = 50_000  # tables whose last event is remembered

STORE = """
    with asked as (
        select * from unnest($1::text[], $2::bigint[], $3::int[], $4::bytea[], $5::int[], $6::bytea[], $7::float8[],
            $8::bool[]) as asked (id, epoch, before, before_sum, last, last_sum, at, closes)
    ), moved as (
        update tables set last_number = asked.last, last_sum = asked.last_sum, closed = closed or asked.closes,
            last_at = greatest(last_at, asked.at)
        from asked
        where tables.id = asked.id and tables.epoch = asked.epoch and asked.before >= 0
            and tables.last_number = asked.before and tables.last_sum = asked.before_sum
        returning tables.id
    ), made as (
        insert into tables (id, epoch, last_number, last_sum, last_at, closed)
        select id, epoch, last, last_sum, at, closes from asked where before < 0
        on conflict (id) do nothing
        returning id
    ), done as (
        select id from moved union all select id from made
    ), stored as (
        insert into entries (table_id, number, at, body, sum)
        select event.* from unnest($9::text[], $10::int[], $11::float8[], $12::bytea[], $13::bytea[])
            as event (id, number, at, body, sum) join done using (id)
    )
    select id from done
"""
TIPS = "select id, epoch, last_number, last_sum from tables where id = any($1::text[])"
SAME = """
    select asked.id, asked.number
    from unnest($1::text[], $2::int[], $3::bytea[]) as asked (id, number, sum)
        join entries on table_id = asked.id and entries.number = asked.number and entries.sum = asked.sum
"""

log = logging.getLogger(__name__)

Row = tuple[str, int, float, bytes, bytes]  # table, number, second, body, checksum


@dataclass(eq=False)
class Job:
    """Events of one table, and who waits for them."""

    table: str
    events: Sequence[StoredEvent]
    closes: bool
    epoch: int
    waiter: asyncio.Future[None]
    rows: list[Row] = field(default_factory=list)
    attempts: int = 0  # to store it
    is_given_up: bool = False  # whoever waited was told that it was not stored

    def settle(self, error: CoverstoryError | None = None) -> None:
        if self.waiter.done():
            return
        if error is None:
            self.waiter.set_result(None)
        else:
            self.waiter.set_exception(error)
            self.waiter.exception()  # nobody may be waiting any more

    def make_rows(self, tip: Tip) -> Tip:
        """What follows on that event; a ForkedTable where it does not."""
        rows: list[Row] = []
        for stored in self.events:
            if stored.number != tip.number + 1:
                raise forked(self.events)
            body = encode_event(stored)
            tip = Tip(stored.number, next_sum(tip.sum, body))
            rows.append((self.table, tip.number, stored.moment.seconds, body, tip.sum))
        self.rows = rows
        return tip


@dataclass
class Change:
    """All that a group does to one table."""

    epoch: int
    before: Tip
    last: Tip
    jobs: list[Job] = field(default_factory=list)


class Writer:
    """First come, first served; a table's events in order."""

    def __init__(self, url: PostgresUrl, patience: float) -> None:
        self._url = url
        self._patience = patience
        self._jobs: list[Job] = []
        self._bell = asyncio.Event()
        self._closing = False
        self._connection: Db | None = None
        self._known: dict[str, tuple[int, Tip]] = {}  # the epoch, and the last event as we have stored it
        self._burst = Burst()
        self.groups = 0  # that were stored
        self._task = self._begin()

    async def append(self, table: str, events: Sequence[StoredEvent], closes: bool, epoch: int) -> None:
        if self._closing:
            raise StorageFailed(text_about("closed"))
        if not events:
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        job = Job(table, events=events, closes=closes, epoch=epoch, waiter=waiter)
        self._jobs.append(job)
        self._bell.set()
        try:
            async with asyncio.timeout(self._patience):
                await asyncio.shield(waiter)  # whoever stops waiting breaks nothing off
        except TimeoutError:
            job.is_given_up = True
            raise StorageFailed(text_about("away")) from None

    def forget(self, tables: Sequence[str]) -> None:
        """They were removed."""
        for table in tables:
            self._known.pop(table, None)

    async def close(self) -> None:
        """Do what was asked for, if the database answers at all."""
        self._closing = True
        self._bell.set()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._task, self._patience)

    def _begin(self) -> asyncio.Task[None]:
        task = asyncio.create_task(self._serve())
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """By a mistake of ours, it is begun anew: nobody waits for ever, and whoever comes next is served."""
        self._disconnect()
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("the writer of events failed", exc_info=error)
            if not self._closing:
                self._task = self._begin()
                return
        for job in self._jobs:
            job.settle(StorageFailed(text_about("given_up")))

    async def _serve(self) -> None:
        while await self._has_jobs():
            group, self._jobs = next_group(self._jobs)
            await self._carry_out(group)
        if self._connection is not None:
            await say_goodbye(self._connection)

    async def _has_jobs(self) -> bool:
        """Waits for some; none when it is closed and all is done."""
        while not self._jobs and not self._closing:
            self._bell.clear()
            await self._bell.wait()
            await asyncio.sleep(0)  # other tables may ask in the same turn of the loop
        return bool(self._jobs)

    async def _carry_out(self, group: list[Job]) -> None:
        """For as long as somebody waits for it: a database that is gone comes back."""
        pause = FIRST_PAUSE
        try:
            while group := [job for job in group if not job.is_given_up and not job.waiter.done()]:
                try:
                    async with asyncio.timeout(DONE_WITHIN):
                        await self._store(group)
                    self._burst.worked()
                    return
                except PASSES as error:
                    self._burst.failed(error)
                    self._disconnect()
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                except (asyncpg.PostgresError, ValueError) as error:
                    await self._find_to_blame(group, error)
        finally:  # also after a mistake of ours: nobody waits for ever
            for job in group:
                job.settle(StorageFailed(text_about("given_up")))

    async def _find_to_blame(self, group: list[Job], error: Exception) -> None:
        """What the database refuses may be one of them, or all."""
        if len(group) > 1:
            for job in group:
                await self._carry_out([job])
        elif isinstance(error, asyncpg.UniqueViolationError):  # the last guard: its row of `tables` is not true
            group[0].settle(forked(group[0].events))
        else:
            self._burst.failed(error)
            group[0].settle(failed(error))

    async def _store(self, group: list[Job]) -> None:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._url)
            self._known.clear()
        left = await self._not_yet_stored(self._connection, group)
        await self._learn_tips(self._connection, left)
        changes, refused = self._changes(left)
        if changes:
            for job in left:
                job.attempts += 1
            done = {row["id"] for row in await self._connection.fetch(STORE, *columns(changes))}
            self.groups += 1
            refused += self._take_note(changes, done)
        if refused:
            await self._refuse(self._connection, refused)

    async def _not_yet_stored(self, db: Db, group: list[Job]) -> list[Job]:
        """Of a group whose answer was lost: what is there was done."""
        found = await same_events(db, [job for job in group if job.attempts])
        for job in found:
            job.settle()
        return [job for job in group if job not in found]

    async def _learn_tips(self, db: Db, group: list[Job]) -> None:
        """Of tables that somebody else may have gone on with."""
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        first = {job.table: job for job in reversed(group)}
        unknown = {table: job.epoch for table, job in first.items() if not self._follows(job)}
        if unknown:
            for row in await db.fetch(TIPS, list(unknown)):
                self._known[row["id"]] = unknown[row["id"]], Tip(row["last_number"], row["last_sum"])

    def _follows(self, job: Job) -> bool:
        epoch, tip = self._known.get(job.table, (0, NO_EVENTS))
        number = job.events[0].number
        return number == 0 or (epoch == job.epoch and tip.number == number - 1)

    def _changes(self, group: list[Job]) -> tuple[dict[str, Change], list[Job]]:
        """And what cannot follow."""
        changes: dict[str, Change] = {}
        refused: list[Job] = []
        for job in group:
            known = changes[job.table].last if job.table in changes else self._tip(job)
            try:
                last = job.make_rows(known)
            except ForkedTable:
                refused.append(job)
                continue
            change = changes.setdefault(job.table, Change(job.epoch, known, last))
            change.last = last
            change.jobs.append(job)
        return changes, refused

    def _tip(self, job: Job) -> Tip:
        if job.events[0].number == 0:
            return Tip(-1, first_sum(job.table))
        return self._known.get(job.table, (0, NO_EVENTS))[1]

    def _take_note(self, changes: dict[str, Change], done: set[str]) -> list[Job]:
        """Answers what was stored, and returns the rest."""
        refused: list[Job] = []
        for table, change in changes.items():
            if table in done:
                self._known[table] = change.epoch, change.last
                for job in change.jobs:
                    job.settle()
            else:
                refused += change.jobs
        return refused

    async def _refuse(self, db: Db, jobs: list[Job]) -> None:
        """But for what an attempt before has stored after all, while this one waited for it."""
        for job in jobs:
            self._known.pop(job.table, None)
        stored = await same_events(db, [job for job in jobs if job.attempts > 1])
        epochs = {row["id"]: row["epoch"] for row in await db.fetch(TIPS, list({job.table for job in jobs}))}
        for job in jobs:
            if job in stored:
                job.settle()
            elif epochs.get(job.table, job.epoch) != job.epoch:
                job.settle(LeaseLost("Another server has taken this table over."))
            else:
                job.settle(forked(job.events))

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def forked(events: Sequence[StoredEvent]) -> ForkedTable:
    numbers = ", ".join(str(stored.number) for stored in events)
    return ForkedTable(f"Event {numbers} of a table is there already, or the one before it is not.")


def next_group(jobs: list[Job]) -> tuple[list[Job], list[Job]]:
    """And what has to wait: of one table there is one epoch in a group."""
    epochs: dict[str, int] = {}
    group: list[Job] = []
    later: list[Job] = []
    for job in jobs:
        fits = epochs.setdefault(job.table, job.epoch) == job.epoch and len(group) < MOST_AT_ONCE
        (group if fits and not later else later).append(job)
    return group, later


async def same_events(db: Db, jobs: Sequence[Job]) -> set[Job]:
    """Whose last event is stored with the checksum that we gave it: it covers all events before."""
    last = {(job.table, job.rows[-1][1]): job for job in jobs if job.rows}
    if not last:
        return set()
    sums = [job.rows[-1][4] for job in last.values()]
    found = await db.fetch(SAME, [table for table, _ in last], [number for _, number in last], sums)
    return {last[row["id"], row["number"]] for row in found}


def columns(changes: dict[str, Change]) -> list[list[object]]:
    """As the statement takes them: a column of tables' changes after another, then those of their events."""
    asked = [
        (
            table,
            change.epoch,
            *change.before,
            *change.last,
            max(row[2] for job in change.jobs for row in job.rows),
            any(job.closes for job in change.jobs),
        )
        for table, change in changes.items()
    ]
    rows = [row for change in changes.values() for job in change.jobs for row in job.rows]
    return [*map(list, zip(*asked, strict=True)), *map(list, zip(*rows, strict=True))]
