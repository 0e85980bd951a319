"""Reduced games solved to the end: trees, strategies, and how far from an equilibrium they are."""

from __future__ import annotations

import pytest

from coverstory.bots.agent_hunter.solver.exact import Study
from coverstory.bots.agent_hunter.solver.lookup import placement_of
from coverstory.bots.agent_hunter.solver.public_tree import DECISION, ENDING, LOT
from coverstory.rules.agent_hunter.play import HunterState, new_game
from coverstory.rules.contract import CHANCE, OVER
from coverstory.rules.rng import Rng


@pytest.mark.parametrize(
    ("cards", "houses", "decoys", "cap", "rounds"),
    [(4, 1, 0, 2, 60), (4, 1, 1, 2, 60), (5, 1, 0, 2, 60), (6, 1, 0, 1, 40)],
)
def test_a_reduced_game_is_solved(cards: int, houses: int, decoys: int, cap: int, rounds: int) -> None:
    study = Study(cards, houses, decoys, cap)
    assert study.whole
    assert 0.0 <= study.run(rounds) < 0.01


def test_a_game_with_equal_sides_is_worth_one_half() -> None:
    study = Study(4, 1, 0, 2)
    study.run(80)
    assert study.regrets.best_response(0) == pytest.approx(0.5, abs=0.005)
    assert study.regrets.best_response(1) == pytest.approx(0.5, abs=0.005)


def test_an_untrained_strategy_can_be_exploited() -> None:
    assert Study(4, 1, 0, 2).run(1) > 0.1


def test_every_game_by_the_rules_can_be_followed() -> None:
    """From the root to an ending, whatever is played; what a placement may do is what the rules offer."""
    study = Study(4, 1, 1, 3)
    study.run(1)
    for seed in range(30):
        follow_random_game(study, new_game(4, 1, 1, True), Rng(seed))


def follow_random_game(study: Study, state: HunterState, rng: Rng) -> None:
    node = 0
    while study.tree.kind[node] != ENDING:
        who = state.to_act()
        if who == CHANCE:
            assert study.tree.kind[node] == LOT
            action = state.draw(rng)
        else:
            assert study.tree.kind[node] == DECISION
            assert study.tree.actor[node] == who
            check_strategy(study, state, node)
            action = state.pick(rng)
        node = study.followed(node, state, action)
        state.advance(action)
    assert state.to_act() == OVER or state.quiet == 3


def check_strategy(study: Study, state: HunterState, node: int) -> None:
    strategy = study.strategy(node, placement_of(state, state.to_act()))
    assert sorted(action for action, _ in strategy) == list(state.legal_actions())
    assert sum(likely for _, likely in strategy) == pytest.approx(1.0)


def test_the_first_card_is_hidden_differently_from_time_to_time() -> None:
    study = Study(4, 1, 0, 2)
    study.run(60)
    strategy = study.strategy(0, 0)
    assert [action for action, _ in strategy] == list(range(4))
    assert max(likely for _, likely in strategy) < 0.9
