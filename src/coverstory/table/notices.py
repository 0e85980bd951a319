"""What a viewer is told: a seat, or onlookers."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from coverstory.rules.contract import Event


class Story(msgspec.Struct, frozen=True):
    """A move as it is told to one viewer, in the form in which it is sent (wire/messages.py, Moved)."""

    beats: Raw
    patch: Raw
    picture: Raw = Raw(b"null")  # where it begins, if not at the picture that was told last


class GameWentOn(msgspec.Struct, frozen=True):
    """The match began, a seat decided, or took a decision back. The new view is not in it: ask the table."""

    version: int  # how far the game has come
    forget: int  # how many of the events told last did not happen
    events: list[Event]  # as this seat heard them
    story: Story | None = None  # where nobody follows as this viewer there is none


class TableChanged(msgspec.Struct, frozen=True):
    """Seats, stage, host or settings are not as before. How they are: ask the table."""


class SomebodySaid(msgspec.Struct, frozen=True):
    """Chat: text, or the number of a quick phrase if that is not below 0."""

    seat: int  # -1 for somebody without a seat
    name: str
    text: str
    phrase: int
    wall: float  # seconds since 1970


class NotesKept(msgspec.Struct, frozen=True):
    """The seat's own notes changed, perhaps in another window."""


Notice = GameWentOn | TableChanged | SomebodySaid | NotesKept


class Delivery(msgspec.Struct, frozen=True):
    """A notice with its place in the stream of its viewer: a seat, or ONLOOKER."""

    viewer: int
    number: int
    notice: Notice
