"""Tables for tests: people, time and commands in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from coverstory.rules.contract import ONLOOKER
from coverstory.rules.options import Value
from coverstory.server.storage.storage import restored, stored
from coverstory.table.decide import TableCommand
from coverstory.table.events import Entry, Made, Moment, Rematched
from coverstory.table.past_game import PastGame
from coverstory.table.refusals import Refusal
from coverstory.table.stream import Notice, Told
from coverstory.table.table import Table, make_table
from coverstory.wire.commands import Act, Clock, SeatPlan, Settings, Sit, Start
from coverstory.wire.http import NewTable

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
    """A table with its entries and a clock that the test turns."""

    def __init__(self, settings: Settings | None = None, host: str = "ann", name: str = "Ann") -> None:
        self.at = 1000.0
        made = make_table("table", host, NewTable(settings or hunter(), name, "host's"), self.now())
        assert isinstance(made, Entry), made
        self.entries = [foreseen(made)]
        self.table = Table(self.entries[0])

    def now(self) -> Moment:
        return Moment(self.at, 1.7e9 + self.at)

    def asks(self, person: str, command: TableCommand, mark: str = "") -> list[Told]:
        """It must be allowed."""
        entries = self.table.decide(person, command, self.now(), mark)
        assert not isinstance(entries, Refusal), entries
        return self.store(entries)

    def refused(self, person: str, command: TableCommand) -> Refusal:
        verdict = self.table.decide(person, command, self.now())
        assert isinstance(verdict, Refusal), verdict
        return verdict

    def store(self, entries: Sequence[Entry]) -> list[Told]:
        told: list[Told] = []
        for entry in map(foreseen, entries):
            self.entries.append(entry)
            told += self.table.apply(restored(stored(entry)))
        return told

    def comes(self, *people: str) -> list[Told]:
        return [told for person in people for told in self.store(self.table.come(person, self.now()))]

    def goes(self, person: str) -> None:
        self.table.go(person, self.now())

    def waits(self, seconds: float) -> list[Told]:
        """Time passes; whatever it brings about happens."""
        self.at += seconds
        told: list[Told] = []
        while due := self.table.tick(self.now()):
            told += self.store(due)
        return told + self.table.release(self.at)

    def sits(self, person: str, seat: int, name: str = "") -> None:
        self.asks(person, Sit(0, seat, name or person.title(), f"{person}'s"))

    def act(self, seat: int, nth: int = 0) -> Act:
        """The command for one of the seat's offers."""
        sight = self.table.sight(seat, self.now())
        assert sight is not None
        return Act(0, seat, sight.at, sight.offered[nth % len(sight.offered)])

    def stage(self) -> str:
        return self.table.stage

    def finished(self) -> PastGame | None:
        return self.table.finished

    def to_act(self) -> int:
        sight = self.table.sight(0, self.now())
        assert sight is not None
        return sight.view.to_act()

    def acts(self, person: str, seat: int, nth: int = 0) -> list[Told]:
        return self.asks(person, self.act(seat, nth))

    def bot_acts(self) -> list[Told]:
        """The awaited bot's move."""
        task = self.table.bot_awaited()
        assert task is not None
        sight = self.table.sight(task.seat, self.now())
        assert sight is not None
        entries = self.table.bot_act(task.seat, task.at, sight.offered[0], self.now())
        assert not isinstance(entries, Refusal)
        return self.store(entries)

    def finish(self, people: Sequence[str] = ("ann", "ben")) -> None:
        """Everybody plays the last of what is offered."""
        while self.table.stage == "playing":
            if self.table.bot_awaited():
                self.bot_acts()
            else:
                self.acts(people[self.to_act()], self.to_act(), -1)

    def replayed(self) -> Table:
        return Table.replay([restored(stored(entry)) for entry in self.entries], self.at)


def foreseen(entry: Entry) -> Entry:
    """The same with a seed that is the same in every run: a test that fails must fail again."""
    if not isinstance(entry.deed, Made | Rematched):
        return entry
    seed = sha256(f"seed {entry.number}".encode()).digest()
    return msgspec.structs.replace(entry, deed=msgspec.structs.replace(entry.deed, seed=seed))


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


def notices(told: Sequence[Told], viewer: int) -> list[Notice]:
    return [each.notice for each in told if each.viewer == viewer]


def portrait(table: Table, viewers: Sequence[int] = (0, 1, ONLOOKER)) -> str:
    """All that a table is, but for who is present."""
    moment = Moment(0.0, 0.0)
    parts: list[object] = [
        table.id,
        table.host,
        table.settings,
        table.stage,
        table.chairs,
        table.match_name,
        table.commitment,
        table.finished,
        table.time_left(moment),
        table.bot_awaited(),
    ]
    for viewer in viewers:
        sight = table.sight(viewer, moment)
        seen = None if sight is None else (sight.at, sight.view.text(), list(sight.offered), sight.may_undo)
        last = table.last_number(viewer)
        kept = [told for number in range(last + 1) for told in table.told_since(viewer, number) or []]
        parts.append((viewer, seen, last, kept, table.chat(viewer)))
        parts.append(table.notes(viewer) if viewer >= 0 else "")
    return "\n".join(repr(part) for part in parts)
