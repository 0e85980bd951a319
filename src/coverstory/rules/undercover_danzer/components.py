"""The things on the table: colours, agents, pieces, the plane they lie on, tokens and phases."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LETTERS: Final = "ROYGBP"  # U1: red, orange, yellow, green, blue, purple, and red again
COLOURS: Final[i64] = 6
JOKER_FACE: Final[i64] = 6  # what a Joker shows instead of a colour
HIDDEN: Final[i64] = -1  # a colour that nobody has seen

# What a neighbour lets lie beside it: one bit a colour, and bit 6 for a Joker, which fits everywhere (U24).
FITS: Final = vec[i64]([0x63, 0x47, 0x4E, 0x5C, 0x78, 0x71, 0x7F])

# U2: agent tile 2c has official colour c and works undercover for c - 1; tile 2c + 1 for c + 1.
AGENTS: Final[i64] = 12
PILES: Final[i64] = 2
PILE_SIZE: Final[i64] = 6
PILE_LETTERS: Final = "AB"

# Pieces: a headquarters by its colour; an agent by where the deal put it (6 times its pile + its depth there, which
# everybody knows); a Joker by its seat.
PIECES: Final[i64] = 22
FIRST_AGENT: Final[i64] = 6
FIRST_JOKER: Final[i64] = 18
NOTHING: Final[i64] = -1  # no piece, or no seat

# The plane is unbounded (U24). A space is one number; nobody can get further than two and one step a turn from the
# block of headquarters, so 1,202 rows or columns, before the last round ends (U41).
SIDE: Final[i64] = 4096
MIDDLE: Final[i64] = 2048
SPACES: Final[i64] = 4096 * 4096
NOWHERE: Final[i64] = -4096 * 4096  # so far off that it is beside no space

HOME: Final[i64] = 0  # U30: the column before the first
MOST_COLUMNS: Final[i64] = 15
MOST_TOKENS: Final[i64] = 5
HIGHEST_TOKEN: Final[i64] = 8
LAST_ROUND: Final[i64] = 300  # U41

# The deal of the piles: six partings (U12), then five draws order a pile; the sixth tile is what is left.
PARTINGS: Final[i64] = 6
DRAWS_A_PILE: Final[i64] = 5
PILE_DEALS: Final[i64] = 16


def opposite(colour: i64) -> i64:
    return (colour + 3) % COLOURS


def official_of(tile: i64) -> i64:
    return tile >> 1


def undercover_of(tile: i64) -> i64:
    return ((tile >> 1) + (1 if tile & 1 else 5)) % COLOURS


def tile_of(official: i64, undercover: i64) -> i64:
    return 2 * official + (1 if (official + 1) % COLOURS == undercover else 0)


def tile_undercover(undercover: i64, which: i64) -> i64:
    """U2: the two tiles of an undercover colour: 0 is official one step down the wheel, 1 one step up."""
    return 2 * ((undercover + 1) % COLOURS) if which else 2 * ((undercover + 5) % COLOURS) + 1


def space_at(row: i64, column: i64) -> i64:
    return (row + MIDDLE) * SIDE + column + MIDDLE


def row_of(space: i64) -> i64:
    return (space >> 12) - MIDDLE


def column_of(space: i64) -> i64:
    return (space & 4095) - MIDDLE
