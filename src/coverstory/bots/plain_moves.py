"""What anybody at the table sees: moves that need no thought, only eyes."""

from __future__ import annotations

from coverstory.rules.contract import OVER, State


def wins_at_once(state: State, action: int) -> bool:
    """The game is over with it, and the seat to act has won."""
    after = state.copy()
    after.advance(action)
    return after.to_act() == OVER and int(state.to_act()) in after.outcome().winners


def never(_state: State, _action: int) -> bool:
    return False
