"""A file of records verified, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from coverstory.errors import CoverstoryError, MalformedRecord, NotVerified, Text, UnfairRecord
from coverstory.match.fairness import Fairness
from coverstory.match.kept_promise import KeptPromise, check_game, check_kept, find_kept
from coverstory.match.record import Record, read_record
from coverstory.match.replay import replay
from coverstory.match.texts import about_record
from coverstory.match.verify import Verified, verify
from coverstory.rules.catalogue import find_game
from coverstory.words.catalogue import Translations
from coverstory.words.say_error import ErrorText


@dataclass(frozen=True)
class Noted:
    """What a player noted at the table; all of it must agree with the record."""

    commitment: str | None = None
    seal: str | None = None
    kept: Sequence[KeptPromise] | None = None  # each record must be of one of these matches


def verified_file(file: Path, noted: Noted, lang: str) -> Iterator[str]:
    """A report for each record; the first that fails raises."""
    number = 0
    with file.open("rb") as lines:
        for line in lines:
            if line.strip():
                number += 1
                yield report(line, about_record("record_of_file", file=file.name, number=str(number)), noted, lang)
    if number == 0:
        raise MalformedRecord(file.name, about_record("a_record"), about_record("none"))


def report(line: bytes, where: Translations, noted: Noted, lang: str) -> str:
    try:
        if read_record(line).fairness is None:
            raise NotVerified(without_seed(read_record(line)))
        verified = verify(line)
        check_noted("commitment", noted.commitment, verified.fairness.commitment)
        check_noted("seal", noted.seal, verified.record.seal)
        mine = [] if noted.kept is None else [kept_to(find_kept(noted.kept, verified.fairness.match), verified)]
    except CoverstoryError as error:
        raise NotVerified(about_record("failed", where=where, why=ErrorText(error))) from error
    sentences = [about_record("fair", where=where), *summary(verified, is_compared=noted.kept is not None)]
    marks = [
        about_record("commitment_line", commitment=verified.fairness.commitment),
        about_record("seal_line", seal=verified.record.seal),
    ]
    return "\n".join([" ".join(each[lang] for each in sentences), *(line[lang] for line in (*marks, *mine))])


def without_seed(record: Record) -> Text:
    if not record.actions and record.ending is None:
        return about_record("never_dealt")
    replay(record)
    return about_record("only_replays")


def kept_to(kept: KeptPromise, verified: Verified) -> Translations:
    check_kept(kept, verified.fairness)
    check_game(kept, verified.record)
    return about_record("own_entropy_used" if kept.entropy else "all_as_seen")


def check_noted(what: str, noted: str | None, found: str) -> None:
    if noted is not None and noted != found:
        raise UnfairRecord(about_record(what), noted, found)


def summary(verified: Verified, is_compared: bool) -> Iterator[Translations]:
    record = verified.record
    yield about_record(
        "counts",
        game=find_game(record.game).title,
        seats=record.seats,
        entries=len(record.actions),
        draws=len(verified.draws),
    )
    if record.given:  # what a promise cannot cover must be said
        yield about_record("taken_over", given=record.given)
    if record.ending is None:
        yield about_record("broken_off")
    yield from not_shown(verified.fairness, is_compared)


def not_shown(fairness: Fairness, is_compared: bool) -> Iterator[Translations]:
    """Nobody should think that a record shows more than it does; a server can invent all of one."""
    if fairness.committed is None:
        yield about_record("sent_openly")
    elif not any(fairness.committed):
        yield about_record("only_bots")
    elif not is_compared:
        yield about_record("not_compared")
