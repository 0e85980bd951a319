"""Text forms: what was written reads back; what could not be played on is refused."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverstory.errors import MalformedText
from coverstory.rules.contract import CHANCE, OVER
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_wyss.view import WyssView
from support.wyss_positions import GAME, all_but, column_of_cards, page, position, random_game, row_of_cards

ROW_DONE = row_of_cards(1, "2/0 3/1 5/0 6/1 7/0 9/1 2/0 3/1 5/1 6/0")
CROSS_DONE = {**ROW_DONE, **column_of_cards(10, "6/0 2/1 . . . .")}
STONE = {"opened": "1,10", "stone": "1,10"}
OPENED = {**STONE, "reach": "near"}
TWO = {"reach": "two", "compeller": "2", "stone": "1,1"}

GOOD = {
    "capture": page({(1, 10): "2/0", (1, 1): "2/1"}, phase="capture", opened="1,10"),
    "capture a second time": page({(1, 10): "2/0", (2, 1): "3/1"}, phase="capture", opened="1,10", stone="2,1"),
    "power": page({(1, 10): "4/0", (1, 1): "2/1"}, phase="power", **OPENED),
    "late power": page({(1, 10): "4/0"}, phase="power", order="scoring_then_power", **OPENED),
    "order": page(CROSS_DONE, phase="order", due="3", takers="- " * 15 + "-", **OPENED),
    "order before a power": page(
        CROSS_DONE, phase="order", due="3", takers="- " * 15 + "-", power_due="1", order="scoring_then_power", **OPENED
    ),
    "lay aside": page(ROW_DONE, phase="lay_aside", line="r1", takers="1" + " -" * 15, **STONE),
    "lay aside in a column": page(
        column_of_cards(10, "6/0 2/1 . . . ."), phase="lay_aside", line="c10", takers="- " * 15 + "0", **STONE
    ),
    "reveal": page({}, phase="reveal", opened="3,3"),
    "open two": page({(1, 1): "8/2"}, phase="open_two", **TWO),
    "reveal the first of two": page({(1, 1): "8/2"}, phase="reveal", opened="1,4", two="1,4 3,1", **TWO),
    "turn back": page({(1, 1): "8/2", (1, 4): "9/-", (3, 1): "4/-"}, phase="turn_back", two="1,4 3,1", **TWO),
    "open the first of two": page({(1, 1): "8/2"}, compelled_cards="one_by_one", **TWO),
    "reveal the first of one by one": page(
        {(1, 1): "8/2"}, phase="reveal", opened="3,1", two="- 3,1", compelled_cards="one_by_one", **TWO
    ),
    "open the second of two": page({(1, 1): "8/2", (1, 4): "9/-"}, two="1,4 -", compelled_cards="one_by_one", **TWO),
    "a power that may be left": page({(1, 10): "4/0"}, phase="power", powers="may", **OPENED),
    "one line": page(
        {(2, 3): "8/2", **column_of_cards(3, ". 8/2 . . . .")},
        compulsion="one_line",
        reach="one",
        compeller="2",
        stone="2,3",
    ),
    "lapsed": page({(2, 3): "8/2", **column_of_cards(3, ". 8/2 . . . .")}, reach="near", compeller="2", stone="2,3"),
    "deal": page({}, phase="deal_secret", secrets="t f" + " -" * 14, missions="- - -"),
    "deal missions": page({}, phase="deal_mission", missions="s - -"),
    "first": page({}, phase="deal_first"),
}


@pytest.mark.parametrize("name", GOOD)
def test_good_pages_read_back(name: str) -> None:
    assert GAME.read_state(GOOD[name]).text() == GOOD[name]


def broken(name: str, old: str, new: str) -> str:
    assert old in GOOD[name]
    return GOOD[name].replace(old, new, 1)


BAD = {
    "no such seat count": broken("deal", "seats 3", "seats 5"),
    "no such first seat": broken("deal", "first -", "first 3"),
    "no such word": broken("deal", "order power_then_scoring", "order sideways"),
    "a line is missing": broken("deal", "kept_card rests\n", ""),
    "a line too many": GOOD["deal"] + "more\n",
    "too few secrets": broken("deal", "secrets t f -", "secrets t f"),
    "no such kind": broken("deal", "secrets t f", "secrets t z"),
    "two kinds in one word": broken("deal", "secrets t f", "secrets t tf"),
    "a kind five times": broken("power", "secrets t t t t f", "secrets t t t t t"),
    "dealt out of order": broken("deal", "secrets t f -", "secrets t - f"),
    "all secrets dealt already": page({}, phase="deal_secret", missions="- - -"),
    "a mission before the secrets": broken("deal", "missions -", "missions t"),
    "secrets missing": broken("power", "secrets t", "secrets -"),
    "all missions dealt already": page({}, phase="deal_mission"),
    "missions missing": broken("power", "missions t f d", "missions t f -"),
    "two missions alike": broken("power", "missions t f d", "missions t t d"),
    "a hidden mission": broken("power", "missions t f d", "missions t f ?"),
    "a value of 1": broken("power", "4/0", "1/0"),
    "a value of 11": broken("power", "4/0", "11/0"),
    "no such owner": broken("power", "4/0", "4/3"),
    "no owner": broken("power", "4/0", "4"),
    "too many of a value": page({(1, column): "7/0" for column in range(1, 8)}),
    "a gap without a card in the box": page({(1, 1): "."}, box=""),
    "a card in the box without a gap": page({}, box="5"),
    "no such place": broken("power", "stone 1,10", "stone 7,1"),
    "half a place": broken("power", "stone 1,10", "stone 1"),
    "no such line": broken("lay aside", "line r1", "line r7"),
    "no line": broken("lay aside", "line r1", "line 1"),
    "a complete line with its secret": page(ROW_DONE, takers="- " * 15 + "-"),
    "a secret taken early": page({}, takers="1" + " -" * 15),
    "due without a card": page(ROW_DONE, takers="- " * 15 + "-", due="1"),
    "due in the wrong line": page(ROW_DONE, takers="- " * 15 + "-", phase="capture", due="2", **OPENED),
    "opened while to open": broken("lapsed", "opened -", "opened 1,1"),
    "nothing opened while to reveal": broken("reveal", "opened 3,3", "opened -"),
    "revealing what was seen": broken("reveal", "row3 ? ? ?", "row3 ? ? 5/-"),
    "two cards out of time": broken("power", "two - -", "two 1,1 1,2"),
    "two cards missing": broken("turn back", "two 1,4 3,1", "two - -"),
    "two cards of the wrong lines": broken("turn back", "two 1,4 3,1", "two 3,1 1,4"),
    "turning back what was not seen": broken("turn back", "9/-", "?"),
    "turning back what is open": broken("turn back", "9/-", "9/0"),
    "two cards to name where they come one by one": page(
        {(1, 1): "8/2"}, phase="open_two", compelled_cards="one_by_one", **TWO
    ),
    "one of two cards where both are named": broken("open the second of two", "compelled_cards one_by_one\n", ""),
    "both cards opened while to open": broken("open the second of two", "two 1,4 -", "two 1,4 3,1"),
    "a first card that nobody has seen": broken("open the second of two", "9/-", "?"),
    "a first card of no line": broken("open the second of two", "two 1,4 -", "two 2,4 -"),
    "a first card that is not being revealed": broken("reveal the first of one by one", "opened 3,1", "opened 4,1"),
    "one by one with a line finished": page(
        row_of_cards(1, "8/2 . . . . . . . . ."), compelled_cards="one_by_one", **TWO
    ),
    "a first card revealed while another line is finished": page(
        row_of_cards(1, "8/2 . . . . . . . . ."),
        phase="reveal",
        opened="3,1",
        two="- 3,1",
        compelled_cards="one_by_one",
        **TWO,
    ),
    "a default that is written out": broken("power", "kept_card rests\n", "kept_card rests\npowers must\n"),
    "nobody compels": broken("open two", "compeller 2", "compeller -"),
    "a compulsion without a stone": page({}, compeller="2", reach="near"),
    "near without a stone": page({}, reach="near"),
    "a stone on a face-down card": page({}, reach="near", stone="3,3"),
    "nothing to open near": page(CROSS_DONE, stone="1,10", reach="near"),
    "one line without the option": broken("one line", "one_line", "both_lines"),
    "capturing with another's card": broken("capture", "2/0", "2/1"),
    "a line scored already is not near": page(ROW_DONE, phase="capture", takers="1" + " -" * 15, **OPENED),
    "a stone far away": broken("power", "stone 1,10", "stone 2,2"),
    "one line to order": page(ROW_DONE, phase="order", due="1", takers="- " * 15 + "-", **OPENED),
    "nobody won": broken("lay aside", "takers 1", "takers x"),
    "a power that waits out of time": broken("power", "power_due 0", "power_due 1"),
    "ended too early": page({}, phase="ended"),
    "dealing with open cards": page({(1, 1): "5/0"}, phase="deal_first"),
    "nothing": "",
}


@pytest.mark.parametrize("name", BAD)
def test_bad_pages_are_refused(name: str) -> None:
    with pytest.raises(MalformedText):
        GAME.read_state(BAD[name])


def test_an_ended_page_reads_back() -> None:
    grid = {(row, column): "." for row in range(1, 7) for column in range(1, 11)}
    text = page(grid, phase="ended", box=all_but())
    assert GAME.read_state(text).text() == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seat 1\n", "seat 3\n"),  # not at the table
        ("seat 1\n", "seat -2\n"),
        ("missions ? f ?", "missions t f ?"),  # seat 1 may not see that
        ("missions ? f ?", "missions ? ? ?"),  # and must see its own
        ("missions ? f ?", "missions ? f ?\nheard value x"),
        ("missions ? f ?", "missions ? f ?\nseen value 1"),
    ],
)
def test_bad_views_are_refused(old: str, new: str) -> None:
    text = GAME.look(position({}), 1, []).text()
    assert GAME.read_view(text).text() == text
    assert old in text
    with pytest.raises(MalformedText):
        GAME.read_view(text.replace(old, new, 1))


def test_an_ended_view_shows_every_mission() -> None:
    grid = {(row, column): "." for row in range(1, 7) for column in range(1, 11)}
    text = GAME.look(position(grid, phase="ended", box=all_but()), 1, []).text()
    with pytest.raises(MalformedText):
        GAME.read_view(text.replace("missions t f d", "missions t f ?"))


def test_w35_a_view_lists_cards_laid_aside_and_never_opened() -> None:
    view = GAME.look(position({(1, 1): ".", (1, 2): "7/0"}, aside="10||", box=""), 2, [])
    assert isinstance(view, WyssView)
    assert [view.laid_aside(seat) for seat in range(3)] == [[10], [], []]
    assert [view.never_opened().count(value) for value in (6, 7, 10)] == [6, 5, 5]


@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), variant=st.sampled_from(GAME.variants))
def test_a_mixed_page_is_refused_or_can_be_played(seats: int, seed: int, variant: Mapping[str, Value]) -> None:
    """A line of one position put into another: either a MalformedText, or a game that goes on to its end (W8)."""
    pages = [before.text().splitlines() for before, _, _, _ in random_game(seats, variant, seed)]
    rng = Rng(seed)
    for _ in range(12):
        lines = list(pages[rng.below(len(pages))])
        number = rng.below(len(lines))
        lines[number] = pages[rng.below(len(pages))][number]
        try:
            state = GAME.read_state("\n".join(lines))
        except MalformedText:
            continue
        while state.to_act() != OVER:
            state.advance(state.draw(rng) if state.to_act() == CHANCE else state.pick(rng))
        assert len(state.outcome().places) == seats
