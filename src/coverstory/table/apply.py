"""What an event does to a table, and what each viewer is told of it. It was checked before, so it cannot fail."""

from __future__ import annotations

from coverstory.match.match import Match
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.outcome import RESIGNED, Outcome
from coverstory.table.deal import new_deal, time_to_take_part
from coverstory.table.events import (
    Acted,
    Arranged,
    Closed,
    Committed,
    DealBegan,
    DealBroken,
    Filled,
    GivenBack,
    Helped,
    HostPassed,
    Made,
    Moment,
    Noted,
    Opened,
    Rematched,
    RematchOffered,
    Resigned,
    Said,
    Sat,
    Started,
    Stood,
    TableEvent,
    TookBack,
    Vacated,
)
from coverstory.table.notices import GameWentOn, NotesKept, Notice, SomebodySaid, TableChanged
from coverstory.table.seats import Seat, rearranged
from coverstory.table.series import NOBODY, Result, is_over, result_of
from coverstory.table.state import UndoPoint, WholeTable

Notices = dict[int, list[Notice]]  # by viewer: a seat, or ONLOOKER

CHANGED = TableChanged()


def apply_event(table: WholeTable, event: TableEvent, moment: Moment) -> Notices:
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
        case Resigned():
            return resigned(table, event, moment)
        case Helped():
            return helped(table, event)
        case GivenBack():
            return given_back(table, event, moment)
        case Arranged():
            return arranged(table, event)
        case HostPassed():
            return host_passed(table, event)
        case RematchOffered():
            return rematch_offered(table, event)
        case Rematched():
            return rematched(table, event)
        case Closed():
            return closed(table, moment)
        case DealBegan():
            return deal_began(table, event, moment)
        case Committed():
            return committed(table, event, moment)
        case Opened():
            return opened(table, event)
        case DealBroken():
            return deal_broken(table, event, moment)
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


def to_all(table: WholeTable, *notices: Notice) -> Notices:
    return {viewer: list(notices) for viewer in (*range(len(table.seats)), ONLOOKER)}


# Seats.


def sat(table: WholeTable, event: Sat) -> Notices:
    old = table.seats[event.seat]
    if old.person == event.person and old.is_human:
        old.name, old.entropy = event.name, event.entropy
    else:
        table.seats[event.seat] = Seat("person", event.person, event.name, entropy=event.entropy)
    if event.person == table.host:
        table.host_name = event.name
    return to_all(table, CHANGED)


def stood(table: WholeTable, event: Stood) -> Notices:
    table.seats[event.seat] = Seat()
    return to_all(table, CHANGED)


def filled(table: WholeTable, event: Filled) -> Notices:
    table.seats[event.seat] = Seat("bot", level=event.level)
    return to_all(table, CHANGED)


def vacated(table: WholeTable, event: Vacated) -> Notices:
    """It stays its person's, who may come back until the match ends."""
    held = table.seats[event.seat]
    held.helped = held.vacated = True
    table.stop_clock_for_bots()
    return to_all(table, CHANGED)


def resigned(table: WholeTable, event: Resigned, moment: Moment) -> Notices:
    """What is hidden stays hidden, and the record ends where the match was given up."""
    held = table.seats[event.seat]
    held.helped = held.resigned = True
    table.stop_clock_for_bots()
    if not table.is_given_up():
        return to_all(table, CHANGED)
    places = [len(table.seats) if seat.resigned else 1 for seat in table.seats]
    table.given_up = Outcome(RESIGNED, [0] * len(places), places)
    table.last_game = table.past_game(moment.wall, broken_off=True)
    table.results.append(Result([0] * len(places), places, NOBODY))
    table.stage = "finished"
    table.deadline = None
    table.version += 1
    return {
        viewer: [GameWentOn(table.version_for(viewer), 0, []), CHANGED] for viewer in (*range(len(places)), ONLOOKER)
    }


def helped(table: WholeTable, event: Helped) -> Notices:
    table.seats[event.seat].helped = True
    table.stop_clock_for_bots()
    return to_all(table, CHANGED)


def given_back(table: WholeTable, event: GivenBack, moment: Moment) -> Notices:
    held = table.seats[event.seat]
    held.helped = held.vacated = False
    if event.seat in table.awaited():
        table.set_deadline(moment.seconds)
    return to_all(table, CHANGED)


# The table.


def arranged(table: WholeTable, event: Arranged) -> Notices:
    table.settings = event.settings
    if table.stage == "waiting":
        table.results.clear()
        table.seats = rearranged(table.seats, event.settings, table.host, table.host_name)
    return to_all(table, CHANGED)


def host_passed(table: WholeTable, event: HostPassed) -> Notices:
    table.host = event.person
    table.host_name = table.seats[table.seats_of(event.person)[0]].name
    return to_all(table, CHANGED)


def rematch_offered(table: WholeTable, event: RematchOffered) -> Notices:
    for seat in table.seats_of(event.person):
        table.seats[seat].again = True
    return to_all(table, CHANGED)


def rematched(table: WholeTable, event: Rematched) -> Notices:
    """Everybody who is not away keeps the seat. A new seed is promised, unless somebody chose it."""
    for seat, held in enumerate(table.seats):
        if seat in event.left or held.vacated:
            table.seats[seat] = Seat()
        else:
            held.entropy = held.entropy if table.first_match else ""
            held.notes = ""
            held.helped = held.again = held.resigned = False
    if is_over(table.settings.series, table.results, len(table.seats)):
        table.results.clear()
    table.promise_next(event.seed)
    table.match = None
    table.version += 1
    table.last_game = None
    return to_all(table, CHANGED)


def closed(table: WholeTable, moment: Moment) -> Notices:
    if table.stage in ("dealing", "playing"):
        table.last_game = table.past_game(moment.wall, broken_off=True)
    table.stage = "closed"
    table.deadline = None
    return to_all(table, CHANGED)


# The deal.


def deal_began(table: WholeTable, event: DealBegan, moment: Moment) -> Notices:
    table.deal = new_deal(table.seats, event.rules, moment.seconds + time_to_take_part(table.settings))
    table.stage = "dealing"
    table.broken_off = []
    return to_all(table, CHANGED)


def committed(table: WholeTable, event: Committed, moment: Moment) -> Notices:
    """Everybody has the whole time again to open."""
    assert table.deal is not None
    table.deal.committed[event.seat] = event.commitment
    if table.deal.is_opening:
        table.deal.deadline = moment.seconds + time_to_take_part(table.settings)
    return to_all(table, CHANGED)


def opened(table: WholeTable, event: Opened) -> Notices:
    assert table.deal is not None
    table.deal.entropy[event.seat] = event.entropy
    return to_all(table, CHANGED) if table.deal.behind() else {}  # after the last one the match begins at once


def deal_broken(table: WholeTable, event: DealBroken, moment: Moment) -> Notices:
    table.last_game = table.past_game(moment.wall, broken_off=True, absent=event.seats)
    table.broken_off = [table.names()[seat] for seat in event.seats]
    for seat in event.seats:
        table.seats[seat] = Seat()
    table.promise_next(event.seed)
    return to_all(table, CHANGED)


# The match.


def started(table: WholeTable, event: Started, moment: Moment) -> Notices:
    match = table.begin(event)
    went_on = play_on(table, match, dict.fromkeys(viewers(match), 0), moment)
    return {viewer: [CHANGED, *notices] for viewer, notices in went_on.items()}


def acted(table: WholeTable, event: Acted, moment: Moment) -> Notices:
    match = table.match
    assert match is not None
    heard = {viewer: len(match.heard(viewer)) for viewer in viewers(match)}
    aside = {seat: match.kept_aside(seat) for seat in match.together()}
    table.people_moved = table.people_moved or not event.by_bot
    match.submit(event.seat, event.action)
    if match.kept_aside(event.seat):
        table.points_aside.setdefault(event.seat, []).append(UndoPoint(table.deadline, event.by_bot))
        return own_step(table, match, event.seat, heard[event.seat])
    if aside:
        end_round(table, aside)
    else:
        table.undo_points.append(UndoPoint(table.deadline, event.by_bot))
    return play_on(table, match, heard, moment)


def own_step(table: WholeTable, match: Match, seat: int, known: int, forget: int = 0) -> Notices:
    """Nobody else is told that the seat has decided, or taken something back, while others decide."""
    table.own_steps[seat] = table.own_steps.get(seat, 0) + 1
    news = list(match.heard(seat)[known:])
    return {seat: [GameWentOn(table.version_for(seat), forget, news)]}


def end_round(table: WholeTable, aside: dict[int, int]) -> None:
    """From now on everybody knows how far the game has come. What seats took back meanwhile stays their own affair."""
    for seat, steps in aside.items():
        table.own_steps[seat] = table.own_steps.get(seat, 0) - steps
    table.version += sum(aside.values())
    table.points_aside.clear()


def play_on(table: WholeTable, match: Match, heard: dict[int, int], moment: Moment) -> Notices:
    """Chance, until a seat is to act or the match is over."""
    match.play_chance(table.source)
    table.version += 1
    table.since = moment.wall
    table.set_deadline(moment.seconds)
    notices_by_viewer: Notices = {
        viewer: [GameWentOn(table.version_for(viewer), 0, list(match.heard(viewer)[known:]))]
        for viewer, known in heard.items()
    }
    if match.over:
        table.stage = "finished"
        table.deadline = None
        table.last_game = table.past_game(moment.wall)
        table.results.append(result_of(match))
        for seat in table.results[-1].winners:
            table.seats[seat].won += 1
        for notices in notices_by_viewer.values():
            notices.append(CHANGED)
    return notices_by_viewer


def took_back(table: WholeTable, event: TookBack) -> Notices:
    match = table.match
    assert match is not None
    if match.kept_aside(event.seat):
        table.points_aside[event.seat].pop()
        forgotten = match.undo(event.seat)[event.seat]
        return own_step(table, match=match, seat=event.seat, known=len(match.heard(event.seat)), forget=forgotten)
    counts = match.undo(event.seat)
    table.version += 1
    table.deadline = table.undo_points.pop().deadline
    return {viewer: [GameWentOn(table.version_for(viewer), count, [])] for viewer, count in counts.items()}


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(match.seats), ONLOOKER)


# Words.


def said(table: WholeTable, event: Said, moment: Moment) -> Notices:
    line = SomebodySaid(seat=event.seat, name=event.name, text=event.text, phrase=event.phrase, wall=moment.wall)
    table.chat.append(line)
    return to_all(table, line)


def noted(table: WholeTable, event: Noted) -> Notices:
    table.seats[event.seat].notes = event.text
    return {event.seat: [NotesKept()]}
