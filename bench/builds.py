"""Random playouts of two builds of Coverstory, in turns, as a ratio: `python3 bench/builds.py PYTHON PYTHON`

Each PYTHON is the interpreter of an environment in which one build is installed, such as .venv/bin/python of two
checkouts. CPU time; every round plays the same games on both, so that a slow spell of the machine hits both.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections.abc import Sequence

ROUNDS = 9

# What is played: as the second build has it, for the first may be of an older release in which this lies elsewhere.
SETTINGS = "import json; from coverstory.arena.measuring.bench import settings; print(json.dumps(settings()))"

# Runs on each build: a line names a setting, the answer is the actions a CPU-second of about as many games each time.
PLAYER = """
import json, sys, time
from coverstory.rules.catalogue import find_game
from coverstory.rules.rng import Rng
from coverstory.search.playout import count_playouts

roots = [find_game(game).start(seats, options) for game, seats, options in json.loads(sys.argv[1])]
for line in sys.stdin:
    rng, played, began = Rng(1), 0, time.process_time()
    while (spent := time.process_time() - began) < 0.3 or not played:
        played += count_playouts(roots[int(line)], 100, rng)
    print(played / spent, flush=True)
"""


class Player:
    """One build, in a process of its own."""

    def __init__(self, python: str, settings: str) -> None:
        self._process = subprocess.Popen(
            [python, "-c", PLAYER, settings], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="/"
        )

    def rate(self, setting: int) -> float:
        assert self._process.stdin is not None
        print(setting, file=self._process.stdin, flush=True)
        assert self._process.stdout is not None
        return float(self._process.stdout.readline())


def main(pythons: Sequence[str]) -> int:
    if len(pythons) != 2:
        print(__doc__)
        return 2
    words = [pythons[1], "-c", SETTINGS]
    settings = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True, cwd="/").stdout
    first, second = (Player(python, settings) for python in pythons)
    print("| game, seats, options | first, actions/s | second | second : first, median of rounds |\n|---|---|---|---|")
    for setting, (game, seats, options) in enumerate(json.loads(settings)):
        pairs = [(first.rate(setting), second.rate(setting)) for _ in range(ROUNDS)]
        best = [max(rates) for rates in zip(*pairs, strict=True)]
        ratio = statistics.median(ours / theirs for theirs, ours in pairs)
        name = f"{game} {seats} {options or ''}".strip()
        print(f"| {name} | {best[0]:,.0f} | {best[1]:,.0f} | {ratio:.3f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
