"""States and views as text: what cannot be played on cannot be read."""

from __future__ import annotations

import pytest

from coverstory.errors import MalformedText
from coverstory.rules.agent_hunter.actions import place
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.contract import ONLOOKER
from support.hunter_positions import GAME, new, opening, play, see

PLAIN = """cards 10
houses 3
decoys 5
refill_at_end 1
phase turn
turn 0
filling -1
quiet 1
hand 0 1 2 4 6 8 9
left 0 7 0 0 1 3 4 5 6 7 8 9
middle 0 3 0 0 1 3 4 5 6 7 8 9
right 0 5 0 0 1 3 4 5 6 7 8 9
hand 0 1 2 3 5 7 9
left 0 4 0 0 1 2 3 4 5 6 7 8 9
middle 0 8 0 3 4 5 6 7 8 9
right 0 6 0 0 1 2 3 4 5 6 7 8 9
"""


def rest() -> HunterState:
    state = GAME.read_state(PLAIN)
    assert isinstance(state, HunterState)
    return state


AT_REST = rest()


def test_h30_the_text_form_says_what_all_may_think() -> None:
    state = opening((7, 3, 5), (4, 8, 6), first=1)
    state.turn = 0
    play(state, "attack middle with 2")
    assert state.text() == PLAIN.replace("turn 0", "turn 1")


def test_a_plain_position_reads_back() -> None:
    assert GAME.read_state(PLAIN).text() == PLAIN


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cards 10", "cards 11"),
        ("houses 3", "houses 4"),
        ("decoys 5", "decoys six"),
        ("refill_at_end 1", "refill_at_end 2"),
        ("phase turn", "phase dusk"),
        ("phase turn", "phase"),
        ("turn 0", "turn 2"),
        ("filling -1", "filling 6"),
        ("quiet 1", "quiet 201"),
        ("quiet 1", "quiet 200"),
        ("hand 0 1 2 4 6 8 9", "hand 0 1 2 4 6 8 10"),
        ("hand 0 1 2 4 6 8 9", "hand 0 1 2 4 6 8"),
        ("hand 0 1 2 4 6 8 9", "hand 0 1 2 4 6 8 7"),
        ("hand 0 1 2 4 6 8 9", "hidden 7"),
        ("left 0 7 0", "left 3 7 0"),
        ("left 0 7 0", "left -1 7 0"),
        ("left 0 7 0", "left 0 7 -1"),
        ("left 0 7 0", "left 0 7 6"),
        ("left 0 7 0 0", "left 0 7 0 -1"),
        ("left 0 7 0 0", "left 0 2 0 0"),
        ("left 0 7 0", "left 0 -2 0"),
        ("left 0 7 0", "left 0 -1 0"),
        ("left 0 7 0", "left 1 7 0"),
        ("left 0 7 0 0 1 3 4 5 6 7 8 9", "left 0 7 0"),
        ("left 0 7 0 0 1 3 4 5 6 7 8 9", "left 0 -1 0"),
        ("left 0 7 0 0 1 3 4 5 6 7 8 9", "left 2 7 0"),
        ("left 0 7 0 0 1 3 4 5 6 7 8 9", "left 1 -1 0"),
        ("left 0 7 0 0 1 3 4 5 6 7 8 9", "left 2"),
        ("phase turn", "phase setup"),
        ("phase turn", "phase start"),
        ("phase turn", "phase replacement"),
        ("phase turn", "phase refill"),
        ("phase turn", "phase ended"),
        ("filling -1", "filling 0"),
        ("right 0 6 0 0 1 2 3 4 5 6 7 8 9\n", "right 0 6 0 0 1 2 3 4 5 6 7 8 9\nmore 1\n"),
        ("right 0 6 0 0 1 2 3 4 5 6 7 8 9\n", ""),
    ],
)
def test_a_position_that_cannot_be_is_not_read(old: str, new: str) -> None:
    assert old in PLAIN
    with pytest.raises(MalformedText):
        GAME.read_state(PLAIN.replace(old, new, 1))


TO_THE_END = ("attack left with 4", "attack left with 9", "attack middle from house left", "place 9")


def after(*said: str, **options: int) -> HunterState:
    state = opening((7, 3), (4, 7), **options)
    play(state, *said)
    return state


@pytest.mark.parametrize(
    ("state", "old", "new"),
    [
        # Setup: houses are filled in order, and nothing has happened yet.
        (new(houses=2), "filling 0", "filling 1"),
        (new(houses=2), "filling 0", "filling 2"),
        (new(houses=2), "filling 0", "filling -1"),
        (new(houses=2), "turn 0", "turn 1"),
        (new(houses=2), "left 0 -1 0", "left 0 -1 1"),
        (new(houses=2), "left 0 -1 0", "left 2 -1 0"),
        # A switch needs a decoy and belongs to the seat whose turn it is.
        (after("switch left"), "turn 0", "turn 1"),
        (after("switch left", decoys=1), "decoys 1", "decoys 0"),
        (after("switch left", "place 7", decoys=1), "decoys 1", "decoys 0"),
        # A refill follows an elimination.
        (after("attack middle from house left"), "quiet 0", "quiet 1"),
        (after("attack middle from house left"), "middle 1 7 0", "middle 2 -1 0"),
        # The end has one reason.
        (after(*TO_THE_END), "ended", "turn"),
        (after(*TO_THE_END), "quiet 0", "quiet 200"),
        # Two eliminated houses never have the same number.
        (after("attack left with 4", "attack middle with 3"), "middle 1 3 0", "middle 1 4 0"),
    ],
)
def test_a_moment_that_cannot_be_is_not_read(state: HunterState, old: str, new: str) -> None:
    text = state.text()
    assert GAME.read_state(text).text() == text
    assert old in text
    with pytest.raises(MalformedText):
        GAME.read_state(text.replace(old, new, 1))


def test_nothing_is_known_during_the_setup() -> None:
    state = new(houses=1, cards=4)
    play(state, "place 2")
    text = state.text()
    with pytest.raises(MalformedText):
        GAME.read_state(text.replace("left 0 2 0 0 1 2 3", "left 0 2 0 0 1 2"))


def test_h29_a_refill_needs_a_card_in_hand() -> None:
    state = opening((0, 1, 2), (0, 1, 2), cards=4)
    play(state, "attack left from house left", "place 3", "attack middle with 3", "attack middle from house middle")
    text = state.text()
    assert "hand\nleft 0 3 0 2 3\nmiddle 2 -1 0\n" in text
    waiting = text.replace("phase turn", "phase refill").replace("filling -1", "filling 1")
    with pytest.raises(MalformedText, match="a card in hand"):
        GAME.read_state(waiting.replace("middle 2 -1 0", "middle 0 -1 0"))


def test_h29_a_closed_house_is_empty_for_good() -> None:
    state = opening((0, 1, 2), (0, 1, 2), cards=4)
    play(state, "attack left from house left", "place 3", "attack left from house middle")
    text = state.text()
    assert "middle 2 -1 0\n" in text
    assert GAME.read_state(text).text() == text


def test_h12_a_house_stays_empty_only_after_an_end_without_refill() -> None:
    state = opening((7,), (7,), refill_at_end=False)
    play(state, "attack left from house left")
    text = state.text()
    assert GAME.read_state(text).text() == text
    with pytest.raises(MalformedText):
        GAME.read_state(text.replace("refill_at_end 0", "refill_at_end 1"))


def test_h12_without_refills_at_the_end_none_is_due_then() -> None:
    state = opening((7,), (7,))
    play(state, "attack left from house left")
    text = state.text()
    with pytest.raises(MalformedText):
        GAME.read_state(text.replace("refill_at_end 1", "refill_at_end 0"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seat 0", "seat 2"),
        ("seat 0", "seat -2"),
        ("hidden 7", "hidden 6"),
        ("left 0 -2 0 0", "left 0 4 0 0"),
        ("middle 0 -2 0 3 4 5 6 7 8 9", "middle 0 -2 0 3"),
        ("middle 0 -2 0 3 4 5 6 7 8 9", "middle 0 -2 0"),
        ("left 0 7 0", "left 0 -2 0"),
        ("heard turn 0", "heard turn now"),
        ("heard turn 0", "heard"),
        ("heard turn 0", "seen turn 0"),
    ],
)
def test_a_view_that_cannot_be_is_not_read(old: str, new: str) -> None:
    text = see(AT_REST, 0).text() + "heard turn 0\n"
    assert GAME.read_view(text).text() == text
    assert old in text
    with pytest.raises(MalformedText):
        GAME.read_view(text.replace(old, new, 1))


def test_an_onlookers_view_hides_both_hands() -> None:
    text = see(AT_REST, int(ONLOOKER)).text()
    assert text.count("hidden 7") == 2
    assert "hand" not in text
    assert GAME.read_view(text).text() == text


def test_h1_a_named_seat_is_written_down_and_leaves_no_draw() -> None:
    """Only where it is named; then no state waits for the draw."""
    assert "first" not in new().text()
    state = new(houses=1, first="1")
    assert "\nfirst 1\nphase setup\n" in state.text()
    assert GAME.read_state(state.text()).text() == state.text()
    drawing = new(houses=1)
    for card in (1, 2):
        drawing.apply(place(card))
    with pytest.raises(MalformedText, match="no draw where a seat is named to start"):
        GAME.read_state(drawing.text().replace("phase start", "first 1\nphase start"))
