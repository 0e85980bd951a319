"""What a seat sees as one number, and dealing anew what it does not see."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.agent_hunter.components import CARDS, HOUSES, SITES, all_cards, site_of
from coverstory.rules.agent_hunter.keys import tight
from coverstory.rules.agent_hunter.placements import tightened
from coverstory.rules.rng import Rng
from support.hunter_positions import LEFT, card, could, hand, opening, play, random_game, see


def test_h2_the_key_ignores_the_enemys_cards() -> None:
    """H2: private are the cards in hand and the face-down cards."""
    one, other = opening([1, 2, 3], [4, 5, 6]), opening([1, 2, 3], [7, 8, 9])
    assert one.info_key(0) == other.info_key(0)
    assert one.info_key(1) != other.info_key(1)


def test_h2_the_key_shows_all_cards_when_the_game_is_over() -> None:
    """H2: when the game is over, all cards are shown."""
    keys = set()
    for second in (5, 6):
        state = opening([1, 2], [4, second], houses=2)
        state.live &= ~3
        state.phase = 6
        keys.add(state.info_key(0))
    assert len(keys) == 2


def test_h30_the_key_takes_in_what_all_may_think() -> None:
    """H30: an answer takes away the numbers that contradict it."""
    state = opening([1, 2, 3], [4, 5, 6])
    before = state.info_key(0)
    state.could[site_of(1, LEFT)] &= all_cards(9)
    assert state.info_key(0) != before


@pytest.mark.parametrize("seed", range(4))
def test_h30_sets_are_tightened_as_in_the_picture(seed: int) -> None:
    """H30: the face-down cards of one player have different numbers."""
    rng = Rng(seed)
    for _ in range(300):
        placed = [rng.below(4) for _ in range(SITES)]
        if len({*placed[:HOUSES]}) < HOUSES:
            continue
        sets = vec[i64]([(rng.below(16) | 1 << number) * (rng.below(5) > 0) for number in placed])
        expected = tightened(sets)
        for house in range(HOUSES):
            one, other = sets[(house + 1) % HOUSES], sets[(house + 2) % HOUSES]
            assert tight(sets[house], one, other) == expected[house]


def test_h30_every_placement_that_fits_is_dealt_as_often() -> None:
    """H30: every choice of different numbers out of the sets is possible, and there are no others."""
    state = opening([1, 2], [1, 2], cards=4)
    state.could[site_of(1, 0)] = 0b0110
    state.could[site_of(1, 1)] = 0b1110
    rng = Rng(5)
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(4000):
        state.redeal(0, rng)
        seen[card(state, 1, 0), card(state, 1, 1)] += 1
    assert set(seen) == {(1, 2), (1, 3), (2, 1), (2, 3)}
    assert all(abs(count - 1000) < 137 for count in seen.values())  # five standard deviations


def test_h30_what_is_not_in_a_house_is_in_hand() -> None:
    """H30 with H22: the other cards are the hand; numbers of eliminated houses are gone."""
    for state in random_game(3):
        if state.to_act() < 0:
            continue
        other = state.copy()
        other.redeal(0, Rng(1))
        assert other.text().count("\n") == state.text().count("\n")
        lying = {card(other, 1, house) for house in range(HOUSES) if other.could[site_of(1, house)]}
        assert hand(other, 1) == set(range(CARDS)) - lying - {n for n in range(CARDS) if other.gone >> n & 1}
        assert hand(other, 0) == hand(state, 0)
        assert see(other, 0).text() == see(state, 0).text()


def test_h30_a_pinned_card_is_dealt_where_it_lies() -> None:
    """H30: an answer takes away the numbers that contradict it, until one is left."""
    state = opening([0, 2, 4], [9, 5, 6])
    play(state, "attack left with 8")
    assert could(state, 1, LEFT) == {9}
    state.redeal(0, Rng(2))
    assert card(state, 1, LEFT) == 9
