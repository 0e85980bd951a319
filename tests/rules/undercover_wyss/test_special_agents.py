"""The stone and the special agents: W13 to W17."""

from __future__ import annotations

import pytest

from coverstory.errors import IllegalAction
from coverstory.rules.undercover_wyss.play import WyssState
from support.wyss_positions import cell, content, heard, offered, play, position

AROUND = {(2, 7): "5/1", (4, 3): "6/2", (2, 9): "9/0", (5, 5): "7/1"}


def eight_opened(value: int = 8) -> WyssState:
    return play(position(AROUND), "open 2·3", f"the card shows {value}")


def rule_against(state: WyssState, words: str) -> str:
    with pytest.raises(IllegalAction) as error:
        play(state, words)
    return error.value.rule


def test_w13_the_stone_lies_where_the_card_now_is() -> None:
    """The stone lies on the revealed card where it now is, also if it lay there before."""
    state = play(position({(2, 7): "5/1"}, stone="2,7", reach="near"), "open 2·3", "the card shows 5")
    assert f"stone {cell(2, 7)}" in heard(state, "capture 2·7")
    assert state.stone == cell(2, 7)


@pytest.mark.parametrize("value", [4, 8])
def test_w14_one_power_must_be_used(value: int) -> None:
    """A revealed 4 or 8 must use one power."""
    assert offered(eight_opened(value)) == [
        "retire 2·7",
        "retire 4·3",
        "compel the next player",
    ]


@pytest.mark.parametrize("value", [0, 2, 3, 5, 6, 7, 9, 10])
def test_w14_other_cards_have_no_power(value: int) -> None:
    state = play(position({(5, 5): "7/1"}), "open 2·3", f"the card shows {value}")
    assert state.to_act() == 1


def test_w14_retiring_needs_a_target() -> None:
    """Own cards, face-down cards and gaps cannot be retired."""
    assert rule_against(eight_opened(), "retire 2·9") == "W14"
    assert rule_against(eight_opened(), "retire 2·8") == "W14"


def test_w12_a_10_may_be_retired() -> None:
    state = play(position({(2, 7): "10/1"}), "open 2·3", "the card shows 8")
    assert offered(state) == ["retire 2·7", "compel the next player"]


def test_w12_option_no_tens_a_10_cannot_be_retired() -> None:
    """Option no_tens: another card beside it still can."""
    grid = {(2, 7): "10/1", (4, 3): "9/1"}
    state = play(position(grid, retiring="no_tens"), "open 2·3", "the card shows 8")
    assert offered(state) == ["retire 4·3", "compel the next player"]
    assert rule_against(state, "retire 2·7") == "W12"


def test_w12_w14_option_no_tens_leaves_only_the_compulsion() -> None:
    """Option no_tens: a 10 alone is nothing to retire, and nobody is asked (W39)."""
    state = play(position({(2, 7): "10/1"}, retiring="no_tens"), "open 2·3")
    assert "compel 0 1" in heard(state, "the card shows 8")


def test_w12_option_no_tens_a_10_may_still_be_laid_aside() -> None:
    grid = {(1, column): "." for column in range(3, 11)} | {(1, 1): "10/0"}
    state = play(position(grid, retiring="no_tens"), "open 1·2", "the card shows 3")
    assert offered(state)[0] == "lay aside 1·1"


def test_w14_a_power_cannot_be_left() -> None:
    assert rule_against(eight_opened(), "use no power") == "W14"


def test_w14_option_may_both_powers_may_be_left() -> None:
    """Option may: nothing is retired, and the next player is free in the stone's row and column."""
    state = play(position(AROUND, powers="may"), "open 2·3", "the card shows 8")
    assert offered(state)[-1] == "use no power"
    assert heard(state, "use no power") == ["no_power 0", "turn 1 1"]
    assert content(state, 2, 7) == "5/1"


def test_w14_w39_option_may_asks_even_without_a_card_to_retire() -> None:
    """Option may: there is always a choice, so the player is always asked."""
    state = play(position({}, powers="may"), "open 2·3", "the card shows 8")
    assert offered(state) == ["compel the next player", "use no power"]


def test_w14_w20_option_may_also_after_the_scorings() -> None:
    """Options may and scoring_then_power: the row is scored first, then the power is left."""
    grid = {(1, column): "." for column in range(1, 10)}
    state = position(grid, powers="may", order="scoring_then_power")
    play(state, "open 1·10", "the card shows 8", "lay nothing aside")
    assert heard(state, "use no power") == ["no_power 0", "turn 1 0"]


def test_w14_the_compulsion_is_always_available() -> None:
    """Even where it will come to nothing: the last two cards of the row and column are open."""
    grid = {(2, column): "." for column in range(1, 11) if column not in (3, 7)} | {(2, 7): "5/1"}
    state = play(position(grid), "open 2·3", "the card shows 8")
    assert "compel the next player" in offered(state)


def test_w15_powers_look_at_the_row_and_column_of_the_stone() -> None:
    """Both powers look at the stone's row and column."""
    assert rule_against(eight_opened(), "retire 5·5") == "W15"


def test_w15_the_compulsion_too() -> None:
    state = play(eight_opened(), "compel the next player")
    assert offered(state)[0] == "open column 1 in the stone's row and row 1 in the stone's column"
    assert len(offered(state)) == (9 - 2) * (5 - 1)


def test_w16_capture_first_then_the_power_from_the_new_place() -> None:
    """Capture and power may both happen, capture first."""
    grid = AROUND | {(2, 5): "8/1"}
    state = play(position(grid), "open 2·3", "the card shows 8", "capture 2·5")
    assert offered(state) == ["retire 2·7", "retire 5·5", "compel the next player"]


def test_w17_a_retired_card_is_laid_aside_for_its_owner() -> None:
    """A retired card goes to its owner and scores at the end; its place is a gap."""
    state = eight_opened()
    assert heard(state, "retire 4·3") == [f"retire 0 {cell(4, 3)} 2 6", "turn 1 1"]
    assert [state.laid_aside(seat) for seat in range(3)] == [0, 0, 6]
    assert content(state, 4, 3) == "."


def test_w17_a_retired_card_no_longer_counts_in_its_line() -> None:
    """It is not there for further scorings: B's 9 goes, and seat 0 wins the row with 8."""
    grid = {(1, column): "." for column in range(3, 11)} | {(1, 1): "9/1"}
    state = play(position(grid), "open 1·2", "the card shows 8")
    assert heard(state, "retire 1·1")[1:] == ["sum 0 0 8 2", "win 0 0 0 0"]
