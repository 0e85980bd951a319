"""The bots of Top Secret Spies, by level."""

from __future__ import annotations

from coverstory.bots.bot import Bot, Budget
from coverstory.bots.game_bots import GameBots, Thinking
from coverstory.bots.top_secret_spies.bot import CUT, SpiesBot
from coverstory.bots.top_secret_spies.evaluator import SpiesEvaluator
from coverstory.bots.top_secret_spies.weighted_worlds import beliefs_of


def believer(thinking: Thinking) -> Bot:
    return SpiesBot(thinking.rng, thinking.budget, thinking.clock)


BOTS = GameBots(
    evaluator=SpiesEvaluator,
    ideas=8,
    cut=CUT,
    agent=Budget(nodes=250),
    spymaster=Budget(seconds=1.0),
    own={"agent": believer, "spymaster": believer},
    beliefs=beliefs_of,
)
