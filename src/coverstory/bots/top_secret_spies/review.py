"""Top Secret Spies in a review: searches follow beliefs, and who is who can be guessed."""

from __future__ import annotations

from coverstory.bots.bot import Budget, Clock
from coverstory.bots.judging import Judge, Suspicion
from coverstory.bots.review.search_judge import Means, SearchJudge
from coverstory.bots.top_secret_spies.bot import CUT, SpiesBot
from coverstory.bots.top_secret_spies.evaluator import SpiesEvaluator
from coverstory.bots.top_secret_spies.weighted_worlds import SpiesImagination, known_seating
from coverstory.rules.contract import State, View
from coverstory.rules.rng import Rng
from coverstory.rules.top_secret_spies.components import AGENTS, DEAL, ENDED
from coverstory.rules.top_secret_spies.packed import nibble
from coverstory.rules.top_secret_spies.play import SpiesState
from coverstory.rules.top_secret_spies.view import SpiesView


def spies_judge() -> Judge:
    return SearchJudge(means)


def means(rng: Rng, budget: Budget, clock: Clock) -> Means:
    evaluator = SpiesEvaluator()
    return Means(SpiesBot(rng, budget, clock), SpiesImagination(evaluator).imagine, evaluator, CUT)


class SpiesListener:
    """Guesses the agents of every seat from what everybody hears, and from its own agents."""

    def __init__(self) -> None:
        self._imagination = SpiesImagination(SpiesEvaluator())

    def __call__(self, view: View, truth: State) -> list[Suspicion]:
        assert isinstance(view, SpiesView)
        assert isinstance(truth, SpiesState)
        if not DEAL < view.phase < ENDED:
            return []
        seating = known_seating(self._imagination.follow(view).seating, view)
        found = []
        for seat in range(view.setup.seats):
            chances = [seating.holding(seat, agent) for agent in range(AGENTS)]
            held = (int(nibble(truth.firsts, seat)), int(nibble(truth.seconds, seat)))
            found += [Suspicion(seat, part, chances, agent) for part, agent in enumerate(held) if agent < AGENTS]
        return found
