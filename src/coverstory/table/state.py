"""The state of a table: the only holder of its Match and of the seed. What leaves it goes through Table."""

from __future__ import annotations

import hashlib
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass

from coverstory.match.fairness import Fairness, FairSource, commitment_to, key_of, name_after, promise
from coverstory.match.match import Match
from coverstory.match.record import Record, sealed
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.rules.options import Value
from coverstory.rules.outcome import Outcome
from coverstory.table.deal import Deal
from coverstory.table.events import Made, Moment, Started
from coverstory.table.notices import SomebodySaid
from coverstory.table.past_game import PastGame
from coverstory.table.presence import Presence
from coverstory.table.seats import KEPT_BEGUN, KEPT_IDLE, Seat, names_of, planned, time_for_a_move
from coverstory.table.series import NOBODY, Result, next_first
from coverstory.wire.messages import Stage

CHAT_KEPT = 100
MATCH_TAG = b"coverstory match\0"


@dataclass
class UndoPoint:
    """What taking back a decision restores: a seat cannot win time by it."""

    deadline: float | None
    by_bot: bool


class WholeTable:
    """All that is true of a table, its secrets included; what a viewer may know of it is wire's TableState.

    Changed by apply.py only, and by nothing but events (and presence, which is not stored).
    """

    match: Match | None
    source: FairSource

    def __init__(self, made: Made, moment: Moment) -> None:
        self.id = made.table
        self.host = made.host
        self.host_name = made.name  # for seats on the host's device
        self.settings = made.settings
        self.seats = [planned(plan, seat, made.host, made.name) for seat, plan in enumerate(made.settings.seats)]
        if made.seat >= 0:
            self.seats[made.seat] = Seat("person", made.host, made.name, entropy=made.entropy)
        self.stage: Stage = "waiting"
        self.round = 1  # which match of this table
        self.seed = made.seed
        self.first_match = made.match
        self.opening = made.opening  # how every match of this table begins
        self.match = None
        self._match_name = ""  # until it is asked for; so is the commitment
        self._commitment = ""
        self.version = 0
        self.own_steps: dict[int, int] = {}  # by seat: by how much it is ahead of the version that others know
        self.since = moment.wall  # when the seat to act began to be awaited
        self.deadline: float | None = None  # of whoever is asked, in seconds of service
        self.undo_points: list[UndoPoint] = []
        self.points_aside: dict[int, list[UndoPoint]] = {}  # by seat, while others decide at the same time
        self.chat: deque[SomebodySaid] = deque(maxlen=CHAT_KEPT)
        self.watchers: OrderedDict[str, str] = OrderedDict()  # names they spoke under, by person; the last at the end
        self.last_game: PastGame | None = None  # that ended or was broken off
        self.people_moved = False  # has a person made a move in this match?
        self.deal: Deal | None = None  # of this match; None where seats sent their entropy openly
        self.broken_off: list[str] = []  # who was not dealt in, and so broke the last deal off
        self.given_up: Outcome | None = None  # of a match that is over because somebody resigned
        self.results: list[Result] = []  # of the series so far
        self.presence = Presence(moment.seconds)
        self.kept_idle, self.kept_begun = KEPT_IDLE, KEPT_BEGUN  # seconds, unless the server says otherwise

    # Who is who.

    @property
    def game(self) -> Game:
        return find_game(self.settings.game)

    def has_seat(self, person: str, seat: int) -> bool:
        held = self.seats[seat]
        return held.person == person and held.is_human

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat in range(len(self.seats)) if self.has_seat(person, seat)]

    def people(self) -> list[str]:
        """Everybody with a seat, in the order of the seats."""
        return list(dict.fromkeys(held.person for held in self.seats if held.is_human))

    def names(self) -> tuple[str, ...]:
        return tuple(names_of(self.seats))

    def remember_watcher(self, person: str, name: str) -> None:
        """As long as what they said is kept."""
        self.watchers.pop(person, None)
        self.watchers[person] = name
        if len(self.watchers) > CHAT_KEPT:
            self.watchers.popitem(last=False)

    def may_watch(self) -> bool:
        """Before a match everybody with the link is welcome: they may want a seat."""
        return self.stage == "waiting" or self.settings.watchers != "no"

    # The match.

    @property
    def match_name(self) -> str:
        """Not the table's own name: that is an invitation, while a finished game may be shown to anybody."""
        if not self._match_name:
            self._match_name = self._name_match()
        return self._match_name

    def _name_match(self) -> str:
        if self.first_match:
            return self.first_match if self.round == 1 else f"{self.first_match}-{self.round - 1}"
        name = hashlib.sha256(MATCH_TAG + f"{self.id} {self.round}".encode()).hexdigest()[:24]
        return name_after(name, len(self.opening))

    @property
    def commitment(self) -> str:
        if not self._commitment:
            self._commitment = commitment_to(self.match_name, self.seed)
        return self._commitment

    def promise_next(self, seed: bytes) -> None:
        """Another match, with another name, so that no promise is used twice."""
        self.seed = seed
        self.round += 1
        self._match_name = self._commitment = ""
        self.deal = None
        self.stage = "waiting"

    def fairness(self) -> Fairness:
        """Holds the seed."""
        if self.deal is not None:
            return self.deal.fairness(self.match_name, self.seed)
        return promise(self.match_name, self.seed, [held.entropy for held in self.seats])

    def begin(self, started: Started) -> Match:
        game = self.game.of_version(started.rules)
        self.match = Match(game, len(self.seats), self.options(), at_once=started.at_once, foregone=started.foregone)
        for action in self.opening:
            self.match.enter(action)
        self.source = FairSource(key_of(self.fairness()))
        self.stage = "playing"
        self.given_up = None
        self.people_moved = False
        self.undo_points.clear()
        self.points_aside.clear()
        return self.match

    def is_given_up(self) -> bool:
        """Whether nobody is left to play against: of two seats one has resigned, or every person has."""
        playing = [held for held in self.seats if not held.resigned]
        return len(playing) < 2 or not any(held.is_human for held in playing)

    def version_for(self, viewer: int) -> int:
        """What a seat decides while others do so at the same time is only seen in its own version."""
        return self.version + self.own_steps.get(viewer, 0)

    def options(self) -> dict[str, Value]:
        """The chosen ones; later games of a series name the seat that begins, where the game can be told."""
        first = next_first(self.settings.series, self.results, len(self.seats))
        knows_first = any(option.name == "first" for option in self.game.options)
        return (
            {**self.settings.options, "first": str(first)} if knows_first and first != NOBODY else self.settings.options
        )

    def asked(self) -> list[int]:
        """The seats that have to decide now, while a match goes on."""
        return self.match.asked() if self.match is not None and self.stage == "playing" else []

    def set_deadline(self, seconds: float) -> None:
        """Whoever is asked has the whole time from now on; bots have a deadline of their own elsewhere.

        Seats that decide at the same time have the same deadline, which does not tell who has decided.
        """
        time = time_for_a_move(self.settings.clock)
        if time is None or self.match is None or not self.waits_for_person():
            self.deadline = None
        else:
            self.deadline = seconds + time * self.match.longest_part()

    def stop_clock_for_bots(self) -> None:
        """A bot has taken over a seat."""
        if not self.waits_for_person():
            self.deadline = None

    def awaited(self) -> Sequence[int]:
        """The same, with those that have decided while others still do: nobody may know which of them have."""
        asked = self.asked()
        return (self.match.together() or asked) if asked and self.match is not None else []

    def waits_for_person(self) -> bool:
        return any(not self.seats[seat].is_played_by_bot for seat in self.awaited())

    def may_undo(self, seat: int, seconds: float) -> bool:
        """Not what a bot decided for it, and not once the time is up that it had for the decision."""
        if self.match is None or self.stage != "playing" or not self.match.may_undo(seat):
            return False
        points = self.points_aside[seat] if self.match.kept_aside(seat) else self.undo_points
        last = points[-1]
        return not last.by_bot and (last.deadline is None or seconds < last.deadline)

    def record(self) -> Record:
        """The match so far, with every secret."""
        assert self.match is not None
        return sealed(self.match.record(len(self.opening)), self.fairness())

    def undealt(self) -> Record:
        """Of a match that was promised and never dealt."""
        assert self.deal is not None
        return Record(self.game.slug, rules=self.deal.rules, seats=len(self.seats), options=self.options(), actions=[])

    def past_game(self, wall: float, broken_off: bool = False, absent: Sequence[int] = ()) -> PastGame:
        seats = self.seats
        return PastGame(
            match=self.match_name,
            record=self.undealt() if self.stage == "dealing" else self.record(),
            names=list(self.names()),
            people=[held.person if held.is_human else "" for held in seats],
            levels=[held.level for held in seats],
            ended=wall,
            table=self.id,
            public=self.settings.watchers != "no",
            open_to_all=self.settings.watchers == "all_after_end",
            broken_off=broken_off,
            absent=list(absent),
        )
