"""Everything that a database holds, verified: for `coverstory check`. Reads only, also beside a running server."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

from coverstory.errors import CoverstoryError, DamagedGame, DamagedTable, Text, UnknownVersion, UnusableDatabase
from coverstory.match.replay import replay
from coverstory.server.storage.checksum import NO_EVENTS, Tip, check_chain
from coverstory.server.storage.findings import DOES_NOT_REPLAY, Findings, events_of, replay_table
from coverstory.server.storage.games import game_of
from coverstory.server.storage.notes import is_what_was_stored
from coverstory.server.storage.show import Show
from coverstory.server.storage.sqlite.connection_thread import readable_text
from coverstory.server.storage.sqlite.failures import UNREADABLE, database_named, why_unreadable
from coverstory.server.storage.sqlite.losses import find_losses
from coverstory.server.storage.sqlite.migrate import (
    copy_up_to_date,
    newest_version,
    open_untouched,
    refuse_newer,
    version_of,
)
from coverstory.server.storage.sqlite.notes import note_rows
from coverstory.server.storage.sqlite.storage import checked_rows, game_row
from coverstory.server.storage.sqlite.tip_journal import is_run, journal_file, read_journal
from coverstory.server.storage.sqlite.uptime import kept_uptime
from coverstory.server.texts import text_about
from coverstory.table.events import StoredEvent
from coverstory.table.past_game import PastGame
from coverstory.table.table import Table
from coverstory.words.say_error import ErrorText


def check_database(file: Path, show: Show) -> Findings:
    """An UnusableDatabase if it is none of ours."""
    with closing(open_untouched(file)) as db:
        version = version_of(db, file)
        if not version:
            raise UnusableDatabase(database_named(file), text_about("made_by_serve"), text_about("empty"))
        refuse_newer(version, file)
        found = Findings(is_covered=version >= newest_version())
        try:
            found.file = file_damage(db)
            if found.is_covered:
                check_all(db, noted_beside(db, file, found), found, show)
            else:
                with closing(copy_up_to_date(db)) as copy:
                    check_all(copy, {}, found, show)
        except UNREADABLE as error:
            found.file.append(why_unreadable(error))
    return found


def file_damage(db: sqlite3.Connection) -> list[Text]:
    """What SQLite finds wrong with the file's own structure, and rows that refer to nothing."""
    found: list[Text] = [line for (line,) in db.execute("pragma integrity_check") if line != "ok"]
    for row in db.execute("pragma foreign_key_check"):
        found.append(text_about("lone_row", table=row[0], other=row[2]))
    return found


def noted_beside(db: sqlite3.Connection, file: Path, found: Findings) -> dict[str, Tip]:
    """Read before the tables are: whatever it says was committed by then."""
    (run,) = db.execute("select run from service").fetchone()
    if not is_run(run):
        found.file.append(text_about("other_run"))
        return {}
    return read_journal(journal_file(file), run)


def check_all(db: sqlite3.Connection, noted: Mapping[str, Tip], found: Findings, show: Show) -> None:
    db.text_factory = readable_text
    if schema_of(db) != expected_schema():
        found.file.append(text_about("other_schema"))
    if kept_uptime(db) is None:
        found.file.append(text_about("other_uptime"))
    tables = [table for (table,) in db.execute("select id from tables order by rowid")]
    losses = find_losses(db, noted)
    tables += sorted(set(losses.tables).difference(tables))
    games = [match for (match,) in db.execute("select match from games order by ended, match")]
    for done, table in enumerate(tables):
        show(done, len(tables) + len(games))
        check_table(db, table, noted.get(table, NO_EVENTS), found)
    for table, _ in losses.notes:
        found.damaged_tables.setdefault(table, text_about("notes_not_acknowledged"))
    for done, match in enumerate(games, len(tables)):
        show(done, len(tables) + len(games))
        check_game(db, match, found)
    for match in losses.games:
        found.damaged_games.setdefault(match, text_about("game_lost"))


def schema_of(db: sqlite3.Connection) -> list[tuple[str, str, str, str | None]]:
    return db.execute("select type, name, tbl_name, sql from sqlite_schema order by type, name").fetchall()


def expected_schema() -> list[tuple[str, str, str, str | None]]:
    with closing(copy_up_to_date(None)) as empty:
        return schema_of(empty)


def check_table(db: sqlite3.Connection, table: str, noted: Tip, found: Findings) -> None:
    found.tables += 1
    try:
        rows = checked_rows(db, table)
        check_chain(table, rows, noted)
        found.events += len(rows)
        check_moments(db, table, events_of(rows))
        check_notes(db, table)
        check_is_closed(db, table, replay_table(events_of(rows)))
    except UnknownVersion:
        found.other_rules += 1
    except DamagedTable as error:
        found.damaged_tables[table] = ErrorText(error)


def check_moments(db: sqlite3.Connection, table: str, events: Sequence[StoredEvent]) -> None:
    """They are also kept in a column of their own, which decides when a table is removed."""
    query = "select at from entries where table_id = ? order by number"
    if [at for (at,) in db.execute(query, (table,))] != [stored.moment.seconds for stored in events]:
        raise DamagedTable(text_about("other_time"))


def check_notes(db: sqlite3.Connection, table: str) -> None:
    for row in note_rows(db, table):
        if not is_what_was_stored(table, row):
            raise DamagedTable(text_about("other_notes"))


def check_is_closed(db: sqlite3.Connection, table: str, replayed: Table) -> None:
    row = db.execute("select closed from tables where id = ?", (table,)).fetchone()
    if row != (int(replayed.stage == "closed"),):
        raise DamagedTable(text_about("other_closed"))


def check_game(db: sqlite3.Connection, match: str, found: Findings) -> None:
    found.games += 1
    try:
        row = game_row(db, match)
        if row is None:
            raise DamagedGame(text_about("game_not_found"))
        game = game_of(row)
        check_players(db, game)
        replay(game.record)
    except UnknownVersion:
        found.other_rules += 1
    except (*DOES_NOT_REPLAY, sqlite3.DatabaseError) as error:
        found.damaged_games[match] = ErrorText(error) if isinstance(error, CoverstoryError) else str(error)


def check_players(db: sqlite3.Connection, game: PastGame) -> None:
    """By whom it is found, and among which games."""
    row = db.execute("select ended from games where match = ?", (game.match,)).fetchone()
    players = db.execute("select person, ended from players where match = ?", (game.match,)).fetchall()
    if row != (game.ended,) or set(players) != {(person, game.ended) for person in game.people if person}:
        raise DamagedGame(text_about("other_players"))
