"""Which decisions win for certain: whatever is hidden, whatever chance brings, and whatever the others do."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.rules.contract import CHANCE, OVER, State

Asked = dict[tuple[int, int], list[State]]  # by what the seat sees and how many moves are left

MOST_STEPS = 20_000  # actions carried out for one question


class TooWide(Exception):
    """The question has more branches than are looked at: nothing is proved either way."""


class Guarantee:
    """An exact search over sets of worlds that one seat cannot tell apart.

    The seat decides alike in all worlds of a set. What it heard before is forgotten: two situations that only memory
    could tell apart count as one, so that a proof never says more than is true. `moves`: how many decisions of its own,
    with others deciding in between, the win may take.
    """

    def __init__(self, seat: int, moves: int, steps: int = MOST_STEPS) -> None:
        self.seat = seat
        self.moves = moves
        self.left = steps

    def winning(self, worlds: Sequence[State]) -> list[int]:
        """Every offered action that wins for certain."""
        return [action for action in worlds[0].legal_actions() if self.holds(worlds, action, self.moves)]

    def holds(self, worlds: Sequence[State], action: int, moves: int) -> bool:
        """Does this action lead to a win from every world?"""
        asked: Asked = {}
        for world in worlds:
            if not self.settle(self.after(world, action), moves, asked, waited=False):
                return False
        return all(self.is_won(group, left) for (_, left), group in asked.items())

    def is_won(self, worlds: Sequence[State], moves: int) -> bool:
        return any(self.holds(worlds, action, moves) for action in worlds[0].legal_actions())

    def settle(self, state: State, moves: int, asked: Asked, *, waited: bool) -> bool:
        """All that can happen until the seat is asked again; False if any of it is no win, or comes too late."""
        who = state.to_act()
        if who == OVER:
            return state.outcome().places[self.seat] == 1
        if who == self.seat:
            asked.setdefault((state.info_key(self.seat), moves - waited), []).append(state)
            return True
        if who != CHANCE and moves < 2:
            return False
        waits = waited or who != CHANCE
        return all(self.settle(self.after(state, action), moves, asked, waited=waits) for action in following(state))

    def after(self, state: State, action: int) -> State:
        copy = state.copy()
        self.advance(copy, action)
        return copy

    def advance(self, state: State, action: int) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooWide
        state.advance(action)


def following(state: State) -> list[int]:
    if state.to_act() == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return list(state.legal_actions())
