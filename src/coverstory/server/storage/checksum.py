"""Checksums of what is stored, so that a damaged file is noticed and not believed.

Each event's checksum covers its own bytes and the checksum before it, so a table's events form a chain: one that was
changed, left out or put elsewhere breaks it. They are against broken disks and torn files, not against somebody who
may write the file and can compute them as well.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

from coverstory.errors import DamagedTable
from coverstory.server.texts import text_about

SIZE = 8  # bytes: damage goes unnoticed once in 2**64 times; a sum takes half a microsecond
NOT_COVERED = b""  # an event of an older release, before it has got its sum


class Tip(NamedTuple):
    """The last event of a table: its number, and its checksum."""

    number: int
    sum: bytes


NO_EVENTS = Tip(-1, NOT_COVERED)


def first_sum(table: str) -> bytes:
    """What the chain of a table begins with: another table's events do not fit."""
    return blake2b(table.encode(), digest_size=SIZE).digest()


def next_sum(before: bytes, body: bytes) -> bytes:
    return blake2b(before + body, digest_size=SIZE).digest()


def lone_sum(name: str, body: bytes) -> bytes:
    """The checksum of something that belongs to no chain, such as a finished game."""
    return next_sum(first_sum(name), body)


def notes_sum(table: str, seat: int, version: int, match: str, person: str, text: str) -> bytes:
    """Their lengths keep the parts apart."""
    parts = (str(seat), str(version), match, person, text)
    return lone_sum(table, "".join([f"{len(part)} {part}" for part in parts]).encode())


def uptime_sum(seconds: float) -> bytes:
    return lone_sum("uptime", struct.pack(">d", seconds))


def check_chain(table: str, rows: Iterable[tuple[int, bytes, bytes]], known: Tip) -> Tip:
    """Rows are number, body and checksum in order. `known` is an event that must be among them.

    Returns the last one; what is wrong is a DamagedTable.
    """
    tip = Tip(-1, first_sum(table))
    for number, body, stored in rows:
        if number != tip.number + 1:
            raise DamagedTable(text_about("event_missing", number=str(tip.number + 1)))
        if not isinstance(body, bytes) or next_sum(tip.sum, body) != stored:
            raise DamagedTable(text_about("other_event", number=str(number)))
        tip = Tip(number, stored)
        if number == known.number and stored != known.sum:
            raise DamagedTable(text_about("event_not_acknowledged", number=str(number)))
    if tip.number < known.number:
        raise DamagedTable(text_about("events_lost", there=tip.number + 1, all=known.number + 1))
    return tip
