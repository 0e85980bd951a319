"""The board as text."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.rules.agent_hunter.components import CLOSED, site_of
from coverstory.rules.contract import ONLOOKER, View
from coverstory.terminal.boards.catalogue import board_text
from support.hunter_positions import opening, play, random_game, see

NAMES = ["You", "Bot 1"]


def draw(view: View, lang: str, names: Sequence[str]) -> str:
    return board_text("agent_hunter", view=view, offered=[], lang=lang, names=names)


def test_the_own_houses_lie_below_and_the_enemys_cards_are_hidden() -> None:
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "attack left with 4", "switch middle", "place 8", "decoy left", "attack right with 0")
    assert draw(see(state, 0), "en", NAMES).splitlines() == [
        "> Bot 1: decoys left 4, points so far 0",
        "  hand: 7 cards, face down",
        "  in hand, as all know: none",
        "  left [4] eliminated     middle [?]              right [?]",
        "                          possible 0123·56789     possible ·123·567·9",
        "  decoys 1                decoys 0                decoys 0",
        "",
        "  You: decoys left 5, points so far 2",
        "  hand: 0 1 2 6 8 9",
        "  in hand, as all know: 0",
        "  left [7]                middle [3]              right [5]",
        "  possible ·123·56789     possible ·123·56789     possible ·123·56789",
        "  decoys 0                decoys 0                decoys 0",
        "",
        "Out of the game: 4",
        "Turns without a hit: 2 of 200",
    ]


def test_an_onlooker_sees_seat_0_below_and_no_card() -> None:
    state = opening((7, 3, 5), (4, 8, 6))
    board = draw(see(state, int(ONLOOKER)), "de", ["Rot", "Blau"])
    assert board.index("Blau: Lockvögel übrig 5, Punkte bisher 0") < board.index("Rot: ")
    assert board.count("[?]") == 6
    assert board.count("7 Karten, verdeckt") == 2


def test_empty_and_closed_houses_are_named() -> None:
    state = opening((0, 1, 2), (0, 1, 2), cards=4)
    play(state, "attack left from house left")
    assert "  left* empty             middle [1]" in draw(see(state, 0), "en", NAMES)
    play(state, "place 3", "attack left from house middle")
    assert see(state, 0).sheet.fate(site_of(0, 1)) == CLOSED
    assert "  left [3]                middle closed" in draw(see(state, 0), "en", NAMES)


def test_no_line_is_wider_than_78_columns_or_ends_in_blanks() -> None:
    long_names = ["A name that is much longer than anybody would give", "Another name that is far too long for that"]
    for options in ({}, {"houses": 1}):
        for state in random_game(3, **options):
            for seat in (0, 1, ONLOOKER):
                for lang in ("en", "de"):
                    for line in draw(see(state, seat), lang, long_names).splitlines():
                        assert len(line) <= 78
                        assert line == line.rstrip()
