"""End of the game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coverstory.rules.contract import OVER
from coverstory.rules.options import Value
from coverstory.rules.undercover_danzer import phases
from support.danzer_positions import VARIANTS, any_turn, kinds, play, position, rollout, view

FIVE = "7 7 7 6 7 7"  # five tokens, and green one step before its first
GREEN_ON_TOP = "GY OR YO BG PB RP"


def test_u35_the_round_is_played_to_its_end() -> None:
    """Seat 0 began and takes its sixth token; the other three have one more turn each."""
    state = position(staffers={0: FIVE}, pile_b=GREEN_ON_TOP)
    heard = play(state, "take pile B", "keep", "place at 2,2")
    assert kinds(heard, "ending") == [[0]]
    for seat in (1, 2, 3):
        assert state.to_act() == seat
        any_turn(state)
    assert state.to_act() == OVER
    assert state.reason() == "tokens"


def test_u35_the_last_player_of_a_round_ends_the_game_at_once() -> None:
    """All have had the same number of turns."""
    state = position(staffers={3: FIVE}, pile_b="BG OR YO GY PB RP", player=3)
    heard = play(state, "take pile B", "flip", "place at 2,2")
    assert state.to_act() == OVER
    assert kinds(heard, "over") == [[0]]


def test_u35_the_first_to_have_six_is_remembered() -> None:
    """Another sixth token in the same round changes nothing."""
    state = position(staffers={0: FIVE, 1: "8 8 8 5 8 8"}, pile_b=GREEN_ON_TOP, pile_a="GB PR RO OY YG BP")
    play(state, "take pile B", "keep", "place at 2,2")
    heard = play(state, "take pile A", "keep", "place at 1,3")
    assert kinds(heard, "ending") == []
    assert state.table.ending == 0


def test_u36_the_opposite_token_counts_twice_and_a_missing_one_nothing() -> None:
    """Orange's opposite is blue: 4 + 7 + 2 × 5; purple's is yellow: 2 × 8."""
    state = position(staffers={0: "7 7 0 0 7 0", 3: "0 0 7 0 0 6"})
    assert state.outcome().scores == [21, 0, 0, 16]


def test_u36_the_tally_shows_how_the_points_came_about() -> None:
    """Value times factor, lane by lane."""
    state = position(player=3, turn=300, staffers={0: "7 0 0 0 7 0"})
    heard = play(state, "take the Joker", "place at -1,1")
    assert kinds(heard, "tally")[:6] == [
        [0, 0, 7, 4, 1, 4],
        [0, 1, 0, 0, 1, 0],
        [0, 2, 0, 0, 1, 0],
        [0, 3, 0, 0, 1, 0],
        [0, 4, 7, 5, 2, 10],
        [0, 5, 0, 0, 1, 0],
    ]
    assert kinds(heard, "score") == [[0, 14, 1], [1, 0, 3], [2, 0, 3], [3, 0, 2]]


def classified(*staffers: str, tie_break: str = "one_column") -> list[int]:
    """The places, with the classified track, where points are easy to make equal."""
    state = position(staffers=dict(enumerate(staffers)), track="classified", tie_break=tie_break)
    return state.outcome().places


def test_u40_most_staffers_on_the_rightmost_column_win_a_tie() -> None:
    """Orange and yellow have 21: orange on column 11, yellow 15 and 6."""
    assert classified("11 0 0 0 0 0", "6 0 0 8 0 0", "0 0 0 0 0 1", "0 0 0 1 0 0") == [1, 2, 3, 3]


def test_u40_staffers_of_others_do_not_matter() -> None:
    """Green stands furthest right but is not tied for the win."""
    assert classified("9 0 0 0 0 0", "0 9 0 0 0 0", "1 0 0 0 0 11", "0 0 0 0 0 0") == [1, 1, 3, 4]


def test_u40_several_can_win() -> None:
    """Both have one staffer on column 11; one column only."""
    assert classified("11 0 0 5 0 0", "0 11 0 0 0 0", "0 0 0 0 0 1", "0 0 0 1 0 0") == [1, 1, 3, 3]


def test_u40_further_columns_may_decide() -> None:
    """The option: orange has one more on column 5."""
    places = classified("11 0 0 5 0 0", "0 11 0 0 0 0", "0 0 0 0 0 1", "0 0 0 1 0 0", tie_break="further_columns")
    assert places == [1, 2, 3, 3]


def test_u40_whole_track_looks_where_anybody_stands() -> None:
    """The option: only green, with fewer points, stands on column 11, so orange and yellow, with 36 each, both win."""
    staffers = ("9 9 0 0 0 0", "8 8 6 0 0 0", "0 0 0 11 0 0", "0 0 0 0 0 0")
    assert classified(*staffers) == [1, 2, 3, 4]
    assert classified(*staffers, tie_break="whole_track") == [1, 1, 3, 4]


def test_u40_whole_track_counts_a_tied_players_staffers_there() -> None:
    """The option: orange stands on column 11 as well as green, and yellow does not."""
    staffers = ("11 0 0 0 0 0", "6 0 0 8 0 0", "0 5 0 0 0 11", "0 0 0 0 0 0")
    assert classified(*staffers, tie_break="whole_track")[:2] == [1, 3]


def test_u38_u40_whole_track_leaves_neutral_staffers_aside() -> None:
    """The option, with two players: column 11 holds only neutral staffers, so column 9 is looked at."""
    state = position("OY", staffers={0: "9 9 0 0 0 0", 1: "8 8 6 0 0 0"}, track="classified", tie_break="whole_track")
    assert state.outcome().places == [1, 2]


def test_u40_nobody_on_the_track_leaves_a_tie() -> None:
    """No column holds a staffer."""
    assert classified(*["0 0 0 0 0 0"] * 4) == [1, 1, 1, 1]


def test_u49_lower_places_are_found_in_the_same_way() -> None:
    """Yellow and green have 6: yellow alone on column 6, green -4 and … on lower columns."""
    places = classified("11 0 0 0 0 0", "0 6 0 0 0 0", "0 5 0 0 0 6", "0 0 0 0 0 0")
    assert places == [1, 2, 2, 4]
    places = classified("11 0 0 0 0 0", "0 6 0 0 0 0", "0 5 0 0 0 6", "0 0 0 0 0 0", tie_break="further_columns")
    assert places == [1, 3, 2, 4]


def test_u50_all_tiles_are_turned_up_at_the_end() -> None:
    """Also those in the piles."""
    state = position(player=3, turn=300, placed={"YG": "new 0,3"})
    assert "?" in view(state).text()
    heard = play(state, "take the Joker", "place at -1,1")
    assert len(kinds(heard, "back")) == 12
    assert "?" not in view(state).text()
    assert "agent A5 BP pile\n" in view(state).text()


def test_u41_the_game_ends_after_three_hundred_rounds() -> None:
    """Scored as it stands, with that reason."""
    state = position(player=3, turn=299)
    play(state, "take the Joker", "place at -1,1")
    assert state.to_act() == 0
    state = position(player=3, turn=300, staffers={0: "7 0 0 0 0 0"})
    heard = play(state, "take the Joker", "place at -1,1")
    assert state.to_act() == OVER
    assert state.outcome().scores == [4, 0, 0, 0]
    assert (state.reason(), kinds(heard, "over")) == ("cap", [[2]])


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@settings(max_examples=3)
@given(seed=st.integers(0, 10**6))
def test_u35_u39_all_have_the_same_number_of_turns(seats: int, options: dict[str, Value], seed: int) -> None:
    """And exactly the game's own reason ends a random game."""
    turns = [0] * seats
    for state in rollout(seats, options, seed):
        if state.table.phase == phases.PLACE:
            turns[state.table.player] += 1
    assert len(set(turns)) == 1
    assert state.reason() == ("line" if options.get("track") == "classified" else "tokens")
    assert 1 in state.outcome().places
