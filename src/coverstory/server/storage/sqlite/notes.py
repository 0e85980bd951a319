"""A seat's notes in SQLite: one row for each seat of a table, replaced whenever they change.

Earlier releases stored each change as an event of the table. Those are still read; a row here is newer.
"""

from __future__ import annotations

import logging
import sqlite3

from coverstory.server.storage.checksum import Tip, notes_sum
from coverstory.server.storage.notes import SHOWN_OF_AN_ID, NoteRow, SeatNotes, sound_notes
from coverstory.server.storage.sqlite.failures import UNREADABLE, is_damage

log = logging.getLogger(__name__)


def keep_notes(db: sqlite3.Connection, table: str, notes: SeatNotes) -> Tip:
    """Their version, and their checksum."""
    version = last_version(db, table, notes.seat) + 1
    row = (table, notes.seat, version, notes.match, notes.person, notes.text)
    stored = notes_sum(*row)
    db.execute(
        "insert or replace into notes (table_id, seat, version, match, person, body, sum) values (?, ?, ?, ?, ?, ?, ?)",
        (*row, stored),
    )
    return Tip(version, stored)


def last_version(db: sqlite3.Connection, table: str, seat: int) -> int:
    row = db.execute("select version from notes where table_id = ? and seat = ?", (table, seat)).fetchone()
    return 0 if row is None else int(row[0])


def notes_of(db: sqlite3.Connection, table: str) -> list[SeatNotes]:
    """Without those that are damaged: nobody's game ends for them."""
    try:
        rows = note_rows(db, table)
    except UNREADABLE as error:
        if not is_damage(error):
            raise
        rows = []
        log.error("the notes at table %s… cannot be read: %s", table[:SHOWN_OF_AN_ID], error)
    return sound_notes(table, rows)


def note_rows(db: sqlite3.Connection, table: str) -> list[NoteRow]:
    return db.execute(
        "select seat, version, match, person, body, sum from notes where table_id = ?", (table,)
    ).fetchall()
