"""What an event does to a table, and what each viewer is told of it. It was checked before, so it cannot fail."""

from __future__ import annotations

from coverstory.match.match import Match
from coverstory.rules.contract import ONLOOKER
from coverstory.table.events import (
    Acted,
    Arranged,
    Closed,
    Filled,
    GivenBack,
    Helped,
    HostPassed,
    Made,
    Moment,
    Noted,
    Rematched,
    Said,
    Sat,
    Started,
    Stood,
    TableEvent,
    TookBack,
    Vacated,
)
from coverstory.table.seats import Seat, rearranged
from coverstory.table.series import is_over, result_of
from coverstory.table.state import TableState, UndoPoint
from coverstory.table.stream import GameWentOn, NotesKept, Notice, SomebodySaid, TableChanged

Notices = dict[int, list[Notice]]  # by viewer: a seat, or ONLOOKER

CHANGED = TableChanged()


def apply_event(table: TableState, event: TableEvent, moment: Moment) -> Notices:
    match event:
        case Acted():
            return acted(table, event, moment)
        case Sat():
            return sat(table, event)
        case Stood():
            return stood(table, event)
        case Filled():
            return filled(table, event)
        case Vacated():
            return vacated(table, event)
        case Helped():
            return helped(table, event)
        case GivenBack():
            return given_back(table, event, moment)
        case Arranged():
            return arranged(table, event)
        case HostPassed():
            return host_passed(table, event)
        case Rematched():
            return rematched(table, event)
        case Closed():
            return closed(table)
        case Started():
            return started(table, event, moment)
        case TookBack():
            return took_back(table, event)
        case Said():
            return said(table, event, moment)
        case Noted():
            return noted(table, event)
        case Made():
            raise AssertionError("a table is made once")


def to_all(table: TableState, *notices: Notice) -> Notices:
    return {viewer: list(notices) for viewer in (*range(len(table.seats)), ONLOOKER)}


# Seats.


def sat(table: TableState, event: Sat) -> Notices:
    old = table.seats[event.seat]
    if old.person == event.person and old.is_human:
        old.name, old.entropy = event.name, event.entropy
    else:
        table.seats[event.seat] = Seat("person", event.person, event.name, entropy=event.entropy)
    if event.person == table.host:
        table.host_name = event.name
    return to_all(table, CHANGED)


def stood(table: TableState, event: Stood) -> Notices:
    table.seats[event.seat] = Seat()
    return to_all(table, CHANGED)


def filled(table: TableState, event: Filled) -> Notices:
    table.seats[event.seat] = Seat("bot", level=event.level)
    return to_all(table, CHANGED)


def vacated(table: TableState, event: Vacated) -> Notices:
    """Its entropy stays: the chance of a match that has begun follows from it."""
    entropy = table.seats[event.seat].entropy
    table.seats[event.seat] = Seat("bot", level=table.settings.level, entropy=entropy, vacated=True)
    if table.awaited() == event.seat:
        table.deadline = None
    return to_all(table, CHANGED)


def helped(table: TableState, event: Helped) -> Notices:
    table.seats[event.seat].helped = True
    if table.awaited() == event.seat:
        table.deadline = None
    return to_all(table, CHANGED)


def given_back(table: TableState, event: GivenBack, moment: Moment) -> Notices:
    table.seats[event.seat].helped = False
    if table.awaited() == event.seat:
        table.set_deadline(moment.seconds)
    return to_all(table, CHANGED)


# The table.


def arranged(table: TableState, event: Arranged) -> Notices:
    table.settings = event.settings
    if table.stage == "waiting":
        table.results.clear()
        table.seats = rearranged(table.seats, event.settings, table.host, table.host_name)
    return to_all(table, CHANGED)


def host_passed(table: TableState, event: HostPassed) -> Notices:
    table.host = event.person
    table.host_name = table.seats[table.seats_of(event.person)[0]].name
    return to_all(table, CHANGED)


def rematched(table: TableState, event: Rematched) -> Notices:
    """Everybody who is there keeps the seat; entropy is asked for anew, since a new seed was promised."""
    for seat, held in enumerate(table.seats):
        if seat in event.left or held.vacated:
            table.seats[seat] = Seat()
        else:
            held.entropy = held.notes = ""
            held.helped = False
    if is_over(table.settings.series, table.results, len(table.seats)):
        table.results.clear()
    table.seed = event.seed
    table.round += 1
    table.match = None
    table.stage = "waiting"
    table.version += 1
    table.finished = None
    return to_all(table, CHANGED)


def closed(table: TableState) -> Notices:
    table.stage = "closed"
    table.deadline = None
    return to_all(table, CHANGED)


# The match.


def started(table: TableState, event: Started, moment: Moment) -> Notices:
    match = table.begin(event.rules)
    went_on = play_on(table, match, dict.fromkeys(viewers(match), 0), moment)
    return {viewer: [CHANGED, *notices] for viewer, notices in went_on.items()}


def acted(table: TableState, event: Acted, moment: Moment) -> Notices:
    match = table.match
    assert match is not None
    heard = {viewer: len(match.heard(viewer)) for viewer in viewers(match)}
    table.undo_points.append(UndoPoint(table.deadline, event.by_bot))
    match.submit(event.seat, event.action)
    return play_on(table, match, heard, moment)


def play_on(table: TableState, match: Match, heard: dict[int, int], moment: Moment) -> Notices:
    """Chance, until a seat is to act or the match is over."""
    match.play_chance(table.source)
    table.version += 1
    table.since = moment.wall
    table.set_deadline(moment.seconds)
    notices_by_viewer: Notices = {
        viewer: [GameWentOn(table.version, 0, list(match.heard(viewer)[known:]))] for viewer, known in heard.items()
    }
    if match.over:
        table.stage = "finished"
        table.deadline = None
        table.finished = table.past_game(moment.wall)
        table.results.append(result_of(match))
        for notices in notices_by_viewer.values():
            notices.append(CHANGED)
    return notices_by_viewer


def took_back(table: TableState, event: TookBack) -> Notices:
    assert table.match is not None
    forgotten = table.match.undo(event.seat)
    table.version += 1
    table.deadline = table.undo_points.pop().deadline
    return {viewer: [GameWentOn(table.version, count, [])] for viewer, count in forgotten.items()}


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(match.seats), ONLOOKER)


# Words.


def said(table: TableState, event: Said, moment: Moment) -> Notices:
    line = SomebodySaid(seat=event.seat, name=event.name, text=event.text, phrase=event.phrase, wall=moment.wall)
    table.chat.append(line)
    return to_all(table, line)


def noted(table: TableState, event: Noted) -> Notices:
    table.seats[event.seat].notes = event.text
    return {event.seat: [NotesKept()]}
