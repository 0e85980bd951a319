"""U34, option face_down: what a board is sent about tokens that were taken."""

from __future__ import annotations

import pytest

from coverstory.rules.contract import ONLOOKER
from coverstory.rules.undercover_danzer.play import DanzerState
from coverstory.wire.serialise import encode
from coverstory.wire.undercover_danzer import WIRE
from coverstory.wire.undercover_danzer_shapes import DanzerPicture
from support.danzer_positions import GAME, play, position, read, view

TAKEN = {
    0: "7 0 0 0 8 0",
    1: "6 0 0 0 7 0",
}  # seat 0 has the first red and the second blue token, seat 1 the first blue


def shown(state: DanzerState, seat: int = 0) -> DanzerPicture:
    picture = WIRE.shape_of(WIRE.picture_of(view(state, seat)))
    assert isinstance(picture, DanzerPicture)
    return picture


def test_u34_taken_tokens_and_points_are_shown() -> None:
    picture = shown(position(staffers=TAKEN))
    assert (picture.tokens[0], picture.tokens[4]) == ([4, 7, 6, 5, 8], [5, 6, 8, 7, 4])
    assert [service.points for service in picture.services] == [16, 5, 0, 0]


def test_u34_face_down_neither_taken_tokens_nor_points_are_shown() -> None:
    """Tokens that are left on the track stay open."""
    picture = shown(position(staffers=TAKEN, taken_tokens="face_down"))
    assert (picture.tokens[0], picture.tokens[4]) == ([None, 7, 6, 5, 8], [None, None, 8, 7, 4])
    assert [service.points for service in picture.services] == [None] * 4


@pytest.mark.parametrize("seat", [ONLOOKER, 0, 1, 2])
def test_u34_face_down_other_tokens_taken_give_identical_bytes(seat: int) -> None:
    """Neither an owner nor anybody else is sent a value: whatever was taken, the bytes are the same."""
    state = position(staffers=TAKEN, taken_tokens="face_down")
    other = read(state.text().replace("lane B 5 6 8 7 4", "lane B 6 5 8 7 4"))
    assert other.text() != state.text()
    assert encode(shown(other, seat)) == encode(shown(state, seat))


def test_u34_face_down_everything_is_shown_at_the_end() -> None:
    state = position(player=3, turn=300, staffers=TAKEN, taken_tokens="face_down")
    play(state, "take the Joker", "place at -1,1")
    picture = shown(state)
    assert picture.tokens[4] == [5, 6, 8, 7, 4]
    assert [service.points for service in picture.services] == [16, 5, 0, 0]


def test_u34_the_page_names_the_option_only_where_it_is_chosen() -> None:
    """So that pages of older games are still read."""
    assert "taken_tokens" not in GAME.start(3).text()
    text = GAME.start(3, {"taken_tokens": "face_down"}).text()
    assert "taken_tokens face_down\n" in text
    assert GAME.read_state(text).text() == text
