"""The bot of Top Secret Spies: it searches worlds that it believes in, and minds what its own moves give away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from coverstory.bots.bot import Bot, Budget, Clock, Finding, SearchBot
from coverstory.bots.top_secret_spies.evaluator import SpiesEvaluator
from coverstory.bots.top_secret_spies.weighted_worlds import SpiesImagination
from coverstory.bots.weighted_worlds import NONE, WeightedWorlds
from coverstory.rules.contract import View
from coverstory.rules.rng import Rng

CUT = 0  # the evaluator judges where the tree ends
WELL_TRIED = 0.5  # of the tries of the most tried action: others are not known well enough to be preferred


@final
class SpiesBot(Bot):
    """Dossiers follow from the belief alone; all else is searched."""

    can_share = True

    def __init__(self, rng: Rng, budget: Budget, clock: Clock) -> None:
        evaluator = SpiesEvaluator()
        self._imagination = SpiesImagination(evaluator)
        self._searcher = SearchBot(self._imagination.imagine, evaluator, rng, cut=CUT, budget=budget, clock=clock)

    def choose(self, view: View, offered: Sequence[int]) -> int:
        if len(offered) == 1:
            return offered[0]
        belief = self._imagination.imagine(view)
        settled_action = belief.settled_action() if isinstance(belief, WeightedWorlds) else NONE
        return self.findings(view, offered)[0].action if settled_action == NONE else settled_action

    def findings(self, view: View, offered: Sequence[int]) -> list[Finding]:
        return self.preferred(view, self._searcher.findings(view, offered))

    def preferred(self, view: View, found: list[Finding]) -> list[Finding]:
        """First what the belief settles; else the well-tried action with the best result, less what it discloses."""
        belief = self._imagination.imagine(view)
        if not found or not isinstance(belief, WeightedWorlds):
            return found
        chosen = self._settled(found, belief) or self._discreet(found, belief)
        return [chosen, *(finding for finding in found if finding is not chosen)]

    def _settled(self, found: Sequence[Finding], belief: WeightedWorlds) -> Finding | None:
        settled_action = belief.settled_action()
        return next((finding for finding in found if finding.action == settled_action), None)

    def _discreet(self, found: Sequence[Finding], belief: WeightedWorlds) -> Finding:
        tried = [finding for finding in found if finding.tries >= WELL_TRIED * found[0].tries]
        if len(tried) == 1:
            return tried[0]
        return max(tried, key=lambda finding: finding.result - belief.disclosure_cost(finding.action))
