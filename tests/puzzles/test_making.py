"""Making puzzles: the same seed makes the same ones, records are looked through first, and ratings mean something."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from coverstory.match.record import Record
from coverstory.puzzles.daily import daily_case
from coverstory.puzzles.grade import chance, rating_of
from coverstory.puzzles.make import make
from coverstory.puzzles.play_out import play
from coverstory.puzzles.puzzle import collection_of, encoded_collection, games_with_puzzles, in_order
from coverstory.rules.catalogue import find_game
from coverstory.rules.rng import Rng


def quietly(games: int, puzzles: int) -> None:
    """No progress."""


@pytest.mark.broad
def test_the_same_seed_makes_the_same_puzzles() -> None:
    one, other = (make("agent_hunter", wanted=2, seed=7, records=[], progress=quietly) for _ in range(2))
    assert encoded_collection(one) == encoded_collection(other)
    assert len(in_order(one)) == 2


@pytest.mark.broad
def test_games_of_people_come_first() -> None:
    game = find_game("agent_hunter")
    entries = play(game, 2, {}, Rng(11))
    record = Record("agent_hunter", rules=game.version, seats=2, options=game.settle({}), actions=entries)
    made = make("agent_hunter", wanted=1, seed=7, records=[record], progress=quietly)
    assert entries[: len(made.sources[0].actions)] == made.sources[0].actions


@pytest.mark.parametrize(("solved", "low", "high"), [("all", 400, 1000), ("none", 1700, 2400), ("strong", 1000, 1700)])
def test_what_bots_solve_is_easy_and_what_they_do_not_is_hard(solved: str, low: int, high: int) -> None:
    trials = [(s, solved == "all" or (solved == "strong" and s > 1200)) for s in (900, 1300, 1700) for _ in range(5)]
    assert low <= rating_of(trials) <= high


def test_equals_solve_every_other_puzzle() -> None:
    assert chance(1300, 1300) == pytest.approx(0.5)
    assert chance(1700, 1300) == pytest.approx(10 / 11)


def test_the_daily_case_goes_round_the_games_and_repeats_nothing_for_long() -> None:
    first = date(2026, 11, 19)
    games = len(games_with_puzzles())
    cases = [daily_case(first + timedelta(days=day)) for day in range(100 * games)]
    assert [game for game, _ in cases[:games]] != [game for game, _ in cases[1 : games + 1]]
    assert {game for game, _ in cases[:games]} == set(games_with_puzzles())
    assert len({(game, puzzle.id) for game, puzzle in cases}) == len(cases)
    assert daily_case(first) == daily_case(first)
    assert all(puzzle in in_order(collection_of(game)) for game, puzzle in cases[:8])
