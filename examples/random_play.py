"""Random play in OpenSpiel, and what a player may know on the way.

pip install 'coverstory[openspiel]'
python examples/random_play.py "coverstory_top_secret_spies(players=4,cards=True)"
"""

import random
import sys

import pyspiel

import coverstory.research.openspiel  # noqa: F401  # registers the games


def main(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = random.Random(7)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
            continue
        player = state.current_player()
        action = rng.choice(state.legal_actions())
        print(f"player {player}: {state.action_to_string(player, action)}")
        state.apply_action(action)
    print("\nWhat player 0 saw at the end:\n")
    print(state.observation_string(0))
    print("returns:", " ".join(f"{value:.2f}" for value in state.returns()))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "coverstory_agent_hunter")
