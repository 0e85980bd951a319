"""Print the review of a record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from coverstory.bots.review.facts import Finished, Review
from coverstory.bots.review.review import reviewing
from coverstory.errors import MalformedRecord
from coverstory.match.record import Record
from coverstory.match.replay import replay
from coverstory.match.texts import about_record
from coverstory.progress import Progress
from coverstory.rules.catalogue import find_game
from coverstory.rules.languages import seat_names
from coverstory.table.review import ReviewWords
from coverstory.terminal.show import nth_record
from coverstory.wire.review import GameReview, ResultSplit, ReviewedMove, SeatReview
from coverstory.wire.serialise import encode
from coverstory.words.catalogue import words


def print_review(file: Path, number: int, lang: str, as_json: bool) -> None:
    """The record is replayed first: nothing is said of one that does not fit the rules."""
    record = nth_record(file, number)
    replay(record)
    if record.ending is None:
        raise MalformedRecord(file.name, about_record("finished_record"), about_record("none"))
    names = seat_names(record.seats, lang)
    said = ReviewWords(record, reviewed(record), names, lang).review()
    print(encode(said).decode() if as_json else "\n".join(page(record, said, names, lang)))


def reviewed(record: Record) -> Review:
    """With a progress bar for whoever watches."""
    progress: Progress | None = None
    try:
        for step in reviewing(finished(record)):
            if isinstance(step, Review):
                return step
            done, total = step
            progress = progress or Progress("Review", total)
            progress.show(done)
    finally:
        if progress:
            progress.close()
    raise AssertionError("a review ends with itself")


def finished(record: Record) -> Finished:
    return Finished(record.game, rules=record.rules, seats=record.seats, options=record.options, actions=record.actions)


def page(record: Record, said: GameReview, names: Sequence[str], lang: str) -> list[str]:
    spoken = words(lang, "review")
    lines = [spoken.say("review_of", {"game": find_game(record.game).title[lang]}), spoken.say("about"), ""]
    for seat in said.seats:
        lines += [*seat.sentences, *split_lines(seat, lang), ""]
    costly = [move for move in said.moves if move.verdict != "good"]
    lines.append(spoken.say("decisions") if costly else spoken.say("none_costly"))
    return [*lines, *(move_line(move, names, lang) for move in costly)]


def split_lines(seat: SeatReview, lang: str) -> list[str]:
    """One line that adds up."""
    split: ResultSplit = seat.split
    spoken = words(lang, "review")
    parts = {
        "split-start": split.start,
        "split-own": split.own,
        "split-others": split.others,
        "split-luck": split.luck,
        "split-rest": split.rest,
        "split-result": split.result,
    }
    return ["  " + ", ".join(f"{spoken.say(name)} {value:+.1f}" for name, value in parts.items())]


def move_line(move: ReviewedMove, names: Sequence[str], lang: str) -> str:
    spoken = words(lang, "review")
    verdict, cost = spoken.say(f"verdict-{move.verdict}"), spoken.say("cost", {"points": move.cost})
    better = "; " + spoken.say("better", {"best": move.best_text}) if move.best else ""
    return f"{move.number:>4}. {names[move.seat]}: {move.text} – {verdict}, {cost}{better}"
