"""Decides on a command: the events that it leads to, or a refusal. Nothing is changed here."""

from __future__ import annotations

import msgspec

from coverstory.bots.roster import LEVELS
from coverstory.errors import BadEntropy, IllegalAction, OutOfTurn
from coverstory.match.chance import new_seed
from coverstory.match.fairness import check_entropy
from coverstory.match.record import Record
from coverstory.table.events import (
    Acted,
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
    TableEvent,
    TookBack,
    Vacated,
)
from coverstory.table.phrases import PHRASES
from coverstory.table.refusals import Refusal
from coverstory.table.seats import is_name, plain, refusal_of_settings
from coverstory.table.state import TableState
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
Events = list[TableEvent]
Decision = Events | Refusal


def decide_new(table: str, person: str, asked: NewTable) -> Made | Refusal:
    """Whoever makes a table takes its first open seat, if there is one."""
    settings = asked.settings
    refusal = refusal_of_settings(settings) or refusal_of_entropy(asked.entropy)
    if refusal:
        return refusal
    name = plain(asked.name)
    if not is_name(name):
        return Refusal("bad_name")
    seat = next((seat for seat, plan in enumerate(settings.seats) if plan.kind == "open"), -1)
    return Made(
        table=table, host=person, name=name, seat=seat, entropy=asked.entropy, settings=settings, seed=new_seed()
    )


def decide_what_if(table: str, person: str, asked: WhatIf, record: Record) -> Made | Refusal:
    """A private table of one person and bots; the game must not have been over at that moment."""
    if not 0 <= asked.seat < record.seats:
        return Refusal("no_seat")
    if asked.at >= len(record.actions):
        return Refusal("over_there")
    seats = [SeatPlan("open") if seat == asked.seat else SeatPlan("bot", asked.level) for seat in range(record.seats)]
    settings = Settings(record.game, seats, record.options, watchers="no", hints=True)
    made = decide_new(table, person, NewTable(settings, asked.name, asked.entropy))
    return made if isinstance(made, Refusal) else msgspec.structs.replace(made, opening=record.actions[: asked.at])


def decide(table: TableState, person: str, command: TableCommand, seconds: float) -> Decision:
    refusal = refusal_of_role(table, person, command)
    if refusal:
        return refusal
    match command:
        case Act():
            return decide_act(table, command)
        case Try():
            return decide_try(table, command)
        case Sit():
            return decide_sit(table, person, command)
        case Stand():
            return decide_stand(table, command)
        case Fill():
            return decide_fill(table, command)
        case Remove():
            return decide_remove(table, person, command)
        case Arrange():
            return decide_arrange(table, command)
        case Start():
            return decide_start(table)
        case Rematch():
            return decide_rematch(table, person)
        case Undo():
            return decide_undo(table, command, seconds)
        case Say():
            return decide_say(table, person, command)
        case Phrase():
            return decide_phrase(table, person, command)
        case Note():
            return decide_note(command)
        case Close():
            return [Closed("host")]


def refusal_of_role(table: TableState, person: str, command: TableCommand) -> Refusal | None:
    """Whether this person may ask for that at all."""
    if table.stage == "closed":
        return Refusal("closed")
    if isinstance(command, OF_THE_HOST) and person != table.host:
        return Refusal("not_host")
    seat = getattr(command, "seat", 0)
    if not 0 <= seat < len(table.seats):
        return Refusal("no_seat")
    if isinstance(command, OF_A_SEAT) and not table.has_seat(person, seat):
        return Refusal("not_yours")
    return None


# Seats.


def decide_sit(table: TableState, person: str, command: Sit) -> Decision:
    seat = command.seat
    held = table.seats[seat]
    own = seat in table.seats_of(person)
    if table.stage != "waiting":
        if not own:
            return Refusal("started")
        return [GivenBack(seat)] if held.helped else []
    if not own and held.kind != "open":
        return Refusal("taken")
    name = plain(command.name)
    refusal = refusal_of_name(table, name, seat, person) or refusal_of_entropy(command.entropy)
    if refusal:
        return refusal
    left: Events = [Stood(other) for other in table.seats_of(person) if not own and table.seats[other].kind == "person"]
    return [*left, Sat(seat, person, name, command.entropy)]


def decide_stand(table: TableState, command: Stand) -> Decision:
    if table.stage != "playing":
        return [Stood(command.seat)]
    return [] if table.seats[command.seat].helped else [Helped(command.seat, "left")]


def decide_fill(table: TableState, command: Fill) -> Decision:
    if table.stage != "waiting":
        return Refusal("started")
    if table.seats[command.seat].is_human:
        return Refusal("taken")
    if command.level not in LEVELS:
        return Refusal("unknown_bot")
    return [Filled(command.seat, command.level)]


def decide_remove(table: TableState, person: str, command: Remove) -> Decision:
    held = table.seats[command.seat]
    if held.kind == "open":
        return Refusal("seat_open")
    if held.is_human and held.person == person:
        return Refusal("own_seat")
    if table.stage != "playing":
        return [Stood(command.seat)]
    if not held.is_human:
        return Refusal("started")
    if table.presence.is_here(held.person) and not held.helped:
        return Refusal("present")
    return [Vacated(command.seat)]


# The table.


def decide_arrange(table: TableState, command: Arrange) -> Decision:
    """Once the match has begun, only `public` and `watchers` may change; the seats in the command are ignored then."""
    asked = command.settings
    if table.opening and not goes_on_alike(table.settings, asked):
        return Refusal("has_opening")
    if table.stage == "waiting":
        return refusal_of_settings(asked) or [Arranged(asked)]
    opened = msgspec.structs.replace(table.settings, public=asked.public, watchers=asked.watchers)
    is_same = msgspec.structs.replace(asked, seats=opened.seats) == opened
    return [Arranged(opened)] if is_same else Refusal("started")


def goes_on_alike(settings: Settings, asked: Settings) -> bool:
    """Whether the actions that open a game with these settings also open one with those."""
    return (settings.game, settings.options, len(settings.seats)) == (asked.game, asked.options, len(asked.seats))


def decide_start(table: TableState) -> Decision:
    if table.stage != "waiting":
        return Refusal("started")
    if any(held.kind == "open" for held in table.seats):
        return Refusal("seats_open")
    return [Started(table.game.version)]


def decide_rematch(table: TableState, person: str) -> Decision:
    if not table.seats_of(person):
        return Refusal("not_seated")
    if table.stage != "finished":
        return Refusal("not_finished")
    left = [seat for seat, held in enumerate(table.seats) if held.is_human and not is_there(table, held.person, person)]
    return [Rematched(new_seed(), left)]


def is_there(table: TableState, person: str, asking: str) -> bool:
    """Whoever asks is there, even without a socket: a program may use HTTP alone."""
    return person == asking or table.presence.is_here(person)


# The match.


def decide_act(table: TableState, command: Act) -> Decision:
    refusal = refusal_of_act(table, command.seat, command.version, command.action)
    if refusal:
        return refusal
    back: Events = [GivenBack(command.seat)] if table.seats[command.seat].helped else []
    return [*back, Acted(command.seat, command.action)]


def decide_try(table: TableState, command: Try) -> Decision:
    """Only asks whether it would be allowed: nothing happens, whatever the answer."""
    action = wire_of(table.game.slug).code_of(command.parts)
    if action is None:
        return Refusal("illegal")
    return refusal_of_act(table, command.seat, command.version, action) or []


def decide_bot(table: TableState, seat: int, version: int, action: int) -> Decision:
    """A bot's move: only where a bot plays, and only for the position that it was asked about."""
    if not 0 <= seat < len(table.seats) or not table.seats[seat].is_played_by_bot:
        return Refusal("not_yours")
    return refusal_of_act(table, seat, version, action) or [Acted(seat, action, by_bot=True)]


def refusal_of_act(table: TableState, seat: int, version: int, action: int) -> Refusal | None:
    if table.match is None or table.stage != "playing":
        return Refusal("not_started")
    if version != table.version:
        return Refusal("stale")
    try:
        table.match.check(seat, action)
    except OutOfTurn:
        return Refusal("not_your_turn")
    except IllegalAction as error:
        return Refusal("illegal", error.rule)
    return None


def decide_undo(table: TableState, command: Undo, seconds: float) -> Decision:
    if table.stage != "playing":
        return Refusal("not_started")
    if command.version != table.version:
        return Refusal("stale")
    return [TookBack(command.seat)] if table.may_undo(command.seat, seconds) else Refusal("cannot_undo")


# Words.


def decide_say(table: TableState, person: str, command: Say) -> Decision:
    text = plain(command.text)
    if not 0 < len(text) <= CHAT_LENGTH:
        return Refusal("bad_text")
    return spoken(table=table, person=person, name=command.name, text=text, phrase=-1)


def decide_phrase(table: TableState, person: str, command: Phrase) -> Decision:
    if not 0 <= command.phrase < PHRASES:
        return Refusal("no_phrase")
    return spoken(table=table, person=person, name=command.name, text="", phrase=command.phrase)


def spoken(table: TableState, person: str, name: str, text: str, phrase: int) -> Decision:
    """Players speak under the name of their seat, others under any name that no player has."""
    if seats := table.seats_of(person):
        return [Said(seats[0], table.seats[seats[0]].name, text, phrase)]
    if not table.may_watch():
        return Refusal("no_watchers")
    given = plain(name)
    return refusal_of_name(table, given, -1, person) or [Said(-1, given, text, phrase)]


def decide_note(command: Note) -> Decision:
    try:
        size = len(command.text.encode())
    except UnicodeEncodeError:
        return Refusal("bad_notes")
    return [Noted(command.seat, command.text)] if size <= NOTES_LENGTH else Refusal("bad_notes")


def refusal_of_name(table: TableState, name: str, seat: int, person: str) -> Refusal | None:
    """No two people at a table are called the same; somebody who changes seats may keep the name."""
    if not is_name(name):
        return Refusal("bad_name")
    for other, held in enumerate(table.seats):
        is_same = other == seat or (held.kind == "person" and held.person == person)
        if held.is_human and not is_same and held.name.casefold() == name.casefold():
            return Refusal("name_taken")
    return None


def refusal_of_entropy(entropy: str) -> Refusal | None:
    try:
        check_entropy(entropy)
    except BadEntropy:
        return Refusal("bad_entropy")
    return None
