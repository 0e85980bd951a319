"""Decisions and chance outcomes as int codes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coverstory.rules.undercover_danzer.components import AGENTS, COLOURS, SPACES, space_at

COLOUR: Final[i64] = 0  # 0–5: a seat's colour, chosen or drawn
TAKE_TOP: Final[i64] = 6  # 6–7: the top of a pile
TAKE_JOKER: Final[i64] = 8
TAKE_BOTTOM: Final[i64] = 9  # 9–10: the bottom of a pile
FLIP_OVER: Final[i64] = 11
KEEP_SIDE: Final[i64] = 12
STARTS: Final[i64] = 13  # 13–16: chance: who begins
PART: Final[i64] = 17  # 17–28: chance: this tile of its undercover colour goes to pile A
STACK: Final[i64] = 29  # 29–40: chance: this tile lies next below
TOKEN: Final[i64] = 41  # 41–94: chance: lane * 9 + value on the next space to the left
SMALL_CODES: Final[i64] = 95
TAKE_AT: Final[i64] = 4096 * 4096  # the agent on a space
PLACE_AT: Final[i64] = 2 * 4096 * 4096  # onto a space


def choose_colour(colour: i64) -> i64:
    return COLOUR + colour


def take_top(pile: i64) -> i64:
    return TAKE_TOP + pile


def take_bottom(pile: i64) -> i64:
    return TAKE_BOTTOM + pile


def take_at(row: i64, column: i64) -> i64:
    return TAKE_AT + space_at(row, column)


def place_at(row: i64, column: i64) -> i64:
    return PLACE_AT + space_at(row, column)


def seat_starts(seat: i64) -> i64:
    return STARTS + seat


def part(tile: i64) -> i64:
    return PART + tile


def stack(tile: i64) -> i64:
    return STACK + tile


def deal_token(lane: i64, value: i64) -> i64:
    return TOKEN + lane * 9 + value


def is_colour(action: i64) -> bool:
    return COLOUR <= action < COLOUR + COLOURS


def is_take_top(action: i64) -> bool:
    return TAKE_TOP <= action < TAKE_JOKER


def is_take_bottom(action: i64) -> bool:
    return TAKE_BOTTOM <= action < FLIP_OVER


def is_starts(action: i64) -> bool:
    return STARTS <= action < PART


def is_part(action: i64) -> bool:
    return PART <= action < PART + AGENTS


def is_token(action: i64) -> bool:
    return TOKEN <= action < SMALL_CODES


def is_take_at(action: i64) -> bool:
    return TAKE_AT <= action < TAKE_AT + SPACES


def is_place_at(action: i64) -> bool:
    return PLACE_AT <= action < PLACE_AT + SPACES


def colour_of(action: i64) -> i64:
    return action - COLOUR


def pile_of(action: i64) -> i64:
    """The pile that take_top or take_bottom names."""
    return action - TAKE_TOP if action < TAKE_JOKER else action - TAKE_BOTTOM


def starter_of(action: i64) -> i64:
    return action - STARTS


def tile_named(action: i64) -> i64:
    """The tile that part or stack names."""
    return action - PART if action < STACK else action - STACK


def lane_of(action: i64) -> i64:
    return (action - TOKEN) // 9


def value_of(action: i64) -> i64:
    return (action - TOKEN) % 9


def space_of(action: i64) -> i64:
    """The space that take_at or place_at names."""
    return action % SPACES
