"""Action codes 0 to 56. Records hold them, so a code never changes its meaning, whatever the options."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coverstory.rules.agent_hunter.components import HOUSES

# The first code of each kind.
PLACE: Final[i64] = 0  # by card
HAND_ATTACK: Final[i64] = 10  # by card, then house
HOUSE_ATTACK: Final[i64] = 40  # by own house, then house attacked
SWITCH: Final[i64] = 49  # by house
DECOY: Final[i64] = 52  # by house
START: Final[i64] = 55  # by seat; chance
CODES: Final[i64] = 57

# Instead of a kind.
NONSENSE: Final[i64] = -1
NOTHING: Final[i64] = -2  # what may be done when the game is over


def place(card: i64) -> i64:
    return PLACE + card


def placed_card(action: i64) -> i64:
    return action - PLACE


def attack_from_hand(card: i64, house: i64) -> i64:
    return HAND_ATTACK + card * HOUSES + house


def attacking_card(action: i64) -> i64:
    return (action - HAND_ATTACK) // HOUSES


def hand_target(action: i64) -> i64:
    return (action - HAND_ATTACK) % HOUSES


def attack_from_house(own: i64, target: i64) -> i64:
    return HOUSE_ATTACK + own * HOUSES + target


def attacking_house(action: i64) -> i64:
    return (action - HOUSE_ATTACK) // HOUSES


def house_target(action: i64) -> i64:
    return (action - HOUSE_ATTACK) % HOUSES


def switch(house: i64) -> i64:
    return SWITCH + house


def switched_house(action: i64) -> i64:
    return action - SWITCH


def decoy(house: i64) -> i64:
    return DECOY + house


def decoy_house(action: i64) -> i64:
    return action - DECOY


def start(seat: i64) -> i64:
    return START + seat


def starting_seat(action: i64) -> i64:
    return action - START


def kind_of(action: i64) -> i64:
    """The first code of the action's kind, or NONSENSE."""
    if action < PLACE or action >= CODES:
        return NONSENSE
    if action < HOUSE_ATTACK:
        return PLACE if action < HAND_ATTACK else HAND_ATTACK
    if action < DECOY:
        return HOUSE_ATTACK if action < SWITCH else SWITCH
    return DECOY if action < START else START
