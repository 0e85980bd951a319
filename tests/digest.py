"""One line for each step of a seeded game: what every seat sees and hears, a world that it thinks possible, what
learners are given, and now and then what bots would do.

Run as a program by test_builds.py on both builds: the lines must be the same to the letter.
"""

from __future__ import annotations

import hashlib
import json
import sys

from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match, state_of
from coverstory.research.settings import settled
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng
from suite import random_match

BETWEEN_BOTS = 13  # steps: search is slow on plain Python


def main(slug: str, seats: int, options: str) -> None:
    game = find_game(slug)
    rng = Rng(4711)
    codec = settled(slug, seats, json.loads(options)).codec
    for number, match in enumerate(random_match(game, seats, json.loads(options), rng)):
        told = hashlib.sha256(state_of(match).text().encode())
        for seat in (*range(seats), int(ONLOOKER)):
            view = match.view(seat)
            told.update(view.text().encode())
            told.update(game.worlds(view).sample(rng).text().encode())
        for seat in range(seats):
            told.update(codec.tensor(state_of(match), seat) + codec.mask(codec.offered(state_of(match))))
        told_by_bots = choices(game, match, number) if number % BETWEEN_BOTS == 0 and match.to_act() >= 0 else ""
        print(number, told.hexdigest(), told_by_bots)


def choices(game: Game, match: Match, number: int) -> str:
    """What bots choose, and everything that a search found out, to the last digit."""
    seat = match.to_act()
    view, offered = match.view(seat), match.offered(seat)
    told = ""
    for code in ("rookie", "agent:16n", *(["spymaster:16n"] if game.slug == "agent_hunter" else [])):
        bot = make_bot(game, read_code(game, code), Rng(number), still)
        told += f"{code} {bot.choose(view, offered)} {bot.findings(view, offered)} "
    return told


def still() -> float:
    """A clock that does not move: nodes alone decide."""
    return 0.0


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
