"""From a record back to the game."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TypeVar

from coverstory.errors import CoverstoryError, MalformedRecord
from coverstory.match.match import Match
from coverstory.match.record import Ending, Record
from coverstory.match.texts import about_record
from coverstory.rules.catalogue import find_game
from coverstory.words.say_error import ErrorText

Result = TypeVar("Result")


def at_once(work: Generator[object, None, Result]) -> Result:
    """All the steps of work that could be laid aside between any two."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: Result = done.value
            return result


def replay(record: Record) -> Match:
    """The match as it stood at the end of the record; an entry that does not fit is a MalformedRecord."""
    match = open_match(record)
    for _ in steps(match, record):
        pass
    return match


def open_match(record: Record) -> Match:
    """The match before its first entry, by the version of the rules that the record carries."""
    return Match(find_game(record.game).of_version(record.rules), record.seats, record.options)


def steps(match: Match, record: Record) -> Iterator[int]:
    """Enter the record's actions one by one, yielding each after it was carried out."""
    for number, action in enumerate(record.actions):
        try:
            match.enter(action)
        except CoverstoryError as error:
            raise no_such_entry(number, error) from error
        yield action
    ending = match.record().ending
    if ending != record.ending:
        raise other_ending(ending, record)


def no_such_entry(number: int, error: CoverstoryError) -> MalformedRecord:
    return MalformedRecord(about_record("entry", number=str(number)), about_record("allowed_action"), ErrorText(error))


def other_ending(ending: Ending | None, record: Record) -> MalformedRecord:
    return MalformedRecord(about_record("ending"), str(ending), str(record.ending))
