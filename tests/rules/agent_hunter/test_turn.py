"""Turn."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.errors import IllegalAction
from coverstory.rules.agent_hunter.actions import CODES
from coverstory.rules.agent_hunter.components import DECOY_DUE, HIGHER, LOWER, REFILL, REPLACEMENT, SAME, TURN
from coverstory.rules.agent_hunter.play import answer
from coverstory.rules.contract import CHANCE
from coverstory.rules.rng import Rng
from support.hunter_positions import GAME, kinds, offered, opening, play, random_game, rule_against


def test_h14_a_turn_is_one_of_three_things_and_passing_is_not_among_them() -> None:
    """He attacks from the hand, he attacks from a house, or he switches agents."""
    state = opening((7, 3, 5), (4, 8, 6))
    words = offered(state)
    assert len(words) == 7 * 3 + 3 * 3 + 3
    assert all(word.startswith(("attack ", "switch ")) for word in words)


def test_h14_the_players_take_turns() -> None:
    """The players take turns."""
    state = opening((7, 3, 5), (4, 8, 6), first=1)
    actors = []
    for words in ("attack left with 9", "attack left with 9", "attack right with 9"):
        actors.append(state.to_act())
        play(state, words)
    assert [*actors, state.to_act()] == [1, 0, 1, 0]


@pytest.mark.parametrize("words", ["place 0", "decoy left", "seat 1 starts"])
def test_h14_a_turn_begins_with_nothing_else(words: str) -> None:
    state = opening((7, 3, 5), (4, 8, 6))
    assert rule_against(state, words) == "H14"


def test_h14_what_an_action_demands_is_done_at_once() -> None:
    """What an action demands of a player is done before anything else happens."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "switch left")
    assert rule_against(state, "attack left with 4") == "H14"
    play(state, "place 7")
    assert rule_against(state, "place 4") == "H14"


def test_h14_numbers_that_are_no_action_break_the_order_of_a_turn() -> None:
    state = opening((7, 3, 5), (4, 8, 6))
    assert [state.forbidden_by(code) for code in (-1, CODES, 10**9)] == ["H14"] * 3
    with pytest.raises(IllegalAction, match="H14"):
        state.apply(CODES)


def test_h3_an_eliminated_house_is_not_attacked_again() -> None:
    """Only live houses attack, are attacked or switch agents."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "attack left with 4", "attack right with 9")
    assert rule_against(state, "attack left with 9") == "H3"
    assert rule_against(state, "attack left from house right") == "H3"


def test_h3_an_eliminated_house_neither_attacks_nor_switches() -> None:
    """Only live houses attack, are attacked or switch agents."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "attack left with 4")
    assert rule_against(state, "attack right from house left") == "H3"
    assert rule_against(state, "switch left") == "H3"
    assert not any("left" in words.split()[-1] for words in offered(state))


def test_h4_card_and_target_are_one_decision() -> None:
    """Choosing the attacking card or house and choosing the house that is attacked are one decision."""
    state = opening((7, 3, 5), (4, 8, 6))
    assert kinds(play(state, "attack middle with 2")) == ["hand_attack", "answer", "returned", "turn"]
    assert state.to_act() == 1


def test_h5_the_answer_describes_the_attackers_card() -> None:
    """A 0 that attacks an 8 is “lower”."""
    state = opening((7, 3, 5), (4, 8, 6))
    heard = play(state, "attack middle with 0")
    assert heard[1].text() == f"answer 1 1 0 {LOWER}"
    assert GAME.say_event(heard[1], "en", ["Red", "Blue"]) == "Blue answers for the middle house: 0 is lower."


def test_h5_higher_and_the_same() -> None:
    state = opening((7, 3, 5), (4, 8, 6))
    assert play(state, "attack middle with 9")[1].text() == f"answer 1 1 9 {HIGHER}"
    assert play(state, "attack middle with 3")[1].text() == f"answer 0 1 3 {SAME}"


@given(seed=st.integers(0, 10**6))
def test_h5_the_answer_is_always_true(seed: int) -> None:
    """The answer is always true."""
    rng = Rng(seed + 1)
    for state in random_game(seed):
        if state.phase == TURN:
            action = state.pick(rng)
            after = state.copy()
            after.apply(action)
            for event in GAME.hear(state, action, after, 0):
                if event.kind == "answer":
                    seat, house, number, said = event.numbers
                    assert said == answer(number, state.card[3 * seat + house])


@given(seed=st.integers(0, 10**6))
def test_h14_somebody_can_always_act(seed: int) -> None:
    """In each phase there is something to do, and only the one kind of thing that is due."""
    expected = {DECOY_DUE: "decoy", REPLACEMENT: "place", REFILL: "place"}
    for state in random_game(seed, cards=4, decoys=2):
        if state.to_act() >= 0:
            words = offered(state)
            assert words
            assert all(word.startswith(expected.get(state.phase, "")) for word in words)
        else:
            assert offered(state) == []
            assert (state.to_act() == CHANCE) == bool(state.chance_outcomes())
