"""Intervals and ratings, against values computed by hand."""

from __future__ import annotations

from math import log10, sqrt

import pytest

from coverstory.arena.contest.statistics import (
    POINTS_A_LOGIT,
    Z95,
    Deal,
    Meeting,
    Score,
    elo,
    games_worth,
    ratings,
    share,
    share_interval,
    strengths,
    variances,
    wilson,
)
from coverstory.rules.rng import Rng

A_B, A_C, B_C = Meeting(0, 1), Meeting(0, 2), Meeting(1, 2)


def test_wilson_as_in_the_books() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.403832, 0.596168), abs=1e-6)
    # p = 0: the upper bound is z²/n / (1 + z²/n) = 0.384146 / 1.384146
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.277533), abs=1e-6)
    assert wilson(1.0, 10) == pytest.approx((0.722467, 1.0), abs=1e-6)


def test_a_share_counts_split_wins_and_leaves_out_what_nobody_won() -> None:
    assert share([Deal(1.5, 2), Deal(0.0, 0), Deal(0.5, 1)]) == pytest.approx(2 / 3)
    assert share([Deal(0.0, 0)]) is None
    assert share_interval([]) == (0.0, 1.0)


def test_games_are_worth_less_where_deals_decide_both() -> None:
    # p = 1/2 of 8 games; residuals 1, -1, 0, 0; variance 2 · 4/3 / 8² = 1/24; (1/4) / (1/24) = 6
    assert games_worth([Deal(2, 2), Deal(0, 2), Deal(1, 2), Deal(1, 2)]) == pytest.approx(6)
    # residuals 1, -1, 1, -1; variance 4 · 4/3 / 8² = 1/12: three games, less than the four deals
    assert games_worth([Deal(2, 2), Deal(0, 2), Deal(2, 2), Deal(0, 2)]) == pytest.approx(3)


def test_games_are_never_worth_more_than_were_played() -> None:
    assert games_worth([Deal(1, 2)] * 4) == 8


def test_without_any_spread_a_deal_is_worth_one_game() -> None:
    assert games_worth([Deal(2, 2)] * 5) == 5
    assert games_worth([Deal(0, 2)] * 5) == 5
    assert games_worth([Deal(1, 2)]) == 1
    assert share_interval([Deal(2, 2)] * 10) == pytest.approx((0.722467, 1.0), abs=1e-6)


@pytest.mark.parametrize("luck", [0, 30, 60])
def test_the_interval_holds_the_truth_about_19_times_of_20(luck: int) -> None:
    """Two games a deal, won with 70 %; in so many deals of 100 the second game goes as the first."""
    rng = Rng(5, luck)

    def deal() -> Deal:
        first = rng.below(10) < 7
        second = first if rng.below(100) < luck else rng.below(10) < 7
        return Deal(float(first) + float(second), 2)

    held = 0
    for _ in range(1000):
        low, high = share_interval([deal() for _ in range(60)])
        held += low <= 0.7 <= high
    assert 930 <= held <= 985


def test_three_wins_to_one_are_a_strength_of_three() -> None:
    strong = strengths({A_B: Score(3.0, 4)}, 2, 2)
    assert strong[0] / strong[1] == pytest.approx(3)
    assert ratings(strong) == pytest.approx([200 * log10(3), -200 * log10(3)])


def test_bradley_and_terry_from_all_pairs() -> None:
    """Strengths 1, 2, 4 would give just these scores: 1 of 3, 1 of 5, 2 of 6."""
    strong = strengths({A_B: Score(1, 3), A_C: Score(1, 5), B_C: Score(2, 6)}, 3, 2)
    assert [strength / strong[0] for strength in strong] == pytest.approx([1, 2, 4])


def test_luce_with_one_seat_among_three() -> None:
    """A strength of 3 among three of 1 wins half of the games: 3 / (3 + 1 + 1 + 1)."""
    strong = strengths({A_B: Score(5, 10)}, 2, 4)
    assert strong[0] / strong[1] == pytest.approx(3)


def test_a_bot_that_lost_everything_has_a_rating() -> None:
    """One undecided game is added: 8.5 to 0.5."""
    first, second = elo([A_B], [{A_B: Score(2, 2)}] * 4, 2, 2)
    assert first.points - second.points == pytest.approx(400 * log10(17))
    assert first.points == pytest.approx(-second.points)
    # four deals worth one game each and the one added: 5 · (17/18) (1/18); each rating has 1 / (4 w)
    half = Z95 * POINTS_A_LOGIT * sqrt(1 / (4 * 5 * 17 / 18 / 18))
    assert first.interval == pytest.approx((first.points - half, first.points + half))


def test_bots_without_a_decided_game_are_rated_alike() -> None:
    assert [rating.points for rating in elo([A_B, A_C, B_C], [], 3, 2)] == pytest.approx([0, 0, 0])


def test_variances_about_the_mean() -> None:
    """Two: 1 / (4 w). Three of equal weights: the pseudo-inverse of w (3 I - J) has 2 / (9 w) on its diagonal."""
    assert variances({A_B: 5.0}, 2) == pytest.approx([0.05, 0.05])
    assert variances({A_B: 2.0, A_C: 2.0, B_C: 2.0}, 3) == pytest.approx([1 / 9] * 3)
