"""Which rule forbids what: told from what the seat to act may know. Whether one does, `is_legal` in play.py decides."""

from __future__ import annotations

from mypy_extensions import i64

from coverstory.rules.top_secret_spies.actions import (
    DONE,
    PASS,
    PLAY_AGENT_BITS,
    PLAY_BASE,
    PLAY_KIND,
    SPLIT_MOVED,
    SPLIT_TOTAL,
    is_place,
    is_play,
    is_split,
    is_write,
    place_building,
    write_holder,
)
from coverstory.rules.top_secret_spies.components import CARDS, FREE, FREE_AGENT, MOVE, PLACE, WRITE
from coverstory.rules.top_secret_spies.packed import cards_of
from coverstory.rules.top_secret_spies.state import SpiesPosition


def refusal(position: SpiesPosition, action: i64) -> str:
    """The number of the rule that forbids an action which is not legal."""
    phase = position.phase
    if phase == MOVE and is_split(action):
        return refused_split(position, action)
    if phase == PLACE and is_place(action):
        return "T8" if place_building(action) == position.safe else "T37"
    if phase == CARDS and is_play(action):
        return refused_play(position, action - PLAY_BASE)
    if phase == CARDS and action in (PASS, DONE):
        return "T15"
    if phase == WRITE and is_write(action):
        return refused_entry(position, action)
    return "T25"


def refused_split(position: SpiesPosition, action: i64) -> str:
    if SPLIT_MOVED[action] & ~position.setup.agent_bits:
        return "T1"
    if SPLIT_TOTAL[action] == 0 and position.setup.cards:
        return "T13"
    return "T6"


def refused_entry(position: SpiesPosition, action: i64) -> str:
    """With seven seats nobody is free; anything else is not what the dossier comes to now."""
    return "T26" if write_holder(action) == FREE and not position.setup.may_call_free() else "T21"


def refused_play(position: SpiesPosition, index: i64) -> str:
    if PLAY_AGENT_BITS[index] & ~position.setup.agent_bits:
        return "T1"
    if cards_of(position.papers[position.actor], PLAY_KIND[index]) == 0:
        return "T31"
    return "T33" if PLAY_KIND[index] == FREE_AGENT else "T16"
