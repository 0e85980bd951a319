"""Sanctions, reports and the audit log in SQLite; and where a person is."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec

from coverstory.server.storage.checksum import Tip, lone_sum
from coverstory.server.storage.games import decode_game, encode_game, without_person
from coverstory.server.storage.moderation import AuditEntry, ModerationStorage, Report, Sanction, SanctionKind
from coverstory.server.storage.sqlite.connection_thread import ConnectionThread

REPORT = "made, table_id, reporter, author, name, said, body, why, number"


class SqliteModeration(ModerationStorage):
    """Uses the threads of the storage that it is a part of."""

    _writer: ConnectionThread
    _reader: ConnectionThread

    async def sanctions(self) -> list[Sanction]:
        query = "select kind, subject, why, since, until from sanctions order by since desc"
        return [Sanction(*row) for row in await self._reader.do(lambda db: db.execute(query).fetchall())]

    async def impose(self, sanction: Sanction, entry: AuditEntry) -> None:
        def work(db: sqlite3.Connection) -> None:
            query = "insert or replace into sanctions (kind, subject, why, since, until) values (?, ?, ?, ?, ?)"
            db.execute(query, msgspec.structs.astuple(sanction))
            add_audit(db, entry)

        await self._writer.do(work)

    async def lift(self, kind: SanctionKind, subject: str, entry: AuditEntry) -> bool:
        query = "delete from sanctions where kind = ? and subject = ?"
        return await self._writer.do(lambda db: changed(db, entry, query, kind, subject))

    async def keep_report(self, report: Report) -> bool:
        query = f"insert or ignore into reports ({REPORT}) values (?, ?, ?, ?, ?, ?, ?, ?, null)"
        values = msgspec.structs.astuple(report)[:-1]
        return await self._writer.do(lambda db: db.execute(query, values).rowcount > 0)

    async def reports(self) -> list[Report]:
        query = f"select {REPORT} from reports where not settled order by number"
        return [Report(*row) for row in await self._reader.do(lambda db: db.execute(query).fetchall())]

    async def reports_with(self, person: str) -> list[Report]:
        query = f"select {REPORT} from reports where ? in (reporter, author) order by number"
        return [Report(*row) for row in await self._reader.do(lambda db: db.execute(query, (person,)).fetchall())]

    async def settle_report(self, number: int, entry: AuditEntry) -> bool:
        query = "update reports set settled = 1 where number = ? and not settled"
        return await self._writer.do(lambda db: changed(db, entry, query, number))

    async def keep_audit(self, entry: AuditEntry) -> None:
        await self._writer.do(lambda db: add_audit(db, entry))

    async def audit(self, count: int) -> list[AuditEntry]:
        query = "select made, actor, action, subject, why from audit order by number desc limit ?"
        return [AuditEntry(*row) for row in await self._reader.do(lambda db: db.execute(query, (count,)).fetchall())]

    async def tables_like(self, beginning: str, count: int) -> list[str]:
        query = "select id from tables where substr(id, 1, ?) = ? order by rowid limit ?"
        values = (len(beginning), beginning, count)
        return [table for (table,) in await self._reader.do(lambda db: db.execute(query, values).fetchall())]

    async def tables_with(self, person: str) -> list[str]:
        """Looks through all events: somebody asks for it now and then, and an index would cost every move."""
        query = "select distinct table_id from entries where instr(body, ?) order by table_id"
        needle = f'"{person}"'.encode()
        return [table for (table,) in await self._reader.do(lambda db: db.execute(query, (needle,)).fetchall())]

    async def forget_person(self, person: str, entry: AuditEntry) -> int:
        return await self._writer.do(lambda db: forget_person(db, person, entry, self._noted_game))

    def _noted_game(self, match: str, tip: Tip) -> None:
        """A finished game has another checksum from now on."""


def changed(db: sqlite3.Connection, entry: AuditEntry, query: str, *values: Any) -> bool:  # whatever SQLite takes
    if not db.execute(query, values).rowcount:
        return False
    add_audit(db, entry)
    return True


def add_audit(db: sqlite3.Connection, entry: AuditEntry) -> None:
    query = "insert into audit (made, actor, action, subject, why) values (?, ?, ?, ?, ?)"
    db.execute(query, msgspec.structs.astuple(entry))


def forget_person(db: sqlite3.Connection, person: str, entry: AuditEntry, noted: Callable[[str, Tip], None]) -> int:
    query = "select match, body from players join games using (match) where person = ?"
    games = db.execute(query, (person,)).fetchall()
    for match, body in games:
        kept = encode_game(without_person(decode_game(body), person))
        summed = lone_sum(match, kept)
        db.execute("update games set body = ?, sum = ? where match = ?", (kept, summed, match))
        noted(match, Tip(0, summed))
    for query in (
        "delete from players where person = :person",
        "delete from sanctions where subject = :person",
        "delete from reports where :person in (reporter, author)",
    ):
        db.execute(query, {"person": person})
    add_audit(db, entry)
    return len(games)
