"""Several games in a row: when a series is over, who has won it, and who begins the next game."""

from __future__ import annotations

import msgspec
import pytest

from coverstory.table.events import Moment
from coverstory.table.presenter import series_state
from coverstory.table.refusals import Refusal
from coverstory.table.series import NOBODY, Result, is_over, is_possible, next_first, points_of, winners_of, wins_of
from coverstory.table.table import make_table
from coverstory.wire.commands import Arrange, SeriesPlan, Start
from coverstory.wire.http import NewTable
from support.tables import Sitting, hunter, pair

BEST_OF_3 = SeriesPlan("best_of", 3)
BEST_OF_5 = SeriesPlan("best_of", 5)


def won(*winners: int, seats: int = 2, first: int = NOBODY, scores: list[int] | None = None) -> Result:
    return Result(scores or [0] * seats, [1 if seat in winners else 2 for seat in range(seats)], first)


def test_a_single_game_is_over_after_one() -> None:
    assert not is_over(SeriesPlan(), [], 2)
    assert is_over(SeriesPlan(), [won(0)], 2)


@pytest.mark.parametrize(
    ("plan", "games", "over"),
    [
        (BEST_OF_3, [won(0)], False),
        (BEST_OF_3, [won(0), won(1)], False),
        (BEST_OF_3, [won(0), won(0)], True),
        (BEST_OF_3, [won(0), won(), won(1)], True),
        (BEST_OF_5, [won(1), won(1), won(0)], False),
        (BEST_OF_5, [won(1), won(0), won(1), won(1)], True),
        (SeriesPlan("best_of", 7), [won(1)] * 3, False),
        (SeriesPlan("best_of", 7), [won(1)] * 4, True),
    ],
)
def test_best_of_ends_when_nobody_can_catch_up(plan: SeriesPlan, games: list[Result], over: bool) -> None:
    assert is_over(plan, games, 2) is over


def test_a_shared_win_counts_for_each_of_them() -> None:
    games = [won(0, 2, seats=3), won(2, seats=3)]
    assert wins_of(games, 3) == [1, 0, 2]
    assert is_over(BEST_OF_3, games, 3)
    assert winners_of(BEST_OF_3, games, 3) == [2]


def test_most_points_in_all_games_win() -> None:
    plan = SeriesPlan("points", 2)
    games = [won(0, scores=[10, 4]), won(1, scores=[1, 9])]
    assert not is_over(plan, games[:1], 2)
    assert is_over(plan, games, 2)
    assert points_of(games, 2) == [11, 13]
    assert winners_of(plan, games, 2) == [1]


def test_level_at_the_end_they_share_it() -> None:
    assert winners_of(SeriesPlan("points", 1), [won(0, scores=[5, 5])], 2) == [0, 1]
    assert winners_of(BEST_OF_3, [won(0), won(1), won()], 2) == [0, 1]


def test_nobody_wins_a_series_in_which_nobody_won_a_game() -> None:
    assert winners_of(BEST_OF_3, [won(), won(), won()], 2) == []


def test_until_somebody_wins() -> None:
    plan = SeriesPlan("until_won")
    assert not is_over(plan, [], 3)
    assert not is_over(plan, [won(seats=3)] * 4, 3)
    assert is_over(plan, [won(seats=3), won(1, seats=3)], 3)
    assert winners_of(plan, [won(seats=3), won(1, seats=3)], 3) == [1]


def test_the_rules_decide_who_begins_the_first_game() -> None:
    assert next_first(BEST_OF_3, [], 2) == NOBODY


@pytest.mark.parametrize(("first", "following"), [(0, 1), (2, 0), (NOBODY, 0)])
def test_the_next_seat_begins(first: int, following: int) -> None:
    assert next_first(SeriesPlan("best_of", 3, "next"), [won(0, seats=3, first=first)], 3) == following


def test_the_loser_begins() -> None:
    plan = SeriesPlan("best_of", 3, "loser")
    assert next_first(plan, [Result([3, 1, 2], [1, 3, 2], 0)], 3) == 1


def test_of_several_losers_the_one_after_the_beginner_begins() -> None:
    plan = SeriesPlan("best_of", 3, "loser")
    assert next_first(plan, [Result([9, 1, 1, 1], [1, 2, 2, 2], 2)], 4) == 3
    assert next_first(plan, [Result([9, 1, 1, 1], [1, 2, 2, 2], 3)], 4) == 1


@pytest.mark.parametrize(
    ("plan", "possible"),
    [
        (SeriesPlan(), True),
        (SeriesPlan("single", 2), False),
        (SeriesPlan("best_of", 4), False),
        (SeriesPlan("best_of", 7), True),
        (SeriesPlan("points", 1), False),
        (SeriesPlan("points", 12), True),
        (SeriesPlan("until_won", 3), False),
    ],
)
def test_a_series_is_one_of_a_few(plan: SeriesPlan, possible: bool) -> None:
    assert is_possible(plan) is possible


# At a table.


def series_table(plan: SeriesPlan) -> Sitting:
    sitting = pair(msgspec.structs.replace(hunter(), series=plan))
    sitting.asks("ann", Start(0))
    return sitting


def play_again(sitting: Sitting) -> None:
    sitting.finish()
    sitting.plays_again()
    sitting.sits("ann", 0)
    sitting.sits("ben", 1)
    sitting.asks("ann", Start(0))


def test_a_table_without_a_series_says_nothing_of_one() -> None:
    assert series_state(pair().table) is None


def test_a_series_goes_on_with_every_rematch_and_begins_anew_when_it_is_over() -> None:
    sitting = series_table(SeriesPlan("points", 2))
    play_again(sitting)
    state = series_state(sitting.table)
    assert state is not None
    assert (state.played, state.over, state.winners) == (1, False, [])
    sitting.finish()
    state = series_state(sitting.table)
    assert state is not None
    assert (state.played, state.over) == (2, True)
    assert state.winners == [seat for seat in (0, 1) if state.points[seat] == max(state.points)]
    sitting.plays_again()
    state = series_state(sitting.table)
    assert state is not None
    assert (state.played, state.wins, state.points) == (0, [0, 0], [0, 0])


def test_the_next_seat_begins_the_next_game() -> None:
    sitting = series_table(SeriesPlan("points", 3, "next"))
    sitting.finish()
    began = sitting.table.results[0].first
    assert began in (0, 1)
    sitting.plays_again()
    sitting.asks("ann", Start(0))
    sitting.finish()
    assert sitting.table.results[1].first == 1 - began


def test_the_loser_begins_the_next_game() -> None:
    sitting = series_table(SeriesPlan("points", 3, "loser"))
    play_again(sitting)
    sitting.finish()
    first, second = sitting.table.results
    worst = [seat for seat in (0, 1) if first.places[seat] == max(first.places)]
    assert second.first in worst


def test_a_series_survives_a_restart() -> None:
    sitting = series_table(SeriesPlan("best_of", 3))
    play_again(sitting)
    assert list(sitting.replayed().results) == list(sitting.table.results) != []


def test_other_settings_begin_another_series() -> None:
    sitting = series_table(SeriesPlan("points", 2))
    sitting.finish()
    sitting.plays_again()
    assert len(sitting.table.results) == 1
    sitting.asks("ann", Arrange(0, msgspec.structs.replace(hunter(), series=SeriesPlan("best_of", 3))))
    assert not sitting.table.results


def test_an_impossible_series_is_refused() -> None:
    settings = msgspec.structs.replace(hunter(), series=SeriesPlan("best_of", 4))
    made = make_table("table", "ann", NewTable(settings, "Ann"), Moment(0.0, 0.0))
    assert made == Refusal("bad_series", field="series")
