"""Setup."""

from __future__ import annotations

from fractions import Fraction

import pytest

from coverstory.rules.contract import ONLOOKER, Event
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.components import HIDDEN
from coverstory.rules.top_secret_spies.packed import agents_row, nibble
from coverstory.rules.top_secret_spies.view import look
from support.spies_positions import heard, play, position, split, start, told


def test_t5_chance_decides_who_begins() -> None:
    """Each seat is as likely as any other, and the first turn is its."""
    state = start(3)
    assert state.chance_outcomes() == [(codes.first(seat), Fraction(1, 3)) for seat in range(3)]
    dealt = play(state, codes.first(2), codes.deal(1), codes.deal(3), codes.deal(5), codes.roll(3))
    assert dealt.to_act() == 2


def test_t5_who_begins_is_heard_by_all() -> None:
    """The starting seat is public."""
    assert heard(start(3), codes.first(2)) == [Event("first", [2])]


def test_t5_a_seat_may_be_named() -> None:
    """Option first: no chance move, that seat begins."""
    state = play(start(2, {"first": "1"}), codes.deal(1), codes.deal(3), codes.roll(3))
    assert state.to_act() == 1


@pytest.mark.parametrize(("seats", "free"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 1), (7, 0)])
def test_t26_every_player_gets_one_agent_and_the_rest_are_free(seats: int, free: int) -> None:
    """One card each, the others under the board; with seven players there are none."""
    state = start(seats, {"first": "0"})
    for _ in range(seats):
        state = play(state, state.chance_outcomes()[0][0])
    assert len({nibble(state.firsts, seat) for seat in range(seats)}) == seats
    assert len(agents_row(state.free_agent_bits())) == free


def test_t26_every_agent_left_is_as_likely_to_be_dealt() -> None:
    """The agent cards are shuffled."""
    state = play(start(2, {"first": "0"}), codes.deal(4))
    assert state.chance_outcomes() == [(codes.deal(agent), Fraction(1, 4)) for agent in (1, 3, 5, 6)]


def test_t27_only_the_owner_knows_an_agent() -> None:
    """Others hear that a card was dealt, not which."""
    state = start(2, {"first": "0"})
    assert heard(state, codes.deal(4), 0) == [Event("agent", [0, 4])]
    for other in (1, ONLOOKER):
        assert heard(state, codes.deal(4), other) == [Event("dealt", [0])]
        assert told(state, codes.deal(4), other) == told(state, codes.deal(6), other)


def test_t27_a_view_hides_the_agents_of_others_until_the_end() -> None:
    """Then all are shown."""
    state = position(seats=3, roll=1, at={3: 5}, markers={3: 38}, firsts=[3, 1, 6])
    assert [nibble(look(state, 1, []).firsts, seat) for seat in range(3)] == [HIDDEN, 1, HIDDEN]
    over = play(state, split({3: 2}))
    assert [nibble(look(over, 1, []).firsts, seat) for seat in range(3)] == [3, 1, 6]
    reveals = [event.numbers for event in heard(state, split({3: 2}), 1) if event.kind == "reveal"]
    assert reveals == [[0, 3], [1, 1], [2, 6]]
