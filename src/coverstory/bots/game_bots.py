"""What a game brings along for its bots; a game that brings nothing has bots of every level all the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache

from coverstory.bots.bot import Bot, Budget, Clock, Imagine, Looks, SearchBot
from coverstory.bots.judging import Judge, Suspect
from coverstory.bots.plain_moves import never, wins_at_once
from coverstory.rules.catalogue import PLUGINS
from coverstory.rules.contract import State, View
from coverstory.rules.game import Game
from coverstory.rules.plugin import load_part
from coverstory.rules.rng import Rng
from coverstory.search.evaluator import Evaluator, NoEvaluator
from coverstory.words.sayings import Statement

TO_THE_END = -1
AGENT = Budget(nodes=200)
SPYMASTER = Budget(seconds=1.0)


@dataclass(frozen=True)
class Thinking:
    """A thinking bot that is to be made: for which game, from which chance, and how long it may think."""

    game: Game
    rng: Rng
    budget: Budget
    clock: Clock

    def searcher(self) -> SearchBot:
        """The search of every game, with this game's evaluator and over worlds weighted by its beliefs."""
        bots = bots_of(self.game.slug)
        return SearchBot(
            bots.imagine() if bots.imagine else self.game.worlds,
            bots.evaluator(),
            self.rng,
            cut=bots.cut,
            budget=self.budget,
            clock=self.clock,
            is_idle=bots.is_idle,
        )


def always(_state: State) -> bool:
    return True


@dataclass(frozen=True)
class GameBots:
    """The defaults work for any game: a search that knows nothing but the rules, and learns from random playouts."""

    evaluator: Callable[[], Evaluator] = NoEvaluator
    ideas: int = 8  # how many actions a rookie considers
    is_plain: Looks = wins_at_once  # what hardly a rookie overlooks
    is_idle: Looks = never  # what no search chooses where there is anything else
    compares: Callable[[State], bool] = always  # whether its values of different seats can be compared there
    cut: int = TO_THE_END  # decisions beyond the tree before the evaluator judges the position
    agent: Budget = AGENT  # where its code names none
    spymaster: Budget = SPYMASTER
    imagine: Callable[[], Imagine] | None = None  # a bot's own memory: worlds weighed by what it has heard
    own: Mapping[str, Callable[[Thinking], Bot]] = field(default_factory=dict)  # by level: where search is not the best
    beliefs: Callable[[View], list[list[float]]] | None = None  # by seat: how likely it holds each thing
    reason: Callable[[View, int], Statement | None] | None = None  # why an action is advised, in the game's words
    judge: Callable[[], Judge] | None = None  # of decisions in a review: where search is not the best
    suspicions: Callable[[], Suspect] | None = None  # what a listener may think of what is hidden
    review_nodes: int = 200_000  # for all decisions of a finished game: about 10 seconds, compiled


@cache
def bots_of(slug: str) -> GameBots:
    return load_part(PLUGINS[slug].bots, GameBots) or GameBots()
