"""Belief vectors against enumeration, in small games played at random."""

from __future__ import annotations

import pytest

from coverstory.bots.solving.belief import Belief, even_belief
from coverstory.bots.solving.reading import strategies_of
from coverstory.bots.solving.solver import Solver
from coverstory.bots.solving.steps import Step, steps_from
from coverstory.rules.agent_hunter.actions import DECOY, HAND_ATTACK, PLACE, kind_of, placed_card
from coverstory.rules.agent_hunter.placements import placements_of
from coverstory.rules.agent_hunter.play import HunterState, new_game
from coverstory.rules.agent_hunter.table import house_of
from coverstory.rules.agent_hunter.view import hear
from coverstory.rules.contract import CHANCE, OVER, Event
from coverstory.rules.rng import Rng

TRUST = 0.9


class Table:
    """A game by the rules, and what an onlooker hears of it."""

    def __init__(self, cards: int, houses: int, decoys: int, seed: int) -> None:
        self.state = new_game(cards, houses, decoys, True)
        self.rng = Rng(seed)

    def play(self) -> tuple[int, Step]:
        before = self.state.copy()
        action = before.draw(self.rng) if before.to_act() == CHANCE else before.pick(self.rng)
        self.state.advance(action)
        news: list[Event] = hear(before, action, self.state, -1)
        (step,) = steps_from(news, 0)
        return action, step


@pytest.mark.parametrize(("cards", "houses", "decoys"), [(4, 1, 1), (5, 2, 1), (6, 3, 2)])
@pytest.mark.parametrize("seed", range(4))
def test_without_a_strategy_all_that_is_possible_is_equally_likely(
    cards: int, houses: int, decoys: int, seed: int
) -> None:
    table = Table(cards, houses, decoys, seed)
    belief = Belief(table.state.copy())
    for _ in range(25):
        _, step = table.play()
        if table.state.to_act() == OVER:
            return
        belief.follow(step, None, 1.0)
        for seat in range(2):
            fitting = list(placements_of(table.state.could, seat))
            assert sorted(belief.placements[seat]) == sorted(fitting)
            assert list(belief.likely[seat]) == pytest.approx([1 / len(fitting)] * len(fitting))
            anew = even_belief(table.state.copy())
            assert sorted(anew.placements[seat]) == sorted(fitting)
            assert list(anew.likely[seat]) == pytest.approx([1 / len(fitting)] * len(fitting))


@pytest.mark.parametrize("seed", range(3))
def test_a_belief_is_the_product_of_all_that_a_placement_would_have_done(seed: int) -> None:
    table = Table(5, 1, 2, seed)
    belief = Belief(table.state.copy())
    weights: list[dict[int, float]] = [{0: 1.0}, {0: 1.0}]
    for _ in range(14):
        before = table.state.copy()
        solver = thought(belief) if belief.is_decision() else None
        action, step = table.play()
        if table.state.to_act() == OVER:
            return
        if solver is not None:
            multiply(weights, solver, before, action)
        belief.follow(step, solver, TRUST)
        for seat in range(2):
            check(belief, seat, weights, table.state)


def thought(belief: Belief) -> Solver:
    solver = belief.solver()
    solver.think(400, 400)
    solver.regrets.settle()
    return solver


def multiply(weights: list[dict[int, float]], solver: Solver, before: HunterState, action: int) -> None:
    """Enumerate: every placement of the seat that acts, times how likely it does what all have seen."""
    seat = before.to_act()
    old = weights[seat]
    every = strategies_of(solver.tree, solver.regrets.average, 0)
    strategies = dict(zip(solver.tree.placements(0, seat), map(dict, every), strict=True))
    if kind_of(action) == PLACE:
        house = house_of(before.filling)
        weights[seat] = {
            placement | (placed_card(chosen) + 1) << 4 * house: old[placement] * mixed(share, 1 / len(strategy))
            for placement, strategy in strategies.items()
            for chosen, share in strategy.items()
        }
        return
    able = {placement: strategy[action] for placement, strategy in strategies.items() if action in strategy}
    able = {placement: share for placement, share in able.items() if shows_the_same(before, action, placement)}
    if able:
        mean = sum(old[each] * share for each, share in able.items()) / sum(old[each] for each in able)
        weights[seat] = {each: old[each] * mixed(share, mean) for each, share in able.items()}


def mixed(share: float, plain: float) -> float:
    return TRUST * share + (1 - TRUST) * plain


def shows_the_same(before: HunterState, action: int, placement: int) -> bool:
    """From the only house there is, an attack or a switch shows its card."""
    return kind_of(action) == HAND_ATTACK or kind_of(action) == DECOY or placement - 1 == before.card[3 * before.turn]


def check(belief: Belief, seat: int, weights: list[dict[int, float]], state: HunterState) -> None:
    """Only what still fits counts, and a card that has left its house is no secret any more."""
    if not state.could[3 * seat]:
        weights[seat] = {0: 1.0}
    fitting = {placement: weights[seat].get(placement, 0.0) for placement in belief.placements[seat]}
    total = sum(fitting.values())
    expected = [weight / total for weight in fitting.values()]
    assert list(belief.likely[seat]) == pytest.approx(expected, abs=1e-9)
