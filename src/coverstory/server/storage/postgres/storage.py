"""Storage in PostgreSQL: one writer of events, and a few connections for all the rest."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from coverstory.errors import DamagedTable, LeaseLost, StorageFailed
from coverstory.server.storage.checksum import NOT_COVERED, Tip, check_chain, lone_sum, notes_sum, uptime_sum
from coverstory.server.storage.games import PAGE_OF_GAMES, GameRow, encode_game, game_of, readable
from coverstory.server.storage.notes import SeatNotes, sound_notes
from coverstory.server.storage.postgres.connections import PATIENCE, READERS, Connections
from coverstory.server.storage.postgres.migrate import migrate
from coverstory.server.storage.postgres.moderation import PostgresModeration
from coverstory.server.storage.postgres.reviews import PostgresReviews
from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.server.storage.postgres.writer import Writer
from coverstory.server.storage.retention import Retention, moment_of
from coverstory.server.storage.storage import Storage
from coverstory.server.texts import text_about
from coverstory.table.events import StoredEvent, decode_event
from coverstory.table.past_game import PastGame

if TYPE_CHECKING:
    from asyncpg import Record

    from coverstory.server.storage.postgres.connections import Db

EventRow = tuple[int, bytes, bytes]  # number, body, checksum

log = logging.getLogger(__name__)


class PostgresStorage(PostgresModeration, PostgresReviews, Storage):
    """For any number of servers at once."""

    def __init__(self, url: PostgresUrl, patience: float = PATIENCE) -> None:
        """The schema must be up to date (`open_postgres`)."""
        self.url = url
        self._connections = Connections(url, most=READERS, patience=patience)
        self._writer = Writer(url, patience)

    async def append(self, table: str, events: Sequence[StoredEvent], closes: bool = False, epoch: int = 0) -> None:
        await self._writer.append(table, events, closes, epoch)

    async def events(self, table: str) -> list[StoredEvent]:
        try:
            return [decode_event(body) for _, body, _ in await self._connections.do(lambda db: sound_rows(db, table))]
        except msgspec.MsgspecError as error:
            raise DamagedTable(text_about("event_unreadable", why=str(error))) from None

    async def keep_notes(self, table: str, notes: SeatNotes, epoch: int = 0) -> None:
        await self._connections.in_transaction(lambda db: keep_notes(db, table, notes, epoch))

    async def notes(self, table: str) -> list[SeatNotes]:
        return sound_notes(table, await self._connections.do(lambda db: note_rows(db, table)))

    async def live_tables(self) -> list[str]:
        rows = await self._connections.do(lambda db: db.fetch("select id from tables where not closed order by made"))
        return [table for (table,) in rows]

    async def stale_tables(self, seconds: float, count: int, kept: Retention) -> list[str]:
        """Damaged ones stay, and those that some server has."""
        query = """
            select id, at, body
            from tables join entries on table_id = id and number = last_number and sum = last_sum
            where at < case when closed then $1::float8 else $2::float8 end and not exists (
                select from leases where leases.table_id = id and until > clock_timestamp()
            )
        """
        limits = seconds - kept.closed, seconds - kept.asleep
        rows = await self._connections.do(lambda db: db.fetch(query, *map(float, limits)))
        return list(islice((table for table, at, body in rows if at == moment_of(body)), count))

    async def remove_tables(self, tables: Sequence[str]) -> None:
        async def work(db: Db) -> None:
            for query in (
                "delete from notes where table_id = any($1::text[])",
                "delete from entries where table_id = any($1::text[])",
                "delete from leases where table_id = any($1::text[])",
                "delete from tables where id = any($1::text[])",
            ):
                await db.execute(query, list(tables))

        await self._connections.in_transaction(work)
        self._writer.forget(tables)

    async def keep_game(self, game: PastGame) -> bool:
        return await self._connections.in_transaction(lambda db: keep_game(db, game))

    async def game(self, match: str) -> PastGame | None:
        row = await self._connections.do(lambda db: game_row(db, match))
        return None if row is None else game_of(row)

    async def games_of(self, person: str, before: float, count: int) -> list[PastGame]:
        query = """
            select match, body, sum from players join games using (match)
            where person = $1 and players.ended < $2 order by players.ended desc, match desc limit $3
        """
        rows = await self._connections.do(lambda db: db.fetch(query, person, float(before), count))
        return readable([(match, body, stored) for match, body, stored in rows])

    async def all_games(self) -> AsyncIterator[PastGame]:
        last: tuple[float, str] = (float("-inf"), "")
        while rows := await self._connections.do(partial(games_after, last)):
            last = rows[-1]["ended"], rows[-1]["match"]
            for game in readable([(match, body, stored) for _, match, body, stored in rows]):
                yield game

    async def uptime(self) -> float:
        query = "select seconds, sum, coalesce((select max(last_at) from tables), 0) from uptime"
        ((seconds, stored, latest),) = await self._connections.do(lambda db: db.fetch(query))
        if uptime_sum(seconds) != stored:
            log.error("the time of service is damaged: clocks go on from the last event that is stored")
            return float(latest)
        return float(max(seconds, latest))

    async def keep_uptime(self, seconds: float) -> float:
        query = """
            with kept as (update uptime set seconds = $1, sum = $2 where seconds < $1 returning seconds)
            select coalesce((select seconds from kept), (select seconds from uptime))
        """
        stored = uptime_sum(seconds)
        return float(await self._connections.do(lambda db: db.fetchval(query, float(seconds), stored)))

    async def backup(self, file: Path) -> None:
        raise StorageFailed(text_about("use_pg_dump"))

    async def close(self) -> None:
        await self._writer.close()
        await self._connections.close()


async def open_postgres(url: PostgresUrl, patience: float = PATIENCE) -> PostgresStorage:
    """Brings the schema up to date."""
    await migrate(url, patience)
    return PostgresStorage(url, patience)


async def sound_rows(db: Db, table: str) -> list[EventRow]:
    """And what the table's own row says of the last one, at one moment."""
    query = """
        select number, body, entries.sum, last_number, last_sum
        from tables join entries on table_id = id where id = $1 order by number
    """
    found = await db.fetch(query, table)
    known = Tip(found[0]["last_number"], found[0]["last_sum"]) if found else await lone_tip(db, table)
    rows = [(row["number"], row["body"], row["sum"]) for row in found]
    check_chain(table, rows, known)
    return rows


async def lone_tip(db: Db, table: str) -> Tip:
    """Of a table without any event, which there should not be."""
    query = """
        select last_number, last_sum from tables
        where id = $1 and not exists (select from entries where table_id = $1)
    """
    row = await db.fetchrow(query, table)
    return Tip(-1, NOT_COVERED) if row is None else Tip(*row)


async def keep_notes(db: Db, table: str, notes: SeatNotes, epoch: int) -> None:
    """The table's row is locked: no other server takes it over in between."""
    found = await db.fetchval("select epoch from tables where id = $1 for share", table)
    if found != epoch:
        raise LeaseLost("Another server has taken this table over.")
    query = "select version from notes where table_id = $1 and seat = $2"
    version = (await db.fetchval(query, table, notes.seat) or 0) + 1
    stored = notes_sum(table, notes.seat, version, match=notes.match, person=notes.person, text=notes.text)
    await db.execute(
        """
        insert into notes (table_id, seat, version, match, person, body, sum) values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (table_id, seat) do update set version = excluded.version, match = excluded.match,
            person = excluded.person, body = excluded.body, sum = excluded.sum
        """,
        *(table, notes.seat, version, notes.match, notes.person, notes.text.encode(), stored),
    )


async def note_rows(db: Db, table: str) -> list[tuple[object, ...]]:
    query = "select seat, version, match, person, body, sum from notes where table_id = $1 order by seat"
    return [
        (seat, version, match, person, body.decode(errors="replace"), stored)
        for seat, version, match, person, body, stored in await db.fetch(query, table)
    ]


async def keep_game(db: Db, game: PastGame) -> bool:
    """One that was lost may come back."""
    body = encode_game(game)
    await db.execute("delete from games where match = $1 and sum = $2", game.match, NOT_COVERED)
    made = await db.fetchval(
        "insert into games (match, ended, body, sum) values ($1, $2, $3, $4) on conflict do nothing returning true",
        *(game.match, float(game.ended), body, lone_sum(game.match, body)),
    )
    if made:
        people = sorted({person for person in game.people if person})
        await db.executemany(
            "insert into players (person, ended, match) values ($1, $2, $3)",
            [(person, float(game.ended), game.match) for person in people],
        )
    return bool(made)


async def games_after(last: tuple[float, str], db: Db) -> list[Record]:
    query = "select ended, match, body, sum from games where (ended, match) > ($1, $2) order by ended, match limit $3"
    return await db.fetch(query, *last, PAGE_OF_GAMES)


async def game_row(db: Db, match: str) -> GameRow | None:
    row = await db.fetchrow("select match, body, sum from games where match = $1", match)
    return None if row is None else (row["match"], row["body"], row["sum"])
