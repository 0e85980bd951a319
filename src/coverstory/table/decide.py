"""What becomes of a command: the deeds that it leads to, or why not. Nothing is changed here."""

from __future__ import annotations

import msgspec

from coverstory.bots.roster import LEVELS
from coverstory.errors import BadEntropy, IllegalAction, OutOfTurn
from coverstory.match.chance import new_seed
from coverstory.match.fairness import check_entropy
from coverstory.match.record import Record
from coverstory.table.events import (
    Acted,
    AnyDeed,
    Arranged,
    Closed,
    Filled,
    GivenBack,
    Helped,
    Made,
    Noted,
    Rematched,
    Said,
    Sat,
    Started,
    Stood,
    TookBack,
    Vacated,
)
from coverstory.table.phrases import PHRASES
from coverstory.table.refusals import Refusal
from coverstory.table.seats import is_name, plain, refusal_of_settings
from coverstory.table.state import Situation
from coverstory.wire.catalogue import wire_of
from coverstory.wire.commands import (
    CHAT_LENGTH,
    NOTES_LENGTH,
    Act,
    Arrange,
    Close,
    Fill,
    Note,
    Phrase,
    Rematch,
    Remove,
    Say,
    SeatPlan,
    Settings,
    Sit,
    Stand,
    Start,
    Try,
    Undo,
)
from coverstory.wire.http import NewTable, WhatIf

TableCommand = (
    Sit | Stand | Start | Act | Try | Undo | Say | Phrase | Note | Fill | Remove | Arrange | Rematch | Close
)  # what a table decides on; the others never reach it
OF_THE_HOST = Start | Fill | Remove | Arrange | Close
OF_A_SEAT = Stand | Act | Try | Undo | Note
Deeds = list[AnyDeed]
Verdict = Deeds | Refusal


def judge_new(table: str, person: str, asked: NewTable) -> Made | Refusal:
    """Whoever makes a table takes its first open seat, if there is one."""
    settings = asked.settings
    refusal = refusal_of_settings(settings) or refusal_of_entropy(asked.entropy)
    if refusal:
        return refusal
    name = plain(asked.name)
    if not is_name(name):
        return Refusal("bad_name")
    seat = next((seat for seat, plan in enumerate(settings.seats) if plan.kind == "open"), -1)
    return Made(table, person, name, seat, asked.entropy, settings, new_seed())


def judge_what_if(table: str, person: str, asked: WhatIf, record: Record) -> Made | Refusal:
    """A private table of one person and bots; the game must not have been over at that moment."""
    if not 0 <= asked.seat < record.seats:
        return Refusal("no_seat")
    if asked.at >= len(record.actions):
        return Refusal("over_there")
    seats = [SeatPlan("open") if seat == asked.seat else SeatPlan("bot", asked.level) for seat in range(record.seats)]
    settings = Settings(record.game, seats, record.options, watchers="no", hints=True)
    made = judge_new(table, person, NewTable(settings, asked.name, asked.entropy))
    return made if isinstance(made, Refusal) else msgspec.structs.replace(made, opening=record.actions[: asked.at])


def judge(now: Situation, person: str, command: TableCommand, at: float) -> Verdict:
    refusal = refusal_of_role(now, person, command)
    if refusal:
        return refusal
    match command:
        case Act():
            return judge_act(now, command)
        case Try():
            return judge_try(now, command)
        case Sit():
            return judge_sit(now, person, command)
        case Stand():
            return judge_stand(now, command)
        case Fill():
            return judge_fill(now, command)
        case Remove():
            return judge_remove(now, person, command)
        case Arrange():
            return judge_arrange(now, command)
        case Start():
            return judge_start(now)
        case Rematch():
            return judge_rematch(now, person)
        case Undo():
            return judge_undo(now, command, at)
        case Say():
            return judge_say(now, person, command)
        case Phrase():
            return judge_phrase(now, person, command)
        case Note():
            return judge_note(command)
        case Close():
            return [Closed("host")]


def refusal_of_role(now: Situation, person: str, command: TableCommand) -> Refusal | None:
    """Who may ask for what at all, before anything else is looked at."""
    if now.stage == "closed":
        return Refusal("closed")
    if isinstance(command, OF_THE_HOST) and person != now.host:
        return Refusal("not_host")
    seat = getattr(command, "seat", 0)
    if not 0 <= seat < len(now.chairs):
        return Refusal("no_seat")
    if isinstance(command, OF_A_SEAT) and not now.has_seat(person, seat):
        return Refusal("not_yours")
    return None


# Seats.


def judge_sit(now: Situation, person: str, command: Sit) -> Verdict:
    seat = command.seat
    chair = now.chairs[seat]
    own = seat in now.seats_of(person)
    if now.stage != "waiting":
        if not own:
            return Refusal("started")
        return [GivenBack(seat)] if chair.helped else []
    if not own and chair.kind != "open":
        return Refusal("taken")
    name = plain(command.name)
    refusal = refusal_of_name(now, name, seat, person) or refusal_of_entropy(command.entropy)
    if refusal:
        return refusal
    left: Deeds = [Stood(other) for other in now.seats_of(person) if not own and now.chairs[other].kind == "person"]
    return [*left, Sat(seat, person, name, command.entropy)]


def judge_stand(now: Situation, command: Stand) -> Verdict:
    if now.stage != "playing":
        return [Stood(command.seat)]
    return [] if now.chairs[command.seat].helped else [Helped(command.seat, "left")]


def judge_fill(now: Situation, command: Fill) -> Verdict:
    if now.stage != "waiting":
        return Refusal("started")
    if now.chairs[command.seat].is_human:
        return Refusal("taken")
    if command.level not in LEVELS:
        return Refusal("unknown_bot")
    return [Filled(command.seat, command.level)]


def judge_remove(now: Situation, person: str, command: Remove) -> Verdict:
    chair = now.chairs[command.seat]
    if chair.kind == "open":
        return Refusal("seat_open")
    if chair.is_human and chair.person == person:
        return Refusal("own_seat")
    if now.stage != "playing":
        return [Stood(command.seat)]
    if not chair.is_human:
        return Refusal("started")
    if now.presence.is_here(chair.person) and not chair.helped:
        return Refusal("present")
    return [Vacated(command.seat)]


# The table.


def judge_arrange(now: Situation, command: Arrange) -> Verdict:
    """Once the match has begun only who may find the table and who may watch; who sits where is not looked at then."""
    asked = command.settings
    if now.opening and not goes_on_alike(now.settings, asked):
        return Refusal("has_opening")
    if now.stage == "waiting":
        return refusal_of_settings(asked) or [Arranged(asked)]
    opened = msgspec.structs.replace(now.settings, public=asked.public, watchers=asked.watchers)
    is_same = msgspec.structs.replace(asked, seats=opened.seats) == opened
    return [Arranged(opened)] if is_same else Refusal("started")


def goes_on_alike(settings: Settings, asked: Settings) -> bool:
    """Whether the opening of a game set up in one way is one of a game set up in the other."""
    return (settings.game, settings.options, len(settings.seats)) == (asked.game, asked.options, len(asked.seats))


def judge_start(now: Situation) -> Verdict:
    if now.stage != "waiting":
        return Refusal("started")
    if any(chair.kind == "open" for chair in now.chairs):
        return Refusal("seats_open")
    return [Started(now.game.version)]


def judge_rematch(now: Situation, person: str) -> Verdict:
    if not now.seats_of(person):
        return Refusal("not_seated")
    if now.stage != "finished":
        return Refusal("not_finished")
    left = [seat for seat, chair in enumerate(now.chairs) if chair.is_human and not is_there(now, chair.person, person)]
    return [Rematched(new_seed(), left)]


def is_there(now: Situation, person: str, asking: str) -> bool:
    """Whoever asks is there, even without a socket: a program may use HTTP alone."""
    return person == asking or now.presence.is_here(person)


# The match.


def judge_act(now: Situation, command: Act) -> Verdict:
    refusal = refusal_of_act(now, command.seat, command.at, command.action)
    if refusal:
        return refusal
    back: Deeds = [GivenBack(command.seat)] if now.chairs[command.seat].helped else []
    return [*back, Acted(command.seat, command.action)]


def judge_try(now: Situation, command: Try) -> Verdict:
    """Nothing is done, whatever the answer."""
    action = wire_of(now.game.slug).code_of(command.parts)
    if action is None:
        return Refusal("illegal")
    return refusal_of_act(now, command.seat, command.at, action) or []


def judge_bot(now: Situation, seat: int, seen_at: int, action: int) -> Verdict:
    """A bot's move: only where a bot plays, and only for the position that it was asked about."""
    if not 0 <= seat < len(now.chairs) or not now.chairs[seat].is_played_by_bot:
        return Refusal("not_yours")
    return refusal_of_act(now, seat, seen_at, action) or [Acted(seat, action, by_bot=True)]


def refusal_of_act(now: Situation, seat: int, seen_at: int, action: int) -> Refusal | None:
    if now.match is None or now.stage != "playing":
        return Refusal("not_started")
    if seen_at != now.at:
        return Refusal("stale")
    try:
        now.match.check(seat, action)
    except OutOfTurn:
        return Refusal("not_your_turn")
    except IllegalAction as error:
        return Refusal("illegal", error.rule)
    return None


def judge_undo(now: Situation, command: Undo, at: float) -> Verdict:
    if now.stage != "playing":
        return Refusal("not_started")
    if command.at != now.at:
        return Refusal("stale")
    return [TookBack(command.seat)] if now.may_undo(command.seat, at) else Refusal("cannot_undo")


# Words.


def judge_say(now: Situation, person: str, command: Say) -> Verdict:
    text = plain(command.text)
    if not 0 < len(text) <= CHAT_LENGTH:
        return Refusal("bad_text")
    return spoken(now, person, command.name, text, -1)


def judge_phrase(now: Situation, person: str, command: Phrase) -> Verdict:
    if not 0 <= command.phrase < len(PHRASES):
        return Refusal("no_phrase")
    return spoken(now, person, command.name, "", command.phrase)


def spoken(now: Situation, person: str, name: str, text: str, phrase: int) -> Verdict:
    """Players speak under the name of their seat, others under any name that no player has."""
    if seats := now.seats_of(person):
        return [Said(seats[0], now.chairs[seats[0]].name, text, phrase)]
    if not now.may_watch():
        return Refusal("no_watchers")
    given = plain(name)
    return refusal_of_name(now, given, -1, person) or [Said(-1, given, text, phrase)]


def judge_note(command: Note) -> Verdict:
    try:
        size = len(command.text.encode())
    except UnicodeEncodeError:
        return Refusal("bad_notes")
    return [Noted(command.seat, command.text)] if size <= NOTES_LENGTH else Refusal("bad_notes")


def refusal_of_name(now: Situation, name: str, seat: int, person: str) -> Refusal | None:
    """No two people at a table are called the same; somebody who changes seats may keep the name."""
    if not is_name(name):
        return Refusal("bad_name")
    for other, chair in enumerate(now.chairs):
        is_same = other == seat or (chair.kind == "person" and chair.person == person)
        if chair.is_human and not is_same and chair.name.casefold() == name.casefold():
            return Refusal("name_taken")
    return None


def refusal_of_entropy(entropy: str) -> Refusal | None:
    try:
        check_entropy(entropy)
    except BadEntropy:
        return Refusal("bad_entropy")
    return None
