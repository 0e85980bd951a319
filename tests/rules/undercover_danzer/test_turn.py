"""Turn."""

from __future__ import annotations

import pytest

from coverstory.rules.options import Value
from support.danzer_positions import VARIANTS, kinds, offers, play, position, refused, rollout, spaces, view


def test_u45_nothing_can_be_done_out_of_order() -> None:
    """Take a tile, flip it or not, place it."""
    state = position()
    for words in ("flip", "keep", "place at 0,0", "colour red", "seat 2 begins", "token 4 in the red lane"):
        assert refused(state, words) == "U45"
    assert state.forbidden_by(-1) == state.forbidden_by(10**9) == "U45"
    play(state, "take pile A")
    for words in ("take pile A", "place at 0,0", "take the Joker"):
        assert refused(state, words) == "U45"
    play(state, "keep")
    for words in ("keep", "take pile B", "take the agent at 0,1"):
        assert refused(state, words) == "U45"


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_u23_every_decision_carries_the_turn_on(seats: int, options: dict[str, Value]) -> None:
    """There is no passing: whatever is offered takes, flips or keeps, or places."""
    steps = {"take": ("take", "draw"), "flip": ("flip", "keep"), "place": ("place",)}
    for state in rollout(seats, options, seats):
        phase = state.text().split("phase ")[1].split()[0]
        if phase in steps:
            assert offers(state)
            assert all(words.startswith(steps[phase]) for words in offers(state))


def test_u45_chance_has_no_part_in_a_turn() -> None:
    """The player decides; nothing is drawn."""
    state = position()
    for words in ("take pile A", "flip"):
        assert state.chance_outcomes() == []
        play(state, words)


def test_u16_the_new_face_is_seen_before_the_space_is_chosen() -> None:
    """Take; flip or not; then, with the new face public, choose the space."""
    state = position(pile_b="BG OR YO GY PB RP")
    heard = play(state.copy(), "take the Joker")
    assert kinds(heard, "flip") == []
    state = position(pile_b="BG OR YO GY PB RP", player=1)
    assert kinds(play(state, "take pile B"), "top") == [[1, 1, 6, 4]]
    assert "agent B0 B? new hand\n" in view(state).text()
    assert offers(state) == ["flip", "keep"]
    assert kinds(play(state, "flip"), "flip") == [[1, 6, 3, 1]]
    assert "agent B0 BG undercover hand\n" in view(state).text()


def test_u16_a_flip_cannot_be_taken_back() -> None:
    """Nor can it be made up for after keeping."""
    for decision in ("flip", "keep"):
        state = position()
        play(state, "take pile A", decision)
        assert refused(state, "flip") == "U16"


def test_u16_the_next_tile_of_a_pile_is_seen_at_once() -> None:
    """When the top of a pile is taken, the next tile there is seen at once."""
    state = position()
    heard = play(state, "take pile A")
    assert [event.text() for event in heard] == ["top 0 0 0 5", "shows 0 0"]
    assert "agent A1 R? pile\n" in view(state).text()


def test_u16_the_last_tile_leaves_an_empty_pile() -> None:
    """Nothing is shown where nothing lies."""
    tiles = ("PR", "RO", "OY", "YG", "GB")
    state = position(placed={tile: f"new {row},9" for row, tile in enumerate(tiles)}, player=1)
    heard = play(state, "take pile A")
    assert [event.text() for event in heard] == ["top 1 0 5 4", "empty 0"]
    play(state, "keep", "place at 2,2")
    assert refused(state, "take pile A") == "U14"


def test_u47_an_agent_may_be_flipped_from_either_side() -> None:
    """From official to undercover or from undercover to official."""
    state = position(placed={"BG": "undercover 2,2"})
    heard = play(state, "take the agent at 2,2", "flip")
    assert kinds(heard, "flip") == [[0, 6, 4, 0]]


def test_u47_a_joker_is_never_flipped() -> None:
    """With a Joker there is no such decision."""
    state = position()
    play(state, "take the Joker")
    assert "place at 0,0" in offers(state)
    assert refused(state, "flip") == "U47"


def test_u46_the_file_moves_to_the_tile_in_hand_after_the_flip() -> None:
    """Agent or Joker; it stays there until the player's next turn."""
    state = position(placed={"YG": "new 0,3", "GY": "new 1,3"}, files={0: "YG"})
    play(state, "take pile A")
    assert "service O file A0 " in state.text()
    play(state, "keep")
    assert "service O file A1 " in state.text()
    play(state, sorted("place at " + space for space in spaces(state))[0])
    assert "service O file A1 " in state.text()
    state = position()
    assert kinds(play(state, "take the Joker"), "file") == [[0, 18]]
    assert "service O file joker " in state.text()
