"""What a server has noted beside its database, and the database no longer has: acknowledged, and lost by the disk.

It is marked in the database for good: whoever asks for it is told, now and after every later start.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from coverstory.server.storage.checksum import NOT_COVERED, Tip
from coverstory.server.storage.sqlite.tip_journal import match_of_key, seat_of_key

log = logging.getLogger(__name__)


@dataclass
class Losses:
    tables: dict[str, Tip] = field(default_factory=dict)  # with the last event that was known
    notes: dict[tuple[str, int], int] = field(default_factory=dict)  # by table and seat: the version that was known
    games: list[str] = field(default_factory=list)  # matches

    def __bool__(self) -> bool:
        return bool(self.tables or self.notes or self.games)


def find_losses(db: sqlite3.Connection, noted: Mapping[str, Tip]) -> Losses:
    losses = Losses()
    for key, tip in noted.items():
        if (match := match_of_key(key)) is not None:
            if not has(db, "games where match = ? and sum = ?", match, tip.sum):
                losses.games.append(match)
        elif (place := seat_of_key(key)) is not None:
            newer = "notes where table_id = ? and seat = ? and (version > ? or version = ? and sum = ?)"
            if not has(db, newer, *place, tip.number, *tip):
                losses.notes[place] = tip.number
        elif not has(db, "entries where table_id = ? and number = ? and sum = ?", key, *tip):
            losses.tables[key] = tip
    return losses


def has(db: sqlite3.Connection, what: str, *values: str | int | bytes) -> bool:
    return db.execute(f"select 1 from {what}", values).fetchone() is not None


def mark_losses(db: sqlite3.Connection, losses: Losses, file: Path) -> None:
    if not losses:
        return
    log.error(
        "%s has lost what was acknowledged: events of %d tables, which are set aside, notes of %d seats, "
        "%d finished games. `coverstory check` shows them; a backup may have them",
        file.name,
        len(losses.tables),
        len(losses.notes),
        len(losses.games),
    )
    tables = [*losses.tables, *(table for table, _ in losses.notes)]
    db.executemany("insert or ignore into tables (id) values (?)", [(table,) for table in tables])
    db.executemany(
        "insert or replace into notes (table_id, seat, version, match, person, body, sum) "
        "values (?, ?, ?, '', '', '', ?)",
        [(*place, version, NOT_COVERED) for place, version in losses.notes.items()],
    )
    db.executemany(
        "insert or ignore into games (match, ended, body, sum) values (?, 0, x'', ?)",
        [(match, NOT_COVERED) for match in losses.games],
    )
