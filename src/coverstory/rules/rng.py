"""Random numbers that are handed in; the rules never make their own."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK32: Final[i64] = 0xFFFFFFFF
TWO32: Final[i64] = 0x100000000


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(metaclass=ABCMeta):
    """Where chance comes from: a fast generator in search, a committed secret stream in a match."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1 (n at most 2**31), each exactly as likely as any other."""


@final
class Rng(Source):
    """xoshiro128++: 32-bit words only, so that plain Python and compiled code agree to the bit.

    Fast and good for playouts; anybody who sees its draws can predict it, so a match never uses it.
    """

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        word = mix32((seed & MASK32) ^ mix32((stream & MASK32) + 1))
        self.a = word
        word = mix32(word ^ ((seed >> 32) & MASK32))
        self.b = word
        word = mix32(word ^ ((stream >> 32) & MASK32) ^ 0x5BD1E995)
        self.c = word
        self.d = mix32(word) | 1  # xoshiro never leaves the state of all zeros

    def word(self) -> i64:
        a = self.a
        b = self.b
        c = self.c ^ a
        d = self.d ^ b
        total = (a + self.d) & MASK32
        result = (((total << 7) & MASK32 | total >> 25) + a) & MASK32
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & MASK32)
        self.d = (d << 11) & MASK32 | d >> 21
        return result

    def below(self, n: i64) -> i64:
        product = self.word() * n
        if product & MASK32 < n:  # only then can this draw be one of the few that would favour some numbers
            least = (TWO32 - n) % n
            while product & MASK32 < least:
                product = self.word() * n
        return product >> 32


def mix32(x: i64) -> i64:
    """Spread every bit over 32; the factors stay below 2**31 so that no product overflows an i64."""
    x = (x ^ x >> 16) * 0x21F0AAAD & MASK32
    x = (x ^ x >> 15) * 0x735A2D97 & MASK32
    return x ^ x >> 15


def shuffle(items: vec[i64], rng: Source) -> None:
    """Fisher and Yates, in place."""
    last: i64 = len(items) - 1
    while last > 0:
        other = rng.below(last + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept
        last -= 1


def weighted(weights: vec[i64], count: i64, rng: Source) -> i64:
    """An index below count, drawn in proportion to its weight."""
    total: i64 = 0
    for i in range(count):
        total += weights[i]
    left = rng.below(total)
    index: i64 = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index
