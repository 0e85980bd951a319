"""The stream is what docs/fairness.md says, redone here by other means; it is unbiased; every chance move takes one."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Sequence
from fractions import Fraction
from hashlib import sha256
from math import lcm
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from coverstory.errors import BadEntropy, MalformedRecord
from coverstory.match.chance import new_seed
from coverstory.match.fairness import (
    Fairness,
    FairSource,
    check_entropy,
    commitment_to,
    entropy_commitment,
    key_of,
    opened,
    promise,
)
from coverstory.match.kept_promise import check_kept, read_kept
from coverstory.match.match import state_of
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import CHANCE, State
from coverstory.rules.rng import Rng, Source
from support.contract_checks import random_match
from support.fairness_by_hand import frames, hmac_by_hand

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text()
SEED = bytes(range(32))


# A second implementation, from the page: words by struct.


def words(key: bytes) -> Iterator[int]:
    counter = 0
    while True:
        for word in struct.unpack(">4Q", hmac_by_hand(key, struct.pack(">Q", counter))):
            yield word // 2**11
        counter += 1


def number_below(n: int, stream: Iterator[int]) -> int:
    for word in stream:
        if word < 2**53 - 2**53 % n:
            return word % n
    raise AssertionError


EXAMPLE = promise("example", SEED, ["red", ""])  # of the first kind
COMMITMENT = sha256(frames(b"coverstory/commitment/1", b"example", SEED)).hexdigest()
COMMITTED = [
    sha256(frames(b"coverstory/entropy/1", b"example", seat, entropy)).hexdigest()
    for seat, entropy in ((b"0", b"red"), (b"1", b"blue"))
]


def table_below(heading: str) -> dict[str, str]:
    """One of the page's tables of examples, by the thing."""
    rows = PAGE.partition(f"| {heading} | value |\n|---|---|\n")[2].partition("\n\n")[0]
    return dict(row.strip("| ").split(" | ") for row in rows.splitlines())


def stream_of(key: bytes) -> dict[str, str]:
    first, sixes = words(key), words(key)
    return {
        "commitment": f"`{COMMITMENT}`",
        "key": f"`{key.hex()}`",
        "first words": ", ".join(str(next(first)) for _ in range(3)),
        "numbers below 6": ", ".join(str(number_below(6, sixes)) for _ in range(12)),
    }


def test_the_page_has_the_right_example() -> None:
    parts = [*(text.encode() for text in COMMITTED), b"", b"red", b"blue", b""]
    key = hmac_by_hand(SEED, frames(b"coverstory/key/2", b"example", *parts))
    committed = {f"commitment of seat {seat}": f"`{text}`" for seat, text in enumerate(COMMITTED)}
    assert table_below("thing") == {**stream_of(key), **committed}
    ours = opened("example", SEED, entropy=["red", "blue", ""], committed=[*COMMITTED, ""], bots=[2])
    assert (ours.commitment, key_of(ours)) == (COMMITMENT, key)
    assert [entropy_commitment("example", seat, text) for seat, text in enumerate(["red", "blue"])] == COMMITTED


def test_the_file_of_the_example_is_what_verify_takes() -> None:
    (text,) = re.findall(r"^```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    (kept,) = read_kept(text.encode())
    check_kept(kept, opened("example", SEED, entropy=["red", "blue", ""], committed=[*COMMITTED, ""], bots=[2]))


def test_the_page_has_the_right_example_of_the_first_kind() -> None:
    key = hmac_by_hand(SEED, frames(b"coverstory/key/1", b"example", b"red", b""))
    assert table_below("of the first kind") == stream_of(key)
    assert (EXAMPLE.commitment, key_of(EXAMPLE)) == (COMMITMENT, key)
    source = FairSource(key)
    assert ", ".join(str(source.below(6)) for _ in range(12)) == stream_of(key)["numbers below 6"]


@given(
    st.binary(min_size=32, max_size=32),
    st.text(max_size=20),
    st.lists(st.text(max_size=16), max_size=7),
    st.lists(st.integers(1, 2**53), max_size=40),
)
def test_another_implementation_draws_the_same(seed: bytes, match: str, entropy: list[str], bounds: list[int]) -> None:
    fairness = promise(match, seed, entropy)
    assert fairness.commitment == sha256(frames(b"coverstory/commitment/1", match.encode(), seed)).hexdigest()
    key = hmac_by_hand(seed, frames(b"coverstory/key/1", match.encode(), *(text.encode() for text in entropy)))
    assert key_of(fairness) == key
    source, stream = FairSource(key), words(key)
    assert [source.below(n) for n in bounds] == [number_below(n, stream) for n in bounds]


def test_words_that_would_favour_some_numbers_are_thrown_away() -> None:
    n = 2**52 + 1  # nearly every second word is too large
    key = key_of(EXAMPLE)
    taken = [word for word, _ in zip(words(key), range(64), strict=False)]
    kept = [word for word in taken if word < n]
    assert 0 < len(kept) < len(taken)
    source = FairSource(key)
    assert [source.below(n) for _ in kept] == kept


def test_every_number_comes_as_often_as_any_other() -> None:
    source = FairSource(key_of(EXAMPLE))
    drawn = [source.below(7) for _ in range(7000)]
    assert sum((drawn.count(n) - 1000) ** 2 / 1000 for n in range(7)) < 6 + 5 * 12**0.5


@pytest.mark.parametrize("n", [0, -1, 2**53 + 1])
def test_a_bound_outside_the_stream_is_a_mistake(n: int) -> None:
    with pytest.raises(ValueError, match="expected a bound"):
        FairSource(b"").below(n)


def test_whatever_goes_in_changes_the_stream_or_the_promise() -> None:
    others = [
        promise("other", SEED, ["red", ""]),
        promise("example", SEED[::-1], ["red", ""]),
        promise("example", SEED, ["", "red"]),
        promise("example", SEED, ["red"]),
        promise("example", SEED, ["red", "", ""]),
        promise("example", SEED, ["re", "d"]),
        promise("example", SEED, ["rot", ""]),
    ]
    assert len({key_of(fairness) for fairness in [EXAMPLE, *others]}) == 8
    assert commitment_to("example", SEED) != commitment_to("examplf", SEED)


def test_entropy_is_text_of_at_most_64_bytes() -> None:
    for text in ("", "x" * 64, "ü" * 32):
        assert check_entropy(text) == text
    for text in ("x" * 65, "ü" * 33):
        with pytest.raises(BadEntropy, match="expected at most 64 bytes"):
            check_entropy(text)
    with pytest.raises(BadEntropy, match="half a character"):
        check_entropy("\ud800")


@pytest.mark.parametrize("seed", ["", "00", "G" * 64, "A" * 64, "0" * 63 + "\n"])
def test_a_seed_has_one_spelling(seed: str) -> None:
    with pytest.raises(MalformedRecord, match="64 hexadecimal digits"):
        key_of(Fairness("m", "", seed, []))


def test_seeds_are_never_the_same() -> None:
    assert len({new_seed() for _ in range(50)}) == 50


class Counted(Source):
    """Remembers every bound it was asked for."""

    def __init__(self, value: int) -> None:
        self.value = value
        self.bounds: list[int] = []

    def below(self, n: i64) -> i64:
        self.bounds.append(n)
        return self.value % n


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_chance_move_takes_one_number_below_the_sum_of_the_weights(slug: str) -> None:
    game = GAMES[slug]
    for options in game.variants:
        for match in random_match(game, game.most_seats, options, Rng(3)):
            state = state_of(match)
            if state.to_act() == CHANCE:
                check_draw_is_as_the_page_says(state.chance_outcomes(), state)


def check_draw_is_as_the_page_says(chances: Sequence[tuple[int, Fraction]], state: State) -> None:
    probe = Counted(0)
    state.draw(probe)
    (total,) = probe.bounds
    assert total % lcm(*(chance.denominator for _, chance in chances)) == 0
    for value in {0, total - 1, total // 2, total // 3}:
        assert state.draw(Counted(value)) == outcome_at(value, chances, total)


def outcome_at(value: int, chances: Sequence[tuple[int, Fraction]], total: int) -> int:
    left = Fraction(value)
    for outcome, chance in chances:
        left -= chance * total
        if left < 0:
            return outcome
    raise AssertionError
