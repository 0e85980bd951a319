"""Codes of decisions and chance outcomes: one constructor and one reader for each kind.

Records hold them, so none ever changes its meaning.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.undercover_wyss.components import ROWS

OPEN: Final[i64] = 0  # + cell
CAPTURE: Final[i64] = 60  # + cell
CAPTURE_NOTHING: Final[i64] = 120
RETIRE: Final[i64] = 121  # + cell
COMPEL: Final[i64] = 181
OPEN_TWO: Final[i64] = 182  # + column of the card in the stone's row * 6 + row of the card in the stone's column
TURN_BACK_ROW: Final[i64] = 242  # the card that was opened in the stone's row
TURN_BACK_COLUMN: Final[i64] = 243
ROW_FIRST: Final[i64] = 244
COLUMN_FIRST: Final[i64] = 245
LAY_ASIDE: Final[i64] = 246  # + cell
LAY_NOTHING: Final[i64] = 306
# Chance:
SHOWS: Final[i64] = 307  # + index of the value: 0, 2, 3, … 10
SECRET: Final[i64] = 317  # + kind
MISSION: Final[i64] = 321  # + kind
BEGINS: Final[i64] = 325  # + seat
# A decision that came later; no code before it was moved.
LEAVE_POWER: Final[i64] = 329
CODES: Final[i64] = 330

# Kinds of action, in the order of their codes; kind_of tells them apart.
_STARTS: Final = vec[i64](
    [
        OPEN,
        CAPTURE,
        CAPTURE_NOTHING,
        RETIRE,
        COMPEL,
        OPEN_TWO,
        TURN_BACK_ROW,
        TURN_BACK_COLUMN,
        ROW_FIRST,
        COLUMN_FIRST,
        LAY_ASIDE,
        LAY_NOTHING,
        SHOWS,
        SECRET,
        MISSION,
        BEGINS,
        LEAVE_POWER,
    ]
)
NO_KIND: Final[i64] = -1


def kind_of(action: i64) -> i64:
    """The first code of its kind (such as CAPTURE), or NO_KIND for what is no code."""
    if action < 0 or action >= CODES:
        return NO_KIND
    kind: i64 = OPEN
    for start in _STARTS:
        if action >= start:
            kind = start
    return kind


def open_card(cell: i64) -> i64:
    return OPEN + cell


def capture(cell: i64) -> i64:
    return CAPTURE + cell


def retire(cell: i64) -> i64:
    return RETIRE + cell


def lay_aside(cell: i64) -> i64:
    return LAY_ASIDE + cell


def cell_in(action: i64) -> i64:
    """The cell that opening, capturing, retiring or laying aside is about."""
    return action - kind_of(action)


def open_two(column: i64, row: i64) -> i64:
    """The card in that column of the stone's row, and the card in that row of the stone's column."""
    return OPEN_TWO + column * ROWS + row


def column_in(action: i64) -> i64:
    return (action - OPEN_TWO) // ROWS


def row_in(action: i64) -> i64:
    return (action - OPEN_TWO) % ROWS


def shows(value: i64) -> i64:
    return SHOWS + (value - 1 if value > 0 else value)


def value_in(action: i64) -> i64:
    index = action - SHOWS
    return index + 1 if index > 0 else index


def secret(kind: i64) -> i64:
    return SECRET + kind


def secret_in(action: i64) -> i64:
    return action - SECRET


def mission(kind: i64) -> i64:
    return MISSION + kind


def mission_in(action: i64) -> i64:
    return action - MISSION


def begins(seat: i64) -> i64:
    return BEGINS + seat


def seat_in(action: i64) -> i64:
    return action - BEGINS
