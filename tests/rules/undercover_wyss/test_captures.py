"""Captures: W10 to W12."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.errors import IllegalAction
from coverstory.rules.undercover_wyss.play import WyssState
from support.wyss_positions import GAME, VALUES, cell, content, heard, offered, play, position, random_game

FIVES = {(2, 7): "5/1", (4, 3): "5/2"}


def five_opened(**said: str) -> WyssState:
    return play(position(FIVES, **said), "open 2·3", "the card shows 5")


def captures(opened: int, prey: str, **said: str) -> bool:
    """Seat 0 opens a card with one other open card in its row."""
    state = play(position({(2, 7): prey}, **said), "open 2·3", f"the card shows {opened}")
    return "capture 2·7" in offered(state)


def rule_against(state: WyssState, words: str) -> str:
    with pytest.raises(IllegalAction) as error:
        play(state, words)
    return error.value.rule


def test_w10_one_card_in_the_row_or_column_or_nothing() -> None:
    """Capture is optional: one open card of the same value in the row or column of the place of the reveal."""
    assert offered(five_opened()) == ["capture 2·7", "capture 4·3", "capture nothing"]


def test_w10_declining_leaves_everything_as_it_is() -> None:
    """It need not."""
    state = five_opened()
    assert heard(state, "capture nothing") == ["no_capture 0", f"stone {cell(2, 3)}", "turn 1 1"]
    assert [content(state, 2, 3), content(state, 2, 7), content(state, 4, 3)] == ["5/0", "5/1", "5/2"]


def test_w10_w13_w18_the_capturing_card_moves_and_leaves_a_gap() -> None:
    """A opens 5 at (2,3); B's 5 at (2,7), C's at (4,3). Capturing (2,7): A's 5 and the stone there, gap at (2,3)."""
    state = five_opened()
    assert heard(state, "capture 2·7") == [
        f"capture 0 {cell(2, 3)} 5 {cell(2, 7)} 1 5",
        f"stone {cell(2, 7)}",
        "turn 1 1",
    ]
    assert [content(state, 2, 3), content(state, 2, 7), content(state, 4, 3)] == [".", "5/0", "5/2"]
    assert "stone 2,7\nbox 5\n" in state.text()


def test_w10_w18_the_column_left_is_checked_and_the_column_entered_is_not() -> None:
    """Column 3 is checked for completion, column 7 is not: it was complete before and is not scored again."""
    left = {(row, 3): "." for row in (1, 3, 4, 5, 6)}
    entered = {(row, 7): "." for row in (1, 3, 4, 5, 6)}
    state = position({**left, **entered, (2, 7): "5/1"})
    play(state, "open 2·3", "the card shows 5")
    told = heard(state, "capture 2·7")
    assert [event for event in told if event.startswith(("win", "lost"))] == ["lost 8 2"]


def test_w10_no_second_capture_from_the_new_place() -> None:
    """From its new place it does not capture again."""
    state = play(position({(2, 7): "5/1", (5, 7): "5/2"}), "open 2·3", "the card shows 5")
    assert rule_against(state, "capture 5·7") == "W10"
    play(state, "capture 2·7")
    assert state.to_act() == 1
    assert content(state, 5, 7) == "5/2"


def test_w10_the_captured_card_scores_for_nobody() -> None:
    """It goes to the box."""
    state = play(five_opened(), "capture 4·3")
    assert [state.laid_aside(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("prey", ["5/0", "5/-", "?"])
def test_w10_only_an_open_card_of_another_player(prey: str) -> None:
    """Own cards, face-down cards and cards turned back are no prey."""
    grid = FIVES | {(2, 9): prey}
    state = play(position(grid), "open 2·3", "the card shows 5")
    assert "capture 2·9" not in offered(state)
    assert rule_against(state, "capture 2·9") == "W10"


@pytest.mark.parametrize("opened", VALUES)
@pytest.mark.parametrize("prey", VALUES)
def test_w11_which_value_captures_which(opened: int, prey: int) -> None:
    """A 0 captures a 10 or a 0; a 10 captures nothing; others capture equals. Option: a 0 captures anything."""
    equals = opened == prey != 10
    assert captures(opened, f"{prey}/1") == (equals or (opened == 0 and prey == 10))
    assert captures(opened, f"{prey}/1", zero_captures="anything") == (equals or opened == 0)


def test_w11_another_value_is_refused() -> None:
    state = play(position(FIVES | {(2, 9): "6/1"}), "open 2·3", "the card shows 5")
    assert rule_against(state, "capture 2·9") == "W11"


def test_w11_a_zero_takes_a_ten_out_of_the_game() -> None:
    """Only a 0 can remove a 10."""
    state = play(position({(2, 7): "10/1"}), "open 2·3", "the card shows 0", "capture 2·7")
    assert content(state, 2, 7) == "0/0"
    assert "box 10\n" in state.text()


def test_w12_retiring_may_take_a_ten() -> None:
    """“Only a 0 removes a 10” is about captures."""
    state = play(position({(2, 7): "10/1"}), "open 2·3", "the card shows 4", "retire 2·7")
    assert state.laid_aside(1) == 10


def test_w12_laying_aside_may_take_a_ten() -> None:
    grid = {(1, column): "." for column in range(1, 10)}
    state = play(position(grid), "open 1·10", "the card shows 10", "lay aside 1·10")
    assert state.laid_aside(0) == 10


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_w10_w17_w24_no_card_is_lost(variant: int, seats: int, seed: int) -> None:
    """Lemma: grid, box, cards laid aside and cards never opened are always the same sixty."""
    for _, _, after, _ in random_game(seats, GAME.variants[variant], seed):
        for value in VALUES:
            inside = sum(content % 16 == value for content in after.cells if content < 80)
            assert inside + sum(after.piles[11 * pile + value] for pile in range(6)) == 6
