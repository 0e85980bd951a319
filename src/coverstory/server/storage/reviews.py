"""Reviews of finished games. They follow from records: one that is lost, damaged or of an older kind is made anew."""

from __future__ import annotations

import logging
import sqlite3
from abc import ABCMeta, abstractmethod

import msgspec

from coverstory.bots.review.facts import VERSION, Review
from coverstory.server.storage.checksum import lone_sum
from coverstory.server.storage.connection_thread import ConnectionThread
from coverstory.server.storage.failures import UNREADABLE, is_damage

SHOWN_OF_A_NAME = 6  # characters

log = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Review).decode


class ReviewStorage(metaclass=ABCMeta):
    """A part of what a server keeps."""

    @abstractmethod
    async def keep_review(self, match: str, review: Review) -> None:
        """In place of an older one."""

    @abstractmethod
    async def review(self, match: str) -> Review | None:
        """None where there is none that can be used."""


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


def encode_review(review: Review) -> bytes:
    return _encode(review)


def decode_review(body: bytes) -> Review | None:
    """None for one that another release made in another way."""
    try:
        review = _decode(body)
    except msgspec.MsgspecError:
        return None
    return review if review.version == VERSION else None
