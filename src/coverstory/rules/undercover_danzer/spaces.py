"""Where a tile may be placed (U24–U26)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.rng import Source
from coverstory.rules.undercover_danzer.chart import (
    CHARTED,
    UNCHARTED,
    WORDS,
    cell_of,
    count_cells,
    fitting_board,
    meeting_at,
    nth_space,
    spaces_into,
)
from coverstory.rules.undercover_danzer.components import COLOURS, FITS, JOKER_FACE, NOTHING, NOWHERE, PIECES, SIDE
from coverstory.rules.undercover_danzer.open_table import DanzerOpen, is_agent

# Scratch space, written and cleared within one call: a hash table of spaces. An entry is space << 8 | what still fits
# there; the hash is the space on a 32×32 torus, so that a board of usual size has no collisions.
_entries: Final = vec[i64]([0] * 1024)
_used: Final = vec[i64]([0] * 128)
_met: Final = vec[i64]([0] * 1024)  # what the space of an entry meets, as in `meeting`
_board: Final = vec[i64]([0] * WORDS)
_spaces: Final = vec[i64]([0] * 128)
_meets: Final = vec[i64]([0] * 128)
_fits: Final = vec[i64]([0] * 128)


def entry_of(entries: vec[i64], space: i64) -> i64:
    """Where a space stands in the table, or where there is room for it."""
    index = (space >> 12 & 31) << 5 | space & 31
    while entries[index] != 0 and entries[index] >> 8 != space:
        index = (index + 1) & 1023
    return index


def occupied_spaces(entries: vec[i64], used: vec[i64], at: vec[i64]) -> i64:
    """Note where tiles lie: nothing fits there; returns how many entries are in use."""
    count: i64 = 0
    for piece in range(PIECES):
        space = at[piece]
        if space >= 0:
            index = entry_of(entries, space)
            entries[index] = space << 8
            used[count] = index
            count += 1
    return count


def drawn_space(table: DanzerOpen, rng: Source) -> i64:
    """One of the spaces where the tile in hand fits, each as likely as any other; NOWHERE if there is none or not all
    tiles are charted."""
    chart = table.chart
    if not chart[CHARTED]:
        return NOWHERE
    fitting_board(chart, table.face[table.hand], barred_space(table), _board)
    count = count_cells(_board)
    return NOWHERE if count == 0 else nth_space(chart, _board, rng.below(count))


def fitting_into(table: DanzerOpen, out: vec[i64]) -> i64:
    """U24, U25: the spaces where the tile in hand fits; in ascending order where all tiles are charted."""
    colour = table.face[table.hand]
    barred = barred_space(table)
    if table.chart[CHARTED]:
        fitting_board(table.chart, colour, barred, _board)
        return spaces_into(table.chart, _board, out)
    found: i64 = 0
    for i in range(beside_into(table, _spaces, _meets, _fits)):
        if _fits[i] >> colour & 1 and _spaces[i] != barred:
            out[found] = _spaces[i]
            found += 1
    return found


def beside_into(table: DanzerOpen, spaces: vec[i64], meets: vec[i64], fits: vec[i64]) -> i64:
    """Every empty space beside a tile, with its `meeting` and what fits there; returns how many there are."""
    if table.chart[CHARTED]:
        fitting_board(table.chart, JOKER_FACE, NOWHERE, _board)
        count = spaces_into(table.chart, _board, spaces)
        for i in range(count):
            meets[i] = meeting(table, spaces[i])
            fits[i] = fitting(meets[i])
        return count
    return far_beside_into(table, spaces, meets, fits)


def far_beside_into(table: DanzerOpen, spaces: vec[i64], meets: vec[i64], fits: vec[i64]) -> i64:
    """As `beside_into`, wherever the tiles lie."""
    entries = _entries
    used = _used
    at = table.at
    occupied = occupied_spaces(entries, used, at)
    count = occupied
    for piece in range(PIECES):
        space = at[piece]
        if space >= 0:
            face = table.face[piece]
            count = meet_face(entries, used=used, count=count, space=space - SIDE, face=face)
            count = meet_face(entries, used=used, count=count, space=space - 1, face=face)
            count = meet_face(entries, used=used, count=count, space=space + 1, face=face)
            count = meet_face(entries, used=used, count=count, space=space + SIDE, face=face)
    for i in range(count):
        index = used[i]
        if i >= occupied:
            spaces[i - occupied] = entries[index] >> 8
            fits[i - occupied] = entries[index] & 127
            meets[i - occupied] = _met[index]
        entries[index] = 0
    return count - occupied


def meet_face(entries: vec[i64], used: vec[i64], count: i64, space: i64, face: i64) -> i64:
    """Note a tile beside a space; returns how many entries are in use."""
    index = entry_of(entries, space)
    if entries[index] == 0:
        entries[index] = space << 8 | FITS[face]
        _met[index] = 1 << 4 * face
        used[count] = index
        return count + 1
    entries[index] &= FITS[face] | -256
    _met[index] += 1 << 4 * face
    return count


def fitting(met: i64) -> i64:
    """U24: what fits beside these neighbours; nothing does beside none."""
    fits: i64 = 127 if met else 0
    for face in range(COLOURS + 1):
        if met >> 4 * face & 15:
            fits &= FITS[face]
    return fits


def barred_space(table: DanzerOpen) -> i64:
    """U25: an agent that was not flipped may not go back."""
    return NOWHERE if table.flipped else table.came


def emergency_into(table: DanzerOpen, out: vec[i64]) -> i64:
    """U26: the spaces that touch agents only at a corner; where there are none, those that touch any tile so."""
    found = corners_into(table, True, out)
    return found if found > 0 else corners_into(table, False, out)


def corners_into(table: DanzerOpen, of_agents: bool, out: vec[i64]) -> i64:
    found: i64 = 0
    for piece in range(PIECES):
        if table.at[piece] >= 0 and (is_agent(piece) or not of_agents):
            for corner in range(4):
                space = table.at[piece] + (SIDE if corner & 2 else -SIDE) + (1 if corner & 1 else -1)
                if space != barred_space(table) and stands_apart(table, space) and not listed(out, found, space):
                    out[found] = space
                    found += 1
    return found


def listed(spaces: vec[i64], count: i64, space: i64) -> bool:
    place: i64 = 0
    while place < count and spaces[place] != space:
        place += 1
    return place < count


def stands_apart(table: DanzerOpen, space: i64) -> bool:
    """Empty, with no orthogonal neighbour."""
    return meeting(table, space) == 0 and table.piece_on(space) == NOTHING


def touches_corner(table: DanzerOpen, space: i64, of_agents: bool) -> bool:
    for piece in range(PIECES):
        apart = table.at[piece] - space
        if apart < 0:
            apart = -apart
        if (apart == SIDE + 1 or apart == SIDE - 1) and (is_agent(piece) or not of_agents):
            return True
    return False


def fits_on(table: DanzerOpen, space: i64) -> bool:
    """U24, U25 for one space."""
    if space == barred_space(table):
        return False
    colour = table.face[table.hand]
    met = False
    for piece in range(PIECES):
        apart = table.at[piece] - space
        if apart == 0:
            return False
        if apart == 1 or apart == -1 or apart == SIDE or apart == -SIDE:
            if not FITS[table.face[piece]] >> colour & 1:
                return False
            met = True
    return met


def meeting(table: DanzerOpen, space: i64) -> i64:
    """U28: how many orthogonal neighbours of each colour a space has, four bits each; Jokers in the seventh place."""
    cell = cell_of(table.chart, space)
    if cell != UNCHARTED:
        return meeting_at(table.chart, cell)
    met: i64 = 0
    for piece in range(PIECES):
        apart = table.at[piece] - space
        if apart == 1 or apart == -1 or apart == SIDE or apart == -SIDE:
            met += 1 << 4 * table.face[piece]
    return met


def sort(items: vec[i64], count: i64) -> None:
    """Insertion sort: the items are few, and partly in order already."""
    for i in range(1, count):
        item = items[i]
        j: i64 = i - 1
        while j >= 0 and items[j] > item:
            items[j + 1] = items[j]
            j -= 1
        items[j + 1] = item
