"""Numbers of action sequences, counted and derived by hand."""

from __future__ import annotations

import pytest

from support.danzer_positions import new, position
from support.trees import sequences


# Piles: six partings of two tiles each, then 6, 5, … tiles to choose from.
@pytest.mark.parametrize(("depth", "count"), [(1, 2), (6, 2**6), (7, 2**6 * 6)])
def test_u12_deals(depth: int, count: int) -> None:
    """For each undercover colour one of two tiles; then the order of a pile."""
    assert sequences(new(2, colours="RO", track="classified"), depth) == count


# Tokens: 5, 4, 3, 2 for the first lane (the last needs no draw), then 5 for the second.
@pytest.mark.parametrize(("seats", "depth", "count"), [(3, 4, 120), (3, 5, 600), (2, 3, 24), (2, 4, 96)])
def test_u11_deals(seats: int, depth: int, count: int) -> None:
    """Tokens in random order; with two players one fewer."""
    assert sequences(new(seats), depth) == count


def test_u13_choices_of_colours() -> None:
    """Six, then five, then four; then the first parting."""
    assert sequences(new(3, track="classified"), 4) == 6 * 5 * 4 * 2


# Orange's first turn. Headquarters: orange 0,1, yellow 0,2, purple 1,0, green 1,2; tops: red (orange) and red (purple).
# Depth 1: pile A, pile B, Joker. Depth 2: flip or keep for each agent, or one of nine spaces beside a tile: 2 + 2 + 9.
# Depth 3: red fits on 4 spaces, orange on 3, purple on 2; after the Joker yellow again has two red tops and a Joker:
# (4 + 3) + (4 + 2) + 9 * 3.
@pytest.mark.parametrize(("depth", "count"), [(1, 3), (2, 13), (3, 40)])
def test_u16_u24_first_turns(depth: int, count: int) -> None:
    """Take; flip or not; place."""
    state = position(turn=1, pile_a="RO PR OY YG GB BP", pile_b="RP OR YO GY BG PB")
    assert sequences(state, depth) == count
