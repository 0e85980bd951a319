"""The part of the plane where tiles lie, as bitboards: kept up to date with every tile that comes or goes.

A board is twenty rows of sixteen columns, four rows a word. There is one of all tiles, and one for each face of the
tiles that it may not lie beside, so that where a tile fits is a few shifts of whole words. No tile lies on the border
of the boards: shifted tiles stay on them, and no word has its highest bit set. Tiles that are too far apart for that
are not on the boards; then everything is searched for (spaces.py). In random games that happens to 1 % of the
placements.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.rules.undercover_danzer.components import COLOURS, JOKER_FACE, PIECES, SIDE

WORDS: Final[i64] = 5  # of a board
BOARD: Final[i64] = WORDS + 1  # from one board to the next: each has an empty word before it, and one behind it
TILES: Final[i64] = 7 * BOARD  # the board of all tiles, behind one for each face
FACES: Final[i64] = 8 * BOARD + 1  # after the boards: a word for each row, four bits a tile: its face and 1
LYING: Final[i64] = FACES + 4 * WORDS  # the pieces that lie with each face, one bit each
ALL_LYING: Final[i64] = LYING + 7
ORIGIN: Final[i64] = ALL_LYING + 1  # the space of the first cell
CHARTED: Final[i64] = ORIGIN + 1  # 1 while all tiles are on the boards
SIZE: Final[i64] = ORIGIN + 2

UNCHARTED: Final[i64] = -1
ROWS: Final[i64] = 18  # on which tiles may lie, with a row beside them on either side
COLUMNS: Final[i64] = 13  # and a column, and one to spare: the sixteenth holds the highest bits
ROW: Final[i64] = 16  # bits
LOW_ROWS: Final[i64] = (1 << 48) - 1
LOW_ROW: Final[i64] = (1 << 16) - 1


def single_bits() -> vec[i64]:
    """The words with one bit. Looked up, for compiled code shifts a literal 1 as 32 bits."""
    bits = vec[i64]()
    bit: i64 = 1
    while len(bits) < 63:
        bits = append(bits, bit)
        bit += bit
    return bits


_bits: Final = single_bits()


def places_of_bits() -> vec[i64]:
    """Which bit is set in a word with only one, by its remainder: the powers of two differ modulo 67."""
    places = vec[i64]([0] * 67)
    for place in range(63):
        places[_bits[place] % 67] = place
    return places


_place: Final = places_of_bits()


def fresh_chart() -> vec[i64]:
    """No tiles yet, and no room for any before `chart_tiles`."""
    return vec[i64]([0] * SIZE)


def chart_tiles(chart: vec[i64], at: vec[i64], face: vec[i64]) -> None:
    """Chart all tiles anew, in the middle of the boards."""
    for i in range(SIZE):
        chart[i] = 0
    settle_boards(chart, at)
    for piece in range(PIECES):
        if at[piece] >= 0:
            chart_tile(chart, piece=piece, space=at[piece], face=face[piece])


def settle_boards(chart: vec[i64], at: vec[i64]) -> None:
    """Where the boards lie on the plane, if all tiles have room on them."""
    top: i64 = SIDE
    left: i64 = SIDE
    bottom: i64 = 0
    right: i64 = 0
    for piece in range(PIECES):
        space = at[piece]
        if space >= 0:
            top = min(top, space >> 12)
            bottom = max(bottom, space >> 12)
            left = min(left, space & 4095)
            right = max(right, space & 4095)
    spare_rows = ROWS - (bottom - top + 1)
    spare_columns = COLUMNS - (right - left + 1)
    if bottom > 0 and spare_rows >= 0 and spare_columns >= 0:
        chart[ORIGIN] = (top - 1 - (spare_rows >> 1)) * SIDE + left - 1 - (spare_columns >> 1)
        chart[CHARTED] = 1


def chart_tile(chart: vec[i64], piece: i64, space: i64, face: i64) -> None:
    """A tile comes, or goes if it was there."""
    bit: i64 = 1 << piece
    chart[LYING + face] ^= bit
    chart[ALL_LYING] ^= bit
    if chart[CHARTED]:
        turn_cell(chart, cell_of(chart, space), face)


def turn_cell(chart: vec[i64], cell: i64, face: i64) -> None:
    word = 1 + (cell >> 6)
    bit = _bits[cell & 63]
    chart[FACES + (cell >> 4)] ^= face + 1 << 4 * (cell & 15)
    chart[TILES + word] ^= bit
    if face != JOKER_FACE:  # the colours that are neither the same nor next to it
        chart[board_of(face + 2) + word] ^= bit
        chart[board_of(face + 3) + word] ^= bit
        chart[board_of(face + 4) + word] ^= bit


def board_of(colour: i64) -> i64:
    """Where the board of a colour begins, further round the wheel too."""
    if colour >= COLOURS:
        colour -= COLOURS
    return colour * BOARD


def cell_of(chart: vec[i64], space: i64) -> i64:
    """Where a space is on the boards: 16 times its row + its column; UNCHARTED where no tile may lie."""
    apart = space - chart[ORIGIN]
    row = apart >> 12
    column = apart & 4095
    if row < 1 or row > ROWS or column < 1 or column > COLUMNS or not chart[CHARTED]:
        return UNCHARTED
    return row * ROW + column


def meeting_at(chart: vec[i64], cell: i64) -> i64:
    """As `spaces.meeting`, for a cell where a tile may lie."""
    row = FACES + (cell >> 4)
    right = 4 * (cell & 15) + 4
    tiles = chart[row]
    return (
        met(chart[row - 1] >> right - 4)
        + met(tiles >> right - 8)
        + met(tiles >> right)
        + met(chart[row + 1] >> right - 4)
    )


def met(tiles: i64) -> i64:
    """The lowest of these tiles, four bits to the left for each face; 0 for none."""
    return (1 << 4 * (tiles & 15)) >> 4


def fitting_board(chart: vec[i64], face: i64, barred: i64, board: vec[i64]) -> None:
    """U24: the cells where a tile with this face fits, without the barred space."""
    bars = face * BOARD
    tiles: i64 = 0
    barring: i64 = 0
    tiles_below = chart[TILES + 1]
    barring_below = chart[bars + 1]
    for word in range(WORDS):
        tiles_above = tiles
        tiles = tiles_below
        tiles_below = chart[TILES + word + 2]
        barring_above = barring
        barring = barring_below
        barring_below = chart[bars + word + 2]
        cells: i64 = 0
        if tiles_above | tiles | tiles_below:
            cells = beside(tiles_above, tiles, tiles_below)
            cells &= ~(tiles | beside(barring_above, barring, barring_below))
        board[word] = cells
    strike(chart, barred, board)


def strike(chart: vec[i64], space: i64, board: vec[i64]) -> None:
    """Take a space off a board, on its border too."""
    apart = space - chart[ORIGIN]
    row = apart >> 12
    column = apart & 4095
    if 0 <= row <= ROWS + 1 and column <= COLUMNS + 1:
        board[row >> 2] &= ~_bits[(row & 3) * ROW + column]


def beside(above: i64, here: i64, below: i64) -> i64:
    """The cells next to any of these, in the word `here`."""
    return (
        here << 1 | here >> 1 | (here & LOW_ROWS) << ROW | here >> ROW | above >> 3 * ROW | (below & LOW_ROW) << 3 * ROW
    )


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def count_cells(board: vec[i64]) -> i64:
    count: i64 = 0
    for word in range(WORDS):
        count += count_bits(board[word])
    return count


def nth_bit(bits: i64, n: i64) -> i64:
    """The place of the n-th bit that is set, from the lowest."""
    while n:
        bits &= bits - 1
        n -= 1
    return place_of(bits & -bits)


def place_of(bit: i64) -> i64:
    return _place[bit % 67]


def nth_space(chart: vec[i64], board: vec[i64], n: i64) -> i64:
    """The n-th space of a board, row by row."""
    word: i64 = 0
    bits = board[0]
    while True:
        if bits == 0:
            word += 1
            bits = board[word]
        elif n == 0:
            return space_at(chart, word, place_of(bits & -bits))
        else:
            bits &= bits - 1
            n -= 1


def spaces_into(chart: vec[i64], board: vec[i64], out: vec[i64]) -> i64:
    """All spaces of a board, row by row; returns how many."""
    count: i64 = 0
    for word in range(WORDS):
        bits = board[word]
        while bits:
            out[count] = space_at(chart, word, place_of(bits & -bits))
            bits &= bits - 1
            count += 1
    return count


def space_at(chart: vec[i64], word: i64, place: i64) -> i64:
    return chart[ORIGIN] + (word * 4 + (place >> 4)) * SIDE + (place & 15)
