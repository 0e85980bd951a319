"""Activation."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coverstory.rules.options import Value
from coverstory.rules.undercover_danzer import phases
from support.danzer_positions import (
    BLUE,
    GREEN,
    VARIANTS,
    any_turn,
    columns,
    kinds,
    offers,
    play,
    position,
    refused,
    rollout,
    spaces,
)


def test_u14_pile_tops_free_agents_and_the_own_joker_may_be_activated() -> None:
    """Placed agents by where they lie."""
    state = position(placed={"YG": "new 0,3", "BG": "undercover 2,2"})
    agents = ["take the agent at 0,3", "take the agent at 2,2"]
    assert offers(state) == ["take pile A", "take pile B", "take the Joker", *agents]


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("a headquarters", "take the agent at 0,1"),
        ("a placed Joker", "take the agent at -1,1"),
        ("the own Joker once it is placed", "take the Joker"),
        ("an agent with a file", "take the agent at 0,3"),
        ("an agent that shows the opposite colour", "take the agent at 2,2"),
        ("a pile whose top shows the opposite colour", "take pile B"),
        ("an empty space", "take the agent at 7,7"),
    ],
)
def test_u14_nothing_else_may_be_activated(what: str, words: str) -> None:
    """Orange, whose opposite is blue, has placed his Joker above orange."""
    state = position(
        placed={"YG": "new 0,3", "BP": "new 2,2"},
        files={2: "YG"},
        jokers={0: "-1,1"},
        pile_b="BG OR YO GY PB RP",
    )
    assert refused(state, words) == "U14"


def test_u14_an_agent_with_a_file_is_matched_and_scores_as_a_neighbour() -> None:
    """A file prevents activation and nothing else."""
    state = position(placed={"YG": "new 0,3"}, files={2: "YG"}, pile_b="GY OR YO BG PB RP")
    play(state, "take pile B", "keep", "place at 0,4")
    assert columns(state, 0) == [0, 0, 1, 1, 0, 0]


def test_u15_an_enclosed_agent_may_be_taken_and_islands_stay() -> None:
    """What becomes isolated stays where it is and counts as placed."""
    around = {"GB": "new 2,1", "GY": "new 2,3", "BP": "new 3,2"}
    state = position(placed={"BG": "new 2,2", **around}, player=1)
    play(state, "take the agent at 2,2", "keep")
    assert "3,3" in spaces(state)  # beside the island
    play(state, "place at 3,3")
    assert "agent A1 B? new 3,2\n" in state.text()


def test_u18_a_tile_from_a_pile_may_be_flipped_at_once_and_scores_two() -> None:
    """As any flipped agent does."""
    state = position(pile_b="BG OR YO GY PB RP", player=1)
    play(state, "take pile B", "flip", "place at -1,2")
    assert columns(state, 1) == [0, 0, 1, 2, 0, 0]


def test_u19_the_opposite_colour_after_the_flip_is_no_hindrance() -> None:
    """Only the face before taking counts: red takes blue, which turns out green, his opposite."""
    state = position("RYGB", pile_b="BG OR YO GY PB RP")
    play(state, "take pile B", "flip", "place at -1,2")
    assert columns(state, 0) == [0, 0, 1, 2, 0, 0]


def test_u20_the_own_file_blocks_too() -> None:
    """So nobody activates the same agent twice running."""
    state = position(placed={"YG": "new 0,3"}, files={0: "YG"})
    assert refused(state, "take the agent at 0,3") == "U20"


def test_u21_a_file_on_a_joker_frees_the_agent_of_the_turn_before() -> None:
    """On a Joker the file protects nothing."""
    state = position(placed={"YG": "new 0,3"}, files={0: "YG"})
    play(state, "take the Joker", "place at -1,1")
    assert "take the agent at 0,3" in offers(state)
    assert refused(state, "take the agent at -1,1") == "U14"
    for _ in range(3):
        any_turn(state)
    assert refused(state, "take the agent at -1,1") == "U14"  # his own file, but a Joker


def test_u22_the_joker_must_be_played_when_nothing_else_can_be_taken() -> None:
    """Even in the first round: orange sees blue on both piles."""
    state = position(turn=1, pile_a="BP PR RO OY YG GB", pile_b="BG OR YO GY PB RP")
    assert offers(state) == ["take the Joker"]
    assert refused(state, "draw the bottom of pile A") == "U22"


def test_u22_without_a_joker_the_bottom_tile_is_drawn() -> None:
    """Unseen, from a pile of his choice; it may be flipped, here to the opposite colour."""
    state = position(jokers={0: "-1,1"}, pile_a="BP PR RO OY YG GB", pile_b="BG OR YO GY RP PB")
    assert offers(state) == ["draw the bottom of pile A", "draw the bottom of pile B"]
    assert refused(state, "take the Joker") == "U14"
    heard = play(state, "draw the bottom of pile B")
    assert [event.text() for event in heard] == ["bottom 0 1 11 5"]
    assert offers(state) == ["flip", "keep"]
    assert "agent B0 B? pile\n" in state.text()
    heard = play(state, "flip", "place at 2,2")
    assert kinds(heard, "move") == [[0, GREEN, 0, 1, 1], [0, BLUE, 0, 2, 2]]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@settings(max_examples=3)
@given(seed=st.integers(0, 10**6))
def test_u22_there_is_always_a_bottom_tile_to_draw(seats: int, options: dict[str, Value], seed: int) -> None:
    """Lemma: when nothing else can be activated, the piles hold at least four tiles, and one of them two."""
    for number, state in enumerate(rollout(seats, options, seed)):
        if number > 400:
            break
        if state.table.phase == phases.TAKE:
            drawn = [words for words in offers(state) if words.startswith("draw")]
            if drawn:
                assert offers(state) == drawn
                assert state.table.left(0) + state.table.left(1) >= 4


def test_u48_a_single_tile_is_no_unseen_bottom() -> None:
    """Pile A holds one blue tile, all placed agents have files or are blue: only pile B can be drawn from."""
    placed = {"PR": "new 3,1", "RO": "new 3,3", "OY": "new 3,5", "YG": "new 3,7", "GB": "undercover 3,9"}
    state = position(
        placed=placed,
        files={0: "PR", 1: "RO", 2: "OY", 3: "YG"},
        jokers={0: "-1,1"},
        pile_b="BG OR YO GY PB RP",
    )
    assert offers(state) == ["draw the bottom of pile B"]
    assert refused(state, "draw the bottom of pile A") == "U48"
