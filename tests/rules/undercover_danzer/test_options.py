"""Options: defaults, other values, and values that are refused."""

from __future__ import annotations

import pytest

from coverstory.errors import BadOption
from coverstory.rules.options import Value
from support.danzer_positions import GAME, GREEN, columns, dealt, kinds, new, play, position


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"colours": "RO/"}),
        (2, {"colours": "RR"}),
        (2, {"colours": "R"}),
        (2, {"colours": "ROYGB"}),
        (3, {"colours": "RO"}),
        (2, {"colours": "ROY"}),
        (2, {"first": "2"}),
        (4, {"first": "4"}),
        (2, {"headquarters": "ROYPBG"}),
        (2, {"headquarters": "ROY/PBB"}),
        (2, {"plain": 0}),
        (2, {"plain": 11}),
        (2, {"classified_values": "1,2,3,4,5"}),
        (2, {"classified_values": "1,2,3,4,5,x"}),
        (2, {"classified_values": "1,2,3,4,5,100"}),
        (2, {"line": 11}),
        (2, {"line": 3, "classified_values": "1,2,3,4,5,6", "tie_break": "none"}),
        (2, {"line": 6, "classified_values": "1,2,3,4,5,6"}),
        (2, {"track": "secret"}),
    ],
)
def test_values_that_do_not_fit_are_refused(seats: int, options: dict[str, Value]) -> None:
    with pytest.raises(BadOption):
        GAME.start(seats, options)


def test_defaults() -> None:
    assert GAME.settle({}) == {
        "colours": "chosen",
        "first": "random",
        "headquarters": "ROY/PBG",
        "track": "standard",
        "plain": 6,
        "classified_values": "-10,-8,-7,-4,0,6,11,15,18,20,21",
        "line": 5,
        "tie_break": "one_column",
        "taken_tokens": "open",
    }


def test_values_have_one_proper_form() -> None:
    settled = GAME.settle({"colours": "oy", "headquarters": "gbp/ryo", "classified_values": " 01, 2,3,-0,5,6"})
    assert settled["colours"] == "OY"
    assert settled["headquarters"] == "GBP/RYO"
    assert settled["classified_values"] == "1,2,3,0,5,6"


def test_u5_another_arrangement_of_the_headquarters() -> None:
    """Two rows of three, as the letters say."""
    heard = play(new(2, track="classified", headquarters="GBP/YRO"), "colour red", "colour orange")
    assert kinds(heard, "headquarters") == [[2, 1, 0], [3, 0, 0], [4, 0, 1], [5, 0, 2]]


@pytest.mark.parametrize(("seats", "threshold"), [(2, 4), (3, 3)])
def test_u8_another_number_of_plain_columns(seats: int, threshold: int) -> None:
    """With two players one more, so that the track keeps its length."""
    choices = dealt(seats, plain=3).table.choices
    assert (choices.threshold, choices.columns) == (threshold, 8)


def test_u8_tokens_follow_the_plain_columns() -> None:
    """With one plain column, two steps from home take the first token."""
    state = position(pile_b="GY OR YO BG PB RP", plain=1)
    assert kinds(play(state, "take pile B", "keep", "place at 2,2"), "gain") == [[0, GREEN, 8]]


def test_u9_other_values() -> None:
    """One for each column; the track is as long as the list."""
    values = "1,2,3,4,5,60"
    state = position(staffers={0: "6 0 0 0 2 0"}, track="classified", classified_values=values, line=3)
    assert state.outcome().scores[0] == 60 + 2 * 2


def test_u10_another_line() -> None:
    """After the second column."""
    state = position(staffers={0: "3 3 3 1 3 3"}, pile_b="GY OR YO BG PB RP", track="classified", line=2)
    assert kinds(play(state, "take pile B", "keep", "place at 2,2"), "ending") == [[0]]
    assert columns(state, 0)[GREEN] == 3
