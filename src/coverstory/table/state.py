"""How things stand at a table: the only holder of its Match and of the seed. What leaves it goes through Table."""

from __future__ import annotations

import hashlib
from collections import deque
from dataclasses import dataclass

from coverstory.match.fairness import Fairness, FairSource, commitment_to, key_of, name_after, promise
from coverstory.match.match import Match
from coverstory.match.record import Record, sealed
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.table.events import Made, Moment
from coverstory.table.past_game import PastGame
from coverstory.table.presence import Presence
from coverstory.table.seats import Chair, called, planned, time_for_a_move
from coverstory.table.stream import SomebodySaid
from coverstory.wire.messages import Stage

CHAT_KEPT = 100
MATCH_TAG = b"coverstory match\0"


@dataclass
class Decision:
    """What a taken back decision restores: a seat cannot win time by taking back."""

    deadline: float | None
    by_bot: bool


class Situation:
    """Changed by happenings.py only, and by nothing but entries (and presence, which is not stored)."""

    match: Match | None
    source: FairSource

    def __init__(self, made: Made, moment: Moment) -> None:
        self.table = made.table
        self.host = made.host
        self.host_name = made.name  # for seats on the host's device
        self.settings = made.settings
        self.chairs = [planned(plan, seat, made.host, made.name) for seat, plan in enumerate(made.settings.seats)]
        if made.seat >= 0:
            self.chairs[made.seat] = Chair("person", made.host, made.name, entropy=made.entropy)
        self.stage: Stage = "waiting"
        self.round = 1  # which match of this table
        self.seed = made.seed
        self.first_match = made.match
        self.opening = made.opening  # how every match of this table begins
        self.match = None
        self.at = 0
        self.since = moment.wall  # when the seat to act began to be awaited
        self.deadline: float | None = None  # of the seat to act, in seconds of service
        self.decisions: list[Decision] = []
        self.chat: deque[SomebodySaid] = deque(maxlen=CHAT_KEPT)
        self.finished: PastGame | None = None
        self.presence = Presence(moment.at)

    # Who is who.

    @property
    def game(self) -> Game:
        return find_game(self.settings.game)

    def has_seat(self, person: str, seat: int) -> bool:
        chair = self.chairs[seat]
        return chair.person == person and chair.is_human

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat in range(len(self.chairs)) if self.has_seat(person, seat)]

    def people(self) -> list[str]:
        """Everybody with a seat, in the order of the seats."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.is_human))

    def names(self) -> tuple[str, ...]:
        return tuple(called(self.chairs))

    def may_watch(self) -> bool:
        """Before a match everybody with the link is welcome: they may want a seat."""
        return self.stage == "waiting" or self.settings.watchers != "no"

    # The match.

    @property
    def match_name(self) -> str:
        """Not the table's own name: that is an invitation, while a finished game may be shown to anybody."""
        if self.first_match:
            return self.first_match if self.round == 1 else f"{self.first_match}-{self.round - 1}"
        name = hashlib.sha256(MATCH_TAG + f"{self.table} {self.round}".encode()).hexdigest()[:24]
        return name_after(name, len(self.opening))

    @property
    def commitment(self) -> str:
        return commitment_to(self.match_name, self.seed)

    def fairness(self) -> Fairness:
        """Holds the seed."""
        return promise(self.match_name, self.seed, [chair.entropy for chair in self.chairs])

    def begin(self, rules: int) -> Match:
        self.match = Match(self.game.of_version(rules), len(self.chairs), self.settings.options)
        for action in self.opening:
            self.match.enter(action)
        self.source = FairSource(key_of(self.fairness()))
        self.stage = "playing"
        self.decisions.clear()
        return self.match

    def awaited(self) -> int | None:
        """The seat to act while a match goes on."""
        return self.match.to_act() if self.match is not None and self.stage == "playing" else None

    def set_deadline(self, at: float) -> None:
        """The seat to act has its whole time from now on; bots have a deadline of their own elsewhere."""
        seat = self.awaited()
        time = time_for_a_move(self.settings.clock)
        has_clock = seat is not None and time is not None and not self.chairs[seat].is_played_by_bot
        self.deadline = at + time if has_clock and time is not None else None

    def may_undo(self, seat: int, at: float) -> bool:
        """Not what a bot decided for it, and not once the time is up that it had for the decision."""
        if self.match is None or self.stage != "playing" or not self.match.may_undo(seat):
            return False
        last = self.decisions[-1]
        return not last.by_bot and (last.deadline is None or at < last.deadline)

    def record(self) -> Record:
        """The match so far, with every secret."""
        assert self.match is not None
        return sealed(self.match.record(len(self.opening)), self.fairness())

    def past_game(self, wall: float) -> PastGame:
        chairs = self.chairs
        return PastGame(
            self.match_name,
            self.record(),
            list(self.names()),
            [chair.person if chair.is_human else "" for chair in chairs],
            [chair.level for chair in chairs],
            wall,
            self.table,
            self.settings.watchers != "no",
            self.settings.watchers == "all_after_end",
        )
