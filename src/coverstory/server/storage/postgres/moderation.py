"""Sanctions, reports and the audit log in PostgreSQL; and where a person is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from coverstory.server.storage.checksum import lone_sum
from coverstory.server.storage.games import decode_game, encode_game, without_person
from coverstory.server.storage.moderation import AuditEntry, ModerationStorage, Report, Sanction, SanctionKind
from coverstory.server.storage.postgres.connections import Connections

if TYPE_CHECKING:
    from coverstory.server.storage.postgres.connections import Db

REPORT = "made, table_id, reporter, author, name, said, body, why, number"


class PostgresModeration(ModerationStorage):
    """Uses the connections of the storage that it is a part of."""

    _connections: Connections

    async def sanctions(self) -> list[Sanction]:
        query = "select kind, subject, why, since, until from sanctions order by since desc"
        return [Sanction(*row) for row in await self._connections.do(lambda db: db.fetch(query))]

    async def impose(self, sanction: Sanction, entry: AuditEntry) -> None:
        query = """
            insert into sanctions (kind, subject, why, since, until) values ($1, $2, $3, $4, $5)
            on conflict (kind, subject) do update set why = excluded.why, since = excluded.since, until = excluded.until
        """

        async def work(db: Db) -> None:
            await db.execute(query, *msgspec.structs.astuple(sanction))
            await add_audit(db, entry)

        await self._connections.in_transaction(work)

    async def lift(self, kind: SanctionKind, subject: str, entry: AuditEntry) -> bool:
        return await self._change(entry, "delete from sanctions where kind = $1 and subject = $2", kind, subject)

    async def keep_report(self, report: Report) -> bool:
        query = """
            insert into reports (made, table_id, reporter, author, name, said, body, why)
            values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning true
        """
        values = msgspec.structs.astuple(report)[:-1]
        return bool(await self._connections.do(lambda db: db.fetchval(query, *values)))

    async def reports(self) -> list[Report]:
        query = f"select {REPORT} from reports where not settled order by number"
        return [Report(*row) for row in await self._connections.do(lambda db: db.fetch(query))]

    async def reports_with(self, person: str) -> list[Report]:
        query = f"select {REPORT} from reports where $1 in (reporter, author) order by number"
        return [Report(*row) for row in await self._connections.do(lambda db: db.fetch(query, person))]

    async def settle_report(self, number: int, entry: AuditEntry) -> bool:
        query = "update reports set settled = true where number = $1 and not settled"
        return await self._change(entry, query, number)

    async def keep_audit(self, entry: AuditEntry) -> None:
        await self._connections.in_transaction(lambda db: add_audit(db, entry))

    async def audit(self, count: int) -> list[AuditEntry]:
        query = "select made, actor, action, subject, why from audit order by number desc limit $1"
        return [AuditEntry(*row) for row in await self._connections.do(lambda db: db.fetch(query, count))]

    async def tables_like(self, beginning: str, count: int) -> list[str]:
        query = "select id from tables where starts_with(id, $1) order by made limit $2"
        return [table for (table,) in await self._connections.do(lambda db: db.fetch(query, beginning, count))]

    async def tables_with(self, person: str) -> list[str]:
        """Looks through all events: somebody asks for it now and then, and an index would cost every move."""
        query = "select distinct table_id from entries where position($1::bytea in body) > 0 order by table_id"
        needle = f'"{person}"'.encode()
        return [table for (table,) in await self._connections.do(lambda db: db.fetch(query, needle))]

    async def forget_person(self, person: str, entry: AuditEntry) -> int:
        return await self._connections.in_transaction(lambda db: forget_person(db, person, entry))

    async def _change(self, entry: AuditEntry, query: str, *values: Any) -> bool:  # whatever PostgreSQL takes
        async def work(db: Db) -> bool:
            if (await db.execute(query, *values)).endswith(" 0"):
                return False
            await add_audit(db, entry)
            return True

        return await self._connections.in_transaction(work)


async def add_audit(db: Db, entry: AuditEntry) -> None:
    """Once, also where the answer of the first attempt was lost."""
    await db.execute(
        """
        insert into audit (made, actor, action, subject, why) select $1, $2, $3, $4, $5
        where not exists (select from audit where (made, actor, action, subject, why) = ($1, $2, $3, $4, $5))
        """,
        *msgspec.structs.astuple(entry),
    )


async def forget_person(db: Db, person: str, entry: AuditEntry) -> int:
    query = "select match, body from players join games using (match) where person = $1 for update of games"
    games = await db.fetch(query, person)
    for match, body in games:
        kept = encode_game(without_person(decode_game(body), person))
        await db.execute("update games set body = $2, sum = $3 where match = $1", match, kept, lone_sum(match, kept))
    for query in (
        "delete from players where person = $1",
        "delete from sanctions where subject = $1",
        "delete from reports where $1 in (reporter, author)",
    ):
        await db.execute(query, person)
    await add_audit(db, entry)
    return len(games)
