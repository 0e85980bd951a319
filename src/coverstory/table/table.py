"""One table, without any input or output: commands and time in, entries and notices out.

    entries = table.decide(person, command, now)     # or a Refusal; nothing has changed yet
    await storage.append(table.id, [stored(entry) for entry in entries], closes(entries))
    for entry in entries:
        for told in table.apply(entry): ...          # send it to whoever listens as told.viewer

Entries are applied only once they are stored, in the order of their numbers, and nothing is decided in between. A table
is rebuilt exactly by applying its stored entries again (`Table.replay`); only who is present is not stored.

A viewer is a seat, or ONLOOKER. What a viewer may know comes from `sight`, `told_since` and the notices of `apply` and
`release`, and from nothing else here. Seats, stage, host, settings, match name and commitment are for everybody at the
table; `notes` are for whoever has the seat.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable, Sequence

import msgspec

from coverstory.match.record import Record
from coverstory.rules.contract import ONLOOKER, View
from coverstory.rules.game import Game
from coverstory.rules.outcome import Outcome
from coverstory.table.apply import News, happen
from coverstory.table.clock import due, next_alarm
from coverstory.table.decide import TableCommand, Verdict, judge, judge_bot, judge_new, judge_what_if
from coverstory.table.events import (
    MOVES_NOBODY,
    AnyDeed,
    Arranged,
    Closed,
    Entry,
    GivenBack,
    Made,
    Moment,
    Rematched,
    Started,
)
from coverstory.table.past_game import PastGame
from coverstory.table.refusals import Refusal
from coverstory.table.seats import Chair
from coverstory.table.state import Situation
from coverstory.table.stream import GameWentOn, Notice, SomebodySaid, Stream, Told
from coverstory.wire.commands import Settings
from coverstory.wire.http import NewTable, WhatIf
from coverstory.wire.messages import Stage

WATCH_DELAY = 60.0  # seconds that delayed watchers are behind
MARKS_KEPT = 512


class Sight(msgspec.Struct, frozen=True):
    """What a viewer sees of the match now."""

    at: int  # how far the game has come: what Act and Undo must name
    view: View
    offered: Sequence[int]
    outcome: Outcome | None
    may_undo: bool
    since: float  # when its seat to act began to be awaited, in seconds since 1970


class BotTask(msgspec.Struct, frozen=True):
    """A move that a bot of that level is to make; `at` must be given back with it."""

    seat: int
    level: str
    at: int


class Late(msgspec.Struct, frozen=True):
    """What delayed watchers will hear and see."""

    due: float
    notice: Notice
    sight: Sight | None


def make_table(table: str, person: str, asked: NewTable, now: Moment) -> Entry | Refusal:
    """The first entry of a new table: `Table(entry)` once it is stored."""
    made = judge_new(table, person, asked)
    return made if isinstance(made, Refusal) else Entry(0, now, made, person)


def make_what_if(table: str, person: str, asked: WhatIf, game: PastGame, now: Moment) -> list[Entry] | Refusal:
    """The first entries of a table at which a finished game goes on from one of its moments: it begins at once."""
    made = judge_what_if(table, person, asked, game.record)
    if isinstance(made, Refusal):
        return made
    return [Entry(0, now, made, person), Entry(1, now, Started(game.record.rules), person)]


def closes(entries: Iterable[Entry]) -> bool:
    """Whether the table is no longer live after these."""
    return any(isinstance(entry.deed, Closed) for entry in entries)


class Table:
    """The only door to a table. Its person ids and marks are opaque texts."""

    def __init__(self, first: Entry) -> None:
        assert isinstance(first.deed, Made)
        self._now = Situation(first.deed, first.moment)
        self._numbers = 1
        self._marks: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._streams: dict[int, Stream] = {}
        self._late: deque[Late] = deque()
        self._seen_late: Sight | None = None
        self._names: tuple[str, ...] | None = None  # until somebody sits elsewhere than before

    @classmethod
    def replay(cls, entries: Sequence[Entry], at: float) -> Table:
        """As it was when the last of these was applied; `at` is now. Nobody is present.

        A running match of rules that this release does not know is an UnknownVersion.
        """
        table = cls(entries[0])
        for entry in entries[1:]:
            table.apply(entry)
        table._now.presence = type(table._now.presence)(at)
        table.release(at)
        return table

    # What everybody at the table may know.

    @property
    def id(self) -> str:
        return self._now.table

    @property
    def host(self) -> str:
        return self._now.host

    @property
    def settings(self) -> Settings:
        return self._now.settings

    @property
    def game(self) -> Game:
        return self._now.game

    @property
    def stage(self) -> Stage:
        return self._now.stage

    @property
    def chairs(self) -> Sequence[Chair]:
        """Their notes and entropy are secrets of whoever sits there."""
        return self._now.chairs

    @property
    def names(self) -> tuple[str, ...]:
        if self._names is None:
            self._names = self._now.names()
        return self._names

    @property
    def match_name(self) -> str:
        return self._now.match_name

    @property
    def commitment(self) -> str:
        return self._now.commitment

    @property
    def finished(self) -> PastGame | None:
        """The match that has ended here, until there is a rematch: to be kept, after a restart perhaps again."""
        return self._now.finished

    def seats_of(self, person: str) -> list[int]:
        return self._now.seats_of(person)

    def is_here(self, person: str) -> bool:
        return self._now.presence.is_here(person)

    def watching(self) -> int:
        """How many people without a seat are here."""
        return sum(not self.seats_of(person) for person in self._now.presence.here())

    def may_listen(self, person: str, viewer: int) -> bool:
        """A seat is heard by whoever has it; onlookers are welcome where the table allows them."""
        return self._now.may_watch() if viewer == ONLOOKER else viewer in self.seats_of(person)

    def viewer_for(self, person: str, viewer: int, looks_on: bool = False) -> int:
        """As whom somebody listens from now on, after seats changed; `looks_on`: they asked not to see a seat's view."""
        own = self.seats_of(person)
        if viewer in own:
            return viewer
        return own[0] if own and not looks_on else int(ONLOOKER)

    def notes(self, seat: int) -> str:
        return self._now.chairs[seat].notes

    def time_left(self, now: Moment) -> tuple[int, float] | None:
        """The seat to act and its seconds; None without a clock, and while a bot plays there."""
        seat = self._now.awaited()
        if seat is None or self._now.deadline is None:
            return None
        return seat, max(0.0, self._now.deadline - now.at)

    # What a viewer may know.

    def sight(self, viewer: int, now: Moment) -> Sight | None:
        """None before a match, and for delayed watchers before they may see anything of it."""
        if viewer == ONLOOKER and self._is_delayed():
            return self._seen_late
        return self._sight(viewer, now.at)

    def told_since(self, viewer: int, number: int) -> list[Told] | None:
        """What that viewer missed; None where it must be told everything anew."""
        return self._stream(viewer).since(number)

    def last_number(self, viewer: int) -> int:
        """Counts what is stored: a message about who is present takes the last number and no new one."""
        return self._stream(viewer).last

    def chat(self, viewer: int) -> Sequence[SomebodySaid]:
        late = {id(each.notice) for each in self._late} if viewer == ONLOOKER else set()
        return [line for line in self._now.chat if id(line) not in late]

    def advisable(self, person: str, seat: int, now: Moment) -> Sight | Refusal:
        """What a bot may look at to advise that person."""
        if not self.settings.hints:
            return Refusal("no_hints")
        if seat not in self.seats_of(person):
            return Refusal("not_yours")
        sight = self.sight(seat, now)
        return sight if sight is not None and sight.offered else Refusal("no_hint")

    def record(self) -> Record | None:
        """The match so far with everybody's secrets: only for whoever runs the table for nobody but themselves."""
        return None if self._now.match is None else self._now.record()

    def _sight(self, viewer: int, at: float) -> Sight | None:
        match = self._now.match
        if match is None:
            return None
        offered = match.offered(viewer) if viewer != ONLOOKER and self.stage == "playing" else ()
        may_undo = viewer != ONLOOKER and self._now.may_undo(viewer, at)
        return Sight(self._now.at, match.view(viewer), offered, match.outcome(), may_undo, self._now.since)

    # What happens.

    def decide(self, person: str, command: TableCommand, now: Moment, mark: str = "") -> list[Entry] | Refusal:
        """What is to be stored; nothing for a command with a mark that was carried out before, which is fine."""
        if mark and (person, mark) in self._marks:
            return []
        return self._entries(judge(self._now, person, command, now.at), now, person, mark)

    def bot_act(self, seat: int, at: int, action: int, now: Moment) -> list[Entry] | Refusal:
        return self._entries(judge_bot(self._now, seat, at, action), now)

    def bot_awaited(self) -> BotTask | None:
        """The move that the table waits for, if a bot is to make it."""
        seat = self._now.awaited()
        if seat is None or not self._now.chairs[seat].is_played_by_bot:
            return None
        chair = self._now.chairs[seat]
        return BotTask(seat, self.settings.level if chair.helped else chair.level, self._now.at)

    def come(self, person: str, now: Moment) -> list[Entry]:
        """Somebody connected. Seats that a bot played for them are given back."""
        self._now.presence.come(person)
        if self.stage != "playing":
            return []
        back: list[AnyDeed] = [GivenBack(seat) for seat in self.seats_of(person) if self._now.chairs[seat].helped]
        return self._numbered(back, now)

    def go(self, person: str, now: Moment) -> None:
        """One of somebody's connections ended."""
        self._now.presence.go(person, now.at)

    def tick(self, now: Moment) -> list[Entry]:
        """What time brings about by now. Ask again after applying it, and at `next_alarm`."""
        return self._numbered(due(self._now, now.at), now)

    def next_alarm(self) -> float | None:
        """In seconds of service; changes with every entry, coming and going."""
        late = [self._late[0].due] if self._late else []
        alarm = next_alarm(self._now)
        return min([*late, *([] if alarm is None else [alarm])], default=None)

    def apply(self, entry: Entry) -> list[Told]:
        """Carry out a stored entry, the next one; returns what each viewer is told of it."""
        assert entry.number == self._numbers
        self._numbers += 1
        if entry.mark:
            self._remember(entry.person, entry.mark)
        if isinstance(entry.deed, MOVES_NOBODY):
            news = happen(self._now, entry.deed, entry.moment)
        else:
            news = self._reseat(entry.deed, entry.moment)
        return self._tell(news, entry.moment.at)

    def release(self, at: float) -> list[Told]:
        """What delayed watchers may hear by now; all of it once the match has ended, or they are no longer delayed."""
        told: list[Told] = []
        while self._late and (self._late[0].due <= at or not self._is_delayed()):
            late = self._late.popleft()
            self._seen_late = late.sight or self._seen_late
            told.append(self._stream(ONLOOKER).tell(late.notice))
        return told

    def _reseat(self, deed: AnyDeed, moment: Moment) -> News:
        """What was told to a seat is not for whoever has it next."""
        before = [chair.person for chair in self._now.chairs]
        if isinstance(deed, Arranged):
            self._keep_seen(moment.at)
        news = happen(self._now, deed, moment)
        self._names = None
        if isinstance(deed, Rematched):
            self._forget_match()
        after = [chair.person for chair in self._now.chairs]
        for seat in range(max(len(before), len(after))):
            if before[seat : seat + 1] != after[seat : seat + 1]:
                self._stream(seat).forget()
        return news

    def _entries(self, verdict: Verdict, now: Moment, person: str = "", mark: str = "") -> list[Entry] | Refusal:
        return verdict if isinstance(verdict, Refusal) else self._numbered(verdict, now, person, mark)

    def _numbered(self, deeds: Sequence[AnyDeed], now: Moment, person: str = "", mark: str = "") -> list[Entry]:
        return [Entry(number, now, deed, person, mark) for number, deed in enumerate(deeds, self._numbers)]

    def _remember(self, person: str, mark: str) -> None:
        self._marks[person, mark] = None
        if len(self._marks) > MARKS_KEPT:
            self._marks.popitem(last=False)

    def _keep_seen(self, at: float) -> None:
        """Watchers who are from now on delayed have seen what they have seen."""
        if self.settings.watchers in ("public", "all_after_end"):
            self._seen_late = self._sight(ONLOOKER, at)

    def _forget_match(self) -> None:
        """Everybody is told everything anew: a stream has one match in it."""
        self._seen_late = None
        for stream in self._streams.values():
            stream.forget()

    def _tell(self, news: News, at: float) -> list[Told]:
        told = self.release(at)  # what is older comes first, whenever somebody asked for it
        for viewer, notices in news.items():
            for notice in notices:
                if viewer == ONLOOKER and self._is_held_back(notice):
                    sight = self._sight(ONLOOKER, at) if isinstance(notice, GameWentOn) else None
                    self._late.append(Late(at + WATCH_DELAY, notice, sight))
                else:
                    told.append(self._stream(viewer).tell(notice))
        return told

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
