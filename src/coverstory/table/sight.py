"""What a viewer sees of a match now, and which moves of bots a table waits for."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from coverstory.rules.contract import View
from coverstory.rules.outcome import Outcome
from coverstory.table.notices import Notice


class Sight(msgspec.Struct, frozen=True):
    """What a viewer sees of the match now."""

    version: int  # of the position: Act and Undo must name the one that they were made for
    view: View
    offered: Sequence[int]
    outcome: Outcome | None
    may_undo: bool
    since: float  # when its seat to act began to be awaited, in seconds since 1970
    together: Sequence[int] = ()  # seats that decide at the same time now, whether they already have or not


class BotTask(msgspec.Struct, frozen=True):
    """A move that a bot of that level is to make, for that version of the position."""

    seat: int
    level: str
    version: int


class Late(msgspec.Struct, frozen=True):
    """What delayed watchers will hear and see."""

    due: float
    notice: Notice
    sight: Sight | None
