"""Agent Hunter: what a seat believes that the enemy put face down."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import pytest

from coverstory.bots.agent_hunter.belief import KEENNESS, WHIM, HunterMemory
from coverstory.rules.agent_hunter.actions import place, start
from coverstory.rules.agent_hunter.placements import placements_of
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.contract import CHANCE, OVER, Event
from coverstory.rules.rng import Rng
from support.hunter_positions import GAME, new, opening, see

SETUP = [*(place(card) for card in (9, 2, 4, 0, 5, 6)), start(1)]
SWITCHED = [GAME.read_action(words, "en") for words in ("attack left with 8", "attack left with 1", "switch left")]


HIDDEN = [*SETUP, *SWITCHED, place(9), GAME.read_action("decoy left", "en")]


def heard_game(actions: Sequence[int], seat: int) -> HunterView:
    """What the seat sees and has heard when these actions and lots have been taken."""
    state = new()
    heard: list[Event] = []
    for action in actions:
        before = state.copy()
        state.apply(action)
        heard += GAME.hear(before, action, state, seat)
    view = GAME.look(state, seat, heard)
    assert isinstance(view, HunterView)
    return view


def random_actions(seed: int, most: int) -> list[int]:
    state, rng = new(), Rng(seed)
    actions: list[int] = []
    while state.to_act() != OVER and len(actions) < most:
        actions.append(int(state.draw(rng) if state.to_act() == CHANCE else state.pick(rng)))
        state.apply(actions[-1])
    return actions


def believed(memory: HunterMemory, view: HunterView) -> dict[int, float]:
    """How likely each placement of the enemy is."""
    memory.listen(view)
    enemy = 1 - view.seat
    return dict(zip(map(int, memory.belief.placements[enemy]), memory.belief.likely[enemy], strict=True))


def test_a_good_hiding_place_is_thought_likelier_as_fitted() -> None:
    """Seat 0's left house is known to hold the 9; all but the 1, which it showed, may lie in its other two."""
    chances = believed(HunterMemory(), heard_game(HIDDEN, 0))
    rest = 5 << 4 | 6 << 8  # 4 and 5 in the other houses of seat 1, which has 0 to 3 and 6 to 9 for the left one
    liked = {card: exp(KEENNESS * cover_of(card)) for card in (0, 1, 2, 3, 6, 7, 8, 9)}
    chance = {card: (1 - WHIM) * liked[card] / sum(liked.values()) + WHIM / len(liked) for card in liked}
    assert chance[9] > 5 * chance[3] > 5 * chance[1]
    for card in liked:
        assert chances[rest | card + 1] / chances[rest | 10] == pytest.approx(chance[card] / chance[9])


def cover_of(card: int) -> float:
    """By the sets of H30, in which the 9 is not yet taken out of the two other houses."""
    return {9: 1 + 2 / 9, 1: 0.0}.get(card, 2 / 9)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_followed_by_ear(seed: int) -> None:
    """Made once and updated is the same as made anew; exactly what is possible is believed."""
    actions = random_actions(seed, 40)
    for seat in range(2):
        memory = HunterMemory()
        for count in range(len(SETUP), len(actions), 3):
            view = heard_game(actions[:count], seat)
            if view.to_act() == OVER or not view.sheet.is_hidden(1 - seat):
                continue
            chances = believed(memory, view)
            assert chances == believed(HunterMemory(), view)
            assert sum(chances.values()) == pytest.approx(1.0)
            assert set(chances) == {int(lying) for lying in placements_of(view.sheet.could, 1 - seat)}


def test_own_cards_may_be_any() -> None:
    """Seat 1 has filled its left house anew: its enemy thinks some cards likelier there, it expects no such thing."""
    owner, enemy = HunterMemory(), HunterMemory()
    owner.listen(heard_game(HIDDEN, 1))
    enemy.listen(heard_game(HIDDEN, 0))
    assert max(owner.belief.likely[1]) == pytest.approx(min(owner.belief.likely[1]))
    assert max(enemy.belief.likely[1]) > 5 * min(enemy.belief.likely[1])


def test_setups_and_attacks_tell_nothing() -> None:
    chances = believed(HunterMemory(), heard_game([*SETUP, *SWITCHED[:1]], 0))
    assert max(chances.values()) == pytest.approx(min(chances.values()))


def test_a_decision_that_was_taken_back_is_forgotten() -> None:
    memory = HunterMemory()
    believed(memory, heard_game([*SETUP, *SWITCHED, place(9)], 0))
    before = heard_game([*SETUP, *SWITCHED], 0)
    assert believed(memory, before) == believed(HunterMemory(), before)


def test_a_view_that_does_not_tell_how_it_came_about_is_taken_as_it_is() -> None:
    chances = believed(HunterMemory(), see(opening([9, 2, 4], [0, 5, 6]), 0))
    assert len(chances) == 10 * 9 * 8
    assert max(chances.values()) == pytest.approx(min(chances.values()))


def test_a_seat_hears_the_same_whatever_it_holds() -> None:
    memory = HunterMemory()
    assert memory.listen(heard_game(HIDDEN, 0))
    assert not memory.listen(heard_game(HIDDEN, 0))
    assert not memory.listen(heard_game([HIDDEN[0], place(3), *HIDDEN[2:]], 0))
    assert memory.listen(heard_game(HIDDEN[:-1], 0))
