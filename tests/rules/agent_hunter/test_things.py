"""Things on the table."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from coverstory.rules.agent_hunter.components import ELIMINATED, HIDDEN, LIVE, SITES, site_of
from coverstory.rules.agent_hunter.sheet import members_of
from coverstory.rules.contract import ONLOOKER
from support.hunter_positions import GAME, LEFT, MIDDLE, RIGHT, could, new, numbers, opening, play, random_game, see


def test_h7_each_player_has_ten_cards_five_decoys_and_three_houses() -> None:
    """Ten agent cards, numbered 0 to 9, five decoys and a row of three safe houses."""
    state = new()
    assert [list(members_of(hand)) for hand in state.hand] == [list(range(10))] * 2
    assert list(state.spare) == [5, 5]
    assert [see(state, 0).sheet.fate(site) for site in range(SITES)] == [LIVE] * 6


def test_h7_left_is_the_same_house_for_both_players() -> None:
    """Left, middle and right mean the same house for both players."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "attack left with 4")
    assert see(state, 1).sheet.fate(site_of(1, LEFT)) == ELIMINATED


def test_h21_an_eliminated_house_shows_its_card_to_all() -> None:
    """An eliminated house holds its owner's card, face up."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "attack left with 4")
    for seat in (0, 1, ONLOOKER):
        assert see(state, seat).sheet.card[site_of(1, LEFT)] == 4


@given(seed=st.integers(0, 10**6))
def test_h21_an_eliminated_house_stays_as_it_is(seed: int) -> None:
    """Both cards stay there to the end of the game."""
    lost: dict[int, int] = {}
    for state in random_game(seed):
        for site, card in lost.items():
            assert state.lost >> site & 1
            assert state.card[site] == card
        lost = {site: state.card[site] for site in range(SITES) if state.lost >> site & 1}


def test_h2_face_down_cards_and_the_hand_are_private() -> None:
    """Private are the cards in your own hand and the face-down cards in your own houses."""
    state = opening((7, 3, 5), (4, 8, 6))
    own, other = see(state, 0).sheet, see(state, 1).sheet
    assert list(own.card) == [7, 3, 5, HIDDEN, HIDDEN, HIDDEN]
    assert list(other.card) == [HIDDEN, HIDDEN, HIDDEN, 4, 8, 6]
    assert [numbers(members) for members in own.hand] == [{0, 1, 2, 4, 6, 8, 9}, set()]


def test_h2_hand_sizes_decoys_and_eliminated_houses_are_public() -> None:
    """Public is how many cards each player has in hand, how many decoys are left and where the others lie."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "attack left with 4", "switch middle", "place 8", "decoy left")
    sheet = see(state, int(ONLOOKER)).sheet
    assert list(sheet.size) == [6, 7]
    assert list(sheet.beside) == [0, 0, 0, 1, 0, 0]
    assert [sheet.decoys_left(seat) for seat in range(2)] == [5, 4]
    assert sheet.lost == 1 << site_of(1, LEFT)


def test_h2_when_the_game_is_over_all_cards_are_shown() -> None:
    """When the game is over, all cards are shown."""
    state = opening((7,), (4,))
    heard = play(state, "attack left with 4")
    assert see(state, 1).text().replace("seat 1", "") == see(state, int(ONLOOKER)).text().replace("seat -1", "")
    assert [numbers(members) for members in see(state, 1).sheet.hand] == [{0, 1, 2, 3, 5, 6, 8, 9}, numbers(1023) - {4}]
    told = [event.text() for event in heard if event.kind.startswith("shown")]
    assert told == ["shown_house 0 0 7", "shown_hand 0 0 1 2 3 5 6 8 9", "shown_hand 1 0 1 2 3 5 6 7 8 9"]


def test_h30_a_new_card_can_be_any_number_its_owner_owns() -> None:
    """A card that is put face down into a house can be any number that its owner still owns."""
    state = opening((7, 3, 5), (4, 8, 6))
    assert could(state, 1, MIDDLE) == set(range(10))
    play(state, "attack left with 4", "switch middle", "place 8", "decoy left")
    assert could(state, 1, MIDDLE) == set(range(10)) - {4}


def test_h30_an_answer_takes_away_what_contradicts_it() -> None:
    """An answer takes away the numbers that contradict it."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "attack middle with 2")
    assert could(state, 1, MIDDLE) == {3, 4, 5, 6, 7, 8, 9}
    play(state, "attack left with 9", "attack middle with 9")
    assert could(state, 1, MIDDLE) == {3, 4, 5, 6, 7, 8}


def test_h30_a_card_shown_in_hand_lies_in_no_house() -> None:
    """A card that is shown in hand lies in none of its owner's houses."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "attack middle with 2")
    assert all(could(state, 0, house) == set(range(10)) - {2} for house in range(3))
    assert numbers(see(state, 1).surely_in_hand(0)) == {2}


def test_h30_a_card_switched_out_lies_in_no_other_house_but_perhaps_there_again() -> None:
    """A card that comes to hand from a house lies in none of its owner's houses; then any card may be put there."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "switch left")
    assert could(state, 0, LEFT) == set()
    assert numbers(see(state, 1).surely_in_hand(0)) == {7}
    play(state, "place 7")
    assert could(state, 0, LEFT) == set(range(10))
    assert could(state, 0, MIDDLE) == could(state, 0, RIGHT) == set(range(10)) - {7}


def test_h30_an_eliminated_number_leaves_all_sets() -> None:
    """The number of an eliminated house leaves all sets of both players."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "attack left with 4")
    houses = [(0, LEFT), (0, MIDDLE), (0, RIGHT), (1, MIDDLE), (1, RIGHT)]
    assert all(could(state, seat, house) == set(range(10)) - {4} for seat, house in houses)


def test_h30_face_down_cards_of_one_player_have_different_numbers() -> None:
    """If one house must hold the 0, the others cannot."""
    state = opening((0, 3, 5), (4, 8, 6), first=1)
    play(state, "attack left with 1")
    assert could(state, 0, LEFT) == {0}
    assert could(state, 0, MIDDLE) == set(range(1, 10))


def test_h30_two_houses_with_two_numbers_leave_nothing_of_them_for_the_third() -> None:
    """Every choice of different numbers out of the sets is possible, and there are no others."""
    state = opening((0, 1, 5), (4, 8, 6), first=1)
    play(state, "attack left with 2", "attack left with 9", "attack middle with 2")
    assert could(state, 0, LEFT) == could(state, 0, MIDDLE) == {0, 1}
    assert could(state, 0, RIGHT) == set(range(2, 9))


def test_h30_a_view_lists_no_idle_number() -> None:
    """A set with a number that lies there in no placement is no view."""
    state = opening((0, 3, 5), (4, 8, 6), first=1)
    play(state, "attack left with 1")
    text = see(state, 1).text()
    assert GAME.read_view(text).text() == text
