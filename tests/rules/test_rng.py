"""Random numbers: the known generator, exactly uniform, the same everywhere."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.rng import Rng, Source, mix32, shuffle, weighted


class Script(Source):
    """Gives what it was told to give."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, n: i64) -> i64:
        number = self.numbers.pop(0)
        assert 0 <= number < n
        return number


def test_words_follow_the_published_recurrence() -> None:
    """xoshiro128++ (Blackman and Vigna), computed here step by step from the same four words."""
    rng = Rng(20161105, 3)
    s = [rng.a, rng.b, rng.c, rng.d]

    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF

    for _ in range(50):
        expected = (rotl((s[0] + s[3]) & 0xFFFFFFFF, 7) + s[0]) & 0xFFFFFFFF
        t = (s[1] << 9) & 0xFFFFFFFF
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
        assert rng.word() == expected


def test_seeds_and_streams_differ() -> None:
    firsts = {Rng(seed, stream).word() for seed in (0, 1, 2, 2**32, 2**61) for stream in (0, 1, 2, 2**33)}
    assert len(firsts) == 20


def test_mix32_is_a_permutation_of_the_first_numbers() -> None:
    assert len({mix32(x) for x in range(10_000)}) == 10_000


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 26, 924])
def test_below_is_uniform(n: int) -> None:
    rng = Rng(5, n)
    draws = 400 * n
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    chi_square = sum((count - 400) ** 2 / 400 for count in counts)
    assert chi_square <= n - 1 + 5 * (2 * (n - 1)) ** 0.5


def test_below_redraws_what_would_favour_some_numbers() -> None:
    """With n = 2**31 - 1 two of the 2**32 words are too many: those with a low half below (2**32) % n."""
    n = 2**31 - 1
    rng = Rng(1)
    for _ in range(200):
        assert 0 <= rng.below(n) < n
    n = 3 * 2**29  # here a third of all words is redrawn
    rng = Rng(2)
    thirds = [0, 0, 0]
    for _ in range(3000):
        thirds[rng.below(n) // 2**29] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in thirds) < 2 + 5 * 4**0.5


def test_shuffle_makes_every_order_from_one_sequence_of_draws_each() -> None:
    orders = set()
    for a in range(3):
        for b in range(2):
            items = vec[i64]([1, 2, 3])
            shuffle(items, Script(a, b))
            orders.add(tuple(items))
    assert len(orders) == 6


def test_weighted_gives_each_index_as_often_as_its_weight() -> None:
    weights = vec[i64]([2, 0, 1, 3, 99])
    assert [weighted(weights, 4, Script(draw)) for draw in range(6)] == [0, 0, 2, 3, 3, 3]
