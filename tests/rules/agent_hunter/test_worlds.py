"""Which truths fit a view: exactly those that the rules and everything public allow, each as likely as any other."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from coverstory.rules.agent_hunter.components import ENDED, REFILL, REPLACEMENT, SETUP, site_of
from coverstory.rules.agent_hunter.placements import packed_card, placements_of
from coverstory.rules.agent_hunter.play import HunterState
from coverstory.rules.contract import CHANCE, ONLOOKER, OVER
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from support.hunter_positions import GAME, card, new, opening, play, see

SECRET = (SETUP, REPLACEMENT, REFILL)

Lying = tuple[int, ...]  # the cards in the houses of both seats, by site


def lying(state: HunterState) -> Lying:
    return tuple(state.card)


def alternatives(truth: HunterState, action: int, varied: int) -> list[int]:
    """What may have been done instead, as far as an onlooker knows, by a seat whose secrets are varied."""
    secret = truth.phase in SECRET and varied >> truth.to_act() & 1
    return list(truth.legal_actions()) if secret else [action]


def followed(truths: list[HunterState], before: HunterState, action: int, varied: int) -> list[HunterState]:
    """Every way to go on from these truths that an onlooker cannot tell from what was really done.

    At the end the cards are shown, so that nothing stays open then.
    """
    after = before.copy()
    after.apply(action)
    heard = [event.text() for event in GAME.hear(before, action, after, int(ONLOOKER))]
    found: list[HunterState] = []
    for truth in truths:
        for other in alternatives(truth, action, varied):
            if truth.is_legal(other):
                next_truth = truth.copy()
                next_truth.apply(other)
                if [event.text() for event in GAME.hear(truth, other, next_truth, int(ONLOOKER))] == heard:
                    found.append(next_truth)
    return found


def placements(state: HunterState, seat: int, hidden: bool) -> set[Lying]:
    """The cards of one seat in all placements that its sets allow, or only as they are."""
    lies = [state.card[site_of(seat, house)] for house in range(3)]
    if not hidden:
        return {tuple(lies)}
    sheet = see(state, int(ONLOOKER)).sheet
    return {
        tuple(packed_card(found, house) if sheet.could[site_of(seat, house)] else lies[house] for house in range(3))
        for found in placements_of(sheet.could, seat)
    }


def check_exactness(seed: int, varied: int, **options: Value) -> None:
    """In a whole random game, brute force over all secret choices finds just the placements of the sets, each once."""
    state = new(**options)
    truths = [state.copy()]
    rng = Rng(seed)
    while state.to_act() != OVER:
        action = state.draw(rng) if state.to_act() == CHANCE else state.pick(rng)
        truths = followed(truths, state, action, varied)
        state.advance(action)
        if state.phase != ENDED:
            found = Counter(lying(truth) for truth in truths)
            assert set(found.values()) == {1}
            left, right = (placements(state, seat, bool(varied >> seat & 1)) for seat in range(2))
            assert set(found) == {one + other for one in left for other in right}


@pytest.mark.parametrize("seed", range(25))
def test_h30_brute_force_finds_the_same_placements_with_three_houses(seed: int) -> None:
    """Every choice of different numbers out of the sets is still possible, and there are no others."""
    check_exactness(seed, 3, cards=4, decoys=2)


@pytest.mark.parametrize("seed", range(25))
def test_h30_brute_force_finds_the_same_placements_with_two_houses(seed: int) -> None:
    check_exactness(seed, 3, cards=5, houses=2, decoys=5)


@pytest.mark.parametrize("seed", range(25))
def test_h30_brute_force_finds_the_same_placements_of_one_player_in_six_cards(seed: int) -> None:
    check_exactness(seed, 2, cards=6, decoys=5)


def test_h30_brute_force_finds_the_same_placements_of_one_player_in_the_whole_game() -> None:
    check_exactness(11, 1)


def chi_square_is_small(counts: Counter[Lying], cells: int, draws: int) -> bool:
    expected = draws / cells
    statistic = sum((count - expected) ** 2 / expected for count in counts.values())
    statistic += (cells - len(counts)) * expected
    freedom = cells - 1
    return statistic < freedom + 5 * sqrt(2 * freedom)


def sampled(state: HunterState, seat: int, draws: int) -> Counter[Lying]:
    worlds = GAME.worlds(see(state, seat))
    rng = Rng(77)
    return Counter(lying(worlds.sample(rng)) for _ in range(draws))


def test_h30_worlds_are_uniform_over_the_placements() -> None:
    """Seat 1's left card is above 6, and 2 and 0 are in his hand: 3 cards, then 7 of 8, then 6."""
    state = opening((7, 3, 5), (8, 4, 6))
    play(state, "attack left with 6", "attack left with 2", "attack right with 0", "attack left with 0")
    counts = sampled(state, 0, 6300)
    assert len(counts) == 3 * 7 * 6
    assert chi_square_is_small(counts, 126, 6300)


def test_h30_worlds_are_uniform_where_the_sets_overlap() -> None:
    """Left is 0 or 1, middle is 0 to 3: 2 * 4 - 2 pairs. 9 and 8 are in hand: 8 - 2 cards for the right house."""
    state = opening((7, 3, 5), (1, 2, 6))
    play(state, "attack left with 2", "attack left with 9", "attack middle with 4", "attack left with 8")
    counts = sampled(state, 0, 3600)
    assert len(counts) == 6 * 6
    assert chi_square_is_small(counts, 36, 3600)
    assert counts[lying(state)] < 200


def test_h2_an_onlooker_knows_neither_side() -> None:
    """Two houses out of four cards on either side: 12 * 12 worlds."""
    state = opening((0, 1), (2, 3), cards=4)
    counts = sampled(state, int(ONLOOKER), 7200)
    assert len(counts) == 144
    assert chi_square_is_small(counts, 144, 7200)


def test_h2_own_cards_are_the_same_in_every_world() -> None:
    state = opening((7, 3, 5), (4, 8, 6))
    worlds = GAME.worlds(see(state, 1))
    rng = Rng(5)
    for _ in range(50):
        world = worlds.sample(rng)
        assert [card(world, 1, house) for house in range(3)] == [4, 8, 6]
        assert world.hand[1] == state.hand[1]


def test_h2_when_the_game_is_over_there_is_one_world() -> None:
    state = opening((7, 3), (4, 8), refill_at_end=False)
    play(state, "attack left with 4", "attack left with 9", "attack middle with 8")
    world = GAME.worlds(see(state, 1)).sample(Rng(1))
    assert lying(world) == lying(state)
    assert list(world.hand) == list(state.hand)


def test_h30_a_world_plays_on_as_the_truth_does() -> None:
    """The sets of a world say the same as those of the truth, now and later."""
    state = opening((7, 3, 5), (4, 8, 6))
    play(state, "attack left with 2", "attack left with 9")
    world = GAME.worlds(see(state, 0)).sample(Rng(3))
    assert isinstance(world, HunterState)
    for truth in (state, world):
        play(truth, "switch left", "place 9", "decoy left")
    assert see(world, 0).text() == see(state, 0).text()
