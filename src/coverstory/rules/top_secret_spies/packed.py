"""Many small numbers in one: bytes for the seven agents, nibbles for seats, three bits for each kind of card.

Positions and markers of all agents change in a few additions, without a loop: a split is one number that is added.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.rules.top_secret_spies.components import AGENTS, BUILDINGS, KINDS, RUINS, RUINS_LOSS

ONES: Final[i64] = 0x01010101010101  # the lowest bit of each agent's byte: also “all agents”
SEVEN_BITS: Final[i64] = 0x7F7F7F7F7F7F7F
ONE_CARD: Final[i64] = 1 << 48  # above the kinds, for sixteen of which there is room, a pile counts its cards


def shifted(value: i64, places: i64) -> i64:
    """`value << places`. mypyc shifts a literal in 32 bits: compiled, `1 << 40` written out would be wrong."""
    return value << places


def agent_bit(agent: i64) -> i64:
    return shifted(1, 8 * agent)


def byte_of(packed: i64, agent: i64) -> i64:
    """The number that belongs to an agent."""
    return packed >> 8 * agent & 0xFF


def with_byte(packed: i64, agent: i64, value: i64) -> i64:
    return packed & ~shifted(0xFF, 8 * agent) | value << 8 * agent


def standing_at(positions: i64, building: i64) -> i64:
    """A one in the byte of each agent that is there."""
    return ~((positions ^ building * ONES) + SEVEN_BITS) >> 7 & ONES


def at_least(packed: i64, least: i64) -> i64:
    """A one in the byte of each agent whose number is that high."""
    return packed + (128 - least) * ONES >> 7 & ONES


def walked(positions: i64, steps: i64) -> i64:
    """Round the ring (T2)."""
    total = positions + steps
    return total - BUILDINGS * at_least(total, BUILDINGS)


def scored(markers: i64, positions: i64) -> i64:
    """Every agent scores its building; nobody falls below 0 (T3, T8)."""
    ruined = standing_at(positions, RUINS)
    gained = markers + positions - RUINS * ruined
    paying = at_least(gained, RUINS_LOSS) & ruined
    return gained - RUINS_LOSS * paying & ~((ruined - paying) * 0xFF)


def nibble(packed: i64, index: i64) -> i64:
    return packed >> 4 * index & 0xF


def with_nibble(packed: i64, index: i64, value: i64) -> i64:
    return packed & ~shifted(0xF, 4 * index) | value << 4 * index


def card(kind: i64) -> i64:
    """One card as a pile: add it to a pile, or take it away."""
    return shifted(1, 3 * kind) | ONE_CARD


def cards_of(pile: i64, kind: i64) -> i64:
    return pile >> 3 * kind & 7


def size(pile: i64) -> i64:
    return pile >> 48


def bytes_row(packed: i64) -> vec[i64]:
    return vec[i64]([byte_of(packed, agent) for agent in range(AGENTS)])


def bytes_from(row: vec[i64]) -> i64:
    packed: i64 = 0
    for agent in range(AGENTS):
        packed |= row[agent] << 8 * agent
    return packed


def nibbles_row(packed: i64, count: i64) -> vec[i64]:
    return vec[i64]([nibble(packed, index) for index in range(count)])


def nibbles_from(row: vec[i64]) -> i64:
    packed: i64 = 0
    for index in range(i64(len(row))):
        packed |= row[index] << 4 * index
    return packed


def pile_row(pile: i64) -> vec[i64]:
    return vec[i64]([cards_of(pile, kind) for kind in range(KINDS)])


def pile_from(row: vec[i64]) -> i64:
    pile: i64 = 0
    for kind in range(KINDS):
        pile += row[kind] * card(kind)
    return pile


def agents_row(agent_bits: i64) -> vec[i64]:
    """The numbers of the agents whose byte is not 0."""
    row = vec[i64]()
    for agent in range(AGENTS):
        if byte_of(agent_bits, agent):
            row = append(row, agent)
    return row


def agents_from(row: vec[i64]) -> i64:
    agent_bits: i64 = 0
    for agent in row:
        agent_bits |= agent_bit(agent)
    return agent_bits
