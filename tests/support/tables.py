"""Tables for tests: people, time and commands in a few words."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from coverstory.match.fairness import entropy_commitment
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.options import Value
from coverstory.table.decide import TableCommand
from coverstory.table.events import Moment, Started, StoredEvent, decode_event, encode_event, with_seed
from coverstory.table.notices import Delivery, Notice
from coverstory.table.past_game import PastGame
from coverstory.table.presenter import message
from coverstory.table.refusals import Refusal
from coverstory.table.stream import newest_moves
from coverstory.table.table import Table, make_table
from coverstory.wire.commands import Act, Clock, Commit, Open, Rematch, SeatPlan, Settings, Sit, Start
from coverstory.wire.http import NewTable
from coverstory.wire.serialise import encode

OPEN = SeatPlan()
BOT = SeatPlan("bot", "random")


def device(name: str = "") -> SeatPlan:
    return SeatPlan("device", name=name)


def hunter(
    *seats: SeatPlan,
    clock: Clock | None = None,
    watchers: str = "public",
    public: bool = False,
    options: dict[str, Value] | None = None,
) -> Settings:
    """A short game of Agent Hunter; two open seats if none are named."""
    chosen = options or {"cards": 4, "houses": 1, "decoys": 1}
    return Settings(
        "agent_hunter",
        list(seats) or [OPEN, OPEN],
        chosen,
        public=public,
        watchers=watchers,  # type: ignore[arg-type]  # a test may name any
        clock=clock or Clock(),
        grace=100,
    )


class Sitting:
    """A table with its events and a clock that the test turns."""

    def __init__(self, settings: Settings | None = None, host: str = "ann", name: str = "Ann") -> None:
        self.seconds = 1000.0
        made = make_table("table", host, NewTable(settings or hunter(), name), self.now())
        assert isinstance(made, StoredEvent), made
        self.events = [foreseen(made)]
        self.table = Table(self.events[0])
        self.deals = True  # people take part in deals by themselves
        self.at_once = True  # no: one after the other, as in matches that an earlier release began

    def now(self) -> Moment:
        return Moment(self.seconds, 1.7e9 + self.seconds)

    def asks(self, person: str, command: TableCommand, key: str = "") -> list[Delivery]:
        """It must be allowed."""
        events = self.table.decide(person, command, self.now(), key)
        assert not isinstance(events, Refusal), events
        told = self.store(events)
        return [*told, *self.deal()] if self.deals else told

    def deal(self) -> list[Delivery]:
        """Everybody commits, and then opens."""
        told: list[Delivery] = []
        while (deal := self.table.deal) is not None:
            for seat in deal.behind():
                step = self.opening(seat) if deal.is_opening else self.commitment(seat)
                told += self.store(self.decided(self.table.seats[seat].person, step))
        return told

    def commitment(self, seat: int) -> Commit:
        match = self.table.match_name
        return Commit(0, seat=seat, match=match, commitment=entropy_commitment(match, seat, self.entropy(seat)))

    def opening(self, seat: int) -> Open:
        return Open(0, seat=seat, match=self.table.match_name, entropy=self.entropy(seat))

    def entropy(self, seat: int) -> str:
        return f"{self.table.seats[seat].name}'s part"

    def decided(self, person: str, command: TableCommand) -> list[StoredEvent]:
        events = self.table.decide(person, command, self.now())
        assert not isinstance(events, Refusal), events
        return events

    def refused(self, person: str, command: TableCommand) -> Refusal:
        decision = self.table.decide(person, command, self.now())
        assert isinstance(decision, Refusal), decision
        return decision

    def store(self, events: Sequence[StoredEvent]) -> list[Delivery]:
        told: list[Delivery] = []
        for stored in map(foreseen, events):
            if isinstance(stored.event, Started) and not self.at_once:
                stored = replace(stored, event=replace(stored.event, at_once=False))
            self.events.append(stored)
            told += self.table.apply(decode_event(encode_event(stored)))
        return told

    def comes(self, *people: str) -> list[Delivery]:
        return [told for person in people for told in self.store(self.table.come(person, self.now()))]

    def requests(self, *people: str) -> list[Delivery]:
        """They ask for something over HTTP."""
        return [told for person in people for told in self.store(self.table.ask(person, self.now()))]

    def goes(self, person: str) -> None:
        self.table.go(person, self.now())

    def waits(self, seconds: float) -> list[Delivery]:
        """Time passes; whatever it brings about happens."""
        self.seconds += seconds
        told: list[Delivery] = []
        while due := self.table.tick(self.now()):
            told += self.store(due)
        return told + self.table.release(self.seconds)

    def sits(self, person: str, seat: int, name: str = "") -> None:
        self.asks(person, Sit(0, seat, name or person.title()))

    def act(self, seat: int, nth: int = 0) -> Act:
        """The command for one of the seat's offers."""
        sight = self.table.sight(seat, self.now())
        assert sight is not None
        return Act(0, seat, sight.version, sight.offered[nth % len(sight.offered)])

    def stage(self) -> str:
        return self.table.stage

    def finished(self) -> PastGame | None:
        return self.table.last_game

    def to_act(self) -> int:
        """The first seat that may do something."""
        return next(seat for seat in range(len(self.table.seats)) if self.offered(seat))

    def offered(self, seat: int) -> Sequence[int]:
        sight = self.table.sight(seat, self.now())
        return [] if sight is None else sight.offered

    def acts(self, person: str, seat: int, nth: int = 0) -> list[Delivery]:
        return self.asks(person, self.act(seat, nth))

    def bot_acts(self) -> list[Delivery]:
        """The first awaited bot's move."""
        task = self.table.bots_awaited()[0]
        sight = self.table.sight(task.seat, self.now())
        assert sight is not None
        events = self.table.bot_act(task.seat, task.version, sight.offered[0], self.now())
        assert not isinstance(events, Refusal)
        return self.store(events)

    def finish(self, people: Sequence[str] = ("ann", "ben")) -> None:
        """Everybody plays the last of what is offered."""
        while self.table.stage == "playing":
            if self.table.bots_awaited():
                self.bot_acts()
            else:
                self.acts(people[self.to_act()], self.to_act(), -1)

    def plays_again(self) -> list[Delivery]:
        """Everybody who sits here would like to, and who is away for too long is not asked."""
        told: list[Delivery] = []
        for person in dict.fromkeys(held.person for held in self.table.seats if held.is_human):
            told += self.asks(person, Rematch(0)) if self.table.stage == "finished" else []
        return told

    def replayed(self) -> Table:
        return Table.replay([decode_event(encode_event(stored)) for stored in self.events], self.seconds)


def foreseen(stored: StoredEvent) -> StoredEvent:
    """The same with a seed that is the same in every run: a test that fails must fail again."""
    return with_seed(stored, sha256(f"seed {stored.number}".encode()).digest())


def pair(settings: Settings | None = None) -> Sitting:
    """Ann (the host) and Ben are here and have sat down."""
    sitting = Sitting(settings)
    sitting.comes("ann", "ben")
    sitting.sits("ben", 1)
    return sitting


def playing(settings: Settings | None = None) -> Sitting:
    sitting = pair(settings)
    sitting.asks("ann", Start(0))
    return sitting


def in_turns(settings: Settings | None = None) -> Sitting:
    """The same, but nobody decides at the same time as somebody else: Ann, and then Ben."""
    sitting = pair(settings)
    sitting.at_once = False
    sitting.asks("ann", Start(0))
    return sitting


def notices(told: Sequence[Delivery], viewer: int) -> list[Notice]:
    return [each.notice for each in told if each.viewer == viewer]


def portrait(table: Table, viewers: Sequence[int] = (0, 1, ONLOOKER)) -> str:
    """All that a table is, but for who is present."""
    moment = Moment(0.0, 0.0)
    parts: list[object] = [
        table.id,
        table.host,
        table.settings,
        table.stage,
        table.seats,
        table.match_name,
        table.commitment,
        table.last_game,
        table.time_left(moment),
        table.bots_awaited(),
    ]
    for viewer in viewers:
        sight = table.sight(viewer, moment)
        seen = None if sight is None else (sight.version, sight.view.text(), list(sight.offered), sight.may_undo)
        last = table.last_number(viewer)
        kept = [told for number in range(last + 1) for told in table.missed_since(viewer, number) or []]
        parts.append((viewer, seen, last, kept, table.chat(viewer)))
        parts.append(table.notes(viewer) if viewer >= 0 else "")
    return "\n".join(repr(part) for part in parts)


def sent(sitting: Sitting, told: Sequence[Delivery], viewer: int, person: str = "") -> list[dict[str, Any]]:
    """The messages to one viewer, as they go over a socket."""
    newest, moment = newest_moves(told), sitting.now()
    mine = [each for each in told if each.viewer == viewer]
    messages = [
        message(
            sitting.table,
            delivery=each,
            person=person,
            moment=moment,
            is_newest=newest.get(viewer) == each.number,
        )
        for each in mine
    ]
    return [json.loads(encode(each)) for each in messages]
