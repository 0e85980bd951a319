"""Attack from a house."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from coverstory.rules.agent_hunter.components import (
    COUNT,
    ELIMINATED,
    HIDDEN,
    LIVE,
    REFILL,
    REPLACEMENT,
    SETUP,
    site_of,
)
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.contract import OVER
from support.hunter_positions import LEFT, MIDDLE, card, could, hand, kinds, offered, opening, play, random_game, see


def test_h11_the_same_number_eliminates_and_the_attacker_refills() -> None:
    """The enemy's house is eliminated; the attacker puts a card from his hand face down into his own house."""
    state = opening((7, 3, 5), (4, 7, 6))
    heard = play(state, "attack middle from house left")
    assert [event.text() for event in heard] == [
        "house_attack 0 0 7 1",
        "answer 1 1 7 1",
        "eliminated 1 1 7 0",
        "covered_from_house 0 0 7",
    ]
    assert state.to_act() == 0
    assert offered(state) == [f"place {number}" for number in (0, 1, 2, 4, 6, 8, 9)]
    play(state, "place 9")
    assert card(state, 0, LEFT) == 9
    assert see(state, 1).sheet.fate(site_of(0, LEFT)) == LIVE
    assert state.to_act() == 1


def test_h11_decoys_beside_the_attacking_house_stay() -> None:
    """His house stays live, and decoys beside it stay."""
    state = opening((7, 3, 5), (4, 7, 6))
    play(state, "switch left", "place 7", "decoy left", "attack left with 9")
    play(state, "attack middle from house left", "place 9")
    assert list(state.beside) == [1, 0, 0, 0, 0, 0]


def test_h10_a_failed_attack_loses_the_own_house_and_the_twin_comes_from_the_hand() -> None:
    """The attacker's own house is eliminated; the defender covers it with the twin, from his hand if it is there."""
    state = opening((7, 3, 5), (4, 8, 6))
    heard = play(state, "attack middle from house left")
    assert kinds(heard) == ["house_attack", "answer", "eliminated", "covered_from_hand", "turn"]
    assert see(state, 0).sheet.fate(site_of(0, LEFT)) == ELIMINATED
    assert hand(state, 1) == {0, 1, 2, 3, 5, 9}
    assert state.to_act() == 1


def test_h10_the_twin_comes_from_a_house_when_not_in_hand() -> None:
    """Otherwise he takes it from one of his houses and at once puts a card from his hand there."""
    state = opening((7, 3, 5), (4, 7, 6))
    heard = play(state, "attack left from house left")
    assert heard[-1].text() == "covered_from_house 1 1 7"
    assert state.to_act() == 1
    assert offered(state) == [f"place {number}" for number in (0, 1, 2, 3, 5, 8, 9)]
    play(state, "place 0")
    assert card(state, 1, MIDDLE) == 0
    assert could(state, 1, MIDDLE) == set(range(10)) - {7}
    assert state.to_act() == 1
    assert offered(state)[0] == "attack middle with 1"


def test_h10_the_attacked_card_stays_hidden() -> None:
    """The attacked card stays hidden."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "attack middle from house left")
    assert see(state, 0).sheet.card[site_of(1, MIDDLE)] == HIDDEN
    assert could(state, 1, MIDDLE) == {8, 9}


@given(seed=st.integers(0, 10**6))
def test_h10_both_players_always_own_the_same_numbers(seed: int) -> None:
    """Both players always own the same numbers, so the twin always exists."""
    for state in random_game(seed):
        assert owned(state, 0) == owned(state, 1)


def owned(state: HunterState, seat: int) -> set[int]:
    live = [state.card[site_of(seat, house)] for house in range(3) if state.live >> site_of(seat, house) & 1]
    return {number for number in live if number >= 0} | hand(state, seat)


@given(seed=st.integers(0, 10**6))
def test_h10_a_hand_holds_seven_cards_less_the_houses_it_eliminated(seed: int) -> None:
    """So a refill and an attack from the hand are always possible."""
    for state in random_game(seed):
        if state.phase in (SETUP, REPLACEMENT, REFILL):
            continue
        for seat in range(2):
            eliminated = COUNT[state.lost >> (3 * (1 - seat)) & 7]
            assert COUNT[state.hand[seat]] == 7 - eliminated


def test_h12_the_refill_is_made_even_when_the_game_is_over() -> None:
    """The refill is made even when the elimination has just ended the game."""
    state = opening((7,), (7,))
    play(state, "attack left from house left")
    assert state.to_act() == 0
    play(state, "place 9")
    assert state.to_act() == OVER
    assert hand(state, 0) == {0, 1, 2, 3, 4, 5, 6, 8}


def test_h12_the_defender_refills_too_when_the_attacker_lost_his_last_house() -> None:
    """The refill of H10 and H11 is made even when the elimination has just ended the game."""
    state = opening((7, 3), (4, 3))
    play(state, "attack left from house left", "attack middle with 0", "attack left from house middle")
    assert state.to_act() == 1
    play(state, "place 9")
    assert state.to_act() == OVER
    assert hand(state, 1) == {0, 1, 2, 5, 6, 8}


def test_h12_without_the_option_the_house_stays_empty() -> None:
    """With the option `refill_at_end` switched off, no refill is made then and the house stays empty."""
    state = opening((7,), (7,), refill_at_end=False)
    heard = play(state, "attack left from house left")
    assert state.to_act() == OVER
    assert hand(state, 0) == {0, 1, 2, 3, 4, 5, 6, 8, 9}
    assert card(state, 0, LEFT) < 0
    assert "shown_house" not in kinds(heard)


def test_h12_without_the_option_a_refill_in_the_middle_of_the_game_is_still_made() -> None:
    state = opening((7, 3), (7, 4), refill_at_end=False)
    play(state, "attack left from house left")
    assert offered(state)[0] == "place 0"
