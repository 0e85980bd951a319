"""Attack from the hand."""

from __future__ import annotations

from coverstory.rules.agent_hunter.components import ELIMINATED, site_of
from support.hunter_positions import MIDDLE, card, could, hand, offered, opening, play, rule_against, see


def test_h23_the_attacking_card_comes_from_the_hand() -> None:
    """The player shows a card from his hand."""
    state = opening((7, 3, 5), (4, 8, 6))
    assert rule_against(state, "attack left with 7") == "H23"
    assert "attack left with 7" not in offered(state)
    assert "attack left with 4" in offered(state)


def test_h17_the_same_number_eliminates_the_house() -> None:
    """If the answer is “the same”, the attacked house is eliminated; both cards are out of the game."""
    state = opening((7, 3, 5), (4, 8, 6), first=1)
    heard = play(state, "attack middle with 3")
    assert see(state, 0).sheet.fate(site_of(0, MIDDLE)) == ELIMINATED
    assert [event.text() for event in heard] == [
        "hand_attack 1 3 1",
        "answer 0 1 3 1",
        "eliminated 0 1 3 0",
        "covered_from_hand 1 3",
        "turn 0",
    ]
    assert hand(state, 1) == {0, 1, 2, 5, 7, 9}
    assert hand(state, 0) == {0, 1, 2, 4, 6, 8, 9}


def test_h17_neither_player_owns_an_eliminated_number() -> None:
    """Both cards of that number are out of the game."""
    state = opening((7, 3, 5), (4, 8, 6), first=1)
    play(state, "attack middle with 3")
    assert see(state, 0).sheet.gone() == 1 << 3
    assert 3 not in hand(state, 0) | hand(state, 1)


def test_h17_an_eliminated_house_is_not_refilled() -> None:
    """The defender does not refill an eliminated house."""
    state = opening((7, 3, 5), (4, 8, 6), first=1)
    play(state, "attack middle with 3")
    assert not any(words.startswith("place") for words in offered(state))
    assert card(state, 0, MIDDLE) == 3


def test_h6_a_failed_attack_costs_nothing_but_everybody_knows_the_card() -> None:
    """The attacking card goes back to hand; everybody now knows that the card is in hand."""
    state = opening((7, 3, 5), (4, 8, 6))
    before = hand(state, 0)
    heard = play(state, "attack middle with 9")
    assert heard[2].text() == "returned 0 9"
    assert hand(state, 0) == before
    assert see(state, 1).surely_in_hand(0) == 1 << 9
    assert 9 not in could(state, 0, MIDDLE)


def test_h6_the_attacked_card_stays_hidden() -> None:
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "attack middle with 9")
    assert see(state, 0).sheet.card[site_of(1, MIDDLE)] < 0
