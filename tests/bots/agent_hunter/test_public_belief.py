"""PublicBelief vectors against enumeration, in small games played at random."""

from __future__ import annotations

import pytest

from coverstory.bots.agent_hunter.solver.public_belief import PublicBelief, even_belief
from coverstory.bots.agent_hunter.solver.public_steps import Step, steps_from
from coverstory.rules.agent_hunter.placements import placements_of
from coverstory.rules.agent_hunter.play import new_game
from coverstory.rules.agent_hunter.view import hear
from coverstory.rules.contract import CHANCE, OVER, Event
from coverstory.rules.rng import Rng


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
def test_exactly_what_is_possible_is_believed_and_all_alike(cards: int, houses: int, decoys: int, seed: int) -> None:
    table = Table(cards, houses, decoys, seed)
    belief = PublicBelief(table.state.copy())
    for _ in range(25):
        _, step = table.play()
        if table.state.to_act() == OVER:
            return
        belief.follow(step)
        for seat in range(2):
            fitting = list(placements_of(table.state.could, seat))
            assert sorted(belief.placements[seat]) == sorted(fitting)
            assert list(belief.likely[seat]) == pytest.approx([1 / len(fitting)] * len(fitting))
            anew = even_belief(table.state.copy())
            assert sorted(anew.placements[seat]) == sorted(fitting)
            assert list(anew.likely[seat]) == pytest.approx([1 / len(fitting)] * len(fitting))
