"""Setup."""

from __future__ import annotations

from fractions import Fraction

import pytest

from coverstory.rules.agent_hunter.actions import place, start
from coverstory.rules.contract import CHANCE
from support.hunter_positions import LEFT, MIDDLE, RIGHT, card, hand, new, offered, play, rule_against


def test_h22_seat_0_fills_his_houses_from_left_to_right_and_then_seat_1() -> None:
    """Each player puts one card face down into each of his houses; the other cards are his hand."""
    state = new()
    actors = []
    for number in (7, 3, 5, 4, 8, 6):
        actors.append(state.to_act())
        state.apply(place(number))
    assert actors == [0, 0, 0, 1, 1, 1]
    assert [card(state, 0, house) for house in (LEFT, MIDDLE, RIGHT)] == [7, 3, 5]
    assert [card(state, 1, house) for house in (LEFT, MIDDLE, RIGHT)] == [4, 8, 6]
    assert hand(state, 0) == {0, 1, 2, 4, 6, 8, 9}


def test_h24_a_card_that_lies_in_a_house_cannot_be_put_into_another() -> None:
    """Only a card from the own hand can be put into a house."""
    state = new()
    play(state, "place 7")
    assert "place 7" not in offered(state)
    assert rule_against(state, "place 7") == "H24"


def test_h24_both_players_may_place_the_same_number() -> None:
    """Each player places from his own hand."""
    state = new(houses=1)
    play(state, "place 7", "place 7")
    assert card(state, 0, LEFT) == card(state, 1, LEFT) == 7


def test_h1_the_starting_player_is_drawn_when_both_have_placed() -> None:
    """After that the starting player is drawn at random; both are equally likely to start."""
    state = new()
    play(state, "place 1", "place 2", "place 3", "place 4", "place 5")
    assert state.to_act() == 1
    play(state, "place 6")
    assert state.to_act() == CHANCE
    assert state.chance_outcomes() == [(start(0), Fraction(1, 2)), (start(1), Fraction(1, 2))]


def test_h1_whoever_is_drawn_has_the_first_turn() -> None:
    for seat in range(2):
        state = new(houses=1)
        heard = play(state, "place 1", "place 2", f"seat {seat + 1} starts")
        assert state.to_act() == seat
        assert [event.text() for event in heard[-2:]] == [f"started {seat}", f"turn {seat}"]


@pytest.mark.parametrize("seat", [0, 1])
def test_h1_a_seat_named_to_start_has_the_first_turn_without_a_draw(seat: int) -> None:
    """`first`: nothing is drawn."""
    state = new(houses=1, first=str(seat))
    heard = play(state, "place 1", "place 2")
    assert state.to_act() == seat
    assert [event.text() for event in heard] == ["placed_unseen 0 0", "placed_unseen 1 0", f"turn {seat}"]


def test_h1_nothing_but_the_draw_is_possible_then() -> None:
    state = new(houses=1)
    play(state, "place 1", "place 2")
    assert not state.is_legal(place(3))
    assert offered(state) == []
