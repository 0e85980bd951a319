"""Random games, and how many sequences of actions a position has: the same for every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from coverstory.rules.contract import CHANCE, OVER, State
from coverstory.rules.rng import Rng

AnyState = TypeVar("AnyState", bound=State)


def random_states(state: AnyState, rng: Rng) -> Iterator[AnyState]:
    """The same state before each action of a random game and at its end."""
    while True:
        yield state
        who = state.to_act()
        if who == OVER:
            return
        state.advance(state.draw(rng) if who == CHANCE else state.pick(rng))


def choices(state: State) -> Sequence[int]:
    """What can happen next, decided or by chance."""
    if state.to_act() == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return state.legal_actions()


def sequences(state: State, depth: int) -> int:
    """How many sequences of that many actions and outcomes there are."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(choices(state))
    return sum(sequences(after(state, action), depth - 1) for action in choices(state))


def endings(state: State) -> int:
    """How many sequences to the end of the game there are."""
    return sum(endings(after(state, action)) for action in choices(state)) if state.to_act() != OVER else 1


def after(state: State, action: int) -> State:
    other = state.copy()
    other.apply(action)
    return other
