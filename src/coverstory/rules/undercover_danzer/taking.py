"""Which tile may be activated (U14, U15, U19–U22)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.rng import Source
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
from coverstory.rules.undercover_danzer.chart import count_bits, nth_bit
from coverstory.rules.undercover_danzer.components import FIRST_AGENT, FIRST_JOKER, PILE_SIZE, PILES, opposite
from coverstory.rules.undercover_danzer.open_table import DanzerOpen, is_agent

ALL_AGENTS: Final[i64] = (1 << FIRST_JOKER) - (1 << FIRST_AGENT)

# Scratch space, written and read within one call.
_takes: Final = vec[i64]([0] * 16)


def drawn_take(table: DanzerOpen, rng: Source) -> i64:
    """Something that may be taken, each as likely as any other."""
    count = free_heads_into(table, _takes)
    agents = free_agents(table)
    if count == 0 and agents == 0:
        return _takes[rng.below(takes_into(table, _takes))]  # U22
    drawn = rng.below(count + count_bits(agents))
    return _takes[drawn] if drawn < count else TAKE_AT + table.at[nth_bit(agents, drawn - count)]


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
    count = free_heads_into(table, out)
    agents = free_agents(table)
    while agents:
        out[count] = TAKE_AT + table.at[nth_bit(agents, 0)]
        agents &= agents - 1
        count += 1
    return count


def free_heads_into(table: DanzerOpen, out: vec[i64]) -> i64:
    """The pile tops and the player's own Joker."""
    against = opposite(table.colour[table.player])
    count: i64 = 0
    if table.top_a < table.bottom_a and table.known[table.top_a] != against:
        out[0] = TAKE_TOP
        count = 1
    if table.top_b < table.bottom_b and table.known[PILE_SIZE + table.top_b] != against:
        out[count] = TAKE_TOP + 1
        count += 1
    if may_take_joker(table):
        out[count] = TAKE_JOKER
        count += 1
    return count


def free_agents(table: DanzerOpen) -> i64:
    """U14, U19, U20: the placed agents without a file that do not show the player's opposite colour, one bit each."""
    against = table.lying_with(opposite(table.colour[table.player]))
    return table.lying() & ALL_AGENTS & ~against & ~table.filed()


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
