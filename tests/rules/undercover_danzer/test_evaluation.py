"""Evaluation."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coverstory.rules.options import Value
from support.danzer_positions import BLUE, GREEN, RED, VARIANTS, YELLOW, columns, kinds, play, position, rollout

GREEN_ON_TOP = "GY OR YO BG PB RP"  # pile B


def green_beside_green(staffers: dict[int, str]) -> tuple[list[int], list[list[int]]]:
    """Seat 0 of orange, yellow, green, purple moves 2 in green: 1 for the agent, 1 for the headquarters above it."""
    state = position(staffers=staffers, pile_b=GREEN_ON_TOP)
    heard = play(state, "take pile B", "keep", "place at 2,2")
    return columns(state, 0), kinds(heard, "gain")


def test_u28_the_agent_moves_its_colour_by_one_and_each_neighbour_its_own() -> None:
    """A green agent above yellow."""
    state = position(pile_b=GREEN_ON_TOP)
    heard = play(state, "take pile B", "keep", "place at -1,2")
    assert columns(state, 0) == [0, 0, 1, 1, 0, 0]
    assert kinds(heard, "move") == [[0, YELLOW, 0, 1, 1], [0, GREEN, 0, 1, 1]]


def test_u28_a_flipped_agent_counts_two_not_three() -> None:
    """2 steps if the agent was flipped this turn."""
    state = position(pile_b="BG OR YO GY PB RP", player=1)
    play(state, "take pile B", "flip", "place at -1,2")
    assert columns(state, 1) == [0, 0, 1, 2, 0, 0]


def test_u28_steps_in_one_colour_are_added_up() -> None:
    """Flipped green between a green headquarters and a green agent: 4."""
    state = position(placed={"GB": "new 2,3"}, pile_b="BG OR YO GY PB RP", player=1)
    play(state, "take pile B", "flip", "place at 2,2")
    assert columns(state, 1) == [0, 0, 0, 4, 0, 0]


def test_u28_only_the_active_player_moves() -> None:
    """The others' staffers stay."""
    state = position(pile_b=GREEN_ON_TOP)
    play(state, "take pile B", "keep", "place at 2,2")
    assert [columns(state, seat) for seat in (1, 2, 3)] == [[0] * 6] * 3


def test_u28_a_neighbouring_joker_gives_nothing() -> None:
    """Jokers give no steps."""
    state = position(pile_b=GREEN_ON_TOP, jokers={1: "2,3"})
    play(state, "take pile B", "keep", "place at 3,3")
    assert columns(state, 0) == [0, 0, 0, 1, 0, 0]


def test_u28_a_played_joker_earns_the_steps_for_its_neighbours() -> None:
    """At 1,1 between orange, purple and green."""
    state = position()
    play(state, "take the Joker", "place at 1,1")
    assert columns(state, 0) == [0, 1, 0, 1, 0, 1]


def test_u28_a_finished_colour_is_ignored() -> None:
    """The staffer on column 8 has its token."""
    state = position(staffers={0: "0 0 0 8 0 0"}, pile_b=GREEN_ON_TOP)
    heard = play(state, "take pile B", "keep", "place at 2,2")
    assert columns(state, 0) == [0, 0, 0, 8, 0, 0]
    assert kinds(heard, "stay") == [[0, GREEN, 8]]


def test_u29_the_first_turn_skips_evaluation_and_nothing_else() -> None:
    """The tile lies there, the file on it."""
    state = position(turn=1, pile_b=GREEN_ON_TOP)
    heard = play(state, "take pile B", "keep", "place at 2,2")
    assert columns(state, 0) == [0] * 6
    assert kinds(heard, "pause") == [[0]]
    assert "service O file B0 " in state.text()
    assert "agent B0 G? new 2,2\n" in state.text()


def test_u30_the_first_step_leads_to_column_one() -> None:
    """Home is before the first column."""
    assert green_beside_green({})[0][GREEN] == 2


def test_u30_occupied_spaces_are_counted_and_passed() -> None:
    """From 1 over an occupied 2 to 3."""
    assert green_beside_green({0: "0 0 0 1 0 0", 1: "0 0 0 2 0 0"})[0][GREEN] == 3


def test_u30_tokens_passed_over_are_not_taken() -> None:
    """From 6 by 2 to 8: the 8 on column 7 stays, the 4 on column 8 is taken."""
    assert green_beside_green({0: "0 0 0 6 0 0"}) == ([0, 0, 0, 8, 0, 0], [[0, GREEN, 4]])


def test_u31_a_staffer_moves_on_over_a_whole_chain() -> None:
    """2 steps from 1 lead to 3; 3, 4 and 5 are occupied, so it comes to 6."""
    others = {1: "0 0 0 3 0 0", 2: "0 0 0 4 0 0", 3: "0 0 0 5 0 0"}
    assert green_beside_green({0: "0 0 0 1 0 0", **others})[0][GREEN] == 6


def test_u32_a_staffer_with_a_token_is_frozen_and_still_occupies_its_space() -> None:
    """Another one on 8 keeps the space: 2 steps from 6 lead to 9."""
    moved, gained = green_beside_green({0: "0 0 0 6 0 0", 1: "0 0 0 8 0 0"})
    assert moved[GREEN] == 9
    assert gained == [[0, GREEN, 6]]


def test_u32_lanes_are_independent() -> None:
    """Yellow moves on over an occupied space, green does not."""
    state = position(staffers={1: "0 0 1 0 0 0"}, pile_b=GREEN_ON_TOP)
    play(state, "take pile B", "keep", "place at -1,2")
    assert columns(state, 0) == [0, 0, 2, 1, 0, 0]


def test_u33_a_staffer_stops_at_the_rightmost_token() -> None:
    """With 11 and 10 taken, 4 steps from 6 end on 9."""
    others = {0: "0 0 0 11 0 0", 2: "0 0 0 10 0 0"}
    staffers = {1: "0 0 0 6 0 0", **others}
    state = position(placed={"GB": "new 2,3"}, staffers=staffers, pile_b="BG OR YO GY PB RP", player=1)
    play(state, "take pile B", "flip", "place at 2,2")
    assert columns(state, 1)[GREEN] == 9


def stop_position() -> dict[int, str]:
    return {0: "0 0 0 7 0 0", 1: "0 0 0 11 0 0"}


def test_u33_two_players_five_steps_from_seven_lead_to_ten() -> None:
    """Tokens on 8 to 11, the opponent frozen on 11."""
    state = position("RY", {"GY": "new 2,3", "GB": "new 3,2"}, staffers=stop_position(), pile_b="GY BG OR YO PB RP")
    heard = play(state, "take pile B", "flip", "place at 2,2")
    assert kinds(heard, "move") == [[0, GREEN, 7, 10, 5]]
    assert kinds(heard, "gain") == [[0, GREEN, 7]]


def test_u33_two_players_one_step_from_seven_leads_to_eight() -> None:
    """The same position."""
    state = position("RY", staffers=stop_position(), pile_b="BG OR YO GY PB RP")
    play(state, "take pile B", "keep", "place at 2,2")
    assert columns(state, 0)[GREEN] == 8
    assert columns(state, 0)[BLUE] == 1
    assert columns(state, 0)[RED] == 0


@pytest.mark.parametrize(("seats", "options"), [table for table in VARIANTS if "track" not in table[1]])
@settings(max_examples=3)
@given(seed=st.integers(0, 10**6))
def test_u33_nobody_is_ever_stranded(seats: int, options: dict[str, Value], seed: int) -> None:
    """Lemma: ahead of every staffer without a token lie at least two tokens, and no space holds two staffers."""
    for state in rollout(seats, options, seed):
        table = state.table
        first = table.choices.threshold + 1
        for lane in range(6):
            standing = [columns(state, seat)[lane] for seat in range(seats)]
            on_track = [column for column in standing if column]
            assert len(set(on_track)) == len(on_track)
            if any(column < first for column in standing):
                free = set(range(first, table.choices.columns + 1)) - set(standing)
                assert len(free) >= 2
