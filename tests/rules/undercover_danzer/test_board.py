"""The board as plain text."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from coverstory.rules.contract import View
from coverstory.rules.languages import seat_names
from coverstory.rules.undercover_danzer.play import DanzerState
from coverstory.terminal.boards.catalogue import board_text
from support.danzer_positions import new, play, position, rollout, view

NAMES = ("Ann", "Bob", "Cid", "Dee")


def board(state: DanzerState, lang: str = "en") -> str:
    return board_text("undercover_danzer", view=view(state, 3), offered=state.legal_actions(), lang=lang, names=NAMES)


def draw(view: View, lang: str, names: Sequence[str]) -> str:
    return board_text("undercover_danzer", view=view, offered=[], lang=lang, names=names)


def test_u51_tiles_stand_in_rows_and_columns() -> None:
    """Rows count downwards, columns to the right."""
    state = position(placed={"YG": "undercover 0,3", "BP": "new 2,2"}, files={1: "YG"})
    assert "     0     .     .   [O]   [Y]  GuY1     .\n" in board(state)
    assert "     2     .     .     .   Bo?     .     .\n" in board(state)


def marked(state: DanzerState) -> int:
    """On the desk."""
    return board(state).split("Desk")[1].split("Round")[0].count("+")


def test_u24_u26_fitting_spaces_are_marked() -> None:
    """Also where only a corner is left."""
    state = position(placed={"YG": "official 0,3"})
    assert "+" not in board(state)
    play(state, "take the agent at 0,3", "keep")
    assert marked(state) == len(state.legal_actions())
    state = position("ROY", pile_a="BP PR RO OY YG GB", player=2)
    play(state, "take pile A", "keep")
    assert marked(state) == 4
    assert "In hand: Bo?; + marks where it may lie\n" in board(state)


def test_u16_before_the_flip_no_space_is_marked() -> None:
    """Nor is one promised."""
    state = position(placed={"YG": "official 0,3"})
    play(state, "take the agent at 0,3")
    assert "In hand: YoG\n" in board(state)
    assert "+" not in board(state)


def test_u30_u32_the_track_shows_staffers_and_tokens() -> None:
    """A token that was taken is covered by the staffer that took it."""
    state = position(staffers={0: "8 0 0 0 0 0", 2: "3 0 0 0 0 0"})
    assert "R YP        .   .   G   .   .   .|  4   O   6   5   8\n" in board(state)


def test_u38_the_neutral_staffer_is_shown() -> None:
    """On the last column of every lane."""
    state = position("RO", track="classified")
    assert "R RO        .   .   .   .   .|  .   .   .   .   .   #\n" in board(state)
    assert "  worth   -10  -8" in board(state)


def test_u12_u14_piles_jokers_and_files_are_told() -> None:
    """What a pile can still hold undercover; whether a Joker was played; where the file lies."""
    placed = {tile: f"undercover {row},8" for row, tile in enumerate(["PR", "RO", "OY", "YG", "GB", "BP"])}
    state = position(placed=placed, jokers={1: "-1,1"}, files={0: "PR", 1: "joker"})
    text = board(state)
    assert "Pile A: 0 left, on top nothing; undercover colours not seen yet: nothing\n" in text
    assert "Pile B: 6 left, on top O; undercover colours not seen yet: R O Y G B P\n" in text
    assert "Ann: O, opposite B (x2), points so far 0\n    Joker not played, file on RuP 0,8\n" in text
    assert "    Joker played, file on the Joker\n" in text
    assert "    Joker not played, file put away\n" in text
    play(state, "take the Joker")
    assert "In hand: [*]; + marks where it may lie\n" in board(state)


def test_u13_before_colours_are_chosen_seats_stand_for_them() -> None:
    """The track is shown all the same."""
    assert "R 01 " in draw(view(new(2)), "en", NAMES)
    assert "Ann: ?\n" in draw(view(new(2)), "en", NAMES)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_boards_are_narrow_at_all_times(lang: str) -> None:
    """At most 78 columns, whatever the names are; islands far apart are drawn in bands."""
    for seats in (2, 3, 4):
        for number, state in enumerate(rollout(seats, {"plain": 10}, seats)):
            if number % 9 == 0:
                lines = draw(view(state), lang, seat_names(seats, lang)).splitlines()
                assert max(len(line) for line in lines) <= 78
    tiles = ("PR", "RO", "OY", "YG", "GB", "BP")
    far = {tile: f"new {3 * number},{4 * number + 5}" for number, tile in enumerate(tiles)}
    lines = draw(view(position(placed=far, turn=300)), lang, ["N" * 99] * 4).splitlines()
    assert max(len(line) for line in lines) <= 78


def test_u34_face_down_the_points_so_far_are_not_shown() -> None:
    """Nor is any token that was taken: where a staffer stands, only the staffer is drawn."""
    taken = {0: "7 0 0 0 0 0"}
    assert "points so far 4" in board(position(staffers=taken))
    drawn = board(position(staffers=taken, taken_tokens="face_down"))
    assert drawn.count("points so far ?") == 4
    assert drawn.replace("points so far ?", "points so far 0") == board(position(staffers=taken)).replace(
        "far 4", "far 0"
    )
