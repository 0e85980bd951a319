"""What a seat may expect after one action of its own: a search that begins behind that action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coverstory.rules.contract import Worlds
from coverstory.rules.rng import Rng
from coverstory.search.ismcts import EVERYBODY, Search

REDEALS: Final[i64] = 4  # tries to find a world in which the seat could have done that, for another seat to learn in
LEARNING: Final[i64] = 4  # one part in so many comes first and is not counted: nobody has learned anything yet


def expected_after(search: Search, worlds: Worlds, action: i64, iterations: i64, seed: i64) -> float:
    """The mean result of the searcher once the rest was learned.

    The worlds follow from the seed alone, so that two actions are compared in the same ones.
    """
    together = worlds.all_know_the_same()
    total = 0.0
    count: i64 = 0
    for number in range(iterations):
        state = worlds.sample(Rng(seed, number))
        learner = EVERYBODY if together else search.next_learner()
        if learner not in (search.seat, EVERYBODY):
            tries: i64 = 0
            worlds.redeal(state, learner, search.rng)
            while tries < REDEALS and not state.is_legal(action):
                worlds.redeal(state, learner, search.rng)
                tries += 1
            if not state.is_legal(action):
                continue
        state.advance(action)
        search.descend(state, learner)
        search.learn()
        if learner in (search.seat, EVERYBODY) and number * LEARNING >= iterations:
            total += search.results[search.seat]
            count += 1
    return total / float(count) if count else 0.5
