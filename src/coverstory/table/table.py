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
from collections.abc import Generator, Iterable, Sequence

from msgspec import Raw

from coverstory.match.match import Match
from coverstory.match.record import Record
from coverstory.match.replay import at_once
from coverstory.rules.contract import ONLOOKER, Event, View
from coverstory.rules.game import Game
from coverstory.rules.options import Value
from coverstory.table.apply import Notices, apply_event
from coverstory.table.clock import due, longest_silence, next_alarm
from coverstory.table.deal import Deal, time_to_take_part
from coverstory.table.decide import Decision, Events, TableCommand, decide, decide_bot, decide_new, decide_what_if
from coverstory.table.events import (
    MOVES_NOBODY,
    Arranged,
    Closed,
    DealBegan,
    GivenBack,
    Made,
    Moment,
    Rematched,
    Said,
    StoredEvent,
    TableEvent,
)
from coverstory.table.notices import Delivery, GameWentOn, Notice, SomebodySaid, Story
from coverstory.table.past_game import PastGame
from coverstory.table.presence import Presence
from coverstory.table.refusals import Refusal
from coverstory.table.seats import Seat
from coverstory.table.series import Result
from coverstory.table.sight import BotTask, Late, Sight
from coverstory.table.state import WholeTable
from coverstory.table.stream import Stream
from coverstory.wire.beats import PictureData
from coverstory.wire.commands import Settings
from coverstory.wire.http import NewTable, WhatIf
from coverstory.wire.messages import Stage
from coverstory.wire.patches import diff
from coverstory.wire.serialise import beats_of, encode, picture_of

WATCH_DELAY = 60.0  # seconds that delayed watchers are behind
A_SMALL_EVENT = 200  # bytes
NOTHING = Raw(b"[]")  # no beats, or a patch that changes nothing
KEYS_KEPT = 512  # a client that connects again sends what had no answer: that is never more than a few

Decided = list[StoredEvent] | Refusal


def make_table(table: str, person: str, asked: NewTable, moment: Moment) -> StoredEvent | Refusal:
    """The first event of a new table: `Table(stored)` once it is stored."""
    made = decide_new(table, person, asked)
    return made if isinstance(made, Refusal) else StoredEvent(0, moment, made, person)


def make_what_if(table: str, person: str, asked: WhatIf, game: PastGame, moment: Moment) -> list[StoredEvent] | Refusal:
    """The first events of a table at which a finished game goes on from one of its moments: it is dealt at once."""
    made = decide_what_if(table, person, asked, game.record)
    if isinstance(made, Refusal):
        return made
    return [StoredEvent(0, moment, made, person), StoredEvent(1, moment, DealBegan(game.record.rules), person)]


def size_of(stored: StoredEvent) -> int:
    """About, and at once: most events are as small as a move."""
    return A_SMALL_EVENT + (len(stored.event.text) if type(stored.event) is Said else 0)


def closes(events: Iterable[StoredEvent]) -> bool:
    """Whether the table is no longer live after these."""
    return any(type(stored.event) is Closed for stored in events)


class Table:
    """The only way to a table. Ids of people and idempotency keys are opaque texts."""

    def __init__(self, first: StoredEvent) -> None:
        assert isinstance(first.event, Made)
        self._state = WholeTable(first.event, first.moment)
        self._next = 1
        self._keys: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._streams: dict[int, Stream] = {}
        self._late: deque[Late] = deque()
        self._seen_late: Sight | None = None
        self._told: dict[int, PictureData | None] = {}  # by viewer who follows: told last; None before a match
        self._looks: dict[int, tuple[int, View]] = {}  # views made for a story, by viewer, until they are asked for
        self._deal_options: tuple[Deal, dict[str, Value]] | None = None  # of the deal they were settled for
        self._names: tuple[str, ...] | None = None  # until somebody sits elsewhere than before
        self.size = 0  # about how many bytes its events take, where they are stored

    @classmethod
    def replay(cls, events: Sequence[StoredEvent], seconds: float) -> Table:
        """As it was when the last of these was applied; `seconds` is the present time of service. Nobody is here yet.

        A match that runs or is dealt, of rules that this release does not know, is an UnknownVersion.
        """
        return at_once(cls.replaying(events, seconds))

    @classmethod
    def replaying(cls, events: Sequence[StoredEvent], seconds: float) -> Generator[None, None, Table]:
        """The same, an event at a time: a server has other things to do in between."""
        table = cls(events[0])
        for stored in events[1:]:
            table.apply(stored)
            yield
        table._state.presence = Presence(seconds)
        table._deal_anew(seconds)
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
    def deal(self) -> Deal | None:
        """While a match is being dealt. What seats have opened is secret."""
        return self._state.deal if self.stage == "dealing" else None

    @property
    def deal_options(self) -> dict[str, Value]:
        """While a match is being dealt: what it is going to be played with. What is dealt depends on them, too."""
        deal = self._state.deal
        assert deal is not None
        if self._deal_options is None or self._deal_options[0] is not deal:
            self._deal_options = deal, self.game.of_version(deal.rules).settle(self._state.options())
        return self._deal_options[1]

    @property
    def broken_off(self) -> Sequence[str]:
        """Who took no part in the last deal, and was not dealt in."""
        return self._state.broken_off

    @property
    def last_game(self) -> PastGame | None:
        """The match that has ended or was broken off, until there is another; after a restart it may be handed over
        again."""
        return self._state.last_game

    @property
    def results(self) -> Sequence[Result]:
        """Of the series that is being played."""
        return self._state.results

    def seats_of(self, person: str) -> list[int]:
        return self._state.seats_of(person)

    def is_here(self, person: str) -> bool:
        return self._state.presence.is_here(person)

    def away_since(self, seat: int, moment: Moment) -> float:
        """In whole seconds since 1970; 0 for a seat whose person is here or that has none."""
        held = self._state.seats[seat]
        if not held.is_human or self.is_here(held.person):
            return 0.0
        return float(round(moment.wall - (moment.seconds - self._state.presence.gone_since(held.person))))

    def is_deserted(self) -> bool:
        """Whether nobody is here who would wait for a bot."""
        return self._state.presence.deserted_since() is not None

    def is_awaited_here(self, person: str) -> bool:
        """Whether it matters to others that this person is here: a player, or the host."""
        return self.stage != "closed" and (person == self.host or bool(self.seats_of(person)))

    @property
    def arrivals(self) -> int:
        """And departures: how often it has changed who is here."""
        return self._state.presence.changes

    def deserted_for(self, moment: Moment) -> float:
        """How many seconds nobody has been here."""
        since = self._state.presence.deserted_since()
        return 0.0 if since is None else moment.seconds - since

    def is_expendable(self) -> bool:
        """Whether little is lost with it: no person has made a move in a match that is not over yet."""
        return self.stage != "playing" or not self._state.people_moved

    def may_sleep(self) -> bool:
        """Whether nothing happens here before somebody comes: no clock runs, and no bot is awaited."""
        return self._state.deadline is None and not self.bots_awaited() and self.settings.clock.kind == "none"

    def has_bots(self) -> bool:
        return any(held.kind == "bot" for held in self._state.seats)

    def retire(self, moment: Moment) -> list[StoredEvent]:
        """Closed before its time, to make room for others."""
        return [] if self.stage == "closed" else self._number([Closed("deserted")], moment)

    def shut(self, moment: Moment) -> list[StoredEvent]:
        """By whoever runs the server."""
        return [] if self.stage == "closed" else self._number([Closed("operator")], moment)

    def keep_when_deserted(self, *, begun: float, idle: float) -> None:
        """For so many seconds of service, once the last one has left: a game that people have begun, or any other."""
        self._state.kept_begun, self._state.kept_idle = begun, idle

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

    def keep_notes(self, seat: int, text: str) -> None:
        """As a server does, which stores notes beside the events, and only the newest."""
        self._state.seats[seat].notes = text

    def time_left(self, moment: Moment) -> tuple[int, float] | None:
        """The seat to act and its seconds; None without a clock, and while a bot plays there. Of seats that decide at
        the same time it is the first one: all of them have the same time."""
        if self._state.deadline is None or self._state.match is None:
            return None
        return self._state.match.to_act(), max(0.0, self._state.deadline - moment.seconds)

    # What a viewer may know.

    def sight(self, viewer: int, moment: Moment) -> Sight | None:
        """None before a match, and for delayed watchers before they may see anything of it."""
        if viewer == ONLOOKER and self._is_delayed():
            return self._seen_late
        return self._sight(viewer, moment.seconds)

    def follow(self, viewer: int) -> None:
        """Somebody listens as this viewer: from now on each move is told as a story, and kept for a while."""
        if viewer not in self._told:
            match = self._state.match
            self._told[viewer] = None if match is None else picture_of(match.game, match.view(viewer))

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
        plays = viewer != ONLOOKER and self.stage == "playing" and not self._state.seats[viewer].resigned
        offered = match.offered(viewer) if plays else ()
        may_undo = viewer != ONLOOKER and self._state.may_undo(viewer, seconds)
        return Sight(
            version=self._state.version_for(viewer),
            view=self._view(match, viewer),
            offered=offered,
            outcome=match.outcome() or self._state.given_up,
            may_undo=may_undo,
            since=self._state.since,
            together=match.together() if self.stage == "playing" else (),
        )

    def _view(self, match: Match, viewer: int) -> View:
        version, view = self._looks.pop(viewer, (-1, None))
        return view if view is not None and version == self._state.version_for(viewer) else match.view(viewer)

    # What happens.

    def decide(self, person: str, command: TableCommand, moment: Moment, idempotency_key: str = "") -> Decided:
        """What is to be stored; nothing, which is fine, for a command whose key says that it was carried out before."""
        if idempotency_key and (person, idempotency_key) in self._keys:
            return []
        decision = decide(self._state, person, command, moment.seconds)
        return self._numbered(decision, moment, person, idempotency_key)

    def bot_act(self, seat: int, version: int, action: int, moment: Moment) -> Decided:
        return self._numbered(decide_bot(self._state, seat, version, action), moment)

    def bots_awaited(self) -> list[BotTask]:
        """The moves that the table waits for and bots are to make; several where seats decide at the same time."""
        return [
            BotTask(seat, self.settings.level if held.helped else held.level, self._state.version_for(seat))
            for seat in self._state.asked()
            if (held := self._state.seats[seat]).is_played_by_bot
        ]

    def come(self, person: str, moment: Moment) -> list[StoredEvent]:
        """Somebody connected. Seats that a bot played for them are given back."""
        self._state.presence.come(person)
        return self._give_back(person, moment)

    def ask(self, person: str, moment: Moment) -> list[StoredEvent]:
        """A player or the host asked for something without being connected: that shows that they are here.

        Seats are given back to who was gone, but not to who has just left them and goes on asking.
        """
        was_here = self.is_here(person)
        self._state.presence.ask(person, moment.seconds)
        return [] if was_here else self._give_back(person, moment)

    def _give_back(self, person: str, moment: Moment) -> list[StoredEvent]:
        if self.stage != "playing":
            return []
        helped = [seat for seat in self.seats_of(person) if self._state.seats[seat].helped]
        back: Events = [GivenBack(seat) for seat in helped if not self._state.seats[seat].resigned]
        return self._number(back, moment)

    def go(self, person: str, moment: Moment) -> None:
        """One of somebody's connections ended."""
        self._state.presence.go(person, moment.seconds)

    def tick(self, moment: Moment) -> list[StoredEvent]:
        """What time brings about by now. Ask again after applying it, and at `next_alarm`."""
        self._state.presence.release(moment.seconds, longest_silence(self._state))
        return self._number(due(self._state, moment.seconds), moment)

    def next_alarm(self) -> float | None:
        """In seconds of service; changes with every event, and when people come and go."""
        late = self._late[0].due if self._late else None
        silent = self._state.presence.next_release(longest_silence(self._state))
        alarms = (late, silent, next_alarm(self._state))
        return min((alarm for alarm in alarms if alarm is not None), default=None)

    def apply(self, stored: StoredEvent) -> list[Delivery]:
        """Carry out the next event, which is stored; returns what each viewer is told of it."""
        assert stored.number == self._next
        self._next += 1
        self.size += size_of(stored)
        if stored.idempotency_key:
            self._remember(stored.person, stored.idempotency_key)
        if type(stored.event) is Said and stored.event.seat == ONLOOKER:
            self._state.remember_watcher(stored.person, stored.event.name)
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

    def _deal_anew(self, seconds: float) -> None:
        """After a restart people need time to connect again: a deal gives them all of it."""
        if (deal := self.deal) is not None:
            self.game.of_version(deal.rules)  # or an UnknownVersion, as if the match ran already
            deal.deadline = seconds + time_to_take_part(self.settings)

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
        self._told = dict.fromkeys(self._told)
        for stream in self._streams.values():
            stream.forget()

    def _deliver(self, notices: Notices, seconds: float) -> list[Delivery]:
        deliveries = self.release(seconds)  # what is older comes first, whenever somebody asked for it
        for viewer, own in notices.items():
            for plain in own:
                notice = self._as_story(viewer, plain) if isinstance(plain, GameWentOn) else plain
                if viewer == ONLOOKER and self._is_held_back(notice):
                    sight = self._sight(ONLOOKER, seconds) if isinstance(notice, GameWentOn) else None
                    self._late.append(Late(seconds + WATCH_DELAY, notice, sight))
                else:
                    deliveries.append(self._stream(viewer).add(notice))
        return deliveries

    def _as_story(self, viewer: int, notice: GameWentOn) -> GameWentOn:
        """Made of what this viewer saw before and sees now: of nothing else."""
        match = self._state.match
        if viewer not in self._told or match is None:
            return notice
        view = match.view(viewer)
        self._looks[viewer] = self._state.version_for(viewer), view
        before, after = self._told[viewer], picture_of(match.game, view)
        self._told[viewer] = after
        if before is None and self._state.opening:
            return notice  # a game goes on that nobody has followed: everything is told anew
        if notice.forget:
            story = Story(NOTHING, NOTHING, Raw(encode(after)))
        else:
            begins = None if before is not None else picture_of(match.game, first_view(match, viewer))
            story = story_of(
                match.game, before=before or begins or after, after=after, events=notice.events, begins=begins
            )
        return GameWentOn(notice.version, notice.forget, notice.events, story)

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


def first_view(match: Match, viewer: int) -> View:
    """Before anything was dealt."""
    return match.game.look(match.game.start(match.seats, match.options), viewer, [])


def story_of(
    game: Game, before: PictureData, after: PictureData, events: Sequence[Event], begins: PictureData | None
) -> Story:
    """Without any event the picture still may change: somebody else has written something down."""
    picture = Raw(encode(begins))
    if not events:
        return Story(NOTHING, Raw(encode(diff(before, after))), picture)
    return Story(Raw(encode(beats_of(game, before, after, events))), NOTHING, picture)
