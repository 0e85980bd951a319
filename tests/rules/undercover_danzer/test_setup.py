"""Setup."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.rules.contract import CHANCE
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.components import undercover_of
from support.danzer_positions import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    YELLOW,
    any_turn,
    dealt,
    kinds,
    new,
    offers,
    play,
    position,
    refused,
    rollout,
    view,
)


@pytest.mark.parametrize(
    ("track", "order"),
    [
        ("standard", ["tokens", "colours", "piles", "first", "take"]),
        ("classified", ["colours", "piles", "first", "take"]),
    ],
)
def test_u44_setup_has_an_order(track: str, order: list[str]) -> None:
    """Tokens, colours, headquarters and Jokers, piles, starting player."""
    seen: list[str] = []
    for state in rollout(4, {"track": track}, 1):
        phase = phases.NAMES[state.table.phase]
        if phase not in seen:
            seen.append(phase)
        if phase == "take":
            break
    assert seen == order


@pytest.mark.parametrize(("seats", "values"), [(2, [5, 6, 7, 8]), (3, [4, 5, 6, 7, 8]), (4, [4, 5, 6, 7, 8])])
def test_u11_each_lane_gets_every_token_once(seats: int, values: list[int]) -> None:
    """The tokens of each colour are shuffled; with two players the 4s stay in the box."""
    table = dealt(seats).table
    for lane in range(6):
        assert sorted(table.token[lane * 5 + number] for number in range(len(values))) == values


def test_u11_tokens_are_laid_from_right_to_left_and_the_last_needs_no_draw() -> None:
    """On the rightmost spaces of their lane."""
    state = new(3)
    said = [f"token {value} in the red lane" for value in (8, 5, 6, 7)]
    heard = kinds(play(state, *said), "token")
    assert heard == [[RED, 11, 8], [RED, 10, 5], [RED, 9, 6], [RED, 8, 7], [RED, 7, 4]]
    assert state.chance_outcomes()[0][0] == 41 + 9 + 4  # the 4 of the orange lane


def test_u13_seats_choose_in_their_order_and_no_colour_twice() -> None:
    """Each player gets a colour, no two the same; opposites go together."""
    state = new(3, track="classified")
    assert state.to_act() == 0
    play(state, "colour red")
    assert state.to_act() == 1
    assert refused(state, "colour red") == "U13"
    assert kinds(play(state, "colour green"), "colour") == [[1, GREEN]]
    assert "colour green" not in offers(state)
    assert refused(state, "take pile A") == "U45"


def test_u13_colours_may_be_drawn_by_lot() -> None:
    """Each colour that is left is as likely as any other."""
    state = new(2, track="classified", colours="random")
    assert state.to_act() == CHANCE
    assert [float(chance) for _, chance in state.chance_outcomes()] == [1 / 6] * 6
    play(state, "colour blue")
    assert len(state.chance_outcomes()) == 5


def test_u13_colours_may_be_settled_beforehand() -> None:
    """Letters by seat."""
    assert list(dealt(3, colours="GRB").table.colour) == [GREEN, RED, BLUE]
    assert list(new(2, colours="py", track="classified").table.colour) == [PURPLE, YELLOW]


def test_u13_the_starting_player_is_drawn_or_settled_and_turns_go_clockwise() -> None:
    """From a seat to the next higher number and from the last to seat 0."""
    drawn = {int(dealt(3, seed=seed).table.starts) for seed in range(20)}
    assert drawn == {0, 1, 2}
    state = dealt(3, first="1")
    order = []
    for _ in range(4):
        order.append(int(state.to_act()))
        any_turn(state)
    assert order == [1, 2, 0, 1]


def test_u5_the_wheel_runs_round_the_block() -> None:
    """Red, orange and yellow above, purple, blue and green below."""
    state = new(4, track="classified")
    heard = play(state, *[f"colour {name}" for name in ("red", "orange", "yellow", "purple")])
    assert kinds(heard, "headquarters") == [[RED, 0, 0], [ORANGE, 0, 1], [YELLOW, 0, 2], [PURPLE, 1, 0]]
    state = new(2, track="classified")
    heard = play(state, "colour red", "colour orange")
    assert [BLUE, 1, 1] in kinds(heard, "headquarters")
    assert [GREEN, 1, 2] in kinds(heard, "headquarters")


@pytest.mark.parametrize(("colours", "left"), [("RB", "OYGP"), ("RBG", "RGB"), ("RBGO", "ROGB")])
def test_u7_with_two_players_the_chosen_headquarters_leave_otherwise_the_others(colours: str, left: str) -> None:
    """What leaves becomes Jokers; each player has one."""
    state = dealt(len(colours), colours=colours)
    assert "".join(letter for colour, letter in enumerate("ROYGBP") if state.table.at[colour] >= 0) == left
    assert "take the Joker" in offers(state)


def test_u6_a_headquarters_that_left_leaves_an_ordinary_empty_space() -> None:
    """Between orange at 0,1 and purple at 1,0 a red agent fits on 0,0."""
    state = position(pile_a="RO PR OY YG GB BP")
    play(state, "take pile A", "keep", "place at 0,0")
    assert state.table.piece_on(state.table.at[6]) == 6


@given(st.integers(0, 10**6))
def test_u12_each_pile_holds_each_undercover_colour_once(seed: int) -> None:
    """For each undercover colour one of its two tiles goes to pile A and the other to pile B."""
    state = dealt(2, seed=seed, track="classified")
    assert sorted(state.tile) == list(range(12))
    for pile in (0, 6):
        assert sorted(undercover_of(state.tile[pile + depth]) for depth in range(6)) == list(range(6))


def test_u12_only_the_tops_are_seen_official_side_up() -> None:
    """Each pile lies with the official sides up."""
    lines = [line for line in view(position()).text().splitlines() if line.startswith("agent")]
    assert lines == [
        "agent A0 P? pile",
        *[f"agent A{depth} ?? pile" for depth in range(1, 6)],
        "agent B0 O? pile",
        *[f"agent B{depth} ?? pile" for depth in range(1, 6)],
    ]
