"""Storage in one SQLite file: WAL, synchronous=FULL, one writer that groups what it is asked for."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import msgspec

from coverstory.errors import DamagedGame, DamagedTable, StorageFailed, in_english
from coverstory.server.storage.checksum import NO_EVENTS, NOT_COVERED, Tip, check_chain, lone_sum
from coverstory.server.storage.games import PAGE_OF_GAMES, GameRow, encode_game, game_of, readable
from coverstory.server.storage.notes import SeatNotes
from coverstory.server.storage.retention import Retention
from coverstory.server.storage.sqlite.chains import Chains, begin_run, forked
from coverstory.server.storage.sqlite.connection_thread import (
    TO_READ,
    TO_WRITE,
    ConnectionThread,
    Transactions,
    connect,
)
from coverstory.server.storage.sqlite.copying import OURS_ALONE, copy_to
from coverstory.server.storage.sqlite.failures import UNREADABLE, is_damage, unusable, why_unreadable
from coverstory.server.storage.sqlite.migrate import half_restored, migrate, open_untouched, refuse_remains, version_of
from coverstory.server.storage.sqlite.moderation import SqliteModeration
from coverstory.server.storage.sqlite.notes import keep_notes, notes_of
from coverstory.server.storage.sqlite.restore import finish_restore
from coverstory.server.storage.sqlite.retention import remove_tables, stale_tables
from coverstory.server.storage.sqlite.reviews import SqliteReviews
from coverstory.server.storage.sqlite.tip_journal import TipJournal, game_key, notes_key
from coverstory.server.storage.sqlite.uptime import kept_uptime
from coverstory.server.storage.storage import Storage
from coverstory.server.texts import text_about
from coverstory.table.events import StoredEvent, decode_event
from coverstory.table.past_game import PastGame

Place = tuple[float, str]  # of a game among all: when it ended, and its name
EventRow = tuple[int, bytes, bytes]  # number, body, checksum

log = logging.getLogger(__name__)


class FinishedGames:
    """What any command may read and add to, also beside a running server.

    Reads have a thread of their own: a long list of games holds up nobody's move.
    """

    def __init__(self, file: Path, transactions: Transactions | None = None) -> None:
        self._file = file
        self._writer = ConnectionThread(file, TO_WRITE, transactions)
        self._reader = ConnectionThread(file, TO_READ)

    async def keep_game(self, game: PastGame) -> bool:
        return await self._writer.do(lambda db: keep_game(db, game) is not None)

    async def game(self, match: str) -> PastGame | None:
        row = await self._reader.do(lambda db: game_row(db, match))
        return None if row is None else game_of(row)

    async def games_of(self, person: str, before: float, count: int) -> list[PastGame]:
        query = """
            select match, body, sum from players join games using (match)
            where person = ? and players.ended < ? order by players.ended desc, match desc limit ?
        """
        rows = await self._reader.do(lambda db: db.execute(query, (person, before, count)).fetchall())
        return readable(rows)

    async def all_games(self) -> AsyncIterator[PastGame]:
        last: Place = (float("-inf"), "")
        while rows := await self._reader.do(partial(games_after, last)):
            last = (rows[-1][0], rows[-1][1])
            for game in readable([row[1:] for row in rows]):
                yield game

    async def backup(self, file: Path) -> None:
        await asyncio.to_thread(back_up, self._file, file)

    async def close(self) -> None:
        """The writer last: when it has moved the log into the file, its journal is not needed any more."""
        await self._reader.close()
        await self._writer.close()


class SqliteStorage(FinishedGames, SqliteModeration, SqliteReviews, Storage):
    """For the one server of a file: whoever makes one has the `server_lock`."""

    def __init__(self, file: Path) -> None:
        """Makes the file, or brings an older one up to date; an error says what is wrong with it."""
        self._chains = Chains(prepare_to_serve(file))
        super().__init__(file, self._chains)

    async def append(self, table: str, events: Sequence[StoredEvent], closes: bool = False, epoch: int = 0) -> None:
        await self._writer.do(lambda db: append(db, self._chains, table, events=events, closes=closes))

    async def events(self, table: str) -> list[StoredEvent]:
        return await self._reader.do(lambda db: stored_events(db, table))

    async def keep_notes(self, table: str, notes: SeatNotes, epoch: int = 0) -> None:
        def work(db: sqlite3.Connection) -> None:
            self._chains.noted(notes_key(table, notes.seat), keep_notes(db, table, notes))

        await self._writer.do(work)

    async def keep_game(self, game: PastGame) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            stored = keep_game(db, game)
            if stored is not None:
                self._chains.noted(game_key(game.match), Tip(0, stored))
            return stored is not None

        return await self._writer.do(work)

    async def notes(self, table: str) -> list[SeatNotes]:
        return await self._reader.do(lambda db: notes_of(db, table))

    async def live_tables(self) -> list[str]:
        return await self._reader.do(live_tables)

    async def stale_tables(self, seconds: float, count: int, kept: Retention) -> list[str]:
        return await self._reader.do(lambda db: stale_tables(db, seconds, count, kept))

    async def remove_tables(self, tables: Sequence[str]) -> None:
        def work(db: sqlite3.Connection) -> None:
            remove_tables(db, tables)
            self._chains.removed(tables)

        await self._writer.do(work)

    def _noted_game(self, match: str, tip: Tip) -> None:
        self._chains.noted(game_key(match), tip)

    async def uptime(self) -> float:
        """Never None: whoever opened it has mended it."""
        return await self._reader.do(kept_uptime) or 0.0

    async def keep_uptime(self, seconds: float) -> float:
        def work(db: sqlite3.Connection) -> float:
            self._chains.keep_uptime(db, seconds)
            self._chains.save(db)
            return max(seconds, kept_uptime(db) or 0.0)

        return await self._writer.do(work)

    async def close(self) -> None:
        with suppress(StorageFailed):  # then the journal stays, and the next start reads it
            await self._writer.do(self._chains.save)
        await super().close()


def prepare(file: Path) -> None:
    refuse_remains(file)
    try:
        if file.exists():
            with closing(open_untouched(file)) as untouched:
                version_of(untouched, file)
        else:
            file.touch(OURS_ALONE)
        with closing(connect(file)) as connection:
            migrate(connection, file)
    except (*UNREADABLE, OSError) as error:
        raise unusable(file, error) from None


def prepare_to_serve(file: Path) -> TipJournal:
    """Also writes to it, so that a full disk or a file that is read-only is said at the start and not at the first
    move."""
    complete_restore(file)
    prepare(file)
    try:
        return begin_run(file)
    except (*UNREADABLE, OSError) as error:
        raise unusable(file, error) from None


def complete_restore(file: Path) -> None:
    """Where `coverstory restore` was interrupted."""
    try:
        if half_restored(file):
            log.warning("a restore of %s was interrupted: it is completed now", file.name)
            finish_restore(file)
    except OSError as error:
        raise unusable(file, error) from None


def back_up(source: Path, target: Path) -> None:
    try:
        with closing(connect(source)) as connection:
            copy_to(connection, target)
    except (sqlite3.Error, UnicodeDecodeError, OSError) as error:
        why = error.strerror if isinstance(error, OSError) else why_unreadable(error)
        raise StorageFailed(text_about("backup_failed", why=why or "")) from None


def append(db: sqlite3.Connection, chains: Chains, table: str, *, events: Sequence[StoredEvent], closes: bool) -> None:
    """The unique key (table_id, number) is the last guard against two servers that work on one table."""
    if not events:
        return
    if events[0].number == 0:
        db.execute("insert or ignore into tables (id) values (?)", (table,))
    rows = chains.extend(db, table, events)
    try:
        db.executemany("insert into entries (table_id, number, at, body, sum) values (?, ?, ?, ?, ?)", rows)
    except sqlite3.IntegrityError:
        raise forked(events) from None
    chains.keep_uptime(db, max(stored.moment.seconds for stored in events))
    if closes:
        db.execute("update tables set closed = 1 where id = ?", (table,))
    chains.extended(rows)


def stored_events(db: sqlite3.Connection, table: str) -> list[StoredEvent]:
    try:
        return [decode_event(body) for _, body, _ in checked_rows(db, table)]
    except msgspec.MsgspecError as error:
        raise DamagedTable(text_about("event_unreadable", why=str(error))) from None


def checked_rows(db: sqlite3.Connection, table: str) -> list[EventRow]:
    try:
        rows = event_rows(db, table)
        check_chain(table, rows, known_tip(db, table))
    except UNREADABLE as error:
        if is_damage(error):
            raise DamagedTable(text_about("damaged_there", why=why_unreadable(error))) from None
        raise
    return rows


def live_tables(db: sqlite3.Connection) -> list[str]:
    """The oldest first. Where the list itself is damaged, the events say which there are."""
    found: list[str] = []
    for query in ("select id from tables where not closed order by rowid", "select distinct table_id from entries"):
        try:
            for (table,) in db.execute(query):
                found.append(table)
            break
        except UNREADABLE as error:
            if not is_damage(error):
                raise
            log.error("the list of tables is damaged: %s", in_english(why_unreadable(error)))
    return list(dict.fromkeys(found))


def event_rows(db: sqlite3.Connection, table: str) -> list[EventRow]:
    return db.execute("select number, body, sum from entries where table_id = ? order by number", (table,)).fetchall()


def known_tip(db: sqlite3.Connection, table: str) -> Tip:
    """The last event that the database was told of when the journal was emptied: the table has at least this one."""
    row = db.execute("select last_number, last_sum from tables where id = ?", (table,)).fetchone()
    return NO_EVENTS if row is None else Tip(*row)


def game_row(db: sqlite3.Connection, match: str) -> GameRow | None:
    query = "select match, body, sum from games where match = ?"
    try:
        found: GameRow | None = db.execute(query, (match,)).fetchone()
    except UNREADABLE as error:
        if is_damage(error):
            raise DamagedGame(text_about("damaged_there", why=why_unreadable(error))) from None
        raise
    return found


def games_after(last: Place, db: sqlite3.Connection) -> list[tuple[float, str, bytes, bytes]]:
    query = "select ended, match, body, sum from games where (ended, match) > (?, ?) order by ended, match limit ?"
    return db.execute(query, (*last, PAGE_OF_GAMES)).fetchall()


def keep_game(db: sqlite3.Connection, game: PastGame) -> bytes | None:
    """Its checksum; None if it is there already. One that was lost may come back."""
    body = encode_game(game)
    stored = lone_sum(game.match, body)
    db.execute("delete from games where match = ? and sum = ?", (game.match, NOT_COVERED))
    done = db.execute(
        "insert or ignore into games (match, ended, body, sum) values (?, ?, ?, ?)",
        (game.match, game.ended, body, stored),
    )
    if not done.rowcount:
        return None
    people = {person for person in game.people if person}
    rows = [(person, game.ended, game.match) for person in people]
    db.executemany("insert or ignore into players (person, ended, match) values (?, ?, ?)", rows)
    return stored
