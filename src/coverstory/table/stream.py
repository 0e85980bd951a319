"""What was told to one seat, or to onlookers: numbered, the last few kept for whoever lost the connection."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from coverstory.table.notices import Delivery, GameWentOn, Notice

KEPT = 64


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
