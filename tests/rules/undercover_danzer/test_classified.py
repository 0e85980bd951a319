"""The classified game."""

from __future__ import annotations

from coverstory.rules.contract import OVER
from support.danzer_positions import GREEN, any_turn, columns, kinds, new, play, position

GREEN_ON_TOP = "GY OR YO BG PB RP"


def green_by_two(colours: str, staffers: dict[int, str]) -> int:
    """Seat 0 has 2 steps in green; returns the column it comes to."""
    state = position(colours, staffers=staffers, pile_b=GREEN_ON_TOP, track="classified")
    play(state, "take pile B", "keep", "place at 2,2")
    return columns(state, 0)[GREEN]


def test_u9_eleven_columns_have_values() -> None:
    """−10 −8 −7 −4 0 6 11 15 18 20 21."""
    choices = new(3, track="classified").table.choices
    assert list(choices.values) == [-10, -8, -7, -4, 0, 6, 11, 15, 18, 20, 21]
    assert choices.columns == 11


def test_u10_beyond_the_line_is_the_sixth_column() -> None:
    """The line lies after the fifth column: five staffers on 6 and one on 5 do not end the game."""
    state = position(staffers={0: "6 6 6 3 6 6"}, pile_b=GREEN_ON_TOP, track="classified")
    assert kinds(play(state, "take pile B", "keep", "place at 2,2"), "ending") == []
    state = position(staffers={0: "6 6 6 4 6 6"}, pile_b=GREEN_ON_TOP, track="classified")
    assert kinds(play(state, "take pile B", "keep", "place at 2,2"), "ending") == [[0]]


def test_u37_a_staffer_stops_at_the_last_free_space() -> None:
    """Others on 10 and 11, mine on 8: 2 steps lead to 9, and then never further."""
    others = {1: "0 0 0 10 0 0", 2: "0 0 0 11 0 0"}
    assert green_by_two("OYGP", {0: "0 0 0 8 0 0", **others}) == 9
    assert green_by_two("OYGP", {0: "0 0 0 9 0 0", **others}) == 9


def test_u37_a_staffer_moves_on_to_the_next_free_space() -> None:
    """8 and 9 are occupied: 2 steps from 6 lead to 10."""
    assert green_by_two("OYGP", {0: "0 0 0 6 0 0", 1: "0 0 0 8 0 0", 2: "0 0 0 9 0 0"}) == 10


def test_u37_a_staffer_short_of_the_last_column_stays_mobile() -> None:
    """On 9 with 10 occupied and 11 free."""
    assert green_by_two("OYGP", {0: "0 0 0 9 0 0", 1: "0 0 0 10 0 0"}) == 11
    assert green_by_two("OYGP", {0: "0 0 0 11 0 0"}) == 11


def test_u38_a_neutral_staffer_blocks_the_last_column_for_two() -> None:
    """For the whole game, in all lanes."""
    assert green_by_two("OY", {0: "0 0 0 9 0 0"}) == 10
    assert green_by_two("OY", {0: "0 0 0 9 0 0", 1: "0 0 0 10 0 0"}) == 9


def test_u39_all_six_beyond_the_line_make_the_round_the_last() -> None:
    """Then the round is played to its end."""
    state = position(staffers={2: "6 6 6 4 6 6"}, pile_a="YG PR RO OY GB BP", track="classified", player=2)
    play(state, "take pile A", "flip", "place at 2,2")
    assert state.to_act() == 3
    any_turn(state)
    assert state.to_act() == OVER
    assert state.reason() == "line"


def test_u39_columns_count_the_special_one_twice_even_if_negative() -> None:
    """On 11, 9, 5, 4 (special), home and 7: 21 + 18 + 0 − 8 + 0 + 11 = 42. Purple's special lane is yellow."""
    state = position(staffers={3: "11 9 4 5 0 7"}, track="classified")
    assert state.outcome().scores == [0, 0, 0, 42]
