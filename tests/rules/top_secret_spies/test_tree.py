"""How many sequences of actions there are, counted by playing them and by hand."""

from __future__ import annotations

from coverstory.rules.top_secret_spies.components import FREE_AGENT, TO_SAFE, TRADE
from support.spies_names import BLUE, RED
from support.spies_positions import position, start
from support.trees import sequences


def test_t6_t26_the_first_turn_of_two() -> None:
    """Two deals, a roll and a split of the points among five agents."""
    state = start(2, {"first": "0"})
    assert sequences(state, 2) == 5 * 4
    assert sequences(state, 3) == 5 * 4 * 6
    assert sequences(state, 4) == 5 * 4 * (55 + 15 + 35 + 70 + 126 + 210)


def test_t5_t26_the_deal_of_seven() -> None:
    """Seven first players; then 7 * 6 * 5 * 4 deals of the first four agents."""
    assert sequences(start(7), 5) == 7 * 7 * 6 * 5 * 4


def test_t8_a_scoring_has_eleven_places_for_the_safe_and_six_rolls_behind_each() -> None:
    """Roll of 2, seven agents, red on 5 and blue on 6: 28 splits, of which seven bring somebody to the safe.

    Red two steps, or blue one and one of six others one: 1 + 6 = 7; blue twice passes through. Red one and blue one is
    among the six. So 7 scorings with 11 places each and 21 other splits with 6 rolls each.
    """
    state = position(roll=1, at={RED: 5, BLUE: 6})
    assert sequences(state, 2) == 7 * 11 + 21 * 6


def test_t15_two_seats_with_one_card_each() -> None:
    """Seat 0 holds *to the safe*, seat 1 *trade places*; five agents, all in the church.

    First: pass or one of five plays. After a pass nobody can trade: seat 1 passes, the next roll: 6.
    After a play seat 0 says done; then seat 1 passes or trades the agent at the safe with one of the four others.
    """
    state = position(seats=2, phase="cards", cards=True, hands={0: [TO_SAFE], 1: [TRADE]})
    assert sequences(state, 1) == 1 + 5
    assert sequences(state, 2) == 1 + 5
    assert sequences(state, 3) == 6 + 5 * (1 + 4)


def test_t19_the_free_agent_card_of_two() -> None:
    """Seat 0 passes, or plays the card and finds one of three free agents."""
    state = position(seats=2, phase="cards", cards=True, hands={0: [FREE_AGENT]})
    assert sequences(state, 1) == 2
    assert sequences(state, 2) == 1 + 3
    assert sequences(state, 3) == 6 + 3


def test_t21_the_dossiers_of_two() -> None:
    """Four agents each, opponent or free: 2 ** 8 ways, then eleven places for the safe."""
    state = position(seats=2, phase="write", dossier=True, filed=True, markers={RED: 29})
    assert sequences(state, 8) == 2**8
    assert sequences(state, 9) == 2**8 * 11


def test_t21_t26_the_dossiers_of_seven_begin_with_six_choices_each() -> None:
    """Six opponents, and nobody is free, for each of the first three agents."""
    state = position(seats=7, phase="write", dossier=True, filed=True, markers={RED: 29})
    assert sequences(state, 3) == 6**3
