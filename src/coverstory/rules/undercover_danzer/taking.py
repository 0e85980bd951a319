"""Which tile may be activated (U14, U15, U19–U22)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.undercover_danzer.actions import (
    TAKE_AT,
    TAKE_BOTTOM,
    TAKE_JOKER,
    TAKE_TOP,
    is_take_at,
    is_take_bottom,
    is_take_top,
    pile_of,
    space_of,
)
from coverstory.rules.undercover_danzer.components import FIRST_AGENT, FIRST_JOKER, PILES, opposite
from coverstory.rules.undercover_danzer.open_table import DanzerOpen, is_agent

# Scratch space, written and read within one call.
_takes: Final = vec[i64]([0] * 16)


def takes_into(table: DanzerOpen, out: vec[i64]) -> i64:
    count = free_takes_into(table, out)
    if count == 0:
        for pile in range(PILES):
            if has_hidden_bottom(table, pile):
                out[count] = TAKE_BOTTOM + pile
                count += 1
    return count


def free_takes_into(table: DanzerOpen, out: vec[i64]) -> i64:
    """U14: pile tops, the player's own Joker, placed agents; in ascending order but for the agents."""
    count: i64 = 0
    for pile in range(PILES):
        if may_take_top(table, pile):
            out[count] = TAKE_TOP + pile
            count += 1
    if may_take_joker(table):
        out[count] = TAKE_JOKER
        count += 1
    against = opposite(table.colour[table.player])
    filed = table.filed()
    at = table.at
    face = table.face
    for piece in range(FIRST_AGENT, FIRST_JOKER):
        if at[piece] >= 0 and face[piece] != against and not filed >> piece & 1:
            out[count] = TAKE_AT + at[piece]
            count += 1
    return count


def may_take(table: DanzerOpen, action: i64) -> bool:
    if is_take_at(action):
        return may_take_piece(table, table.piece_on(space_of(action)))
    if is_take_top(action):
        return may_take_top(table, pile_of(action))
    if action == TAKE_JOKER:
        return may_take_joker(table)
    return is_take_bottom(action) and may_draw_bottom(table, pile_of(action))


def may_take_top(table: DanzerOpen, pile: i64) -> bool:
    shown = table.left(pile) > 0
    return shown and table.known[table.top_agent(pile)] != opposite(table.colour[table.player])


def may_take_joker(table: DanzerOpen) -> bool:
    return table.at[FIRST_JOKER + table.player] < 0


def may_take_piece(table: DanzerOpen, piece: i64) -> bool:
    """U14, U19, U20: an agent without a file that does not show the player's opposite colour."""
    shows = table.face[piece] if is_agent(piece) else opposite(table.colour[table.player])
    return shows != opposite(table.colour[table.player]) and not table.filed() >> piece & 1


def may_draw_bottom(table: DanzerOpen, pile: i64) -> bool:
    return has_hidden_bottom(table, pile) and must_draw_bottom(table)


def has_hidden_bottom(table: DanzerOpen, pile: i64) -> bool:
    """U48: has the pile a bottom tile that nobody has seen? The only tile of a pile has been seen as its top."""
    return table.left(pile) > 1


def must_draw_bottom(table: DanzerOpen) -> bool:
    """U22: nothing else can be activated."""
    return free_takes_into(table, _takes) == 0
