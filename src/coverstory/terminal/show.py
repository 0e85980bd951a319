"""Print a record as one seat saw it."""

from __future__ import annotations

from pathlib import Path

from coverstory.errors import MalformedRecord
from coverstory.match.match import Match
from coverstory.match.record import Record, read_record
from coverstory.match.replay import open_match, steps
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.languages import seat_names
from coverstory.terminal.boards.catalogue import board_text
from coverstory.terminal.seat_option import check_seat
from coverstory.terminal.texts import say_ending, text
from coverstory.wire.serialise import ending_of
from coverstory.words.catalogue import Translations


def show_record(file: Path, number: int, seat: int, lang: str, boards: bool) -> None:
    """Checked before anything is printed: nothing is shown of a record that does not replay."""
    record = nth_record(file, number)
    match = open_match(record)
    if seat != ONLOOKER:
        check_seat(seat, match.seats)
    pages = [
        header(match, number, seat, lang),
        *told(match=match, record=record, seat=seat, lang=lang, boards=boards),
        closing(match, lang),
    ]
    print("\n".join(pages))


def nth_record(file: Path, number: int) -> Record:
    with file.open("rb") as lines:
        count = 0
        for line in lines:
            if line.strip():
                count += 1
                if count == number:
                    return read_record(line, f"{file.name}, record {number}")
    raise MalformedRecord(file.name, Translations("input", "so_many_records", number=number), str(count))


def header(match: Match, number: int, seat: int, lang: str) -> str:
    who = text("onlooker", lang) if seat == ONLOOKER else seat_names(match.seats, lang)[seat]
    return text("header", lang, game=match.game.title[lang], seats=match.seats, number=number, who=who)


def told(match: Match, record: Record, seat: int, lang: str, boards: bool) -> list[str]:
    """A line for everything heard and, if wanted, the board whenever somebody else is to act."""
    names = seat_names(match.seats, lang)
    lines: list[str] = []
    told_so_far = 0
    awaited = match.to_act()
    for _ in steps(match, record):
        heard = match.heard(seat)
        lines += [match.game.say_event(event, lang, names) for event in heard[told_so_far:]]
        told_so_far = len(heard)
        if boards and match.to_act() not in (awaited, ONLOOKER):
            awaited = match.to_act()
            lines += [
                "",
                board_text(
                    slug=match.game.slug, view=match.view(seat), offered=match.offered(seat), lang=lang, names=names
                ),
                "",
            ]
    return lines


def closing(match: Match, lang: str) -> str:
    ending = ending_of(match.game, match.outcome())
    if ending is None:
        return text("unfinished", lang)
    return say_ending(match.game, ending, lang, seat_names(match.seats, lang))
