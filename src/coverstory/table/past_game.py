"""A game as it is kept once it has ended or was broken off."""

from __future__ import annotations

import msgspec

from coverstory.match.record import Record


class PastGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that has ended, or was broken off after its chance was promised.

    Its record shows every hand: who may see how much of it is for the caller to decide.
    """

    match: str
    record: Record
    names: list[str]  # by seat
    people: list[str]  # by seat; empty for a bot and for a game that was imported
    levels: list[str]  # by seat; empty for a person
    ended: float  # seconds since 1970
    table: str = ""  # empty for a game that was imported
    public: bool = False  # watchers were allowed: whoever knows its name may see it as an onlooker
    open_to_all: bool = False  # whoever may see it may also see all hands
    broken_off: bool = False  # in the middle, or before it was dealt: then its record has neither actions nor a seed
    absent: list[int] = []  # seats for whose sake it was never dealt: they took no part, or left
