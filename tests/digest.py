"""One line for each step of a seeded game: what every seat sees and hears, and a world that it thinks possible.

Run as a program by test_builds.py on both builds: the lines must be the same to the letter.
"""

from __future__ import annotations

import hashlib
import json
import sys

from coverstory.match.match import state_of
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.rng import Rng
from suite import random_match


def main(slug: str, seats: int, options: str) -> None:
    game = find_game(slug)
    rng = Rng(4711)
    for number, match in enumerate(random_match(game, seats, json.loads(options), rng)):
        told = hashlib.sha256(state_of(match).text().encode())
        for seat in (*range(seats), int(ONLOOKER)):
            view = match.view(seat)
            told.update(view.text().encode())
            told.update(game.worlds(view).sample(rng).text().encode())
        print(number, told.hexdigest())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
