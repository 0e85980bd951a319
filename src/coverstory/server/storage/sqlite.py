"""Storage in one SQLite file: WAL, synchronous=FULL, one writer that groups what it is asked for."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from coverstory.errors import DamagedTable, ForkedTable, StorageFailed, UnusableDatabase
from coverstory.server.storage.connection_thread import TO_READ, TO_WRITE, ConnectionThread, connect
from coverstory.server.storage.migrate import OURS_ALONE, copy_to, migrate, version_of
from coverstory.server.storage.storage import Storage
from coverstory.table.events import StoredEvent, decode_event, encode_event
from coverstory.table.past_game import PastGame

PAGE_OF_GAMES = 100  # read at once when all are wanted
Place = tuple[float, str]  # of a game among all: when it ended, and its name

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(PastGame).decode


class SqliteStorage(Storage):
    """Reads have a thread of their own: a long list of games holds up nobody's move."""

    def __init__(self, file: Path) -> None:
        """Makes the file, or brings an older one up to date; an UnusableDatabase says what is wrong with it."""
        self._file = file
        prepare(file)
        self._writer = ConnectionThread(file, TO_WRITE)
        self._reader = ConnectionThread(file, TO_READ)

    async def append(self, table: str, events: Sequence[StoredEvent], closes: bool = False) -> None:
        await self._writer.do(lambda db: append(db, table, events, closes))

    async def events(self, table: str) -> list[StoredEvent]:
        query = "select body from entries where table_id = ? order by number"
        rows = await self._reader.do(lambda db: db.execute(query, (table,)).fetchall())
        try:
            return [decode_event(body) for (body,) in rows]
        except msgspec.MsgspecError as error:
            raise DamagedTable(f"A stored event cannot be read: {error}.") from None

    async def live_tables(self) -> list[str]:
        query = "select id from tables where not closed order by rowid"
        return [table for (table,) in await self._reader.do(lambda db: db.execute(query).fetchall())]

    async def keep_game(self, game: PastGame) -> bool:
        return await self._writer.do(lambda db: keep_game(db, game))

    async def game(self, match: str) -> PastGame | None:
        query = "select body from games where match = ?"
        row = await self._reader.do(lambda db: db.execute(query, (match,)).fetchone())
        return None if row is None else _decode(row[0])

    async def games_of(self, person: str, before: float, count: int) -> list[PastGame]:
        query = """
            select body from players join games using (match)
            where person = ? and players.ended < ? order by players.ended desc, match desc limit ?
        """
        rows = await self._reader.do(lambda db: db.execute(query, (person, before, count)).fetchall())
        return [_decode(body) for (body,) in rows]

    async def all_games(self) -> AsyncIterator[PastGame]:
        last: Place = (float("-inf"), "")
        while rows := await self._reader.do(partial(games_after, last)):
            for place, game in rows:
                last = place
                yield game

    async def uptime(self) -> float:
        row = await self._reader.do(lambda db: db.execute("select seconds from uptime").fetchone())
        return float(row[0])

    async def keep_uptime(self, seconds: float) -> None:
        await self._writer.do(lambda db: keep_uptime(db, seconds))

    async def backup(self, file: Path) -> None:
        await asyncio.to_thread(back_up, self._file, file)

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()


def prepare(file: Path) -> None:
    try:
        if file.exists():
            with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as untouched:
                version_of(untouched, file)
        else:
            file.touch(OURS_ALONE)
        with closing(connect(file)) as connection:
            migrate(connection, file)
    except (sqlite3.DatabaseError, OSError) as error:
        got = error.strerror if isinstance(error, OSError) else str(error)
        raise UnusableDatabase(f"Database {file.name}", "an SQLite database that can be written", str(got)) from None


def back_up(source: Path, target: Path) -> None:
    try:
        with closing(connect(source)) as connection:
            copy_to(connection, target)
    except (sqlite3.Error, OSError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise StorageFailed(f"The backup could not be written: {why}.") from None


def append(db: sqlite3.Connection, table: str, events: Sequence[StoredEvent], closes: bool) -> None:
    """The unique key (table_id, number) is the last guard against two servers that work on one table."""
    if any(stored.number == 0 for stored in events):
        db.execute("insert or ignore into tables (id) values (?)", (table,))
    try:
        db.executemany(
            "insert into entries (table_id, number, at, body) values (?, ?, ?, ?)",
            [(table, stored.number, stored.moment.seconds, encode_event(stored)) for stored in events],
        )
    except sqlite3.IntegrityError:
        numbers = ", ".join(str(stored.number) for stored in events)
        raise ForkedTable(f"Event {numbers} of a table is there already, or its first one is not.") from None
    keep_uptime(db, max((stored.moment.seconds for stored in events), default=0.0))
    if closes:
        db.execute("update tables set closed = 1 where id = ?", (table,))


def keep_uptime(db: sqlite3.Connection, seconds: float) -> None:
    db.execute("update uptime set seconds = ? where seconds < ?", (seconds, seconds))


def games_after(last: Place, db: sqlite3.Connection) -> list[tuple[Place, PastGame]]:
    query = "select ended, match, body from games where (ended, match) > (?, ?) order by ended, match limit ?"
    rows = db.execute(query, (*last, PAGE_OF_GAMES)).fetchall()
    return [((ended, match), _decode(body)) for ended, match, body in rows]


def keep_game(db: sqlite3.Connection, game: PastGame) -> bool:
    done = db.execute(
        "insert or ignore into games (match, ended, body) values (?, ?, ?)", (game.match, game.ended, _encode(game))
    )
    if not done.rowcount:
        return False
    people = {person for person in game.people if person}
    rows = [(person, game.ended, game.match) for person in people]
    db.executemany("insert into players (person, ended, match) values (?, ?, ?)", rows)
    return True
