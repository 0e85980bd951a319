"""The bots of Undercover (Wyss), by level."""

from __future__ import annotations

from coverstory.bots.bot import Budget
from coverstory.bots.game_bots import GameBots
from coverstory.bots.undercover_wyss.belief import WyssMemory
from coverstory.bots.undercover_wyss.evaluator import WyssEvaluator
from coverstory.bots.undercover_wyss.review import WyssListener

BOTS = GameBots(
    evaluator=WyssEvaluator,
    ideas=4,
    cut=0,
    agent=Budget(nodes=100),
    spymaster=Budget(seconds=1.0),
    imagine=lambda: WyssMemory().worlds,
    suspicions=WyssListener,
)
