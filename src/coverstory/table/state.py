"""The state of a table: the only holder of its Match and of the seed. What leaves it goes through Table."""

from __future__ import annotations

import hashlib
from collections import deque
from dataclasses import dataclass

from coverstory.match.fairness import Fairness, FairSource, commitment_to, key_of, name_after, promise
from coverstory.match.match import Match
from coverstory.match.record import Record, sealed
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.rules.options import Value
from coverstory.table.events import Made, Moment
from coverstory.table.past_game import PastGame
from coverstory.table.presence import Presence
from coverstory.table.seats import Seat, names_of, planned, time_for_a_move
from coverstory.table.series import NOBODY, Result, next_first
from coverstory.table.stream import SomebodySaid
from coverstory.wire.messages import Stage

CHAT_KEPT = 100
MATCH_TAG = b"coverstory match\0"


@dataclass
class UndoPoint:
    """What taking back a decision restores: a seat cannot win time by it."""

    deadline: float | None
    by_bot: bool


class TableState:
    """Changed by apply.py only, and by nothing but events (and presence, which is not stored)."""

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
        self.version = 0
        self.since = moment.wall  # when the seat to act began to be awaited
        self.deadline: float | None = None  # of the seat to act, in seconds of service
        self.undo_points: list[UndoPoint] = []
        self.chat: deque[SomebodySaid] = deque(maxlen=CHAT_KEPT)
        self.finished: PastGame | None = None
        self.results: list[Result] = []  # of the series so far
        self.presence = Presence(moment.seconds)

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

    def may_watch(self) -> bool:
        """Before a match everybody with the link is welcome: they may want a seat."""
        return self.stage == "waiting" or self.settings.watchers != "no"

    # The match.

    @property
    def match_name(self) -> str:
        """Not the table's own name: that is an invitation, while a finished game may be shown to anybody."""
        if self.first_match:
            return self.first_match if self.round == 1 else f"{self.first_match}-{self.round - 1}"
        name = hashlib.sha256(MATCH_TAG + f"{self.id} {self.round}".encode()).hexdigest()[:24]
        return name_after(name, len(self.opening))

    @property
    def commitment(self) -> str:
        return commitment_to(self.match_name, self.seed)

    def fairness(self) -> Fairness:
        """Holds the seed."""
        return promise(self.match_name, self.seed, [held.entropy for held in self.seats])

    def begin(self, rules: int) -> Match:
        self.match = Match(self.game.of_version(rules), len(self.seats), self.options())
        for action in self.opening:
            self.match.enter(action)
        self.source = FairSource(key_of(self.fairness()))
        self.stage = "playing"
        self.undo_points.clear()
        return self.match

    def options(self) -> dict[str, Value]:
        """The chosen ones; later games of a series name the seat that begins, where the game can be told."""
        first = next_first(self.settings.series, self.results, len(self.seats))
        knows_first = any(option.name == "first" for option in self.game.options)
        return (
            {**self.settings.options, "first": str(first)} if knows_first and first != NOBODY else self.settings.options
        )

    def awaited(self) -> int | None:
        """The seat to act while a match goes on."""
        return self.match.to_act() if self.match is not None and self.stage == "playing" else None

    def set_deadline(self, seconds: float) -> None:
        """The seat to act has its whole time from now on; bots have a deadline of their own elsewhere."""
        seat = self.awaited()
        time = time_for_a_move(self.settings.clock)
        has_clock = seat is not None and time is not None and not self.seats[seat].is_played_by_bot
        self.deadline = seconds + time if has_clock and time is not None else None

    def may_undo(self, seat: int, seconds: float) -> bool:
        """Not what a bot decided for it, and not once the time is up that it had for the decision."""
        if self.match is None or self.stage != "playing" or not self.match.may_undo(seat):
            return False
        last = self.undo_points[-1]
        return not last.by_bot and (last.deadline is None or seconds < last.deadline)

    def record(self) -> Record:
        """The match so far, with every secret."""
        assert self.match is not None
        return sealed(self.match.record(len(self.opening)), self.fairness())

    def past_game(self, wall: float) -> PastGame:
        seats = self.seats
        return PastGame(
            match=self.match_name,
            record=self.record(),
            names=list(self.names()),
            people=[held.person if held.is_human else "" for held in seats],
            levels=[held.level for held in seats],
            ended=wall,
            table=self.id,
            public=self.settings.watchers != "no",
            open_to_all=self.settings.watchers == "all_after_end",
        )
