"""Scoring."""

from __future__ import annotations

import pytest

from coverstory.errors import IllegalAction
from coverstory.rules.contract import Event
from coverstory.rules.top_secret_spies import actions as codes
from spies_positions import BLUE, GREEN, RED, RUINS, VIOLET, YELLOW, heard, marker, play, position, split

TABLE = {BLUE: 5, YELLOW: 2, RED: 10, VIOLET: RUINS, GREEN: 0}


def test_t7_an_agent_moved_to_the_safe_makes_a_scoring() -> None:
    """It was moved, and it ends there."""
    after = play(position(roll=1, at={RED: 5}), split({RED: 2}))
    assert after.legal_count() == 11
    assert marker(after, RED) == 7


def test_t7_passing_through_makes_no_scoring() -> None:
    """Through building 7 to building 8."""
    after = play(position(roll=2, at={RED: 5}), split({RED: 3}))
    assert after.player == 1
    assert marker(after, RED) == 0


def test_t7_an_agent_that_stood_there_already_makes_no_scoring() -> None:
    """Red was at the safe and stays; blue moves elsewhere."""
    after = play(position(roll=2, at={RED: 7}), split({BLUE: 3}))
    assert after.player == 1
    assert marker(after, RED) == 0


def test_t8_every_agent_scores_its_building_at_once() -> None:
    """The rulebook's example: blue +7, yellow +2, red +10, violet -3, green 0."""
    state = position(roll=1, at=TABLE, markers={VIOLET: 5, GREEN: 4})
    after = play(state, split({BLUE: 2}))
    assert [marker(after, agent) for agent in (BLUE, YELLOW, RED, VIOLET, GREEN)] == [7, 2, 10, 2, 4]


def test_t8_violet_does_not_fall_below_0() -> None:
    """The same scoring with violet at the start."""
    assert marker(play(position(roll=1, at=TABLE), split({BLUE: 2})), VIOLET) == 0


def test_t8_a_scoring_is_heard_agent_by_agent() -> None:
    """Where each agent stands, and its marker before and after; the church is silent."""
    state = position(roll=1, at=TABLE, markers={VIOLET: 5})
    assert heard(state, split({BLUE: 2}))[2:] == [
        Event("scoring", [0, 7]),
        Event("score", [YELLOW, 2, 0, 2]),
        Event("score", [RED, 10, 0, 10]),
        Event("score", [BLUE, 7, 0, 7]),
        Event("score", [VIOLET, RUINS, 5, 2]),
    ]


def test_t8_the_safe_goes_to_any_different_building_and_nobody_scores_there() -> None:
    """Church and ruins too; not where it is."""
    state = play(position(roll=1, at=TABLE), split({BLUE: 2}))
    assert list(state.legal_actions()) == [codes.place(building) for building in range(12) if building != 7]
    with pytest.raises(IllegalAction) as refused:
        state.apply(codes.place(7))
    assert refused.value.rule == "T8"
    after = play(state, codes.place(10))
    assert after.safe == 10
    assert marker(after, RED) == 10
    assert after.to_act() == -1
    assert heard(state, codes.place(10)) == [Event("safe", [0, 7, 10]), Event("turn", [1])]
