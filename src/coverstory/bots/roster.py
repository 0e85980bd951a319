"""The bots by short code, as people and programs ask for them: `R`, `rookie`, `agent:500n`, `spymaster:2s`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import inf

from coverstory.bots.bot import UNBOUNDED, Bot, Budget, Clock, RandomBot, RookieBot
from coverstory.bots.game_bots import Thinking, bots_of
from coverstory.bots.jobs import Order
from coverstory.bots.parallel import ParallelBot
from coverstory.errors import UnknownBot
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng
from coverstory.words.catalogue import Translations

LEVELS = ("random", "rookie", "agent", "spymaster")  # weakest first
PLAIN = "search"  # no level but a measure: search as it is in every game, where agent and spymaster may do better
THINKING = ("agent", "spymaster", PLAIN)  # these take a budget
SHORT = {"r": "random"}


@dataclass(frozen=True)
class Entry:
    """A bot that was asked for: its code as it was written, and what that means."""

    code: str
    level: str
    budget: Budget = UNBOUNDED


def read_code(game: Game, code: str) -> Entry:
    """What a code means in that game; an UnknownBot lists what there is."""
    word, colon, amount = code.strip().partition(":")
    level = SHORT.get(word.casefold(), word.casefold())
    if level not in (*LEVELS, PLAIN) or (colon and level not in THINKING):
        raise unknown(game, code)
    if colon:
        return Entry(code.strip(), level, read_budget(game, code, amount))
    bots = bots_of(game.slug)
    budgets = {"agent": bots.agent, "spymaster": bots.spymaster, PLAIN: bots.agent}
    return Entry(code.strip(), level, budgets.get(level, UNBOUNDED))


def read_budget(game: Game, code: str, amount: str) -> Budget:
    """`2s` or `0.5s`: seconds of CPU time a move; `5000n`: nodes a move."""
    if (nodes := re.fullmatch(r"([0-9]{1,9})n", amount)) and int(nodes[1]) > 0:
        return Budget(nodes=int(nodes[1]))
    if (seconds := re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)s", amount)) and float(seconds[1]) > 0:
        return Budget(seconds=float(seconds[1]))
    raise unknown(game, code)


def unknown(game: Game, code: str) -> UnknownBot:
    return UnknownBot(Translations("input", "bot", game=game.slug), Translations("input", "bot_code"), repr(code))


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
    return [
        Order(game.slug, level=entry.level, nodes=nodes, seconds=seconds, seed=seed, stream=stream)
        for stream, nodes in enumerate(parts)
        if nodes
    ]


def make_single(game: Game, entry: Entry, rng: Rng, clock: Clock) -> Bot:
    if entry.level == "random":
        return RandomBot(rng)
    bots = bots_of(game.slug)
    if entry.level == "rookie":
        return RookieBot(game.worlds, evaluator=bots.evaluator(), rng=rng, ideas=bots.ideas, is_plain=bots.is_plain)
    thinking = Thinking(game, rng, entry.budget, clock)
    return bots.own.get(entry.level, Thinking.searcher)(thinking)
