"""What a deed does to a table, and what each seat is told of it. A deed was checked before: it cannot fail."""

from __future__ import annotations

from coverstory.match.match import Match
from coverstory.rules.contract import ONLOOKER
from coverstory.table.events import (
    Acted,
    AnyDeed,
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
    TookBack,
    Vacated,
)
from coverstory.table.seats import Chair, rearranged
from coverstory.table.state import Decision, Situation
from coverstory.table.stream import GameWentOn, NotesKept, Notice, SomebodySaid, TableChanged

News = dict[int, list[Notice]]  # by viewer: a seat, or ONLOOKER

CHANGED = TableChanged()


def happen(now: Situation, deed: AnyDeed, moment: Moment) -> News:
    match deed:
        case Acted():
            return acted(now, deed, moment)
        case Sat():
            return sat(now, deed)
        case Stood():
            return stood(now, deed)
        case Filled():
            return filled(now, deed)
        case Vacated():
            return vacated(now, deed)
        case Helped():
            return helped(now, deed)
        case GivenBack():
            return given_back(now, deed, moment)
        case Arranged():
            return arranged(now, deed)
        case HostPassed():
            return host_passed(now, deed)
        case Rematched():
            return rematched(now, deed)
        case Closed():
            return closed(now)
        case Started():
            return started(now, deed, moment)
        case TookBack():
            return took_back(now, deed)
        case Said():
            return said(now, deed, moment)
        case Noted():
            return noted(now, deed)
        case Made():
            raise AssertionError("a table is made once")


def to_all(now: Situation, *notices: Notice) -> News:
    return {viewer: list(notices) for viewer in (*range(len(now.chairs)), ONLOOKER)}


# Seats.


def sat(now: Situation, deed: Sat) -> News:
    old = now.chairs[deed.seat]
    if old.person == deed.person and old.is_human:
        old.name, old.entropy = deed.name, deed.entropy
    else:
        now.chairs[deed.seat] = Chair("person", deed.person, deed.name, entropy=deed.entropy)
    if deed.person == now.host:
        now.host_name = deed.name
    return to_all(now, CHANGED)


def stood(now: Situation, deed: Stood) -> News:
    now.chairs[deed.seat] = Chair()
    return to_all(now, CHANGED)


def filled(now: Situation, deed: Filled) -> News:
    now.chairs[deed.seat] = Chair("bot", level=deed.level)
    return to_all(now, CHANGED)


def vacated(now: Situation, deed: Vacated) -> News:
    """What the seat added to chance stays: the match's stream cannot change any more."""
    entropy = now.chairs[deed.seat].entropy
    now.chairs[deed.seat] = Chair("bot", level=now.settings.level, entropy=entropy, vacated=True)
    if now.awaited() == deed.seat:
        now.deadline = None
    return to_all(now, CHANGED)


def helped(now: Situation, deed: Helped) -> News:
    now.chairs[deed.seat].helped = True
    if now.awaited() == deed.seat:
        now.deadline = None
    return to_all(now, CHANGED)


def given_back(now: Situation, deed: GivenBack, moment: Moment) -> News:
    now.chairs[deed.seat].helped = False
    if now.awaited() == deed.seat:
        now.set_deadline(moment.at)
    return to_all(now, CHANGED)


# The table.


def arranged(now: Situation, deed: Arranged) -> News:
    now.settings = deed.settings
    if now.stage == "waiting":
        now.chairs = rearranged(now.chairs, deed.settings, now.host, now.host_name)
    return to_all(now, CHANGED)


def host_passed(now: Situation, deed: HostPassed) -> News:
    now.host = deed.person
    now.host_name = now.chairs[now.seats_of(deed.person)[0]].name
    return to_all(now, CHANGED)


def rematched(now: Situation, deed: Rematched) -> News:
    """Everybody who is there keeps the seat; entropy is asked for anew, since a new seed was promised."""
    for seat, chair in enumerate(now.chairs):
        if seat in deed.left or chair.vacated:
            now.chairs[seat] = Chair()
        else:
            chair.entropy = chair.notes = ""
            chair.helped = False
    now.seed = deed.seed
    now.round += 1
    now.match = None
    now.stage = "waiting"
    now.at += 1
    now.finished = None
    return to_all(now, CHANGED)


def closed(now: Situation) -> News:
    now.stage = "closed"
    now.deadline = None
    return to_all(now, CHANGED)


# The match.


def started(now: Situation, deed: Started, moment: Moment) -> News:
    match = now.begin(deed.rules)
    went_on = play_on(now, match, dict.fromkeys(viewers(match), 0), moment)
    return {viewer: [CHANGED, *notices] for viewer, notices in went_on.items()}


def acted(now: Situation, deed: Acted, moment: Moment) -> News:
    match = now.match
    assert match is not None
    heard = {viewer: len(match.heard(viewer)) for viewer in viewers(match)}
    now.decisions.append(Decision(now.deadline, deed.by_bot))
    match.submit(deed.seat, deed.action)
    return play_on(now, match, heard, moment)


def play_on(now: Situation, match: Match, heard: dict[int, int], moment: Moment) -> News:
    """Chance, until a seat is to act or the match is over."""
    match.play_chance(now.source)
    now.at += 1
    now.since = moment.wall
    now.set_deadline(moment.at)
    news: News = {viewer: [GameWentOn(now.at, 0, list(match.heard(viewer)[known:]))] for viewer, known in heard.items()}
    if match.over:
        now.stage = "finished"
        now.deadline = None
        now.finished = now.past_game(moment.wall)
        for notices in news.values():
            notices.append(CHANGED)
    return news


def took_back(now: Situation, deed: TookBack) -> News:
    assert now.match is not None
    forgotten = now.match.undo(deed.seat)
    now.at += 1
    now.deadline = now.decisions.pop().deadline
    return {viewer: [GameWentOn(now.at, count, [])] for viewer, count in forgotten.items()}


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(match.seats), ONLOOKER)


# Words.


def said(now: Situation, deed: Said, moment: Moment) -> News:
    line = SomebodySaid(deed.seat, deed.name, deed.text, deed.phrase, moment.wall)
    now.chat.append(line)
    return to_all(now, line)


def noted(now: Situation, deed: Noted) -> News:
    now.chairs[deed.seat].notes = deed.text
    return {deed.seat: [NotesKept()]}
