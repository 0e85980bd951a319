"""Text forms: what cannot be a position is refused, by the rule that it would break."""

from __future__ import annotations

import pytest

from coverstory.errors import MalformedText
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.top_secret_spies.components import FORWARD, FREE_AGENT, TO_RUINS, TO_SAFE
from coverstory.rules.top_secret_spies.play import SpiesState, read_state
from coverstory.rules.top_secret_spies.view import look, read_view
from support.spies_names import BLUE, RED, YELLOW
from support.spies_positions import GAME, position

FULL = "15 1 15 15 7 7 7"


def edited(state: SpiesState, *changes: tuple[str, str]) -> str:
    text = state.text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def assert_malformed(state: SpiesState, *changes: tuple[str, str]) -> None:
    with pytest.raises(MalformedText):
        read_state(edited(state, *changes))


@pytest.mark.parametrize("agents", ["1 3 4 5", "1 3 4 5 5", "3 1 4 5 6", "1 3 4 5 7"])
def test_t1_agents_must_be_as_many_as_the_seats_ask_and_in_order(agents: str) -> None:
    """Five different agents with two seats."""
    assert_malformed(position(seats=2), ("agents 1 3 4 5 6", f"agents {agents}"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("firsts 0 1 2 3", "firsts 0 1 2 2"),
        ("firsts 0 1 2 3", "firsts 0 1 2 7"),
        ("seconds 7 7 7 7", "seconds 7 7 7 1"),
        ("phase move", "phase deal"),
    ],
)
def test_t26_every_seat_has_an_agent_of_its_own(old: str, new: str) -> None:
    """No agent twice, none missing after the deal, not all dealt during it."""
    assert_malformed(position(), (old, new))


def test_t26_seats_are_dealt_in_order() -> None:
    """Seat 1 cannot have an agent before seat 0."""
    with pytest.raises(MalformedText):
        position(seats=2, phase="deal", firsts=[7, RED])


def test_t26_only_agents_in_play_are_dealt() -> None:
    """Gray is in the box with two players."""
    with pytest.raises(MalformedText):
        position(seats=2, firsts=[0, RED])


def test_t2_only_agents_in_play_stand_on_the_board() -> None:
    """Gray is in the box with two players: no building, no marker."""
    with pytest.raises(MalformedText):
        position(seats=2, at={0: 4})
    with pytest.raises(MalformedText):
        position(seats=2, markers={0: 4})


def test_t18_arrived_agents_stand_at_the_safe() -> None:
    """Red is elsewhere."""
    with pytest.raises(MalformedText):
        position(arrived=[RED], at={RED: 6})


def test_t9_no_marker_is_at_42_before_the_end() -> None:
    """The game would be over."""
    with pytest.raises(MalformedText):
        position(markers={RED: 42})


def test_t21_dossiers_are_written_once_a_marker_is_at_29_and_only_in_that_variant() -> None:
    """Neither late, nor in the basic game, nor entry by entry before that."""
    with pytest.raises(MalformedText):
        position(dossier=True, markers={RED: 29})
    with pytest.raises(MalformedText):
        position(filed=True)
    with pytest.raises(MalformedText):
        position(seats=2, dossier=True, entries={0: FULL})
    with pytest.raises(MalformedText):
        position(phase="write")
    with pytest.raises(MalformedText):
        position(phase="write", dossier=True)


@pytest.mark.parametrize("entries", ["15 0 15 15 7 7 7", "15 2 15 15 7 7 7", "15 8 15 15 7 7 7", "7 1 15 15 7 7 7"])
def test_t21_entries_name_opponents_or_free_for_agents_in_play(entries: str) -> None:
    """Not the writer, nobody who is not there, no agent in the box."""
    with pytest.raises(MalformedText):
        position(seats=2, dossier=True, filed=True, entries={0: entries})


def test_t36_who_writes_has_something_left_to_write_and_those_after_everything() -> None:
    """Two seats; seat 0 owns red and is the first to write."""
    owners = [RED, YELLOW]
    for entries, writer in (({0: FULL}, 0), ({1: "15 15 15 0 15 15 15"}, 0)):
        with pytest.raises(MalformedText):
            position(seats=2, phase="write", dossier=True, filed=True, firsts=owners, writer=writer, entries=entries)
    going_on = position(seats=2, phase="write", dossier=True, filed=True, firsts=owners, writer=1, entries={0: FULL})
    assert going_on.to_act() == 1


@pytest.mark.parametrize("phase", ["hands", "draw", "find", "cards"])
def test_t11_the_basic_game_has_no_cards(phase: str) -> None:
    """None of the card phases."""
    with pytest.raises(MalformedText):
        position(phase=phase)


def test_t11_the_deck_is_complete() -> None:
    """Every card is in the supply, a hand, the discards or out of the game; and there are enough."""
    state = position(cards=True)
    assert_malformed(state, ("supply 2", "supply 1"))
    assert_malformed(state, ("deck 2 2 2 2 2 2 2 2 2 2 2 1 1 1 1", "deck 1 1 1 1 1 1 1 0 0 0 0 0 0 0 0"))


def test_t12_no_hand_has_five_cards() -> None:
    """Four at most."""
    with pytest.raises(MalformedText):
        position(cards=True, hands={0: [TO_RUINS, TO_RUINS, TO_SAFE, TO_SAFE, FORWARD]})


def test_t12_hands_are_dealt_two_by_two_from_the_first_player() -> None:
    """Before the first turn: nothing discarded, nobody skipped, not all done."""
    assert position(phase="hands", player=1, cards=True, hands={1: [TO_SAFE, TO_SAFE], 2: [FORWARD]}).drawer() == 2
    two = [FORWARD, TO_RUINS]
    for hands in ({0: [TO_SAFE] * 2}, {1: [TO_SAFE], 2: two}, {1: [TO_SAFE, *two]}):
        with pytest.raises(MalformedText):
            position(phase="hands", player=1, cards=True, hands=hands)
    with pytest.raises(MalformedText):
        position(phase="hands", cards=True, discard=[TO_SAFE])
    with pytest.raises(MalformedText):
        position(phase="hands", cards=True, removed=[FREE_AGENT])
    with pytest.raises(MalformedText):
        position(seats=2, phase="deal", firsts=[7, 7], cards=True, hands={0: [TO_SAFE]})
    deck = [0] * 5 + [4, 0, 4, 0, 0, 0, 0, 0, 0, 0]
    full = dict.fromkeys(range(4), two)
    with pytest.raises(MalformedText):
        position(phase="hands", cards=True, deck=deck, hands=full)


def test_t14_a_card_is_drawn_only_from_a_supply_and_to_a_hand_with_room() -> None:
    """Neither an empty supply nor a full hand."""
    with pytest.raises(MalformedText):
        position(phase="draw", cards=True, hands={0: [TO_RUINS, TO_RUINS, TO_SAFE, TO_SAFE]})
    deck = [0] * 5 + [4, 0, 4, 0, 0, 0, 0, 0, 0, 0]
    with pytest.raises(MalformedText):
        position(phase="draw", cards=True, deck=deck, hands=dict.fromkeys(range(4), (TO_RUINS, FORWARD)))
    assert position(phase="draw", cards=True).chance_outcomes()


def test_t32_a_card_is_laid_only_while_another_is_drawn_for_it() -> None:
    """Among the discards, while its player draws; and by the first rules never."""
    state = position(phase="draw", cards=True, played=True, discard=[TO_RUINS])
    text = state.text().replace("supply", "laid 5\nsupply")
    assert GAME.read_state(text).text() == text
    view = look(state, 0, []).text().replace("sizes", "laid 5\nsizes")
    assert read_view(view).text() == view
    for wrong in (
        text.replace("laid 5", "laid 6"),
        text.replace("played 1", "played 0"),
        text.replace("phase draw", "phase cards"),
        "rules 1\n" + text,
    ):
        with pytest.raises(MalformedText):
            GAME.read_state(wrong)


def test_t15_a_round_in_which_all_have_passed_is_over() -> None:
    """Four passes of four."""
    with pytest.raises(MalformedText):
        position(phase="cards", cards=True, passes=4)


def test_t19_t33_only_somebody_with_one_agent_takes_a_free_one_that_is_there() -> None:
    """Neither a third agent nor one that does not exist."""
    with pytest.raises(MalformedText):
        position(phase="find", cards=True, seconds={0: BLUE})
    with pytest.raises(MalformedText):
        position(seats=7, phase="find", cards=True)


@pytest.mark.parametrize(
    ("old", "new"),
    [("phase move", "phase x"), ("roll 0", "roll 6"), ("safe 7", "safe 12"), ("seats 4", "seats x")],
)
def test_t25_words_and_numbers_out_of_bounds_are_refused(old: str, new: str) -> None:
    """Phases, faces, buildings and seats that do not exist; lines too many or missing."""
    assert_malformed(position(), (old, new))
    for text in (position().text() + "more 1\n", "", position().text().replace("player 0\n", "")):
        with pytest.raises(MalformedText):
            GAME.read_state(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seat 0", "seat 4"),
        ("sizes 1 1", "sizes 2 1"),
        ("sizes 1 1", "sizes 1 2"),
        ("supply 23", "supply 22"),
        ("discard 0 0 0 0 0 1", "discard 0 0 0 0 0 3"),
        ("phase move", "phase x"),
    ],
)
def test_t20_a_view_in_which_cards_are_missing_or_too_many_is_refused(old: str, new: str) -> None:
    """Hands, piles and the supply together are the deck."""
    state = position(cards=True, dossier=True, hands={0: [TO_SAFE], 1: [TO_SAFE]}, discard=[TO_RUINS])
    text = look(state, 0, []).text()
    assert read_view(text).text() == text
    assert old in text
    with pytest.raises(MalformedText):
        GAME.read_view(text.replace(old, new, 1))


def test_t20_an_onlookers_view_reads_back() -> None:
    """With no hand of its own."""
    text = look(position(cards=True, hands={0: [TO_SAFE]}), ONLOOKER, []).text()
    assert read_view(text).text() == text
