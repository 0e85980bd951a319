"""What `coverstory check` has found, and what it asks of the events of any storage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from coverstory.errors import CoverstoryError, DamagedTable, Text, UnknownVersion
from coverstory.server.texts import text_about
from coverstory.table.events import StoredEvent, decode_event
from coverstory.table.table import Table

# Events that contradict each other fail in whatever part of the rules first meets them.
DOES_NOT_REPLAY = (CoverstoryError, LookupError, ValueError, TypeError, AssertionError)
EventRow = tuple[int, bytes, bytes]  # number, body, checksum


@dataclass
class Findings:
    """What was looked at, and what is wrong."""

    is_covered: bool  # False for a database of an older release: it has no checksums yet
    file: list[Text] = field(default_factory=list)  # what is wrong with the database as a whole
    tables: int = 0
    events: int = 0
    games: int = 0
    other_rules: int = 0  # tables and games of rules that this release does not know: they are not replayed
    damaged_tables: dict[str, Text] = field(default_factory=dict)  # and why
    damaged_games: dict[str, Text] = field(default_factory=dict)

    @property
    def is_sound(self) -> bool:
        return not (self.file or self.damaged_tables or self.damaged_games)


def events_of(rows: Sequence[EventRow]) -> list[StoredEvent]:
    try:
        events = [decode_event(body) for _, body, _ in rows]
    except msgspec.MsgspecError as error:
        raise DamagedTable(text_about("event_unreadable", why=str(error))) from None
    if not events:
        raise DamagedTable(text_about("no_events"))
    if [stored.number for stored in events] != [number for number, _, _ in rows]:
        raise DamagedTable(text_about("other_number"))
    return events


def replay_table(events: Sequence[StoredEvent]) -> Table:
    try:
        return Table.replay(events, events[-1].moment.seconds)
    except UnknownVersion:
        raise
    except DOES_NOT_REPLAY as error:
        why = f"{type(error).__name__} {error}".rstrip(". ")
        raise DamagedTable(text_about("no_replay", why=why)) from None
