"""A cache of priors: how good an action looks depends only on public knowledge and on the card in the acting house.

A search comes to the same public position with many placements, and asks again each time.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.rules.agent_hunter.actions import HAND_ATTACK, HOUSE_ATTACK, SWITCH
from coverstory.rules.agent_hunter.components import CARDS, HOUSES, QUIET_CAP, SITES
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.keys import START, mixed

NONE: Final[i64] = -1
UNKNOWN: Final = -1.0  # not in the cache yet; a prior is a probability
SLOTS: Final[i64] = 1024  # a power of two
# In a row: attacks from the hand by code, then attacks from a house and switches by code and card.
STAKED: Final[i64] = HOUSE_ATTACK - HAND_ATTACK
LOOKS: Final[i64] = STAKED + CARDS * (SWITCH - HOUSE_ATTACK) + CARDS * HOUSES


@final
class Looks:
    """Direct-mapped: each position has one slot, which the latest position with the same hash takes over."""

    def __init__(self) -> None:
        self.sets = vec[i64]([NONE] * SLOTS)  # slot: what all may think of the houses
        self.table = vec[i64]([NONE] * SLOTS)  # slot: what else all see
        self.first = vec[i64]([NONE] * SLOTS)  # slot: where its row begins
        self.looks = vec[float]()

    def row(self, state: HunterState) -> i64:
        """Where the cached priors of this position begin (it waits for one of the three actions of a turn)."""
        sets = packed_sets(state)
        table = packed_table(state)
        slot = mixed(mixed(START, sets), table) & (SLOTS - 1)
        if self.sets[slot] != sets or self.table[slot] != table:
            self.sets[slot] = sets
            self.table[slot] = table
            self.blank(slot)
        return self.first[slot]

    def blank(self, slot: i64) -> None:
        if self.first[slot] == NONE:
            self.first[slot] = len(self.looks)
            for _ in range(LOOKS):
                self.looks = append(self.looks, UNKNOWN)
            return
        for i in range(self.first[slot], self.first[slot] + LOOKS):
            self.looks[i] = UNKNOWN


def column(action: i64, card: i64) -> i64:
    """The place in a row of an action that shows that card."""
    if action < HOUSE_ATTACK:
        return action - HAND_ATTACK
    return STAKED + CARDS * (action - HOUSE_ATTACK) + card


def packed_sets(state: HunterState) -> i64:
    packed: i64 = 0
    for site in range(SITES):
        packed = packed << CARDS | state.could[site]
    return packed


def packed_table(state: HunterState) -> i64:
    """What else a look depends on: points, switches, whose turn it is, and whether it is the last (H18)."""
    packed = (state.spare[0] << 3 | state.spare[1]) << 6 | state.cards << 2 | state.houses
    for site in range(SITES):
        packed = packed << 3 | state.beside[site]
    packed = (packed << 6 | state.live) << 6 | state.lost
    packed = (packed << CARDS | state.gone) << 1 | state.turn
    last = 1 if state.quiet + 1 == QUIET_CAP else 0
    return packed << 2 | (2 if state.refill_at_end else 0) | last
