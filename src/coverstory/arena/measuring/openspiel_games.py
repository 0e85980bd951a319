"""OpenSpiel's games that are nearest to ours, played at random inside its C++; only where it is installed."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

ROLLOUTS = 200  # in one call, so that the way from Python to C++ does not count
SAMPLED_GAMES = 400
SIMULATIONS = 1000  # for one step
UCT_C = 2.0


def is_installed() -> bool:
    return find_spec("pyspiel") is not None


def playouts_of(name: str) -> Callable[[], float]:
    """Each call plays random games inside C++ and returns how many actions (chance included) that were."""
    import pyspiel

    game = pyspiel.load_game(name)
    start = first_decision(game)
    length = mean_length(start)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7), 2.0, 1, 100, False, 7, False)

    def play() -> float:
        bot.mcts_search(start)  # one simulation: expands the root, then rolls out
        return ROLLOUTS * length

    return play


def simulations_of(name: str) -> Callable[[], float]:
    """Each call searches one step with `ISMCTSBot` and returns how many simulations that were."""
    import pyspiel

    state = first_choice(pyspiel.load_game(name))
    bot = pyspiel.ISMCTSBot(7, pyspiel.RandomRolloutEvaluator(1, 7), UCT_C, SIMULATIONS)

    def search() -> float:
        bot.step(state)
        return SIMULATIONS

    return search


def actions_left(name: str) -> float:
    """How long a random game is from the first choice."""
    import pyspiel

    return mean_length(first_choice(pyspiel.load_game(name)))


def first_choice(game: Any) -> Any:  # pyspiel has no types
    """After a deal at random; where only one action is legal, its bot does not search."""
    rng = random.Random(7)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def first_decision(game: Any) -> Any:  # pyspiel has no types
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def mean_length(start: Any) -> float:  # pyspiel has no types
    """Rollouts do not tell how long they were, so the mean is sampled from Python first."""
    rng = random.Random(7)
    return sum(random_length(start.clone(), rng) for _ in range(SAMPLED_GAMES)) / SAMPLED_GAMES


def random_length(state: Any, rng: random.Random) -> int:  # pyspiel has no types
    length = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        length += 1
    return length
