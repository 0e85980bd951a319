"""Seconds of service, in SQLite: one row, which never goes back.

A wrong number would be dear: too large a one ends every clock, and all tables would be removed as long forgotten.
"""

from __future__ import annotations

import logging
import sqlite3

from coverstory.server.storage.checksum import uptime_sum
from coverstory.server.storage.retention import moment_of
from coverstory.server.storage.sqlite.failures import UNREADABLE

log = logging.getLogger(__name__)


def keep_uptime(db: sqlite3.Connection, seconds: float) -> None:
    query = "update uptime set seconds = ?, sum = ? where seconds < ?"
    db.execute(query, (seconds, uptime_sum(seconds), seconds))


def kept_uptime(db: sqlite3.Connection) -> float | None:
    """None if it is not what was stored."""
    try:
        row = db.execute("select seconds, sum from uptime").fetchone()
    except UNREADABLE:
        return None
    if row is None or not isinstance(row[0], float) or uptime_sum(row[0]) != row[1]:
        return None
    return row[0]


def mend_uptime(db: sqlite3.Connection) -> None:
    """When a server starts: the last event that can be read says what it was at least."""
    if kept_uptime(db) is not None:
        return
    seconds = last_moment(db)
    log.error("the time of service is damaged: clocks go on from the last event that is stored")
    db.execute("insert or replace into uptime values (0, ?, ?)", (seconds, uptime_sum(seconds)))


def last_moment(db: sqlite3.Connection) -> float:
    rows = db.execute("select at, body from entries join tables on id = table_id and number = last_number")
    return max((at for at, body in rows if at == moment_of(body)), default=0.0)
