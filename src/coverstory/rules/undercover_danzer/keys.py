"""What lies open, boiled down to one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coverstory.rules.keys import START, mixed
from coverstory.rules.undercover_danzer.components import (
    AGENTS,
    COLOURS,
    FIRST_AGENT,
    FIRST_JOKER,
    MOST_TOKENS,
    SPACES,
)
from coverstory.rules.undercover_danzer.open_table import DanzerOpen

FACE_DOWN: Final[i64] = 15  # instead of a token's value (U34)


def open_key(table: DanzerOpen, seat: i64) -> i64:
    """The same exactly where the picture of that seat is the same, under the same options."""
    key = mixed(START, turn_bits(table, seat))
    key = mixed(key, (table.came & (SPACES - 1)) << 24 | setting_bits(table))
    for agent in range(0, AGENTS, 2):
        key = mixed(key, agent_bits(table, agent) << 31 | agent_bits(table, agent + 1))
    for player in range(table.choices.seats):
        key = mixed(key, service_bits(table, player))
    for lane in range(0, COLOURS, 2):
        key = mixed(key, lane_bits(table, lane) << 20 | lane_bits(table, lane + 1))
    return key


def turn_bits(table: DanzerOpen, seat: i64) -> i64:
    bits = table.phase << 5 | table.dealt
    bits = bits << 9 | table.round
    bits = bits << 3 | table.starts + 1
    bits = bits << 3 | table.player
    bits = bits << 3 | table.ending + 1
    bits = bits << 3 | seat
    bits = bits << 5 | table.hand + 1
    return bits << 1 | (1 if table.flipped else 0)


def setting_bits(table: DanzerOpen) -> i64:
    """The ends of the piles. Of an empty pile nobody can see which end was the last."""
    bits: i64 = 0
    if table.bottom_a > table.top_a:
        bits = table.top_a << 3 | table.bottom_a
    if table.bottom_b > table.top_b:
        bits |= (table.top_b << 3 | table.bottom_b) << 6
    return bits


def agent_bits(table: DanzerOpen, agent: i64) -> i64:
    """Where it is, in 24 bits, and its two sides and which of them is up."""
    piece = FIRST_AGENT + agent
    faces = (table.known[agent] + 1) << 3 | (table.known[AGENTS + agent] + 1)
    up: i64 = 1 if table.face[piece] == table.known[agent] else 0
    return (table.at[piece] & (SPACES - 1)) << 7 | faces << 1 | up


def service_bits(table: DanzerOpen, player: i64) -> i64:
    bits = table.at[FIRST_JOKER + player] & (SPACES - 1)
    bits = bits << 3 | table.colour[player] + 1
    bits = bits << 5 | table.file[player] + 1
    for place in range(player * COLOURS, player * COLOURS + COLOURS):
        bits = bits << 4 | table.staffer[place]
    return bits


def lane_bits(table: DanzerOpen, lane: i64) -> i64:
    bits: i64 = 0
    hides = table.keeps_tokens_down()
    for place in range(MOST_TOKENS):
        value = table.token[lane * MOST_TOKENS + place]
        if hides and table.is_face_down(lane, place):
            value = FACE_DOWN
        bits = bits << 4 | value
    return bits
