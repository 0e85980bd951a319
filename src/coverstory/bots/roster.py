"""The bots by short code, as people and programs ask for them: `R`, `rookie`, `agent:500n`, `spymaster:2s`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf

from coverstory.bots.agent_hunter.bot import HunterBot
from coverstory.bots.agent_hunter.evaluator import HunterHunch
from coverstory.bots.bot import Bot, Imagine, RandomBot, RookieBot, SearchBot
from coverstory.bots.parallel import Order, ParallelBot
from coverstory.bots.top_secret_spies.bot import SpiesBot
from coverstory.bots.top_secret_spies.evaluator import SpiesHunch
from coverstory.bots.undercover_danzer.evaluator import DanzerHunch
from coverstory.bots.undercover_wyss.belief import WyssMemory
from coverstory.bots.undercover_wyss.evaluator import WyssHunch
from coverstory.errors import UnknownBot
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng
from coverstory.search.evaluator import Hunch

LEVELS = ("random", "rookie", "agent", "spymaster")  # weakest first
PLAIN = "search"  # no level but a measure: search as it is in every game, where agent and spymaster may do better
THINKING = ("agent", "spymaster", PLAIN)  # these take a budget
SHORT = {"r": "random"}
THERE_IS = (
    "random (or R), rookie, agent or spymaster, the last two with a budget as in agent:500n or spymaster:2s,"
    " or, to compare with, plain search as in search:2000n"
)
UNBOUNDED_NODES = 10**12

Clock = Callable[[], float]  # seconds of CPU time of this process


@dataclass(frozen=True)
class Budget:
    """A search stops at whichever comes first."""

    nodes: int = UNBOUNDED_NODES
    seconds: float = inf


@dataclass(frozen=True)
class Levels:
    """What the levels are in one game."""

    ideas: int  # how many actions come to a rookie's mind
    cut: int  # decisions beyond the tree before the hunch judges; below 0: to the end
    agent: Budget  # where its code names none
    spymaster: Budget


LEVELS_OF: Mapping[str, Levels] = {
    "agent_hunter": Levels(ideas=8, cut=0, agent=Budget(nodes=20), spymaster=Budget(seconds=1.0)),
    "undercover_danzer": Levels(ideas=8, cut=0, agent=Budget(nodes=200), spymaster=Budget(seconds=1.0)),
    "undercover_wyss": Levels(ideas=3, cut=0, agent=Budget(nodes=100), spymaster=Budget(seconds=1.0)),
    "top_secret_spies": Levels(ideas=8, cut=0, agent=Budget(nodes=250), spymaster=Budget(seconds=1.0)),
}

HUNCHES: Mapping[str, type[Hunch]] = {
    "agent_hunter": HunterHunch,
    "undercover_danzer": DanzerHunch,
    "undercover_wyss": WyssHunch,
    "top_secret_spies": SpiesHunch,
}

# Games in which a searching bot weighs worlds by what it believes: each bot has a memory of its own.
BELIEFS: Mapping[str, Callable[[], Imagine]] = {
    "undercover_wyss": lambda: WyssMemory().worlds,
}


@dataclass(frozen=True)
class Entry:
    """A bot that was asked for: its code as it was written, and what that means."""

    code: str
    level: str
    budget: Budget = Budget()


def read_code(game: Game, code: str) -> Entry:
    """What a code means in that game; an UnknownBot lists what there is."""
    word, colon, amount = code.strip().partition(":")
    level = SHORT.get(word.casefold(), word.casefold())
    if level not in (*LEVELS, PLAIN) or (colon and level not in THINKING):
        raise unknown(game, code)
    if colon:
        return Entry(code.strip(), level, read_budget(game, code, amount))
    levels = LEVELS_OF[game.slug]
    budgets = {"agent": levels.agent, "spymaster": levels.spymaster, PLAIN: levels.agent}
    return Entry(code.strip(), level, budgets.get(level, Budget()))


def read_budget(game: Game, code: str, amount: str) -> Budget:
    """`2s` or `0.5s`: seconds of CPU time a move; `5000n`: nodes a move."""
    if (nodes := re.fullmatch(r"([0-9]{1,9})n", amount)) and int(nodes[1]) > 0:
        return Budget(nodes=int(nodes[1]))
    if (seconds := re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)s", amount)) and float(seconds[1]) > 0:
        return Budget(seconds=float(seconds[1]))
    raise unknown(game, code)


def unknown(game: Game, code: str) -> UnknownBot:
    return UnknownBot(f"Bot of {game.slug}", THERE_IS, repr(code))


def make_bot(game: Game, entry: Entry, rng: Rng, clock: Clock, jobs: int = 1) -> Bot:
    """A new bot for one seat of one match; what it draws comes from rng.

    With jobs, a search runs on so many processes, each by its own clock; whoever uses it closes it. Bots that do not
    search, or that solve, take no notice.
    """
    bot = make_single(game, entry, rng, clock)
    if jobs == 1 or not bot.can_share:
        return bot
    return ParallelBot(share_out(game, entry, rng, jobs), bot)


def share_out(game: Game, entry: Entry, rng: Rng, jobs: int) -> list[Order]:
    """The nodes in equal parts, the seconds to each in full."""
    seed = rng.below(2**31)
    nodes, seconds = entry.budget.nodes, None if entry.budget.seconds == inf else entry.budget.seconds
    parts = [nodes // jobs + (part < nodes % jobs) for part in range(jobs)]
    return [Order(game.slug, entry.level, nodes, seconds, seed, stream) for stream, nodes in enumerate(parts) if nodes]


def make_single(game: Game, entry: Entry, rng: Rng, clock: Clock) -> Bot:
    if entry.level == "random":
        return RandomBot(rng)
    levels, hunch = LEVELS_OF[game.slug], HUNCHES[game.slug]()
    if entry.level == "rookie":
        return RookieBot(game.worlds, hunch, rng, levels.ideas)
    budget = entry.budget
    if game.slug == "top_secret_spies" and entry.level != PLAIN:
        return SpiesBot(rng, levels.cut, budget.nodes, budget.seconds, clock)
    imagine = BELIEFS.get(game.slug, lambda: game.worlds)()
    searcher = SearchBot(imagine, hunch, rng, levels.cut, budget.nodes, budget.seconds, clock)
    if game.slug == "agent_hunter" and entry.level == "spymaster":
        return HunterBot(searcher, rng.word(), budget.nodes, budget.seconds, clock)
    return searcher
