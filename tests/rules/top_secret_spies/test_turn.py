"""The turn."""

from __future__ import annotations

from math import comb

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coverstory.errors import IllegalAction
from coverstory.rules.contract import Event
from coverstory.rules.top_secret_spies import actions as codes
from support.spies_names import BLUE, CHURCH, GRAY, GREEN, RED, RUINS, VIOLET, YELLOW
from support.spies_positions import heard, play, position, split, where

WAYS = {5: (55, 15, 35, 70, 126, 210), 6: (83, 21, 56, 126, 252, 462), 7: (119, 28, 84, 210, 462, 924)}


def test_t25_a_turn_is_rolled_then_moved_then_scored_then_the_safe_moves() -> None:
    """Roll, move, markers, safe, next turn."""
    state = position(phase="roll", at={RED: 5})
    phases = [state.to_act()]
    for action in (codes.roll(1), split({RED: 2}), codes.place(3)):
        state = play(state, action)
        phases.append(state.to_act())
    assert phases == [-1, 0, 0, -1]
    assert state.player == 1


@pytest.mark.parametrize(
    "action", [codes.place(3), codes.PASS, codes.DONE, codes.PLAY_BASE, codes.write(3, 1), codes.roll(1), 9999, -5]
)
def test_t25_nothing_can_be_done_out_of_order(action: int) -> None:
    """While agents are to be moved, only that."""
    state = position(roll=1)
    assert state.forbidden_by(action) == "T25"
    with pytest.raises(IllegalAction):
        state.apply(action)


def test_t25_agents_are_not_moved_while_the_safe_is_to_be_placed() -> None:
    """After a scoring the safe comes next."""
    state = play(position(roll=1, at={RED: 5}), split({RED: 2}))
    assert state.forbidden_by(split({RED: 2})) == "T25"


@pytest.mark.parametrize("phase", ["move", "place", "ended"])
def test_t25_chance_has_no_outcomes_where_it_is_not_to_act(phase: str) -> None:
    """Neither at a decision nor after the end."""
    assert position(phase=phase).chance_outcomes() == []


def test_t30_turns_go_clockwise_and_from_the_last_seat_to_the_first() -> None:
    """From each seat to the next higher number."""
    state = position(seats=3, roll=1, player=1)
    after = play(state, split({RED: 2}))
    assert after.player == 2
    assert play(after, codes.roll(1), split({RED: 2})).player == 0
    assert heard(state, split({RED: 2}))[-1] == Event("turn", [2])


@pytest.mark.parametrize(("seats", "agents"), [(2, 5), (3, 6), (4, 7), (7, 7)])
@pytest.mark.parametrize("face", range(6))
def test_t6_the_number_of_ways_to_use_a_roll(seats: int, agents: int, face: int) -> None:
    """Counted in the rules text, and by the formula for putting points on agents."""
    state = position(seats=seats, roll=face)
    totals = (1, 2, 3) if face == 0 else (face + 1,)
    assert state.legal_count() == len(state.legal_actions()) == WAYS[agents][face]
    assert state.legal_count() == sum(comb(total + agents - 1, agents - 1) for total in totals)
    with_cards = position(seats=seats, roll=face, cards=True)
    assert with_cards.legal_count() == WAYS[agents][face] + (face == 0)


@pytest.mark.parametrize("face", range(6))
def test_t6_what_is_listed_is_what_can_be_counted_numbered_and_spent(face: int) -> None:
    """The list, the n-th of it and the check of one split agree, over all splits there are."""
    state = position(seats=3, roll=face)
    out = vec[i64]([0] * 1024)
    listed = [out[n] for n in range(state.legal_into(out))]
    assert listed == list(state.legal_actions()) == [state.nth_legal(n) for n in range(state.legal_count())]
    assert listed == [action for action in range(codes.ACTIONS) if state.is_legal(action)]


def test_t6_the_example_of_five_points_for_two_agents() -> None:
    """Green goes three buildings, from 8 to the ruins; violet two, from the church to 2."""
    state = play(position(phase="roll", at={GREEN: 8}), codes.roll(4), split({GREEN: 3, VIOLET: 2}))
    assert (where(state, GREEN), where(state, VIOLET)) == (RUINS, 2)
    assert [where(state, agent) for agent in (GRAY, YELLOW, 2, RED, BLUE)] == [CHURCH] * 5


def test_t6_six_agents_may_go_one_building_each_or_one_agent_all_six() -> None:
    """Two of the 924 ways to use a 6."""
    state = position(roll=5)
    spread = play(state, split(dict.fromkeys(range(1, 7), 1)))
    assert [where(spread, agent) for agent in range(7)] == [0, 1, 1, 1, 1, 1, 1]
    assert where(play(state, split({RED: 6})), RED) == 6


@pytest.mark.parametrize("points", [1, 3, 4, 6])
def test_t6_all_points_must_be_used_and_no_more(points: int) -> None:
    """A roll of 2 moves two buildings in all."""
    state = position(roll=1)
    with pytest.raises(IllegalAction) as refused:
        state.apply(split({RED: points}))
    assert refused.value.rule == "T6"


def test_t6_moves_are_heard_with_every_step() -> None:
    """Who moved, how many points, and each agent's way."""
    state = position(roll=2, at={BLUE: 10})
    assert heard(state, split({RED: 1, BLUE: 2})) == [
        Event("move", [0, 3]),
        Event("walk", [RED, 0, 1, 1]),
        Event("walk", [BLUE, 10, 0, 2]),
        Event("turn", [1]),
    ]


def test_t28_any_agent_may_be_moved_and_the_own_may_stay() -> None:
    """Seat 0 owns gray here and may move any other agent, also to where others are."""
    state = position(roll=1, firsts=[GRAY, RED, BLUE, GREEN], at={RED: 1, BLUE: 3})
    after = play(state, split({RED: 2}))
    assert where(after, GRAY) == CHURCH
    assert where(after, RED) == where(after, BLUE) == 3


@pytest.mark.parametrize("points", [1, 2, 3])
def test_t34_on_1_3_the_player_chooses_the_points(points: int) -> None:
    """One, two or three points."""
    assert where(play(position(roll=0), split({RED: points})), RED) == points


def test_t34_on_1_3_no_points_and_four_points_are_refused() -> None:
    """In the basic game at least one point is used."""
    state = position(roll=0)
    assert state.forbidden_by(0) == "T6"
    assert state.forbidden_by(split({RED: 4})) == "T6"
    assert not state.is_legal(0)
