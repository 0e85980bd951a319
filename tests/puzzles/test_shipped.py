"""The puzzles that are shipped: enough of every sort, small, said in every language, and proved."""

from __future__ import annotations

import random
import secrets

import msgspec
import pytest

from coverstory.about import is_compiled
from coverstory.match.replay import at_once
from coverstory.puzzles.asking import puzzles_of
from coverstory.puzzles.check import failures
from coverstory.puzzles.puzzle import KINDS, Puzzle, collection_of, file_of, games_with_puzzles, in_order, match_at
from coverstory.puzzles.tell import all_told, variant_in_words
from coverstory.rules.catalogue import GAMES
from coverstory.words.languages import LANGUAGES

FEWEST = 150
MOST_BYTES = 300_000
SEARCHED_AT_ONCE = 4  # of plain Python, where each takes seconds, none


@pytest.mark.parametrize("slug", GAMES)
def test_there_are_enough_of_every_game_and_kind(slug: str) -> None:
    puzzles = in_order(collection_of(slug))
    assert len(puzzles) >= FEWEST
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert {puzzle.kind for puzzle in puzzles} >= {"deduction", "move"}
    assert file_of(slug).stat().st_size <= MOST_BYTES


def test_every_kind_is_there() -> None:
    assert {puzzle.kind for slug in GAMES for puzzle in in_order(collection_of(slug))} == set(KINDS)


@pytest.mark.parametrize("slug", GAMES)
def test_every_variant_and_number_of_players_has_puzzles(slug: str) -> None:
    game, sources = GAMES[slug], collection_of(slug).sources
    assert {source.seats for source in sources} == set(range(game.least_seats, game.most_seats + 1))
    played = [game.settle(source.options) for source in sources]
    for variant in game.variants:
        assert game.settle(variant) in played, variant


def test_a_variant_calls_seats_as_the_table_does() -> None:
    sources = collection_of("undercover_danzer").sources
    said = variant_in_words(GAMES["undercover_danzer"], next(s for s in sources if s.options.get("first") == "0"), "en")
    assert "Who begins: Seat 1" in said


@pytest.mark.parametrize("slug", GAMES)
def test_easy_and_hard_ones_differ(slug: str) -> None:
    ratings = sorted(puzzle.rating for puzzle in in_order(collection_of(slug)))
    assert ratings[-1] - ratings[0] > 400


@pytest.mark.broad
@pytest.mark.parametrize("slug", GAMES)
def test_an_answer_is_one_of_what_is_offered(slug: str) -> None:
    collection = collection_of(slug)
    for puzzle in in_order(collection):
        match = match_at(slug, collection.source_of(puzzle), puzzle.at)
        if puzzle.kind == "deduction":
            assert puzzle.proof == "worlds"
            assert len(puzzle.answer) == 1
        else:
            assert set(puzzle.answer[:1]) <= set(match.offered(puzzle.seat))
            assert puzzle.kind == "move" or puzzle.line[0] == puzzle.answer[0]


@pytest.mark.broad
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_puzzle_is_said_in_every_language(slug: str, lang: str) -> None:
    told = at_once(all_told(slug, lang))
    assert [puzzle.id for puzzle in told.puzzles] == [puzzle.id for puzzle in in_order(collection_of(slug))]
    for puzzle in told.puzzles:
        assert puzzle.question.text.endswith("?") or puzzle.kind != "deduction"
        assert len(puzzle.steps) > 1
        assert len({choice.text for choice in puzzle.choices}) == len(puzzle.choices), puzzle.id
        assert (puzzle.kind == "deduction") == (0 <= puzzle.right < len(puzzle.choices))
        assert puzzle.kind == "deduction" or all(stage.right for stage in puzzle.stages)
        assert (puzzle.kind == "plan") == (len(puzzle.stages) > 1)


@pytest.mark.broad
@pytest.mark.parametrize("slug", GAMES)
def test_a_puzzle_shows_what_its_seat_may_know(slug: str) -> None:
    """Other deals that look the same to that seat make the same puzzle."""
    collection = collection_of(slug)
    for puzzle in in_order(collection)[:40]:
        match = match_at(slug, collection.source_of(puzzle), puzzle.at)
        worlds = puzzles_of(slug).states(match.view(puzzle.seat))
        for world in (worlds or [])[:5]:
            assert world.info_key(puzzle.seat) == (worlds or [world])[0].info_key(puzzle.seat)


def test_a_random_tenth_is_proved_again() -> None:
    """Another one in every run. All of them: `python3 dev.py puzzles --check`."""
    seed = secrets.randbelow(2**32)
    chooser = random.Random(seed)
    for slug in games_with_puzzles():
        collection = collection_of(slug)
        puzzles = in_order(collection)
        chosen = affordable(chooser.sample(puzzles, len(puzzles) // 10))
        failed = [puzzle for puzzle in failures(collection, chosen) if puzzle is not None]
        assert failed == [], f"{slug}, seed {seed}"


def affordable(chosen: list[Puzzle]) -> list[Puzzle]:
    """All that are quickly proved, and some of the others."""
    quick = [puzzle for puzzle in chosen if puzzle.proof == "worlds"]
    slow = [puzzle for puzzle in chosen if puzzle.proof != "worlds"]
    return quick + (slow[:SEARCHED_AT_ONCE] if is_compiled() else [])


def test_a_wrong_answer_is_noticed() -> None:
    collection = collection_of("agent_hunter")
    puzzle = next(one for one in in_order(collection) if one.kind == "deduction")
    wrong = msgspec.structs.replace(puzzle, answer=[puzzle.answer[0] + 1])
    assert list(failures(collection, [wrong])) == [wrong]
