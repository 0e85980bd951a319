"""The things on the table: sixty cards in six rows of ten, sixteen secrets, four missions, one stone."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SLUG: Final = "undercover_wyss"
MOST_SEATS: Final[i64] = 4

# W2: a cell is row * 10 + column; a line is a row (0 to 5) or six plus a column (6 to 15).
ROWS: Final[i64] = 6
COLUMNS: Final[i64] = 10
NEXT_COLUMN: Final[i64] = 1
CELLS: Final[i64] = 60
LINES: Final[i64] = 16
NOWHERE: Final[i64] = -1
ALL_DOWN: Final[i64] = (1 << 60) - 1

# W1
VALUES: Final = vec[i64]([0, 2, 3, 4, 5, 6, 7, 8, 9, 10])
HIGHEST: Final[i64] = 10
CARDS_OF_A_VALUE: Final[i64] = 6

# What lies in a cell: 16 times its holder, plus the card's value. Holders 0 to 3 are seats: an open card.
SHOWN: Final[i64] = 4  # no owner, yet its value is known: turned back, or one of two cards just opened by force
UNSEEN: Final[i64] = 5  # never opened: the value is not settled before it is drawn
EMPTY: Final[i64] = 6  # a gap
UNSEEN_CARD: Final[i64] = 16 * UNSEEN
GAP: Final[i64] = 16 * EMPTY

# Tapes, films, documents, suitcases: four secrets of each kind, and one mission.
KINDS: Final[i64] = 4
SECRETS_OF_A_KIND: Final[i64] = 4
NOT_DEALT: Final[i64] = -1
UNKNOWN: Final[i64] = 4  # a mission that was dealt, to somebody who may not see it

# Who took a secret: a seat, or
ON_TABLE: Final[i64] = -1
LEFT_GAME: Final[i64] = 4
NOBODY: Final[i64] = -1

# W33
WORTH: Final = vec[i64]([0, 10, 30, 60, 100])  # of so many secrets of one kind
MISSION_BONUS: Final[i64] = 10

# Cards that are not in the grid, counted by value: laid aside by seats 0 to 3, in the box, never opened.
PILE: Final[i64] = 11  # values 0 to 10
BOX: Final[i64] = 4 * PILE
POOL: Final[i64] = 5 * PILE

# W5: where each seat's arrows point, in turn order.
COMPASS: Final = ("", "", "SN", "SWN", "SWNE")


def holder_of(content: i64) -> i64:
    return content >> 4


def value_of(content: i64) -> i64:
    return content & 15


def card(holder: i64, value: i64) -> i64:
    return holder * 16 + value


def is_special(value: i64) -> bool:
    return value == 4 or value == 8


def row_of(cell: i64) -> i64:
    return cell // COLUMNS


def column_of(cell: i64) -> i64:
    return cell % COLUMNS


def line_of_column(column: i64) -> i64:
    return ROWS + column


def line_start(line: i64) -> i64:
    return line * COLUMNS if line < ROWS else line - ROWS


def line_step(line: i64) -> i64:
    return NEXT_COLUMN if line < ROWS else COLUMNS


def line_size(line: i64) -> i64:
    return COLUMNS if line < ROWS else ROWS


def share_a_line(one: i64, other: i64) -> bool:
    return row_of(one) == row_of(other) or column_of(one) == column_of(other)


def _crosses() -> vec[i64]:
    """For each cell the 14 others of its row and column, ascending."""
    cells = vec[i64]()
    for place in range(CELLS):
        for cell in range(CELLS):
            if cell != place and share_a_line(place, cell):
                cells = append(cells, cell)
    return cells


def _bit_counts() -> vec[i64]:
    """How many bits are set, for every set of ten bits."""
    counts = vec[i64]([0])
    for bits in range(1, 1024):
        counts = append(counts, counts[bits >> 1] + (bits & 1))
    return counts


def _powers() -> vec[i64]:
    bits = vec[i64]([1])
    while len(bits) < CELLS:
        bits = append(bits, 2 * bits[-1])
    return bits


ARMS: Final[i64] = 14
CROSS: Final = _crosses()
BITS: Final = _bit_counts()
BIT: Final = _powers()  # compiled, `1 << n` is a C int: wrong from the 32nd bit on


def nth_bit(bits: i64, n: i64) -> i64:
    """The place of the n-th set bit of at most ten."""
    place: i64 = 0
    while True:
        if bits >> place & 1:
            if n == 0:
                return place
            n -= 1
        place += 1
