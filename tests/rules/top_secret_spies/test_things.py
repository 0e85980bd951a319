"""Things on the table."""

from __future__ import annotations

from fractions import Fraction

import pytest

from coverstory.errors import IllegalAction
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.packed import agents_row
from support.spies_names import BLUE, CHURCH, RED, RUINS, VIOLET
from support.spies_positions import marker, play, position, split, start, where


@pytest.mark.parametrize(
    ("seats", "agents"),
    [(2, [1, 3, 4, 5, 6]), (3, [1, 2, 3, 4, 5, 6]), (4, list(range(7))), (5, list(range(7))), (7, list(range(7)))],
)
def test_t1_two_players_use_five_agents_three_six_and_more_all_seven(seats: int, agents: list[int]) -> None:
    """Gray stays out with three players, gray and orange with two."""
    assert list(agents_row(start(seats).setup.agent_bits)) == agents


def test_t1_an_agent_that_is_not_in_play_cannot_be_moved() -> None:
    """Only the agents in play take part."""
    state = position(seats=2, roll=1)
    with pytest.raises(IllegalAction) as refused:
        state.apply(split({0: 2}))
    assert refused.value.rule == "T1"


def test_t2_the_ring_runs_from_building_10_over_the_ruins_to_the_church() -> None:
    """Clockwise: church, 1 to 10, ruins, church."""
    state = position(roll=5, at={RED: 9, BLUE: 8})
    assert where(play(state, split({RED: 2, BLUE: 4})), RED) == RUINS
    assert where(play(state, split({RED: 3, BLUE: 3})), RED) == CHURCH
    assert where(play(state, split({RED: 6})), RED) == 3


def test_t2_the_safe_starts_on_building_7_and_all_agents_in_the_church() -> None:
    """Safe on 7, agents in the church."""
    state = start(4)
    assert state.safe == 7
    assert [where(state, agent) for agent in range(7)] == [CHURCH] * 7


def test_t3_points_run_on_past_42() -> None:
    """The finish is 42; the count goes on beyond it."""
    state = position(roll=1, at={RED: 5, BLUE: 10}, markers={RED: 38, BLUE: 41})
    after = play(state, split({RED: 2}))
    assert (marker(after, RED), marker(after, BLUE)) == (45, 51)


@pytest.mark.parametrize(("had", "has"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (41, 38)])
def test_t3_no_marker_falls_below_0(had: int, has: int) -> None:
    """The ruins take three points, but not below the start."""
    state = position(roll=1, at={RED: 5, VIOLET: RUINS}, markers={VIOLET: had})
    assert marker(play(state, split({RED: 2})), VIOLET) == has


def test_t4_each_face_of_the_die_is_as_likely_as_any_other() -> None:
    """Faces 1-3, 2, 3, 4, 5, 6."""
    outcomes = position(phase="roll").chance_outcomes()
    assert outcomes == [(codes.roll(face), Fraction(1, 6)) for face in range(6)]


@pytest.mark.parametrize("building", range(12))
def test_t29_a_building_is_worth_its_number_the_church_nothing_and_the_ruins_minus_3(building: int) -> None:
    """An agent scores the number of its building."""
    state = position(roll=1, at={RED: 5, BLUE: building}, markers={BLUE: 20})
    assert marker(play(state, split({RED: 2})), BLUE) == 20 + (-3 if building == RUINS else building)


def test_the_code_of_a_deal_is_told_from_others() -> None:
    dealt = [codes.deal(agent) for agent in range(7)]
    assert all(codes.is_deal(code) for code in dealt)
    assert not any(codes.is_deal(code) for code in (dealt[0] - 1, dealt[-1] + 1, codes.PASS))
