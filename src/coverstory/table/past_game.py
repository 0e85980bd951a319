"""A finished game as it is kept."""

from __future__ import annotations

import msgspec

from coverstory.match.record import Record


class PastGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game. Its record shows every hand: who may see how much of it is for the caller to decide."""

    match: str
    record: Record
    names: list[str]  # by seat
    people: list[str]  # by seat; empty for a bot and for a game that was imported
    levels: list[str]  # by seat; empty for a person
    ended: float  # seconds since 1970
    table: str = ""  # empty for a game that was imported
    public: bool = False  # watchers were allowed: whoever knows its name may see it as an onlooker
    open_to_all: bool = False  # whoever may see it may also see all hands
