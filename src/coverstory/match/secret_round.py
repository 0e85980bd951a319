"""A round in which seats decide at the same time, each without seeing the others.

In the order of the rules one seat decides after the other. Where nothing that a seat decides can change what the next
one sees or may do, nobody has to wait: each seat is given a state of its own in which those before it have already
decided something, no matter what. Its view is the same as when its turn comes, byte for byte, and also the same
whether the others have decided or not. When all have, their decisions are made in the order of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from coverstory.rules.contract import Event, State
from coverstory.rules.game import Game


class Step(NamedTuple):
    """A decision that a seat has made in a round, and how things stood before."""

    action: int
    state: State
    heard: int


class Part:
    """What one seat decides in a round."""

    def __init__(self, game: Game, start: State, seat: int) -> None:
        self._game = game
        self.seat = seat
        self.state = start.copy()
        self.heard: list[Event] = []  # since the round began
        self.steps: list[Step] = []
        self.is_done = False
        while self.state.to_act() != seat:
            self._hear(self.state.nth_legal(0), self._after(self.state.nth_legal(0)))
        self.length = self._count()  # about how many decisions it has to make

    def decide(self, action: int) -> None:
        """What comes after the round is not to be seen before all have decided: then it looks as before."""
        self.steps.append(Step(action, self.state, len(self.heard)))
        after = self._after(action)
        left = self._game.at_once(after)
        self.is_done = self.seat not in left
        if left:
            self._hear(action, after)

    def take_back(self) -> int:
        """The last decision; returns how many of the last events are no longer true."""
        step = self.steps.pop()
        self.is_done = False
        forgotten = len(self.heard) - step.heard
        self.state = step.state
        del self.heard[step.heard :]
        return forgotten

    def _after(self, action: int) -> State:
        after = self.state.copy()
        after.advance(action)
        return after

    def _hear(self, action: int, after: State) -> None:
        self.heard += self._game.hear(self.state, action, after, self.seat)
        self.state = after

    def _count(self) -> int:
        state, count = self.state.copy(), 0
        while self.seat in self._game.at_once(state):
            state.advance(state.nth_legal(0))
            count += 1
        return count


class SecretRound:
    """Made when the first of its seats is to act; nothing of it is seen until all have decided."""

    def __init__(self, game: Game, start: State) -> None:
        self.parts = {seat: Part(game, start, seat) for seat in game.at_once(start)}

    @property
    def seats(self) -> Sequence[int]:
        """In the order of the rules."""
        return list(self.parts)

    @property
    def longest(self) -> int:
        """The largest number of decisions that a seat has to make."""
        return max(part.length for part in self.parts.values())

    def undecided(self) -> list[int]:
        return [seat for seat, part in self.parts.items() if not part.is_done]

    def first_actions(self) -> list[int]:
        """In the order of the rules, up to the first one that is missing: all of them when nobody is undecided."""
        found: list[int] = []
        for part in self.parts.values():
            found += [step.action for step in part.steps]
            if not part.is_done:
                break
        return found
