"""What was told to one seat, or to onlookers: numbered, the last few kept for whoever lost the connection."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import msgspec
from msgspec import Raw

from coverstory.rules.contract import Event

KEPT = 64


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


def lacks_story(delivery: Delivery) -> bool:
    """Whoever listens must be told everything anew."""
    return isinstance(delivery.notice, GameWentOn) and delivery.notice.story is None


def newest_moves(deliveries: Sequence[Delivery]) -> dict[int, int]:
    """By viewer, the number of the last of these about the match: only that one needs to show how it now looks."""
    return {each.viewer: each.number for each in deliveries if isinstance(each.notice, GameWentOn)}


class Stream:
    """Numbers go up by one from 1 and never begin anew."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.last = 0
        self._first = 0  # the earliest number that can be gone on from
        self._kept: deque[Delivery] = deque(maxlen=KEPT)

    def add(self, notice: Notice) -> Delivery:
        self.last += 1
        delivery = Delivery(self.viewer, self.last, notice)
        self._kept.append(delivery)
        return delivery

    def since(self, number: int) -> list[Delivery] | None:
        """All that came after that number; None if some of it is no longer kept, or there never was such a number."""
        if number > self.last or number < max(self._first, self.last - len(self._kept)):
            return None
        return [delivery for delivery in self._kept if delivery.number > number]

    def forget(self) -> None:
        """Whoever sits there next must not hear what was told to somebody else."""
        self._kept.clear()
        self._first = self.last + 1  # not even the last number can be gone on from
