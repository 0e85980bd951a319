"""Placement."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coverstory.rules.options import Value
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.components import column_of, row_of
from coverstory.rules.undercover_danzer.play import DanzerState
from support.danzer_positions import VARIANTS, at, columns, kinds, play, position, refused, rollout, spaces

STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def test_u24_an_agent_fits_beside_its_own_and_neighbouring_colours_only() -> None:
    """Headquarters: orange 0,1, yellow 0,2, purple 1,0, green 1,2. Red goes beside orange and purple."""
    state = position(pile_a="RO PR OY YG GB BP")
    play(state, "take pile A", "keep")
    assert spaces(state) == {"-1,1", "0,0", "2,0", "1,-1"}
    assert refused(state, "place at 1,1") == "U24"  # orange and purple are there, but green too
    assert refused(state, "place at 0,1") == "U24"  # not empty
    assert refused(state, "place at 9,9") == "U24"  # no neighbour


def test_u24_a_joker_needs_only_a_neighbour() -> None:
    """Of any kind."""
    state = position()
    play(state, "take the Joker")
    assert spaces(state) == {"-1,1", "1,1", "0,0", "-1,2", "0,3", "2,0", "1,-1", "2,2", "1,3"}


def test_u24_beside_a_joker_any_agent_fits() -> None:
    """Every neighbour must be a Joker or have a fitting colour."""
    state = position(pile_a="RO PR OY YG GB BP", jokers={1: "0,4"})
    play(state, "take pile A", "keep")
    assert {"0,5", "-1,4", "1,4"} <= spaces(state)
    assert "0,3" not in spaces(state)  # between the Joker and yellow


def test_u24_the_tile_in_hand_is_off_the_desk() -> None:
    """It is no neighbour of itself."""
    state = position(placed={"YG": "new 0,5"}, jokers={1: "7,7"})
    play(state, "take the agent at 0,5", "keep")
    assert not {"0,4", "0,6", "-1,5", "1,5"} & spaces(state)


def test_u25_an_agent_that_was_not_flipped_goes_elsewhere() -> None:
    """Another space than it was taken from."""
    state = position(placed={"YG": "new 0,3"})
    play(state, "take the agent at 0,3", "keep")
    assert refused(state, "place at 0,3") == "U25"


def test_u25_a_flipped_agent_may_go_back_if_it_fits() -> None:
    """Yellow at 0,3 turns green and still fits beside yellow; at 1,-1 beside purple it would not."""
    state = position(placed={"YG": "new 0,3"})
    play(state, "take the agent at 0,3", "flip")
    assert "0,3" in spaces(state)
    state = position(placed={"RO": "new 1,-1"})
    play(state, "take the agent at 1,-1", "flip")
    assert refused(state, "place at 1,-1") == "U24"


def test_u26_before_any_agent_is_placed_any_corner_will_do() -> None:
    """Three consecutive colours: blue fits beside none of red, orange and yellow."""
    state = position("ROY", pile_a="BP PR RO OY YG GB", player=2)
    play(state, "take pile A", "keep")
    assert spaces(state) == {"-1,-1", "1,-1", "-1,3", "1,3"}
    assert state.is_legal(at(1, 3))
    assert refused(state, "place at 5,5") == "U26"


def test_u26_a_corner_of_an_agent_comes_first() -> None:
    """At least one diagonal neighbour that is an agent, and no orthogonal one."""
    state = position("ROY", {"OY": "new 1,1"}, pile_a="OY BP PR RO YG GB", player=2)
    play(state, "take pile A", "keep")
    assert spaces(state) == {"2,0", "2,2"}
    assert refused(state, "place at -1,-1") == "U26"
    assert refused(state, "place at 1,2") == "U26"


def test_u26_nothing_is_evaluated_and_the_file_stays() -> None:
    """Step 4 is skipped."""
    state = position("ROY", {"OY": "new 1,1"}, pile_a="OY BP PR RO YG GB", player=2)
    heard = play(state, "take pile A", "keep", "place at 2,2")
    assert kinds(heard, "corner") == [[2, 7, 4, 2, 2]]
    assert columns(state, 2) == [0] * 6
    assert "service Y file A1 " in state.text()


def test_u26_only_if_the_tile_fits_nowhere() -> None:
    """A corner is refused as long as there is a space that fits."""
    state = position(pile_a="RO PR OY YG GB BP")
    play(state, "take pile A", "keep")
    assert refused(state, "place at -1,0") == "U26"


def test_u25_u26_an_agent_that_was_not_flipped_leaves_its_corner_too() -> None:
    """The blue agent at 2,0 fits nowhere and may not stay: only the other corner is left."""
    state = position("ROY", {"OY": "new 1,1", "BP": "new 2,0"}, player=2)
    play(state, "take the agent at 2,0", "keep")
    assert spaces(state) == {"2,2"}
    assert refused(state, "place at 2,0") == "U25"


def test_u27_tiles_that_touch_diagonally_are_not_at_the_meeting() -> None:
    """A yellow agent above yellow, with orange at a corner: only yellow moves."""
    state = position(pile_a="YG PR RO OY GB BP")
    play(state, "take pile A", "keep", "place at -1,2")
    assert columns(state, 0) == [0, 0, 2, 0, 0, 0]


def fitting(state: DanzerState) -> set[tuple[int, int]]:
    """U24 to U26 once more, by looking at every space near every tile."""
    table = state.table
    desk = {(row_of(table.at[p]), column_of(table.at[p])): p for p in range(22) if table.at[p] >= 0}
    colour = table.face[table.hand]
    barred = (row_of(table.came), column_of(table.came)) if not table.flipped else None
    near = {(row + r, column + c) for row, column in desk for r in (-1, 0, 1) for c in (-1, 0, 1)}
    free = near - set(desk) - {barred}
    beside = {space: [desk[n] for n in around(space, STEPS) if n in desk] for space in free}
    regular = {
        space
        for space, pieces in beside.items()
        if pieces and all(6 in (colour, table.face[p]) or (table.face[p] - colour) % 6 in (0, 1, 5) for p in pieces)
    }
    if regular:
        return regular
    apart = [space for space, pieces in beside.items() if not pieces]
    agents = {space for space in apart if any(6 <= desk.get(n, 0) < 18 for n in around(space, CORNERS))}
    return agents or {space for space in apart if any(n in desk for n in around(space, CORNERS))}


def around(space: tuple[int, int], steps: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    return [(space[0] + row, space[1] + column) for row, column in steps]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@settings(max_examples=3)
@given(seed=st.integers(0, 10**6))
def test_u24_u25_u26_spaces_are_those_found_by_looking_everywhere(
    seats: int, options: dict[str, Value], seed: int
) -> None:
    """Offered, and let through one by one."""
    for number, state in enumerate(rollout(seats, options, seed)):
        if number > 150:
            break
        if state.table.phase == phases.PLACE:
            expected = {at(row, column) for row, column in fitting(state)}
            assert set(state.legal_actions()) == expected
            for row, column in product(range(-2, 4), repeat=2) if number % 4 == 0 else ():
                assert state.is_legal(at(row, column)) == (at(row, column) in expected)


def test_u24_islands_far_apart_do_not_disturb_each_other() -> None:
    """The plane is unbounded: spaces 32 and 64 rows or columns apart are different spaces."""
    far = {"YG": "new 2,34", "GY": "new 34,2", "GB": "new 66,66", "BG": "new 34,34"}
    state = position(placed=far, turn=20, player=1)
    play(state, "take the agent at 34,34", "keep")
    assert set(state.legal_actions()) == {at(row, column) for row, column in fitting(state)}
