"""What must not be told apart: hidden outcomes and decisions sound the same whatever they are."""

from __future__ import annotations

import pytest

from coverstory.rules.contract import ONLOOKER
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.components import FREE_AGENT, STEP, TO_RUINS, TO_SAFE
from coverstory.rules.top_secret_spies.play import SpiesState
from support.spies_names import BLUE, RED
from support.spies_positions import play, position, split, start, told


def assert_sound_the_same(state: SpiesState, owner: int) -> None:
    """Every alternative reaches every seat but the owner, and the onlooker, byte for byte alike."""
    alternatives = list(state.legal_actions()) or [outcome for outcome, _ in state.chance_outcomes()]
    assert len(alternatives) > 1
    for seat in (*range(state.seats()), ONLOOKER):
        texts = {told(state, action, seat) for action in alternatives}
        assert len(texts) == (len(alternatives) if seat == owner else 1)


@pytest.mark.parametrize("dealt", [0, 1, 2])
def test_t27_a_dealt_agent_sounds_the_same_whichever_it_is(dealt: int) -> None:
    """At each of three deals."""
    state = start(3, {"first": "0"})
    for _ in range(dealt):
        state = play(state, state.chance_outcomes()[0][0])
    assert_sound_the_same(state, dealt)


def test_t20_a_card_of_the_first_hand_sounds_the_same_whichever_it_is() -> None:
    """Seat 1 draws here."""
    state = play(start(2, {"cards": True, "first": "1"}), codes.deal(1), codes.deal(3))
    assert_sound_the_same(state, 1)


def test_t20_a_drawn_card_sounds_the_same_whichever_it_is() -> None:
    """A draw for the ruins."""
    state = play(position(roll=1, cards=True, at={RED: 9}), split({RED: 2}))
    assert_sound_the_same(state, 0)


def test_t19_a_found_agent_sounds_the_same_whichever_it_is() -> None:
    """The free-agent card of seat 2."""
    state = position(phase="cards", cards=True, actor=2, hands={2: [FREE_AGENT]})
    assert_sound_the_same(play(state, codes.play_alone(FREE_AGENT)), 2)


@pytest.mark.parametrize("entries", range(6))
def test_t21_an_entry_sounds_the_same_whatever_is_written(entries: int) -> None:
    """Each of seat 0's entries, the last one too."""
    state = play(position(roll=1, dossier=True, at={RED: 5}, markers={RED: 25}), split({RED: 2}))
    for _ in range(entries):
        state = play(state, state.nth_legal(0))
    assert_sound_the_same(state, 0)


def test_t36_writing_does_not_tell_whose_agent_is_left_out() -> None:
    """Seat 0 owns red or blue: to the others its entries look and sound alike."""
    texts = []
    for firsts in ([RED, 0, 1, 2], [BLUE, 0, 1, 2]):
        state = position(phase="write", dossier=True, filed=True, markers={RED: 29}, firsts=firsts)
        texts.append([told(play(state, state.nth_legal(0)), play(state, state.nth_legal(0)).nth_legal(0), 1)])
    assert texts[0] == texts[1]


def test_t20_a_pass_does_not_tell_whether_a_card_could_have_been_played() -> None:
    """Seat 1 holds a card that cannot be played, or one that can, or another."""
    texts = set()
    for kind in (TO_RUINS, TO_SAFE, STEP):
        state = position(phase="cards", cards=True, actor=1, hands={1: [kind]})
        texts.add(told(state, codes.PASS, 0))
    assert len(texts) == 1


def test_t15_everybody_is_asked_so_that_nothing_shows_who_could_play() -> None:
    """Seat 1 without any playable card is still asked."""
    for hand in ([], [FREE_AGENT], [STEP]):
        state = position(phase="cards", cards=True, seconds={1: 5}, hands={1: hand})
        assert play(state, codes.PASS).to_act() == 1
