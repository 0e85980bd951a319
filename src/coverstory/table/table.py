"""One table, without any input or output: commands and time in, events and notices out.

    events = table.decide(person, command, moment)    # or a Refusal; nothing has changed yet
    await storage.append(table.id, events, closes(events))
    for stored in events:
        for delivery in table.apply(stored): ...      # send it to whoever listens as delivery.viewer

Events are applied only once they are stored, in the order of their numbers, and nothing is decided in between. A table
is rebuilt exactly by applying its stored events again (`Table.replay`); only who is present is not stored.

A viewer is a seat, or ONLOOKER. What a viewer may know comes from `sight`, `missed_since` and the notices of `apply`
and `release`, and from nothing else here. Seats, stage, host, settings, match name and commitment are for everybody at
the table; `notes` are for whoever has the seat.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable, Sequence

import msgspec

from coverstory.match.record import Record
from coverstory.rules.contract import ONLOOKER, View
from coverstory.rules.game import Game
from coverstory.rules.outcome import Outcome
from coverstory.table.apply import Notices, apply_event
from coverstory.table.clock import due, next_alarm
from coverstory.table.decide import Decision, Events, TableCommand, decide, decide_bot, decide_new, decide_what_if
from coverstory.table.events import (
    MOVES_NOBODY,
    Arranged,
    Closed,
    GivenBack,
    Made,
    Moment,
    Rematched,
    Started,
    StoredEvent,
    TableEvent,
)
from coverstory.table.past_game import PastGame
from coverstory.table.presence import Presence
from coverstory.table.refusals import Refusal
from coverstory.table.seats import Seat
from coverstory.table.series import Result
from coverstory.table.state import TableState
from coverstory.table.stream import Delivery, GameWentOn, Notice, SomebodySaid, Stream
from coverstory.wire.commands import Settings
from coverstory.wire.http import NewTable, WhatIf
from coverstory.wire.messages import Stage

WATCH_DELAY = 60.0  # seconds that delayed watchers are behind
KEYS_KEPT = 512  # a client that connects again sends what had no answer: that is never more than a few

Decided = list[StoredEvent] | Refusal


class Sight(msgspec.Struct, frozen=True):
    """What a viewer sees of the match now."""

    version: int  # of the position: Act and Undo must name the one that they were made for
    view: View
    offered: Sequence[int]
    outcome: Outcome | None
    may_undo: bool
    since: float  # when its seat to act began to be awaited, in seconds since 1970


class BotTask(msgspec.Struct, frozen=True):
    """A move that a bot of that level is to make, for that version of the position."""

    seat: int
    level: str
    version: int


class Late(msgspec.Struct, frozen=True):
    """What delayed watchers will hear and see."""

    due: float
    notice: Notice
    sight: Sight | None


def make_table(table: str, person: str, asked: NewTable, moment: Moment) -> StoredEvent | Refusal:
    """The first event of a new table: `Table(stored)` once it is stored."""
    made = decide_new(table, person, asked)
    return made if isinstance(made, Refusal) else StoredEvent(0, moment, made, person)


def make_what_if(table: str, person: str, asked: WhatIf, game: PastGame, moment: Moment) -> list[StoredEvent] | Refusal:
    """The first events of a table at which a finished game goes on from one of its moments: it begins at once."""
    made = decide_what_if(table, person, asked, game.record)
    if isinstance(made, Refusal):
        return made
    return [StoredEvent(0, moment, made, person), StoredEvent(1, moment, Started(game.record.rules), person)]


def closes(events: Iterable[StoredEvent]) -> bool:
    """Whether the table is no longer live after these."""
    return any(isinstance(stored.event, Closed) for stored in events)


class Table:
    """The only way to a table. Ids of people and idempotency keys are opaque texts."""

    def __init__(self, first: StoredEvent) -> None:
        assert isinstance(first.event, Made)
        self._state = TableState(first.event, first.moment)
        self._next = 1
        self._keys: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._streams: dict[int, Stream] = {}
        self._late: deque[Late] = deque()
        self._seen_late: Sight | None = None
        self._names: tuple[str, ...] | None = None  # until somebody sits elsewhere than before

    @classmethod
    def replay(cls, events: Sequence[StoredEvent], seconds: float) -> Table:
        """As it was when the last of these was applied; `seconds` is the present time of service. Nobody is here yet.

        A running match of rules that this release does not know is an UnknownVersion.
        """
        table = cls(events[0])
        for stored in events[1:]:
            table.apply(stored)
        table._state.presence = Presence(seconds)
        table.release(seconds)
        return table

    # What everybody at the table may know.

    @property
    def id(self) -> str:
        return self._state.id

    @property
    def host(self) -> str:
        return self._state.host

    @property
    def settings(self) -> Settings:
        return self._state.settings

    @property
    def game(self) -> Game:
        return self._state.game

    @property
    def stage(self) -> Stage:
        return self._state.stage

    @property
    def seats(self) -> Sequence[Seat]:
        """Their notes and entropy are secrets of whoever sits there."""
        return self._state.seats

    @property
    def names(self) -> tuple[str, ...]:
        if self._names is None:
            self._names = self._state.names()
        return self._names

    @property
    def match_name(self) -> str:
        return self._state.match_name

    @property
    def commitment(self) -> str:
        return self._state.commitment

    @property
    def finished(self) -> PastGame | None:
        """The match that has ended, until there is a rematch; after a restart it may be handed over again."""
        return self._state.finished

    @property
    def results(self) -> Sequence[Result]:
        """Of the series that is being played."""
        return self._state.results

    def seats_of(self, person: str) -> list[int]:
        return self._state.seats_of(person)

    def is_here(self, person: str) -> bool:
        return self._state.presence.is_here(person)

    def watching(self) -> int:
        """How many people without a seat are here."""
        presence = self._state.presence
        return presence.count() - sum(presence.is_here(person) for person in self._state.people())

    def may_listen(self, person: str, viewer: int) -> bool:
        """A seat is heard by whoever has it; onlookers are welcome where the table allows them."""
        return self._state.may_watch() if viewer == ONLOOKER else viewer in self.seats_of(person)

    def viewer_for(self, person: str, viewer: int, looks_on: bool = False) -> int:
        """As whom somebody listens once seats have changed; `looks_on`: they asked for no seat's view."""
        own = self.seats_of(person)
        if viewer in own:
            return viewer
        return own[0] if own and not looks_on else int(ONLOOKER)

    def notes(self, seat: int) -> str:
        return self._state.seats[seat].notes

    def time_left(self, moment: Moment) -> tuple[int, float] | None:
        """The seat to act and its seconds; None without a clock, and while a bot plays there."""
        seat = self._state.awaited()
        if seat is None or self._state.deadline is None:
            return None
        return seat, max(0.0, self._state.deadline - moment.seconds)

    # What a viewer may know.

    def sight(self, viewer: int, moment: Moment) -> Sight | None:
        """None before a match, and for delayed watchers before they may see anything of it."""
        if viewer == ONLOOKER and self._is_delayed():
            return self._seen_late
        return self._sight(viewer, moment.seconds)

    def missed_since(self, viewer: int, number: int) -> list[Delivery] | None:
        """What that viewer missed; None where it must be told everything anew."""
        return self._stream(viewer).since(number)

    def last_number(self, viewer: int) -> int:
        """The last number of that stream. Presence is not stored, so messages about it repeat this number."""
        return self._stream(viewer).last

    def chat(self, viewer: int) -> Sequence[SomebodySaid]:
        late = {id(each.notice) for each in self._late} if viewer == ONLOOKER else set()
        return [line for line in self._state.chat if id(line) not in late]

    def advisable(self, person: str, seat: int, moment: Moment) -> Sight | Refusal:
        """What a bot may look at to advise that person."""
        if not self.settings.hints:
            return Refusal("no_hints")
        if seat not in self.seats_of(person):
            return Refusal("not_yours")
        sight = self.sight(seat, moment)
        return sight if sight is not None and sight.offered else Refusal("no_hint")

    def record(self) -> Record | None:
        """The match so far with everybody's secrets: only for a table on the player's own machine."""
        return None if self._state.match is None else self._state.record()

    def _sight(self, viewer: int, seconds: float) -> Sight | None:
        match = self._state.match
        if match is None:
            return None
        offered = match.offered(viewer) if viewer != ONLOOKER and self.stage == "playing" else ()
        may_undo = viewer != ONLOOKER and self._state.may_undo(viewer, seconds)
        return Sight(
            version=self._state.version,
            view=match.view(viewer),
            offered=offered,
            outcome=match.outcome(),
            may_undo=may_undo,
            since=self._state.since,
        )

    # What happens.

    def decide(self, person: str, command: TableCommand, moment: Moment, idempotency_key: str = "") -> Decided:
        """What is to be stored; nothing, which is fine, for a command whose key says that it was carried out before."""
        if idempotency_key and (person, idempotency_key) in self._keys:
            return []
        decision = decide(self._state, person, command, moment.seconds)
        return self._numbered(decision, moment, person, idempotency_key)

    def bot_act(self, seat: int, version: int, action: int, moment: Moment) -> Decided:
        return self._numbered(decide_bot(self._state, seat, version, action), moment)

    def bot_awaited(self) -> BotTask | None:
        """The move that the table waits for, if a bot is to make it."""
        seat = self._state.awaited()
        if seat is None or not self._state.seats[seat].is_played_by_bot:
            return None
        held = self._state.seats[seat]
        return BotTask(seat, self.settings.level if held.helped else held.level, self._state.version)

    def come(self, person: str, moment: Moment) -> list[StoredEvent]:
        """Somebody connected. Seats that a bot played for them are given back."""
        self._state.presence.come(person)
        if self.stage != "playing":
            return []
        back: Events = [GivenBack(seat) for seat in self.seats_of(person) if self._state.seats[seat].helped]
        return self._number(back, moment)

    def go(self, person: str, moment: Moment) -> None:
        """One of somebody's connections ended."""
        self._state.presence.go(person, moment.seconds)

    def tick(self, moment: Moment) -> list[StoredEvent]:
        """What time brings about by now. Ask again after applying it, and at `next_alarm`."""
        return self._number(due(self._state, moment.seconds), moment)

    def next_alarm(self) -> float | None:
        """In seconds of service; changes with every event, and when people come and go."""
        late = [self._late[0].due] if self._late else []
        alarm = next_alarm(self._state)
        return min([*late, *([] if alarm is None else [alarm])], default=None)

    def apply(self, stored: StoredEvent) -> list[Delivery]:
        """Carry out the next event, which is stored; returns what each viewer is told of it."""
        assert stored.number == self._next
        self._next += 1
        if stored.idempotency_key:
            self._remember(stored.person, stored.idempotency_key)
        if isinstance(stored.event, MOVES_NOBODY):
            notices = apply_event(self._state, stored.event, stored.moment)
        else:
            notices = self._reseat(stored.event, stored.moment)
        return self._deliver(notices, stored.moment.seconds)

    def release(self, seconds: float) -> list[Delivery]:
        """What delayed watchers may hear by now; all of it once the match has ended, or they are no longer delayed."""
        deliveries: list[Delivery] = []
        while self._late and (self._late[0].due <= seconds or not self._is_delayed()):
            late = self._late.popleft()
            self._seen_late = late.sight or self._seen_late
            deliveries.append(self._stream(ONLOOKER).add(late.notice))
        return deliveries

    def _reseat(self, event: TableEvent, moment: Moment) -> Notices:
        """What was told to a seat is not for whoever has it next."""
        before = [seat.person for seat in self._state.seats]
        if isinstance(event, Arranged):
            self._keep_seen(moment.seconds)
        notices = apply_event(self._state, event, moment)
        self._names = None
        if isinstance(event, Rematched):
            self._forget_match()
        after = [seat.person for seat in self._state.seats]
        for viewer in range(max(len(before), len(after))):
            if before[viewer : viewer + 1] != after[viewer : viewer + 1]:
                self._stream(viewer).forget()
        return notices

    def _numbered(self, decision: Decision, moment: Moment, person: str = "", key: str = "") -> Decided:
        return decision if isinstance(decision, Refusal) else self._number(decision, moment, person, key)

    def _number(self, events: Events, moment: Moment, person: str = "", key: str = "") -> list[StoredEvent]:
        return [
            StoredEvent(number=number, moment=moment, event=event, person=person, idempotency_key=key)
            for number, event in enumerate(events, self._next)
        ]

    def _remember(self, person: str, idempotency_key: str) -> None:
        self._keys[person, idempotency_key] = None
        if len(self._keys) > KEYS_KEPT:
            self._keys.popitem(last=False)

    def _keep_seen(self, seconds: float) -> None:
        """Watchers who will be delayed from now on have seen what they have seen."""
        if self.settings.watchers in ("public", "all_after_end"):
            self._seen_late = self._sight(ONLOOKER, seconds)

    def _forget_match(self) -> None:
        """A stream holds one match only, so everybody is sent a new welcome."""
        self._seen_late = None
        for stream in self._streams.values():
            stream.forget()

    def _deliver(self, notices: Notices, seconds: float) -> list[Delivery]:
        deliveries = self.release(seconds)  # what is older comes first, whenever somebody asked for it
        for viewer, own in notices.items():
            for notice in own:
                if viewer == ONLOOKER and self._is_held_back(notice):
                    sight = self._sight(ONLOOKER, seconds) if isinstance(notice, GameWentOn) else None
                    self._late.append(Late(seconds + WATCH_DELAY, notice, sight))
                else:
                    deliveries.append(self._stream(viewer).add(notice))
        return deliveries

    def _is_delayed(self) -> bool:
        return self.settings.watchers == "delayed" and self.stage == "playing"

    def _is_held_back(self, notice: Notice) -> bool:
        """The game, and what players say about it."""
        is_game = isinstance(notice, GameWentOn) or (isinstance(notice, SomebodySaid) and notice.seat != ONLOOKER)
        return is_game and self._is_delayed()

    def _stream(self, viewer: int) -> Stream:
        stream = self._streams.get(viewer)
        if stream is None:
            stream = self._streams[viewer] = Stream(viewer)
        return stream
