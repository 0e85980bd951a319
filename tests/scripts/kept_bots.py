"""What it is worth that a bot lives for a whole match: kept bots against bots that are made anew for every move.

    PYTHONPATH=tests .venv/bin/python tests/scripts/kept_bots.py agent_hunter spymaster:2000n --games 400 --seed 2031

Every deal is played again with the seats rotated, as in `coverstory arena`; the share is that of the kept bots.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

from coverstory.arena.contest.statistics import Deal, share, share_interval
from coverstory.bots.bot import Bot
from coverstory.bots.roster import make_bot, read_code
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import View
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng
from support.whole_match import play

BOT_SEED = 0x5EED  # bots must not share draws with chance


class FreshBot(Bot):
    """Remembers nothing: each move is made by a new bot."""

    def __init__(self, game: Game, code: str, stream: int) -> None:
        self._game = game
        self._code = code
        self._seeds = Rng(BOT_SEED, stream)

    def choose(self, view: View, offered: Sequence[int]) -> int:
        return made(self._game, self._code, Rng(self._seeds.below(2**31))).choose(view, offered)


def made(game: Game, code: str, rng: Rng) -> Bot:
    return make_bot(game, read_code(game, code), rng, time.process_time)


def deal(game: Game, code: str, seats: int, seed: int, number: int) -> Deal:
    """Each seat once has the kept bot, among bots that are made anew."""
    won, games = 0.0, 0
    for kept in range(seats):
        first = (number * seats + kept) * seats
        bots = [
            made(game, code, Rng(BOT_SEED, first + seat)) if seat == kept else FreshBot(game, code, first + seat)
            for seat in range(seats)
        ]
        best = play(game, bots, Rng(seed, number)).winners
        if best:
            won += (kept in best) / len(best)
            games += 1
    return Deal(won, games)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("bot")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seed", type=int, default=2031)
    chosen = asked.parse_args()
    game = find_game(chosen.game)
    count = chosen.games // chosen.seats
    deals = [
        deal(game, code=chosen.bot, seats=chosen.seats, seed=chosen.seed, number=number) for number in range(count)
    ]
    low, high = share_interval(deals)
    kept = share(deals)
    assert kept is not None
    print(f"{game.slug} {chosen.seats} {chosen.bot}: {100 * kept:.1f} % ({100 * low:.1f}–{100 * high:.1f} %)")


if __name__ == "__main__":
    main()
