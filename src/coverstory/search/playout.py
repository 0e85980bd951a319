"""A game played to its end at random, inside compiled code."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coverstory.rules.contract import CHANCE, OVER, State
from coverstory.rules.rng import Source

EXPECTED_LENGTH: Final[i64] = 256


@final
class Playout:
    """Every action and chance outcome of one random game, and how many of them were decisions."""

    def __init__(self, state: State, rng: Source) -> None:
        """Plays the state to its end; each legal action is as likely as any other."""
        actions = vec[i64](capacity=EXPECTED_LENGTH)
        decisions: i64 = 0
        while True:
            who = state.to_act()
            if who == OVER:
                break
            if who == CHANCE:
                action = state.draw(rng)
            else:
                action = state.pick(rng)
                decisions += 1
            state.advance(action)
            actions = append(actions, action)
        self.actions = actions
        self.decisions = decisions

    def listed(self) -> list[int]:
        return [action for action in self.actions]


def count_playouts(root: State, games: i64, rng: Source) -> i64:
    """Play that many games from copies of the root; returns how many actions were applied."""
    applied: i64 = 0
    for _ in range(games):
        applied += len(Playout(root.copy(), rng).actions)
    return applied


def count_copies(state: State, copies: i64) -> i64:
    """Copy that often; returns something that depends on the copies, so that none is optimised away."""
    total: i64 = 0
    for _ in range(copies):
        total += state.copy().to_act()
    return total
