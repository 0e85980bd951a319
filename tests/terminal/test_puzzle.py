"""Puzzles in the terminal: a real process, answers typed by number."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from coverstory.puzzles.puzzle import collection_of, in_order, match_at
from coverstory.puzzles.tell import decisions_of
from coverstory.words.catalogue import words
from support.command_line import coverstory


def solve(slug: str, number: int, typed: str, lang: str = "en") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "coverstory", "puzzle", slug, "--number", str(number), "--lang", lang],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def said(message: str, lang: str = "en") -> str:
    return words(lang, "puzzles").say(message)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_deduction_is_answered_by_number(lang: str) -> None:
    puzzles = in_order(collection_of("agent_hunter"))
    number = next(number for number, puzzle in enumerate(puzzles, 1) if puzzle.kind == "deduction")
    right = puzzles[number - 1].answer[0] + 1
    assert said("solved", lang) in solve("agent_hunter", number, f"99\n{right}\n", lang)
    assert said("failed", lang) in solve("agent_hunter", number, f"{right + 1}\n", lang)


def test_a_plan_asks_for_each_decision() -> None:
    collection = collection_of("undercover_danzer")
    puzzles = in_order(collection)
    number = next(number for number, puzzle in enumerate(puzzles, 1) if puzzle.kind == "plan")
    puzzle = puzzles[number - 1]
    match = match_at("undercover_danzer", collection.source_of(puzzle), puzzle.at)
    typed = [match.offered(puzzle.seat).index(action) + 1 for action in decisions_of(match, puzzle)]
    assert len(typed) > 1
    assert said("solved") in solve("undercover_danzer", number, "".join(f"{answer}\n" for answer in typed))


def test_giving_up_shows_the_solution() -> None:
    told = solve("top_secret_spies", 1, f"{said('typed-give_up')}\n")
    assert said("failed") in told
    assert "The answer: " in told


def test_without_a_game_it_is_the_daily_case() -> None:
    assert "The daily case" in coverstory("puzzle", "--daily", "--lang", "en")


def test_a_game_without_puzzles_is_refused_in_one_sentence() -> None:
    assert coverstory("puzzle", "chess", code=2).count("\n") == 1
    assert coverstory("puzzles", "make", code=2).count("\n") == 1
