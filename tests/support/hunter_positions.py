"""Positions of Agent Hunter for its tests: set up by hand, played in words, drawn at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from coverstory.rules.agent_hunter.actions import place, start
from coverstory.rules.agent_hunter.components import CARDS, site_of
from coverstory.rules.agent_hunter.game import HunterGame
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.contract import ONLOOKER, Event
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from support.trees import random_states

GAME = HunterGame()
LEFT, MIDDLE, RIGHT = range(3)


def new(**options: Value) -> HunterState:
    state = GAME.start(2, options)
    assert isinstance(state, HunterState)
    return state


def opening(seat0: Sequence[int], seat1: Sequence[int], first: int = 0, **options: Value) -> HunterState:
    """The first turn, with these cards in the houses from left to right."""
    state = new(**{"houses": len(seat0), **options})
    for card in (*seat0, *seat1):
        state.apply(place(card))
    state.apply(start(first))
    return state


def play(state: HunterState, *said: str, hearer: int = int(ONLOOKER)) -> list[Event]:
    """Carry out actions in words; returns what the hearer heard."""
    heard: list[Event] = []
    for words in said:
        action = GAME.read_action(words, "en")
        before = state.copy()
        state.apply(action)
        heard += GAME.hear(before, action, state, hearer)
    return heard


def offered(state: HunterState) -> list[str]:
    return [GAME.say_action(action, "en") for action in state.legal_actions()]


def rule_against(state: HunterState, words: str) -> str:
    return state.forbidden_by(GAME.read_action(words, "en"))


def see(state: HunterState, seat: int) -> HunterView:
    view = GAME.look(state, seat, [])
    assert isinstance(view, HunterView)
    return view


def numbers(members: int) -> set[int]:
    return {number for number in range(CARDS) if members >> number & 1}


def could(state: HunterState, seat: int, house: int) -> set[int]:
    """What all may think of a house."""
    return numbers(see(state, int(ONLOOKER)).sheet.could[site_of(seat, house)])


def hand(state: HunterState, seat: int) -> set[int]:
    return numbers(state.hand[seat])


def card(state: HunterState, seat: int, house: int) -> int:
    return state.card[site_of(seat, house)]


def kinds(heard: Sequence[Event]) -> list[str]:
    return [event.kind for event in heard]


def random_game(seed: int, **options: Value) -> Iterator[HunterState]:
    """The same state before each action of a random game and at its end."""
    return random_states(new(**options), Rng(seed))
