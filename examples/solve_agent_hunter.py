"""A reduced Agent Hunter, solved with OpenSpiel's own CFR+ until a best response could gain less than 0.05.

    pip install 'coverstory[openspiel]'
    python examples/solve_agent_hunter.py

Four cards and one house each, no decoys; after two turns in a row without an elimination the game is scored as it
stands. A win is worth 1, a loss -1, so a NashConv of 0.05 is a fortieth of what is at stake.
"""

import pyspiel
from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.algorithms.exploitability import nash_conv

import coverstory.research.openspiel  # noqa: F401  # registers the games

GAME = "coverstory_agent_hunter(cards=4,houses=1,decoys=0,cap=2)"
ENOUGH = 0.05
ITERATIONS = 10  # between two looks


def main() -> None:
    game = pyspiel.load_game(GAME)
    solver = CFRPlusSolver(game)
    done, gain = 0, 2.0
    while gain >= ENOUGH:
        for _ in range(ITERATIONS):
            solver.evaluate_and_update_policy()
        done += ITERATIONS
        gain = nash_conv(game, solver.average_policy())
        print(f"{done} iterations: NashConv {gain:.4f}")
    policy = solver.average_policy()
    first = policy_value(game.new_initial_state(), [policy, policy])[0]
    print(f"solved: the game is worth {first:.3f} to player 0")


if __name__ == "__main__":
    main()
