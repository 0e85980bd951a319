"""Which truths fit a view: only missions are hidden, and every deal of them is equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from coverstory.match.match import Match, state_of
from coverstory.rules.contract import ONLOOKER, View
from coverstory.rules.rng import Rng
from support.wyss_positions import GAME, dealt, play, position

SAMPLES = 2400


def sampled(view: View, seed: int = 1) -> Counter[str]:
    worlds = GAME.worlds(view)
    rng = Rng(seed)
    return Counter(worlds.sample(rng).text().split("missions ")[1].strip() for _ in range(SAMPLES))


def is_uniform(counts: Counter[str], expected: set[str]) -> bool:
    """Chi-square, with a critical value that is generous."""
    mean = SAMPLES / len(expected)
    statistic = sum((counts[deal] - mean) ** 2 / mean for deal in expected)
    freedom = len(expected) - 1
    return set(counts) == expected and statistic < freedom + 5 * sqrt(2 * freedom)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1, ONLOOKER])
def test_w6_w35_every_deal_that_fits_is_equally_likely(seats: int, seat: int) -> None:
    """Own mission kept, the others any different ones: 3, 6 or 6 deals; an onlooker has 12, 24 or 24."""
    state = dealt(seats, seed=seats)
    own = state.text().split("missions ")[1].split()
    deals = {" ".join(deal) for deal in permutations("tfds", seats) if seat == ONLOOKER or deal[seat] == own[seat]}
    assert is_uniform(sampled(GAME.look(state, seat, [])), deals)


def test_w6_in_the_middle_of_the_deal() -> None:
    """Two of three missions are dealt: seat 2 knows neither, seat 0 its own."""
    match = Match(GAME, 3)
    rng = Rng(8)
    for _ in range(16 + 2):
        match.enter(state_of(match).draw(rng))
    own = state_of(match).text().split("missions ")[1].split()[0]
    assert is_uniform(sampled(match.view(2)), {f"{a} {b} -" for a, b in permutations("tfds", 2)})
    assert is_uniform(sampled(match.view(0)), {f"{own} {b} -" for b in "tfds" if b != own})


def test_w35_at_the_end_one_world_is_left() -> None:
    """All missions are shown."""
    grid = {(row, column): "." for row in range(1, 7) for column in range(1, 11)}
    state = position(grid, phase="ended", missions="s d t")
    assert set(sampled(GAME.look(state, ONLOOKER, []))) == {"s d t"}


def test_w35_worlds_differ_from_the_truth() -> None:
    """With three deals that fit, the true one comes up about one time in three."""
    state = dealt(2, seed=3)
    truth = state.text().split("missions ")[1].strip()
    assert SAMPLES // 4 < sampled(GAME.look(state, 1, []))[truth] < SAMPLES // 2


def test_w35_worlds_share_nothing() -> None:
    """A sampled world that is played on leaves the next one as it was."""
    worlds = GAME.worlds(GAME.look(dealt(2, seed=3), 0, []))
    rng = Rng(5)
    first = worlds.sample(rng)
    for _ in range(30):
        first.apply(first.draw(rng) if first.to_act() < 0 else first.pick(rng))
    assert worlds.sample(rng).text().count("?") == 60


def test_w1_draws_follow_the_chances() -> None:
    """A card is opened with the chances of what was never opened: here no 7, one 9, six of the others."""
    grid = {(1, column): "7/0" for column in range(1, 7)} | {(2, column): "9/0" for column in range(1, 6)}
    state = position(grid)
    state.apply(GAME.read_action("open 6·6", "en"))
    rng = Rng(11)
    draws = 4900
    counts = Counter(state.draw(rng) for _ in range(draws))
    chances = dict(state.chance_outcomes())
    assert sorted(float(chance) for chance in chances.values()) == [1 / 49] + [6 / 49] * 8
    statistic = sum((counts[o] - draws * float(p)) ** 2 / (draws * float(p)) for o, p in chances.items())
    assert set(counts) == set(chances)
    assert statistic < 8 + 5 * sqrt(16)


@pytest.mark.parametrize(("said", "count"), [((), 60), (("open 4·8", "the card shows 5"), 14)])
def test_w8_picks_are_uniform(said: tuple[str, ...], count: int) -> None:
    """Random play takes each of the 60 cards, or each of the 14 around the stone, equally often."""
    state = play(dealt(2), *said)
    rng = Rng(12)
    picks = Counter(state.pick(rng) for _ in range(200 * count))
    assert sorted(picks) == list(state.legal_actions())
    assert len(picks) == count
    assert [state.nth_legal(n) for n in range(count)] == sorted(picks)
    assert sum((found - 200) ** 2 / 200 for found in picks.values()) < count - 1 + 5 * sqrt(2 * (count - 1))
