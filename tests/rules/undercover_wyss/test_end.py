"""End of the game: W32 to W34."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.rules.contract import OVER
from coverstory.rules.options import Value
from coverstory.rules.undercover_wyss.play import WyssState
from support.wyss_positions import GAME, all_but, heard, offered, play, position, random_game

LAST_BUT_ONE = {(row, column): "." for row in range(1, 7) for column in range(1, 11)} | {(6, 10): "?"}


def last_card(value: int, **said: str) -> WyssState:
    """One card is left; everything else is in the box."""
    return position(LAST_BUT_ONE, box=all_but(value), **said)


def ended(takers: str, missions: str, aside: str) -> WyssState:
    """A finished game: what each seat took and laid aside; nothing is left in the grid."""
    grid = LAST_BUT_ONE | {(6, 10): "."}
    laid = [int(card) for pile in aside.split("|") for card in pile.split()]
    return position(grid, phase="ended", takers=takers, missions=missions, aside=aside, box=all_but(*laid))


def test_w32_the_game_ends_after_the_last_scoring() -> None:
    """The last card opened and the scorings of that turn done: nobody acts."""
    state = play(last_card(9), "open 6·10", "the card shows 9", "score the row first", "lay nothing aside")
    assert state.to_act() != OVER
    assert play(state, "lay nothing aside").to_act() == OVER
    assert state.outcome().reason == "all_open"


def test_w24_w32_laying_aside_after_the_very_last_scoring() -> None:
    """Also after the very last scoring."""
    state = play(last_card(9), "open 6·10", "the card shows 9", "score the row first", "lay nothing aside")
    play(state, "lay aside 6·10")
    assert state.to_act() == OVER
    assert state.laid_aside(0) == 9


def test_w32_an_open_compulsion_comes_to_nothing() -> None:
    """The last card is an 8; its compulsion has nobody to compel."""
    state = play(last_card(8), "open 6·10")
    assert "compel 0 1" in heard(state, "the card shows 8")
    play(state, "score the row first", "lay nothing aside", "lay nothing aside")
    assert state.to_act() == OVER


def test_w20_w32_no_power_after_the_last_scoring() -> None:
    """Option scoring_then_power: the game ends with the last scoring."""
    state = position(LAST_BUT_ONE | {(6, 1): "9/1"}, order="scoring_then_power", box=all_but(9, 8))
    play(state, "open 6·10", "the card shows 8", "score the row first", "lay nothing aside")
    told = heard(state, "lay nothing aside")
    assert state.to_act() == OVER
    assert not [event for event in told if event.startswith(("compel", "retire"))]


def test_w33_the_worked_example() -> None:
    """3 films, 1 suitcase, mission films, 14 in cards laid aside: 60 + 10 + 30 + 14 = 114."""
    state = ended("x x x x 0 0 0 x x x x x 0 x x x", "f t d", "10 4||")
    assert state.outcome().scores[0] == 114
    told = [event.text() for event in GAME.hear(state, GAME.read_action("lay nothing aside", "en"), state, 0)]
    assert [event for event in told if event.startswith(("tally", "total"))][:5] == [
        "tally_kind 0 1 3 60",
        "tally_kind 0 3 1 10",
        "tally_mission 0 1 3 30",
        "tally_aside 0 14",
        "total 0 114",
    ]


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 10), (2, 30), (3, 60), (4, 100)])
def test_w33_several_of_a_kind(count: int, points: int) -> None:
    """A kind's 1/2/3/4 secrets are worth 10/30/60/100 in total."""
    takers = " ".join(["1"] * count + ["x"] * (16 - count))
    assert ended(takers, "f d s", "||").outcome().scores == [0, points, 0]


def test_w33_ten_for_each_secret_of_the_mission() -> None:
    """+10 for each secret of the mission's kind: four tapes with the mission tape."""
    assert ended("1 1 1 1" + " x" * 12, "f t s", "||").outcome().scores == [0, 140, 0]


def test_w33_own_cards_laid_aside() -> None:
    """+ the values of own cards laid aside."""
    assert ended("x" + " x" * 15, "f t s", "10 0|2 3|9").outcome().scores == [10, 5, 9]


def test_w33_open_cards_left_count_nothing() -> None:
    """Seat 0's 9 stays in the grid: 2 secrets, no more."""
    state = play(last_card(9, missions="t d f"), "open 6·10", "the card shows 9")
    play(state, "score the row first", "lay nothing aside", "lay nothing aside")
    assert state.outcome().scores == [20, 0, 0]


@pytest.mark.parametrize(
    ("takers", "aside", "places"),
    [
        ("0 1 x x x x x x x x x x x x x x", "||", [1, 1, 3]),  # equal points, equal secrets: shared
        ("0 x x x x x x x x x x x x x x x", "|10|", [1, 2, 3]),  # equal points, more secrets
        ("0 x x x x x x x x x x x x x x x", "|10 2|", [2, 1, 3]),  # more points
        ("x x x x x x x x x x x x x x x x", "||", [1, 1, 1]),
    ],
)
def test_w34_points_then_secrets_then_shared(takers: str, aside: str, places: list[int]) -> None:
    """Tie: more secrets; still equal: shared win. Further places in the same way."""
    assert ended(takers, "f d s", aside).outcome().places == places


def test_w36_the_most_points_win() -> None:
    """The most points win."""
    assert ended("0 0 1 1 1 x x x x x x x x x x x", "d s f", "||").outcome().winners == [1]


@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), variant=st.sampled_from(GAME.variants))
def test_w33_w34_the_tally_adds_up(seats: int, seed: int, variant: Mapping[str, Value]) -> None:
    """Lemma: the items told at the end add up to the scores; secrets taken and lost are sixteen."""
    *_, (_, _, after, told) = random_game(seats, variant, seed)
    scores = after.outcome().scores
    for seat in range(seats):
        items = [event.numbers for event in told if event.kind.startswith("tally") and event.numbers[0] == seat]
        assert sum(item[-1] for item in items) == scores[seat]
    assert [event.numbers[1] for event in told if event.kind == "total"] == scores
    assert [event.numbers[1] for event in told if event.kind == "place"] == after.outcome().places
    assert [event.numbers[1] for event in told if event.kind == "shown_mission"] == [
        after.mission(seat) for seat in range(seats)
    ]
    assert not offered(after)
