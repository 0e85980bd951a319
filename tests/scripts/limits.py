"""How long the longest move takes, and how much memory a bot needs, in a whole game of every variant.

    python tests/scripts/limits.py 0.1               # a spymaster with 0.1 s for a move, at every table
    python tests/scripts/limits.py 1 agent_hunter    # with 1 s, at the tables of one game

A measurement, not a test: one spymaster among rookies, each game in a process of its own.
"""

from __future__ import annotations

import sys
from functools import partial
from itertools import product

from coverstory.arena.contest.standings import Standings, standings
from coverstory.arena.contest.tournament import Contest, play_game
from coverstory.arena.workers import WorkerPool
from coverstory.rules.catalogue import GAMES
from coverstory.rules.game import Game


def main(seconds: str, slugs: list[str]) -> None:
    print("| game | tables | moves | longest move, of its time | memory at most |\n|---|---|---|---|---|")
    for slug in slugs or list(GAMES):
        print(row(slug, [measured(contest) for contest in contests(GAMES[slug], seconds)]), flush=True)


def contests(game: Game, seconds: str) -> list[Contest]:
    tables = product(range(game.least_seats, game.most_seats + 1), game.variants)
    codes = (f"spymaster:{seconds}s", "rookie")
    return [
        Contest(game.slug, seats, game.settle(variant), codes, deals=1, seed=number)
        for number, (seats, variant) in enumerate(tables)
    ]


def measured(contest: Contest) -> Standings:
    number = contest.seed % contest.seats  # the spymaster sits here and there
    return standings(contest, WorkerPool(partial(play_game, contest), 1).results(iter([number])))


def row(slug: str, tables: list[Standings]) -> str:
    bots = [found.bots[0] for found in tables]
    moves = sum(bot.thinking.moves for bot in bots)
    longest = max(bot.thinking.longest / bot.thinking.allowed for bot in bots)
    memory = max(found.memory for found in tables)
    return f"| {slug} | {len(tables)} | {moves} | {100 * longest:.0f} % | {memory / 1e6:.0f} MB |"


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
