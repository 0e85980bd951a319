"""What a seat has noted: one row for each seat of a table, replaced whenever it changes."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

import msgspec

from coverstory.server.storage.checksum import notes_sum

SHOWN_OF_AN_ID = 6  # characters: the whole id of a table is an invitation
NoteRow = tuple[Any, ...]  # seat, version, match, person, text, checksum: or whatever a damaged database has there

log = logging.getLogger(__name__)


class SeatNotes(msgspec.Struct, frozen=True):
    """They belong to one person in one match: whoever has the seat later must not read them."""

    seat: int
    match: str
    person: str
    text: str


def sound_notes(table: str, rows: Iterable[NoteRow]) -> list[SeatNotes]:
    """Without those that are damaged: nobody's game ends for them."""
    kept = []
    for row in rows:
        if is_what_was_stored(table, row):
            seat, _, match, person, text, _ = row
            kept.append(SeatNotes(seat, match, person, text))
        else:
            log.error("notes at table %s… are left out: they are not what was stored", table[:SHOWN_OF_AN_ID])
    return kept


def is_what_was_stored(table: str, row: NoteRow) -> bool:
    *content, stored = row
    return tuple(map(type, content)) == (int, int, str, str, str) and notes_sum(table, *content) == stored
