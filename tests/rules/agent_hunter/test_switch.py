"""Switching agents."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from coverstory.rules.agent_hunter.components import site_of
from support.hunter_positions import LEFT, MIDDLE, card, could, hand, offered, opening, play, random_game, rule_against


def test_h8_a_switch_is_three_decisions() -> None:
    """He shows the card and takes it to hand; puts a card face down; puts a decoy beside any of his houses."""
    state = opening((7, 3, 5), (4, 8, 6))
    assert [event.text() for event in play(state, "switch left")] == ["switched 0 0 7"]
    assert hand(state, 0) == {0, 1, 2, 4, 6, 7, 8, 9}
    assert offered(state) == [f"place {number}" for number in (0, 1, 2, 4, 6, 7, 8, 9)]
    assert [event.text() for event in play(state, "place 9")] == ["placed_unseen 0 0"]
    assert offered(state) == ["decoy left", "decoy middle", "decoy right"]
    assert [event.text() for event in play(state, "decoy right")] == ["decoy 0 2 4", "turn 1"]
    assert card(state, 0, LEFT) == 9
    assert list(state.beside) == [0, 0, 1, 0, 0, 0]


def test_h8_the_same_card_may_be_put_back() -> None:
    """It may be the same card."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "switch left", "place 7", "decoy left")
    assert card(state, 0, LEFT) == 7
    assert could(state, 0, LEFT) == set(range(10))


def test_h8_the_card_stays_in_the_house_that_is_not_switched() -> None:
    """Only a card from the own hand is put there (H24)."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "switch left")
    assert rule_against(state, "place 3") == "H24"


def test_h8_a_player_switches_five_times_at_most() -> None:
    """A player without a decoy cannot switch."""
    state = opening((7, 3, 5), (4, 8, 6))
    for _ in range(5):
        play(state, "switch left", "place 7", "decoy left", "attack left with 0")
    assert rule_against(state, "switch left") == "H8"
    assert not any(words.startswith("switch") for words in offered(state))
    assert state.beside[site_of(0, LEFT)] == 5


def test_h9_a_decoy_may_lie_beside_another_house() -> None:
    """The decoy need not go to the house where agents were switched."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "switch left", "place 7", "decoy middle")
    assert state.beside[site_of(0, MIDDLE)] == 1


def test_h9_a_decoy_beside_an_eliminated_house_counts_for_the_enemy() -> None:
    """It may even go beside an eliminated house, where it counts for the enemy."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "attack left with 4", "switch middle", "place 8")
    assert state.points(0) == 1
    play(state, "decoy left")
    assert state.points(0) == 2


@given(seed=st.integers(0, 10**6))
def test_h19_a_decoy_stays_where_it_is(seed: int) -> None:
    """A decoy stays where it was put to the end of the game."""
    lying = [0] * 6
    for state in random_game(seed):
        assert all(state.beside[site] >= lying[site] for site in range(6))
        lying = list(state.beside)
        for seat in range(2):
            assert state.spare[seat] + sum(lying[3 * seat : 3 * seat + 3]) == 5


def test_h19_a_decoy_stays_beside_a_house_that_is_switched_or_eliminated() -> None:
    """Whatever happens to the house beside it."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "switch left", "place 7", "decoy left", "attack left with 0")
    play(state, "switch left", "place 7", "decoy middle", "attack left with 7")
    assert list(state.beside) == [1, 1, 0, 0, 0, 0]
