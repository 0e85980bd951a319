"""The bots of Top Secret Spies, by level."""

from __future__ import annotations

from coverstory.bots.bot import Bot, Budget
from coverstory.bots.game_bots import GameBots, Thinking
from coverstory.bots.top_secret_spies.bot import CUT, SpiesBot
from coverstory.bots.top_secret_spies.evaluator import SpiesEvaluator
from coverstory.bots.top_secret_spies.reasons import reason
from coverstory.bots.top_secret_spies.review import SpiesListener, spies_judge
from coverstory.bots.top_secret_spies.weighted_worlds import beliefs_of, may_believe
from coverstory.rules.contract import View
from coverstory.rules.top_secret_spies.view import SpiesView


def believer(thinking: Thinking) -> Bot:
    return SpiesBot(thinking.rng, thinking.budget, thinking.clock)


def beliefs(view: View) -> list[list[float]]:
    """None before the deal and after the end, nor for an onlooker."""
    assert isinstance(view, SpiesView)
    return beliefs_of(view) if may_believe(view) else []


BOTS = GameBots(
    evaluator=SpiesEvaluator,
    ideas=60,
    cut=CUT,
    agent=Budget(nodes=250),
    spymaster=Budget(seconds=1.0),
    own={"spymaster": believer},
    beliefs=beliefs,
    reason=reason,
    judge=spies_judge,
    suspicions=SpiesListener,
)
