"""What happens next in a game: chance deals, or somebody decides."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

DEAL_TOKENS: Final[i64] = 0
CHOOSE_COLOURS: Final[i64] = 1
DEAL_PILES: Final[i64] = 2
DRAW_FIRST: Final[i64] = 3
TAKE: Final[i64] = 4
FLIP: Final[i64] = 5
PLACE: Final[i64] = 6
END: Final[i64] = 7
Phase = Literal["tokens", "colours", "piles", "first", "take", "flip", "place", "end"]
NAMES: Final[tuple[Phase, ...]] = get_args(Phase)
