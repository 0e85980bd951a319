"""Leases in PostgreSQL, by its clock. Each taking is one statement, which also fences: from then on nothing is stored
of the table in an older epoch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING

from coverstory.errors import TableElsewhere
from coverstory.server.storage.leases import Lease, Leases
from coverstory.server.storage.postgres.connections import Connections
from coverstory.server.storage.postgres.migrate import serves
from coverstory.server.storage.postgres.url import PostgresUrl

if TYPE_CHECKING:
    from coverstory.server.storage.postgres.connections import Db

TERM = 3.0  # seconds; a node renews three times in it
MARGIN = 0.5  # seconds before its end in which a node no longer acts: its clock and the database's may differ a little
PATIENCE = 2.0  # seconds that somebody waits for a database that does not answer
DONE_WITHIN = 1.0

UNTIL = "clock_timestamp() + make_interval(secs => $2)"
FENCE = "fenced as (update tables set epoch = taken.epoch from taken where tables.id = taken.table_id)"
TAKE = f"""
    with taken as (
        insert into leases (table_id, node, epoch, until)
        select id, $1, nextval('lease_epochs'), {UNTIL} from tables where id = $3
        on conflict (table_id) do update set node = excluded.node, epoch = excluded.epoch, until = excluded.until
            where leases.until <= clock_timestamp() or leases.node = excluded.node
        returning table_id, epoch
    ), {FENCE}
    select epoch from taken
"""
TAKE_NEW = f"""
    insert into leases (table_id, node, epoch, until) values ($3, $1, nextval('lease_epochs'), {UNTIL})
    on conflict (table_id) do update set epoch = excluded.epoch, until = excluded.until
        where leases.node = excluded.node  -- an answer was lost
    returning epoch
"""
TAKE_OVER = f"""
    with found as (
        select table_id from leases join tables on id = table_id
        where until <= clock_timestamp() and not closed
        order by until limit $3 for update of leases skip locked
    ), taken as (
        update leases set node = $1, epoch = nextval('lease_epochs'), until = {UNTIL}
        from found where leases.table_id = found.table_id
        returning leases.table_id, epoch
    ), {FENCE}
    select table_id, epoch from taken
"""
MINE = "unnest($1::text[], $2::bigint[]) as mine (id, epoch)"
ARE_MINE = "leases.table_id = mine.id and leases.epoch = mine.epoch"
RENEW = f"""
    update leases set until = clock_timestamp() + make_interval(secs => $3) from {MINE} where {ARE_MINE}
    returning leases.table_id
"""
HAND_OVER = f"update leases set until = clock_timestamp() from {MINE} where {ARE_MINE}"
RELEASE = f"delete from leases using {MINE} where {ARE_MINE}"


class PostgresLeases(Leases):
    is_alone = False

    def __init__(self, url: PostgresUrl, node: str, term: float = TERM, clock: Callable[[], float] = monotonic) -> None:
        self.node = node
        self._term = term
        self._clock = clock
        # However many ask where a table is, leases are renewed in time.
        self._beat = Connections(url, most=1, patience=PATIENCE, done_within=DONE_WITHIN, prepare=serves)
        self._asking = Connections(url, most=2, patience=PATIENCE, done_within=DONE_WITHIN)

    async def take(self, table: str) -> Lease:
        while True:
            sent, epoch = await self._asked(TAKE, table)
            if epoch is not None:
                return self._lease(table, epoch, sent)
            holder = await self.holder(table)
            if holder is not None and holder != self.node:
                raise TableElsewhere(holder)
            if not await self._asking.do(lambda db: db.fetchval("select true from tables where id = $1", table)):
                return Lease(table)  # there is no such table

    async def take_new(self, table: str) -> Lease:
        sent, epoch = await self._asked(TAKE_NEW, table)
        return self._lease(table, epoch or 0, sent)

    async def take_over(self, count: int) -> list[Lease]:
        async def work(db: Db) -> list[Lease]:
            sent = self._clock()
            rows = await db.fetch(TAKE_OVER, self.node, self._term, count)
            return [self._lease(table, epoch, sent) for table, epoch in rows]

        return await self._beat.do(work)

    async def renew(self, leases: Sequence[Lease]) -> list[Lease]:
        async def work(db: Db) -> list[Lease]:
            sent = self._clock()
            renewed = {table for (table,) in await db.fetch(RENEW, *columns(leases), self._term)}
            for lease in leases:
                if lease.table in renewed:
                    lease.until = self._end(sent)
            return [lease for lease in leases if lease.table not in renewed]

        return await self._beat.do(work)

    async def release(self, leases: Sequence[Lease]) -> None:
        await self._beat.do(lambda db: db.execute(RELEASE, *columns(leases)))

    async def hand_over(self, leases: Sequence[Lease]) -> None:
        await self._beat.do(lambda db: db.execute(HAND_OVER, *columns(leases)))

    async def holder(self, table: str) -> str | None:
        query = "select node from leases where table_id = $1 and until > clock_timestamp()"
        found: str | None = await self._asking.do(lambda db: db.fetchval(query, table))
        return found

    async def close(self) -> None:
        await self._beat.close()
        await self._asking.close()

    async def _asked(self, query: str, table: str) -> tuple[float, int | None]:
        """When it was asked, and the epoch."""

        async def work(db: Db) -> tuple[float, int | None]:
            sent = self._clock()
            return sent, await db.fetchval(query, self.node, self._term, table)

        return await self._asking.do(work)

    def _lease(self, table: str, epoch: int, sent: float) -> Lease:
        return Lease(table, epoch, self._end(sent), self._clock)

    def _end(self, sent: float) -> float:
        """Reckoned from before it was asked for: the database has reckoned from later."""
        return sent + self._term - MARGIN


def columns(leases: Sequence[Lease]) -> tuple[list[str], list[int]]:
    return [lease.table for lease in leases], [lease.epoch for lease in leases]
