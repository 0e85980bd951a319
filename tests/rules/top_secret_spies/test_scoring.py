"""Scoring."""

from __future__ import annotations

import pytest

from coverstory.errors import IllegalAction
from coverstory.rules.contract import Event
from coverstory.rules.top_secret_spies import actions as codes
from support.spies_names import BLUE, GRAY, GREEN, ORANGE, RED, RUINS, YELLOW
from support.spies_positions import heard, marker, play, position, split

TABLE = {ORANGE: 3, GRAY: 8, GREEN: 1, YELLOW: RUINS, RED: 0}  # and the safe on 5


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
    """The example: orange +5, gray +8, green +1, yellow -3 (with 7 points), red 0."""
    state = position(roll=1, safe=5, at=TABLE, markers={YELLOW: 7, RED: 4})
    after = play(state, split({ORANGE: 2}))
    assert [marker(after, agent) for agent in (ORANGE, GRAY, GREEN, YELLOW, RED)] == [5, 8, 1, 4, 4]


def test_t8_yellow_does_not_fall_below_0() -> None:
    """The same scoring, with yellow at 2."""
    assert marker(play(position(roll=1, safe=5, at=TABLE, markers={YELLOW: 2}), split({ORANGE: 2})), YELLOW) == 0


def test_t8_a_scoring_is_heard_building_by_building() -> None:
    """Where each agent stands, and its marker before and after; the church is silent."""
    state = position(roll=1, safe=5, at=TABLE, markers={YELLOW: 7})
    assert heard(state, split({ORANGE: 2}))[2:] == [
        Event("scoring", [0, 5]),
        Event("score", [GREEN, 1, 0, 1]),
        Event("score", [ORANGE, 5, 0, 5]),
        Event("score", [GRAY, 8, 0, 8]),
        Event("score", [YELLOW, RUINS, 7, 4]),
    ]


def test_t8_the_safe_goes_to_any_different_building_and_nobody_scores_there() -> None:
    """Church and ruins too; not where it is."""
    state = play(position(roll=1, safe=5, at=TABLE), split({ORANGE: 2}))
    assert list(state.legal_actions()) == [codes.place(building) for building in range(12) if building != 5]
    with pytest.raises(IllegalAction) as refused:
        state.apply(codes.place(5))
    assert refused.value.rule == "T8"
    after = play(state, codes.place(8))
    assert after.safe == 8
    assert marker(after, GRAY) == 8
    assert after.to_act() == -1
    assert heard(state, codes.place(8)) == [Event("safe", [0, 5, 8]), Event("turn", [1])]
