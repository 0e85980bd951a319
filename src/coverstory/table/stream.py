"""What was told to one seat, or to onlookers: numbered, the last few kept for whoever lost the connection."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import msgspec

from coverstory.rules.contract import Event

KEPT = 64


class GameWentOn(msgspec.Struct, frozen=True):
    """The match began, a seat decided, or took a decision back. The new view is not in it: ask the table."""

    version: int  # how far the game has come
    forget: int  # how many of the events told last did not happen
    events: list[Event]  # as this seat heard them


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


def newest_moves(deliveries: Sequence[Delivery]) -> dict[int, int]:
    """By viewer, the number of the last of these about the match: only that one needs to show how it now looks."""
    return {each.viewer: each.number for each in deliveries if isinstance(each.notice, GameWentOn)}


class Stream:
    """Numbers go up by one from 1 and never begin anew."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.last = 0
        self._kept: deque[Delivery] = deque(maxlen=KEPT)

    def add(self, notice: Notice) -> Delivery:
        self.last += 1
        delivery = Delivery(self.viewer, self.last, notice)
        self._kept.append(delivery)
        return delivery

    def since(self, number: int) -> list[Delivery] | None:
        """All that came after that number; None if some of it is no longer kept, or there never was such a number."""
        if number > self.last or number < self.last - len(self._kept):
            return None
        return [delivery for delivery in self._kept if delivery.number > number]

    def forget(self) -> None:
        """Whoever sits there next must not hear what was told to somebody else."""
        self._kept.clear()
        self.last += 1  # so that not even the last number can be resumed from
