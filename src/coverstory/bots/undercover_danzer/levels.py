"""The bots of Undercover (Danzer), by level."""

from __future__ import annotations

from coverstory.bots.bot import Budget
from coverstory.bots.game_bots import GameBots
from coverstory.bots.undercover_danzer.evaluator import DanzerEvaluator

BOTS = GameBots(evaluator=DanzerEvaluator, ideas=12, cut=0, agent=Budget(nodes=200), spymaster=Budget(seconds=1.0))
