"""What the bots think in a seeded game: their choices, and what a search has found, to the last digit.

Run as a program by test_builds.py on both builds: the lines must be the same to the letter.
"""

from __future__ import annotations

import json
import sys

from coverstory.bots.bot import Bot
from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.rules.rng import Rng

EVERY = 7  # decisions


def main(slug: str, seats: int, options: str) -> None:
    game = find_game(slug)
    chance = Rng(31)
    rookies = [make(game, "rookie", seat) for seat in range(seats)]
    match = Match(game, seats, json.loads(options))
    match.play_chance(chance)
    number = 0
    while not match.over:
        seat = match.to_act()
        if number % EVERY == 0:
            tell_thoughts(game, match, number)
        match.submit(seat, rookies[seat].choose(match.view(seat), match.offered(seat)))
        match.play_chance(chance)
        number += 1


def tell_thoughts(game: Game, match: Match, number: int) -> None:
    view, offered = match.view(match.to_act()), match.offered(match.to_act())
    for code in ("rookie", "agent:20n", "spymaster:24n"):
        print(number, code, make(game, code, number).choose(view, offered), make(game, code, 0).findings(view, offered))


def make(game: Game, code: str, stream: int) -> Bot:
    return make_bot(game, read_code(game, code), Rng(77, stream), lambda: 0.0)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
