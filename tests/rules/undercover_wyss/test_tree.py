"""How many courses a game can take: counted by the rules' hand and by the program."""

from __future__ import annotations

import pytest

from support.trees import endings, sequences
from support.wyss_positions import all_but, dealt, play, position


def test_w6_w7_the_deal() -> None:
    """Two missions of four: 4 * 3 orders, then 2 start players, then 60 first cards."""
    state = position({}, 2, phase="deal_mission", missions="- -")
    assert [sequences(state, depth) for depth in (1, 2, 3, 4)] == [4, 12, 24, 24 * 60]


@pytest.mark.parametrize("place", ["1·1", "3·6"])
def test_w8_w27_the_first_two_turns(place: str) -> None:
    """After the first card was chosen, anywhere:

    1. ten values;
    2. eight ordinary ones leave 9 + 5 = 14 cards around the stone; after the two special ones (nothing to retire, so
       the next player is compelled) 9 * 5 = 45 pairs can be named: 8 * 14 + 2 * 45 = 202;
    3. ten values each: 2020;
    4. after a compulsion ten values of the second card: 2 * 45 * 10 * 10 = 9000. Otherwise the second card shows
       - what may capture the first (its equal; a 0 if the first is a 10): capture or not, 2 ways. That is exactly one
         of ten values whatever the first shows: a 10 has no equal that captures, but falls to a 0;
       - a 4 or an 8, neither of which captures here: retire the first card or compel, 2 ways each;
       - one of seven other values: 14 cards around the new stone but for the first, 13 ways.
       8 * 14 * (2 + 4 + 7 * 13) = 8 * 14 * 97 = 10864, and 10864 + 9000 = 19864.
    """
    state = play(dealt(3), f"open {place}")
    assert [sequences(state, depth) for depth in (1, 2, 3, 4)] == [10, 202, 2020, 19864]


def test_w24_w25_the_last_card() -> None:
    """The last card is seat 0's 9, alone in the grid, so it wins whatever it is counted in.

    Row or column first (2). If the 9 is laid aside at once, the other line is lost and the game over: 1 way. If not,
    the second line is won too, and the 9 is laid aside or not: 2 ways. 2 * (1 + 2) = 6, with one value left to draw.
    """
    gaps = {(row, column): "." for row in range(1, 7) for column in range(1, 11)}
    assert endings(position(gaps | {(6, 10): "?"}, box=all_but(9))) == 6


def test_w14_w30_the_last_two_cards() -> None:
    """An 8 and a 9 are left, side by side; seat 1's 5 lies far from both. Two players.

    Seat 0 opens either card (2), and it is the 9 or the 8 (2 values). The column is complete, not the row.
    - The 9: its column is won, the 9 laid aside or not (2), then seat 1 opens the 8, anywhere, its only choice and only
      value. Its row holds the 9 if that was kept.
      Kept: a power: retire the 9, or compel (2). After retiring, row and column hold the 8 alone: 6 ways as above.
      After compelling: the row holds 9 and 8, won by seat 0, the column is won by seat 1. Row first: 9 aside or not
      (2), then the 8 aside or not (2): 4. Column first: 8 aside or not (2), then seat 0 wins the row anyway (2): 4.
      So 6 + 8 = 14. Laid aside: nothing to retire, compelled by itself, 6 ways. Together 14 + 6 = 20.
    - The 8: nothing to retire, seat 1 would be compelled. Its column is won, the 8 laid aside or not (2). The stone's
      column is complete, so the compulsion lapses; seat 1 opens the 9.
      Kept: row 9 against 8, won by seat 1, as is the column. Row first: the 9 aside, then the column is lost (1); or
      not, and then aside or not (2): 3. Column first: the 9 aside, then seat 0 wins the row with 8, aside or not (2);
      or not, then seat 1 wins it, aside or not (2): 4. So 7. Laid aside: 6. Together 13.
    2 * (20 + 13) = 66.
    """
    gaps = {(row, column): "." for row in range(1, 7) for column in range(1, 11)}
    grid = gaps | {(6, 9): "?", (6, 10): "?", (1, 1): "5/1"}
    assert endings(position(grid, 2, box=all_but(5, 8, 9))) == 66
