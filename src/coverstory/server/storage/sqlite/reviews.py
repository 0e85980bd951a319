"""Reviews in SQLite."""

from __future__ import annotations

import logging
import sqlite3

from coverstory.bots.review.facts import Review
from coverstory.server.storage.checksum import lone_sum
from coverstory.server.storage.reviews import ReviewStorage, decode_review, encode_review
from coverstory.server.storage.sqlite.connection_thread import ConnectionThread
from coverstory.server.storage.sqlite.failures import UNREADABLE, is_damage

SHOWN_OF_A_NAME = 6  # characters

log = logging.getLogger(__name__)


class SqliteReviews(ReviewStorage):
    """Uses the threads of the storage that it is a part of."""

    _writer: ConnectionThread
    _reader: ConnectionThread

    async def keep_review(self, match: str, review: Review) -> None:
        body = encode_review(review)
        query = "insert or replace into reviews (match, body, sum) values (?, ?, ?)"
        await self._writer.do(lambda db: db.execute(query, (match, body, lone_sum(match, body))))

    async def review(self, match: str) -> Review | None:
        return await self._reader.do(lambda db: kept_review(db, match))


def kept_review(db: sqlite3.Connection, match: str) -> Review | None:
    try:
        row = db.execute("select body, sum from reviews where match = ?", (match,)).fetchone()
    except UNREADABLE as error:
        if not is_damage(error):
            raise
        log.error("the review of game %s… cannot be read: %s", match[:SHOWN_OF_A_NAME], error)
        return None
    if row is None or not isinstance(row[0], bytes) or lone_sum(match, row[0]) != row[1]:
        return None
    return decode_review(row[0])
