"""The worked examples, move by move."""

from __future__ import annotations

from support.danzer_positions import (
    BLUE,
    GREEN,
    columns,
    kinds,
    play,
    position,
    refused,
    spaces,
)


def test_u14_u16_u24_u28_u31_u36_a_whole_turn_of_red() -> None:
    """Takes purple from pile B, flips it to blue, places it at 2,1: blue 3, green 1 and on to 8, where the 4 is."""
    state = position(
        "RYGB",
        placed={"GY": "new 2,2"},
        staffers={0: "0 0 0 6 2 0", 2: "0 0 0 7 0 0"},
        pile_b="GY PB OR YO BG RP",
    )
    assert refused(state, "take the agent at 2,2") == "U14"  # green, the opposite colour
    heard = play(state, "take pile B", "flip")
    assert kinds(heard, "flip") == [[0, 7, BLUE, 1]]
    assert "2,1" in spaces(state)
    heard = play(state, "place at 2,1")
    assert kinds(heard, "move") == [[0, GREEN, 6, 8, 1], [0, BLUE, 2, 5, 3]]
    assert kinds(heard, "gain") == [[0, GREEN, 4]]
    assert state.outcome().scores[0] == 8


def test_u28_the_same_steps_by_a_flip() -> None:
    """A flipped green agent beside one blue tile moves green 2 and blue 1."""
    state = position("RYGB", pile_a="YG PR RO OY GB BP", player=1)
    play(state, "take pile A", "flip", "place at 2,1")
    assert columns(state, 1) == [0, 0, 0, 2, 1, 0]


def test_u28_the_same_steps_without_a_flip() -> None:
    """A green agent beside one green and one blue tile."""
    state = position("RYGB", {"GY": "new 2,2"}, pile_a="GB PR RO OY YG BP", player=1)
    play(state, "take pile A", "keep", "place at 2,1")
    assert columns(state, 1) == [0, 0, 0, 2, 1, 0]


def test_u24_u28_a_joker_between_red_yellow_and_blue() -> None:
    """+1 each, and no agent could stand there."""
    for pile in ("PR", "RO", "OY", "YG", "GB", "BP"):
        rest = " ".join(tile for tile in ["PR", "RO", "OY", "YG", "GB", "BP"] if tile != pile)
        state = position("RYGB", pile_a=f"{pile} {rest}", player=1 if pile[0] != "P" else 0)
        play(state, "take pile A", "keep")
        assert "0,1" not in spaces(state)
    state = position("RYGB")
    play(state, "take the Joker", "place at 0,1")
    assert columns(state, 0) == [1, 0, 1, 0, 1, 0]


def test_u26_nowhere_to_go() -> None:
    """Red, orange and yellow lie in one row; a blue agent goes to a corner and nothing is evaluated."""
    state = position("ROY", pile_a="BG PR RO OY GB BP", pile_b="OR YO GY YG PB RP", player=0)
    heard = play(state, "take pile A", "keep", "place at 1,3")
    assert kinds(heard, "corner") == [[0, 6, BLUE, 1, 3]]
    assert kinds(heard, "move") == []
