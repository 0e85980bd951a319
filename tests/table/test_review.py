"""A review in words: three sentences for each player, in every language, and bars that add up."""

from __future__ import annotations

from functools import cache

import pytest

from coverstory.bots.review.decisions import judged
from coverstory.bots.review.facts import Review
from coverstory.bots.review.review import put_together, survey
from coverstory.match.record import Record
from coverstory.rules.catalogue import GAMES
from coverstory.table.review import ReviewWords
from coverstory.wire.review import GameReview
from coverstory.words.languages import LANGUAGES
from support.finished_games import finished, game_of_bots

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus"]


@cache
def small_review(slug: str) -> tuple[Record, Review]:
    """Of a game of rookies, by a judge that hardly thinks."""
    record = game_of_bots(GAMES[slug], ["rookie"] * GAMES[slug].least_seats, 4)
    past = finished(record)
    seen = survey(past)
    return record, put_together(seen, list(judged(past, seen.places, 16)), past.seats)


def said(slug: str, lang: str = "en") -> GameReview:
    record, facts = small_review(slug)
    return ReviewWords(record, facts, NAMES[: record.seats], lang).review()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", list(GAMES))
def test_every_player_gets_three_sentences(slug: str, lang: str) -> None:
    for seat in said(slug, lang).seats:
        assert len(seat.sentences) == 3
        assert all(sentence.endswith(".") and "{" not in sentence for sentence in seat.sentences)
        assert any(NAMES[seat.seat] in sentence for sentence in seat.sentences)


@pytest.mark.parametrize("slug", list(GAMES))
def test_what_is_shown_of_a_result_adds_up_to_the_tenth_of_a_point(slug: str) -> None:
    for seat in said(slug).seats:
        split = seat.split
        parts = (split.start, split.own, split.others, split.luck, split.rest)
        assert round(sum(parts), 1) == split.result


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_move_that_cost_something_comes_with_a_better_one(slug: str) -> None:
    for move in said(slug).moves:
        assert (move.best is not None) == (move.verdict in ("inaccuracy", "mistake", "blunder"))
        assert bool(move.best_text) == (move.best is not None)
        assert move.text
        assert move.number <= move.moment + 1
