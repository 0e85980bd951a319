"""The board as text: narrow enough, and no more than the view."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from coverstory.match.match import Match, state_of
from coverstory.rules.contract import CHANCE, ONLOOKER, View
from coverstory.rules.languages import LANGUAGES
from coverstory.rules.rng import Rng
from coverstory.terminal.boards.catalogue import board_text
from support.wyss_positions import GAME, dealt, position

NAMES = ["Ada", "B" * 60, "Cy", "Deniz"]


def draw(view: View, lang: str, names: Sequence[str]) -> str:
    return board_text("undercover_wyss", view=view, offered=[], lang=lang, names=names)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_most_78_columns_all_game_long(seats: int, lang: str) -> None:
    match = Match(GAME, seats, GAME.variants[1])
    rng = Rng(seats)
    while True:
        for seat in (0, ONLOOKER):
            assert max(len(line) for line in draw(match.view(seat), lang, NAMES).splitlines()) <= 78
        if match.over:
            break
        state = state_of(match)
        match.enter(state.draw(rng) if state.to_act() == CHANCE else state.pick(rng))


def test_w35_only_the_own_mission_is_drawn() -> None:
    state = dealt(3, seed=2)
    drawn = draw(GAME.look(state, 1, []), "en", NAMES)
    assert drawn.count("mission hidden") == 2
    assert draw(GAME.look(state, ONLOOKER, []), "en", NAMES).count("mission hidden") == 3


def test_the_kinds_of_cards() -> None:
    """Open with its owner's direction, known, opened by force, gap, stone."""
    grid = {(1, 1): "8/2", (1, 4): "9/-", (3, 1): "4/-", (6, 6): "2/-", (2, 2): "."}
    state = position(grid, phase="turn_back", two="1,4 3,1", reach="two", compeller="2", stone="1,1")
    rows = draw(GAME.look(state, 0, []), "en", NAMES).splitlines()[2:8]
    assert rows[0].split()[2:7] == ["*8N", "##", "##", "9!", "##"]
    assert rows[1].split()[3] == "."
    assert rows[2].split()[2] == "4!"
    assert rows[5].split()[7] == "(2)"


def test_the_card_just_opened() -> None:
    state = position({(1, 10): "2/0", (1, 1): "2/1"}, phase="capture", opened="1,10")
    assert "+2S" in draw(GAME.look(state, 0, []), "de", NAMES)


@pytest.mark.parametrize(("at", "first"), [("left_top", "TAP"), ("right_bottom", "##")])
def test_w4_secrets_stand_where_they_lie(at: str, first: str) -> None:
    lines = draw(GAME.look(position({}, secrets_at=at), 0, []), "en", NAMES).splitlines()
    assert next(line for line in lines if line.startswith(" 1")).split()[1] == first
    assert (lines[1].split()[0] == "FIL") == (at == "left_top")


def test_points_so_far() -> None:
    """Two tapes and the mission tape, 9 laid aside: 30 + 20 + 9; a hidden mission adds nothing."""
    grid = {(row, column): "." for row in (1, 2) for column in range(1, 11)}
    state = position(grid, takers="0 0" + " -" * 14, aside="9||")
    assert "S = Ada: points so far 59, mission tape" in draw(GAME.look(state, 0, []), "en", NAMES)
    assert "S = Ada: points so far 39, mission hidden" in draw(GAME.look(state, 1, []), "en", NAMES)
