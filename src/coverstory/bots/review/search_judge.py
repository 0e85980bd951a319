"""Judging a decision by search: first for the best action, then behind it and behind the one that was chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from coverstory.bots.bot import Bot, Budget, Clock, Imagine, SearchBot
from coverstory.bots.explain import ranked
from coverstory.bots.game_bots import bots_of
from coverstory.bots.judging import Judge, Judgement
from coverstory.bots.weighted_worlds import WeightedWorlds
from coverstory.rules.contract import View, Worlds
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng
from coverstory.search.after import expected_after
from coverstory.search.evaluator import Evaluator
from coverstory.search.ismcts import Search

STREAM_OF_SEARCH, STREAM_BEHIND = 1, 2


def no_clock() -> float:
    """Nodes alone decide how long a judge thinks, so that it always finds the same."""
    return 0.0


@dataclass(frozen=True)
class Means:
    """With what a judge searches, made for one decision."""

    bot: Bot
    imagine: Imagine
    evaluator: Evaluator
    cut: int


class SearchJudge(Judge):
    """Half of the nodes look for the best action. The rest is for it and the chosen one, in the same worlds: a search
    for the best hardly tries what looks bad, and would know little of it."""

    def __init__(self, means: Callable[[Rng, Budget, Clock], Means]) -> None:
        self._means = means

    def judge(self, view: View, action: int, nodes: int, seed: int) -> Judgement:
        means = self._means(Rng(seed, STREAM_OF_SEARCH), Budget(nodes=nodes // 2), no_clock)
        offered = means.imagine(view).sample(Rng(seed)).legal_actions()
        found = [finding.action for finding in ranked(means.bot.findings(view, offered))]
        best = found[0] if found else action
        other = best if best != action else next((one for one in found if one != action), action)
        value, against = (self._behind(view, one, nodes // 4, seed) for one in (action, other))
        if best == action:
            return Judgement(action, value, value, value - against if other != action else 0.0)
        return Judgement(best, against, value, 0.0) if against > value else Judgement(action, value, value, 0.0)

    def _behind(self, view: View, action: int, nodes: int, seed: int) -> float:
        means = self._means(Rng(seed, STREAM_OF_SEARCH), Budget(nodes=nodes), no_clock)
        worlds = means.imagine(view)
        search = Search(
            view.seat,
            seats=worlds.sample(Rng(seed)).seats(),
            evaluator=means.evaluator,
            rng=Rng(seed, STREAM_BEHIND),
            cut=means.cut,
        )
        return expected_after(search, worlds, action, iterations=nodes, seed=seed) - disclosed(worlds, action)


def disclosed(worlds: Worlds, action: int) -> float:
    """What it gives away counts, too."""
    return worlds.disclosure_cost(action) if isinstance(worlds, WeightedWorlds) else 0.0


def usual_means(game: Game) -> Callable[[Rng, Budget, Clock], Means]:
    """Those of the search of every game."""
    bots = bots_of(game.slug)

    def make(rng: Rng, budget: Budget, clock: Clock) -> Means:
        imagine, evaluator = bots.imagine() if bots.imagine else game.worlds, bots.evaluator()
        bot = SearchBot(imagine, evaluator, rng, cut=bots.cut, budget=budget, clock=clock, is_idle=bots.is_idle)
        return Means(bot, imagine, evaluator, bots.cut)

    return make


def judge_of(game: Game) -> Judge:
    own = bots_of(game.slug).judge
    return own() if own else SearchJudge(usual_means(game))
