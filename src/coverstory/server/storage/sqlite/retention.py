"""Which tables an SQLite database need not keep any longer, and their removal."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from itertools import islice

from coverstory.server.storage.retention import Retention, moment_of


def stale_tables(db: sqlite3.Connection, seconds: float, count: int, kept: Retention) -> list[str]:
    """Damaged ones stay, for whoever has a backup: what they say of their age cannot be trusted."""
    query = """
        select id, at, body from tables join entries on table_id = id and number = last_number and sum = last_sum
        where at < iif(closed, ?, ?)
    """
    rows = db.execute(query, (seconds - kept.closed, seconds - kept.asleep))
    return list(islice((table for table, at, body in rows if at == moment_of(body)), count))


def remove_tables(db: sqlite3.Connection, tables: Sequence[str]) -> None:
    for query in (
        "delete from notes where table_id = ?",
        "delete from entries where table_id = ?",
        "delete from tables where id = ?",
    ):
        db.executemany(query, [(table,) for table in tables])
