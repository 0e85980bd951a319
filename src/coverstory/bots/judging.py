"""What a game may bring along for the review of finished games: who judges its decisions, and what can be guessed."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from coverstory.rules.contract import State, View

TABLE = -1  # in place of a seat: hidden things that are nobody's own


class Judgement(NamedTuple):
    """One decision against the best that was found, both as results from 0 (last) to 1 (the only winner)."""

    best: int  # an action
    best_value: float
    value: float  # of the action that was chosen
    lead: float  # where it was the best: by how much the next one is worse


class Judge(metaclass=ABCMeta):
    """It sees a view and nothing else: what it says is the same whatever the seat could not know."""

    @abstractmethod
    def judge(self, view: View, action: int, nodes: int, seed: int) -> Judgement:
        """The action was chosen by the seat of the view, which had others to choose from."""


class Suspicion(NamedTuple):
    """What somebody may think of one hidden thing, and what it is."""

    seat: int  # whose, or TABLE
    part: int  # which of the seat's things
    chances: list[float]  # by what it may be
    truth: int


Suspect = Callable[[View, State], list[Suspicion]]
"""Somebody who listens attentively, asked again and again in the course of a game. The chances follow from the view;
from the truth come only the answers."""
