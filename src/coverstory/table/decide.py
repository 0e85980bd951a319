"""Decides on a command: the events that it leads to, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from coverstory.bots.roster import LEVELS
from coverstory.errors import IllegalAction, OutOfTurn
from coverstory.match.chance import new_seed
from coverstory.match.record import Record
from coverstory.table.clock import begin_rematch, is_grace_over, may_be_relieved, not_agreed
from coverstory.table.decide_deal import begin_deal, break_deal, decide_commit, decide_open
from coverstory.table.events import (
    Acted,
    Arranged,
    Closed,
    Filled,
    GivenBack,
    Helped,
    Made,
    Noted,
    RematchOffered,
    Resigned,
    Said,
    Sat,
    Stood,
    TableEvent,
    TookBack,
    Vacated,
)
from coverstory.table.phrases import PHRASES
from coverstory.table.refusals import Refusal
from coverstory.table.seats import is_name, is_taken, plain, refusal_of_settings
from coverstory.table.series import is_over
from coverstory.table.state import WholeTable
from coverstory.wire import commands
from coverstory.wire.catalogue import wire_of
from coverstory.wire.commands import CHAT_LENGTH, NOTES_LENGTH, SeatPlan, Settings
from coverstory.wire.http import NewTable, WhatIf

TableCommand = (
    commands.Sit
    | commands.Stand
    | commands.Start
    | commands.Commit
    | commands.Open
    | commands.Act
    | commands.Try
    | commands.Undo
    | commands.Say
    | commands.Phrase
    | commands.Note
    | commands.Fill
    | commands.Remove
    | commands.Relieve
    | commands.Resign
    | commands.Arrange
    | commands.Rematch
    | commands.Close
)  # what a table decides on; the others never reach it
# Looked up by type: to ask whether something is one of many structs takes ten times as long.
OF_THE_HOST: Final[frozenset[type]] = frozenset(
    (commands.Start, commands.Fill, commands.Remove, commands.Arrange, commands.Close)
)
OF_A_SEAT: Final[frozenset[type]] = frozenset(
    (
        commands.Stand,
        commands.Resign,
        commands.Commit,
        commands.Open,
        commands.Act,
        commands.Try,
        commands.Undo,
        commands.Note,
    )
)
Events = list[TableEvent]
Decision = Events | Refusal


def decide_new(table: str, person: str, asked: NewTable) -> Made | Refusal:
    """Whoever makes a table takes its first open seat, if there is one."""
    settings = asked.settings
    refusal = refusal_of_settings(settings)
    if refusal:
        return refusal
    name = plain(asked.name)
    if not is_name(name):
        return Refusal("bad_name", field="name")
    if refusal := refusal_of_devices(settings, [name]):
        return refusal
    seat = next((seat for seat, plan in enumerate(settings.seats) if plan.kind == "open"), -1)
    return Made(table=table, host=person, name=name, seat=seat, entropy="", settings=settings, seed=new_seed())


def decide_what_if(table: str, person: str, asked: WhatIf, record: Record) -> Made | Refusal:
    """A private table of one person and bots; the game must not have been over at that moment."""
    if not 0 <= asked.seat < record.seats:
        return Refusal("no_seat")
    if asked.moment >= len(record.actions):
        return Refusal("over_there")
    seats = [SeatPlan("open") if seat == asked.seat else SeatPlan("bot", asked.level) for seat in range(record.seats)]
    settings = Settings(record.game, seats, record.options, watchers="no", hints=True)
    made = decide_new(table, person, NewTable(settings, asked.name))
    return made if isinstance(made, Refusal) else msgspec.structs.replace(made, opening=record.actions[: asked.moment])


def decide(table: WholeTable, person: str, command: TableCommand, seconds: float) -> Decision:
    refusal = refusal_of_role(table, person, command)
    if refusal:
        return refusal
    match command:
        case commands.Act():
            return decide_act(table, command)
        case commands.Try():
            return decide_try(table, command)
        case commands.Sit():
            return decide_sit(table, person, command)
        case commands.Stand():
            return decide_stand(table, command)
        case commands.Fill():
            return decide_fill(table, command)
        case commands.Remove():
            return decide_remove(table, person, command, seconds)
        case commands.Relieve():
            return decide_relieve(table, person, command, seconds)
        case commands.Resign():
            return decide_resign(table, command)
        case commands.Arrange():
            return decide_arrange(table, command)
        case commands.Start():
            return decide_start(table)
        case commands.Commit():
            return decide_commit(table, command)
        case commands.Open():
            return decide_open(table, command)
        case commands.Rematch():
            return decide_rematch(table, person, seconds)
        case commands.Undo():
            return decide_undo(table, command, seconds)
        case commands.Say():
            return decide_say(table, person, command)
        case commands.Phrase():
            return decide_phrase(table, person, command)
        case commands.Note():
            return decide_note(command)
        case commands.Close():
            return [Closed("host")]


def refusal_of_role(table: WholeTable, person: str, command: TableCommand) -> Refusal | None:
    """Whether this person may ask for that at all."""
    if table.stage == "closed":
        return Refusal("closed")
    if type(command) in OF_THE_HOST and person != table.host:
        return Refusal("not_host")
    seat = getattr(command, "seat", 0)
    if not 0 <= seat < len(table.seats):
        return Refusal("no_seat")
    if type(command) in OF_A_SEAT and not table.has_seat(person, seat):
        return Refusal("not_yours")
    return None


# Seats.


def decide_sit(table: WholeTable, person: str, command: commands.Sit) -> Decision:
    seat = command.seat
    held = table.seats[seat]
    own = seat in table.seats_of(person)
    if table.stage != "waiting":
        if not own:
            return Refusal("started")
        if held.resigned:
            return Refusal("resigned")
        return [GivenBack(seat)] if held.helped else []
    if not own and held.kind != "open":
        return Refusal("taken")
    name = plain(command.name)
    refusal = refusal_of_name(table, name, seat, person)
    if refusal:
        return refusal
    left: Events = [Stood(other) for other in table.seats_of(person) if not own and table.seats[other].kind == "person"]
    return [*left, Sat(seat, person, name)]


def decide_stand(table: WholeTable, command: commands.Stand) -> Decision:
    if table.stage == "dealing":
        return [break_deal([command.seat])]
    if table.stage != "playing":
        return [Stood(command.seat)]
    return [] if table.seats[command.seat].helped else [Helped(command.seat, "left")]


def decide_fill(table: WholeTable, command: commands.Fill) -> Decision:
    if table.stage != "waiting":
        return Refusal("started")
    if table.seats[command.seat].is_human:
        return Refusal("taken")
    if command.level not in LEVELS:
        return Refusal("unknown_bot")
    return [Filled(command.seat, command.level)]


def decide_remove(table: WholeTable, person: str, command: commands.Remove, seconds: float) -> Decision:
    held = table.seats[command.seat]
    if held.kind == "open":
        return Refusal("seat_open")
    if held.is_human and held.person == person:
        return Refusal("own_seat")
    if table.stage in ("dealing", "playing") and not held.is_human:
        return Refusal("started")
    if held.is_human and is_contested(table) and not is_grace_over(table, command.seat, seconds):
        return Refusal("present")
    if table.stage == "dealing":
        return [break_deal([command.seat])]
    if table.stage != "playing":
        return [Stood(command.seat)]
    return [] if held.vacated else [Vacated(command.seat)]


def decide_relieve(table: WholeTable, person: str, command: commands.Relieve, seconds: float) -> Decision:
    if not table.seats_of(person):
        return Refusal("not_seated")
    if table.stage != "playing":
        return Refusal("not_started")
    if table.seats[command.seat].is_played_by_bot:
        return []
    return [Helped(command.seat, "asked")] if may_be_relieved(table, command.seat, seconds) else Refusal("not_away")


def decide_resign(table: WholeTable, command: commands.Resign) -> Decision:
    if table.stage != "playing":
        return Refusal("not_started")
    return [] if table.seats[command.seat].resigned else [Resigned(command.seat)]


def is_contested(table: WholeTable) -> bool:
    """Whether somebody who is removed now would lose more than a chair: a game, or a series that is not decided."""
    if table.stage in ("dealing", "playing"):
        return True
    return bool(table.results) and not is_over(table.settings.series, table.results, len(table.seats))


# The table.


def decide_arrange(table: WholeTable, command: commands.Arrange) -> Decision:
    """Once the match has begun, only `public` and `watchers` may change; the seats in the command are ignored then."""
    asked = command.settings
    if table.opening and not goes_on_alike(table.settings, asked):
        return Refusal("has_opening")
    if table.stage == "waiting":
        people = [held.name for held in table.seats if held.kind == "person"]
        return refusal_of_settings(asked) or refusal_of_devices(asked, people) or [Arranged(asked)]
    opened = msgspec.structs.replace(table.settings, public=asked.public, watchers=asked.watchers)
    is_same = msgspec.structs.replace(asked, seats=opened.seats) == opened
    return [Arranged(opened)] if is_same else Refusal("started")


def goes_on_alike(settings: Settings, asked: Settings) -> bool:
    """Whether the actions that open a game with these settings also open one with those."""
    return (settings.game, settings.options, len(settings.seats)) == (asked.game, asked.options, len(asked.seats))


def decide_start(table: WholeTable) -> Decision:
    if table.stage != "waiting":
        return Refusal("started")
    if any(held.kind == "open" for held in table.seats):
        return Refusal("seats_open")
    return begin_deal(table)


def decide_rematch(table: WholeTable, person: str, seconds: float) -> Decision:
    """An offer, and the new match once nobody is left who has not agreed: nobody else's end screen is taken away."""
    if not table.seats_of(person):
        return Refusal("not_seated")
    if table.stage != "finished":
        return Refusal("not_finished")
    offer: Events = [] if table.seats[table.seats_of(person)[0]].again else [RematchOffered(person)]
    lacking = [seat for seat in not_agreed(table) if table.seats[seat].person != person]
    agreed = all(is_grace_over(table, seat, seconds) for seat in lacking)
    return [*offer, begin_rematch(lacking)] if agreed else offer


# The match.


def decide_act(table: WholeTable, command: commands.Act) -> Decision:
    refusal = refusal_of_act(table, command.seat, command.version, command.action)
    if refusal:
        return refusal
    if command.tentative and not may_take_back(table, command):
        return Refusal("final")
    back: Events = [GivenBack(command.seat)] if table.seats[command.seat].helped else []
    return [*back, Acted(command.seat, command.action)]


def may_take_back(table: WholeTable, command: commands.Act) -> bool:
    return table.match is not None and table.match.may_take_back(command.seat, command.action)


def decide_try(table: WholeTable, command: commands.Try) -> Decision:
    """Only asks whether it would be allowed: nothing happens, whatever the answer."""
    action = wire_of(table.game.slug).code_of(command.parts)
    if action is None:
        return Refusal("illegal")
    return refusal_of_act(table, command.seat, command.version, action) or []


def decide_bot(table: WholeTable, seat: int, version: int, action: int) -> Decision:
    """A bot's move: only where a bot plays, and only for the position that it was asked about."""
    if not 0 <= seat < len(table.seats) or not table.seats[seat].is_played_by_bot:
        return Refusal("not_yours")
    return refusal_of_act(table, seat, version, action, by_bot=True) or [Acted(seat, action, by_bot=True)]


def refusal_of_act(table: WholeTable, seat: int, version: int, action: int, *, by_bot: bool = False) -> Refusal | None:
    if table.match is None or table.stage != "playing":
        return Refusal("not_started")
    if table.seats[seat].resigned and not by_bot:
        return Refusal("resigned")
    if version != table.version_for(seat):
        return Refusal("stale")
    try:
        table.match.check(seat, action)
    except OutOfTurn:
        return Refusal("not_your_turn")
    except IllegalAction as error:
        return Refusal("illegal", error.rule)
    return None


def decide_undo(table: WholeTable, command: commands.Undo, seconds: float) -> Decision:
    if table.stage != "playing":
        return Refusal("not_started")
    if command.version != table.version_for(command.seat):
        return Refusal("stale")
    return [TookBack(command.seat)] if table.may_undo(command.seat, seconds) else Refusal("cannot_undo")


# Words.


def decide_say(table: WholeTable, person: str, command: commands.Say) -> Decision:
    text = plain(command.text)
    if not 0 < len(text) <= CHAT_LENGTH:
        return Refusal("bad_text")
    return spoken(table=table, person=person, name=command.name, text=text, phrase=-1)


def decide_phrase(table: WholeTable, person: str, command: commands.Phrase) -> Decision:
    if not 0 <= command.phrase < PHRASES:
        return Refusal("no_phrase")
    return spoken(table=table, person=person, name=command.name, text="", phrase=command.phrase)


def spoken(table: WholeTable, person: str, name: str, text: str, phrase: int) -> Decision:
    """Players speak under the name of their seat, others under a name that nobody else has."""
    if seats := table.seats_of(person):
        return [Said(seats[0], table.seats[seats[0]].name, text, phrase)]
    if not table.may_watch():
        return Refusal("no_watchers")
    given = plain(name)
    return refusal_of_watcher(table, given, person) or [Said(-1, given, text, phrase)]


def decide_note(command: commands.Note) -> Decision:
    try:
        size = len(command.text.encode())
    except UnicodeEncodeError:
        return Refusal("bad_notes")
    return [Noted(command.seat, command.text)] if size <= NOTES_LENGTH else Refusal("bad_notes")


def refusal_of_name(table: WholeTable, name: str, seat: int, person: str) -> Refusal | None:
    """No two people at a table can be taken for each other; somebody who changes seats may keep the name."""
    if not is_name(name):
        return Refusal("bad_name")
    others = [
        held.name
        for other, held in enumerate(table.seats)
        if held.is_human and other != seat and not (held.kind == "person" and held.person == person)
    ]
    return Refusal("name_taken") if is_taken(name, others) else None


def refusal_of_watcher(table: WholeTable, name: str, person: str) -> Refusal | None:
    """Nor can a watcher be taken for a player, a bot, or another watcher who has spoken."""
    if not is_name(name):
        return Refusal("bad_name")
    watchers = [other for watcher, other in table.watchers.items() if watcher != person]
    return Refusal("name_taken") if is_taken(name, [*filter(None, table.names()), *watchers]) else None


def refusal_of_devices(settings: Settings, people: Sequence[str]) -> Refusal | None:
    """Nor can somebody on the host's device, whose name stands in the settings."""
    taken = list(people)
    for seat, plan in enumerate(settings.seats):
        name = plain(plan.name) if plan.kind == "device" else ""
        if name and is_taken(name, taken):
            return Refusal("name_taken", field=f"seats.{seat}")
        taken += [name] if name else []
    return None
