"""What a database no longer has to keep: tables that were closed a while ago, or that nobody came back to.

Finished games are kept apart from their tables, and stay.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

import msgspec

from coverstory.table.events import decode_event

DAY = 86400.0


@dataclass(frozen=True)
class Retention:
    """Seconds of service after the last event."""

    closed: float = 7 * DAY
    asleep: float = 31 * DAY  # a day more than the table itself would be kept, were it in memory


def stale_tables(db: sqlite3.Connection, seconds: float, count: int, kept: Retention) -> list[str]:
    """Damaged ones stay, for whoever has a backup: what they say of their age cannot be trusted."""
    query = """
        select id, at, body from tables join entries on table_id = id and number = last_number and sum = last_sum
        where at < iif(closed, ?, ?)
    """
    rows = db.execute(query, (seconds - kept.closed, seconds - kept.asleep))
    return list(islice((table for table, at, body in rows if at == moment_of(body)), count))


def moment_of(body: bytes) -> float | None:
    try:
        return decode_event(body).moment.seconds
    except msgspec.MsgspecError:
        return None


def remove_tables(db: sqlite3.Connection, tables: Sequence[str]) -> None:
    for query in (
        "delete from notes where table_id = ?",
        "delete from entries where table_id = ?",
        "delete from tables where id = ?",
    ):
        db.executemany(query, [(table,) for table in tables])
