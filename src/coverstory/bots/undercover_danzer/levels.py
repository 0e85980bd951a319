"""The bots of Undercover (Danzer), by level."""

from __future__ import annotations

from coverstory.bots.bot import Budget
from coverstory.bots.game_bots import GameBots
from coverstory.bots.undercover_danzer.evaluator import DanzerEvaluator
from coverstory.bots.undercover_danzer.review import suspicions
from coverstory.rules.contract import State
from coverstory.rules.undercover_danzer.play import DanzerState


def is_before_the_last_round(state: State) -> bool:
    """In the last round the evaluator gives more for a step to those who still have a turn."""
    assert isinstance(state, DanzerState)
    return state.table.ending < 0


BOTS = GameBots(
    evaluator=DanzerEvaluator,
    ideas=12,
    compares=is_before_the_last_round,
    cut=0,
    agent=Budget(nodes=200),
    spymaster=Budget(seconds=1.0),
    suspicions=lambda: suspicions,
)
