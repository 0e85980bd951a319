"""What happens next in a game: chance deals or reveals, or somebody decides."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

# Up to REVEAL chance decides.
DEAL_SECRET: Final[i64] = 0
DEAL_MISSION: Final[i64] = 1
DEAL_FIRST: Final[i64] = 2
REVEAL: Final[i64] = 3
TO_OPEN: Final[i64] = 4
TO_CAPTURE: Final[i64] = 5
TO_USE_POWER: Final[i64] = 6
TO_OPEN_TWO: Final[i64] = 7
TO_TURN_BACK: Final[i64] = 8
TO_ORDER: Final[i64] = 9
TO_LAY_ASIDE: Final[i64] = 10
ENDED: Final[i64] = 11
Phase = Literal[
    "deal_secret",
    "deal_mission",
    "deal_first",
    "reveal",
    "open",
    "capture",
    "power",
    "open_two",
    "turn_back",
    "order",
    "lay_aside",
    "ended",
]
NAMES: Final[tuple[Phase, ...]] = get_args(Phase)
