"""The worked examples, move by move."""

from __future__ import annotations

from danzer_positions import (
    BLUE,
    GREEN,
    YELLOW,
    columns,
    kinds,
    offers,
    play,
    position,
    refused,
    spaces,
)


def test_u14_u16_u24_u28_u31_u36_a_whole_turn_of_purple() -> None:
    """Takes blue at 2,2, flips it to green, places it at 0,4: green 2, blue 1, yellow 1 and on to 7, where the 8 is."""
    state = position(
        placed={"YG": "new 0,3", "BP": "new 0,5", "BG": "new 2,2", "YO": "new 5,5"},
        files={0: "BP"},
        staffers={3: "0 0 5 3 0 0", 1: "0 0 6 0 0 0"},
        pile_a="YG BP PR RO OY GB",
        player=3,
    )
    assert "take the agent at 2,2" in offers(state)
    assert refused(state, "take the agent at 0,3") == "U14"  # yellow, the opposite colour
    assert refused(state, "take the agent at 0,5") == "U14"  # a file
    heard = play(state, "take the agent at 2,2", "flip")
    assert kinds(heard, "flip") == [[3, 7, GREEN, 1]]
    assert "0,4" in spaces(state)
    heard = play(state, "place at 0,4")
    assert kinds(heard, "move") == [[3, YELLOW, 5, 7, 1], [3, GREEN, 3, 5, 2], [3, BLUE, 0, 1, 1]]
    assert kinds(heard, "gain") == [[3, YELLOW, 8]]
    assert state.outcome().scores[3] == 16


def test_u28_the_same_steps_by_a_flip() -> None:
    """A flipped orange agent beside one red tile moves orange 2 and red 1."""
    state = position("ROYG", pile_a="RO PR OY YG GB BP", player=2)
    play(state, "take pile A", "flip", "place at -1,0")
    assert columns(state, 2) == [1, 2, 0, 0, 0, 0]


def test_u28_the_same_steps_without_a_flip() -> None:
    """An orange agent beside one orange and one red tile."""
    state = position("ROYG", {"RP": "new -1,0"}, pile_a="OY PR RO YG GB BP", player=2)
    play(state, "take pile A", "keep", "place at -1,1")
    assert columns(state, 2) == [1, 2, 0, 0, 0, 0]


def test_u24_u28_a_joker_between_green_purple_and_orange() -> None:
    """+1 each, and no agent could stand there."""
    for pile in ("PR", "RO", "OY", "YG", "GB", "BP"):
        rest = " ".join(tile for tile in ["PR", "RO", "OY", "YG", "GB", "BP"] if tile != pile)
        state = position("RYGP", {"OR": "new 0,1"}, pile_a=f"{pile} {rest}", player=1 if pile[0] != "P" else 0)
        play(state, "take pile A", "keep")
        assert "1,1" not in spaces(state)
    state = position()
    play(state, "take the Joker", "place at 1,1")
    assert columns(state, 0) == [0, 1, 0, 1, 0, 1]


def test_u26_nowhere_to_go() -> None:
    """Red, orange and yellow lie in one row; a blue agent goes to a corner and nothing is evaluated."""
    state = position("ROY", pile_a="BG PR RO OY GB BP", pile_b="OR YO GY YG PB RP", player=0)
    heard = play(state, "take pile A", "keep", "place at 1,3")
    assert kinds(heard, "corner") == [[0, 6, BLUE, 1, 3]]
    assert kinds(heard, "move") == []
