"""The bots of Agent Hunter, by level."""

from __future__ import annotations

from coverstory.bots.agent_hunter.at_a_glance import is_plain, leads_nowhere
from coverstory.bots.agent_hunter.bot import AgentHunterBot
from coverstory.bots.agent_hunter.evaluator import AgentHunterEvaluator
from coverstory.bots.agent_hunter.reasons import reason
from coverstory.bots.agent_hunter.review import HunterJudge, HunterListener
from coverstory.bots.bot import Bot, Budget
from coverstory.bots.game_bots import GameBots, Thinking


def spymaster(thinking: Thinking) -> Bot:
    return AgentHunterBot(thinking.searcher(), thinking.rng.word(), thinking.budget, thinking.clock)


BOTS = GameBots(
    evaluator=AgentHunterEvaluator,
    ideas=4,
    is_plain=is_plain,
    is_idle=leads_nowhere,
    cut=0,
    agent=Budget(nodes=20),
    spymaster=Budget(seconds=1.0),
    own={"spymaster": spymaster},
    reason=reason,
    judge=HunterJudge,
    suspicions=HunterListener,
)
