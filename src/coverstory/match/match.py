"""One game being played, by whoever holds this object: seats act through it and are told what they may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from coverstory.errors import CannotUndo, OutOfTurn
from coverstory.match.record import Ending, Record
from coverstory.rules.contract import CHANCE, ONLOOKER, OVER, Event, State, View
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from coverstory.rules.outcome import Outcome
from coverstory.rules.rng import Source


class Before(NamedTuple):
    """How things stood before a decision that can still be taken back."""

    state: State
    heard: dict[int, int]  # how much each seat, and an onlooker, had heard


class Match:
    """Holds the true State. Everything that leaves goes through `view`, `offered` and `heard`."""

    def __init__(self, game: Game, seats: int, chosen: Options | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(chosen or {})
        self._state = game.start(seats, self.options)
        self._actions: list[int] = []
        self._heard: dict[int, list[Event]] = {seat: [] for seat in (*range(seats), ONLOOKER)}
        self._takeable: list[Before] = []  # all by one seat, the last one last

    def to_act(self) -> int:
        return self._state.to_act()

    @property
    def over(self) -> bool:
        return self._state.to_act() == OVER

    def view(self, seat: int) -> View:
        """What that seat (or ONLOOKER) may know now."""
        self.game.check_seat(seat, self.seats)
        return self.game.look(self._state, seat, list(self._heard[seat]))

    def heard(self, seat: int) -> Sequence[Event]:
        self.game.check_seat(seat, self.seats)
        return self._heard[seat]

    def offered(self, seat: int) -> Sequence[int]:
        """What that seat may do now; nothing when it is not its turn."""
        return self._state.legal_actions() if seat == self._state.to_act() else []

    def submit(self, seat: int, action: int) -> list[Event]:
        """A seat's decision; returns what that seat hears of it. A mistake raises and changes nothing."""
        self.check(seat, action)
        return self._carry_out(action, seat)

    def check(self, seat: int, action: int) -> None:
        """Raises what `submit` would; changes nothing."""
        self.game.check_seat(seat, self.seats)
        if seat != self._state.to_act() or seat == ONLOOKER:
            raise OutOfTurn("That seat cannot act", self._awaited(), f"seat {seat}")
        self._check_action(action)

    def may_undo(self, seat: int) -> bool:
        """Whether that seat decided last, and nothing hidden or random was revealed since."""
        return bool(self._takeable) and self._takeable[-1].state.to_act() == seat

    def undo(self, seat: int) -> dict[int, int]:
        """Take back that seat's last decision; returns how many of the last events each seat should forget."""
        self.game.check_seat(seat, self.seats)
        if not self.may_undo(seat):
            raise CannotUndo(
                "Only one's own last decision can be taken back,"
                " while nobody else has acted and nothing hidden or random was revealed since."
            )
        before = self._takeable.pop()
        self._state = before.state
        self._actions.pop()
        forgotten = {other: len(heard) - before.heard[other] for other, heard in self._heard.items()}
        for other, heard in self._heard.items():
            del heard[before.heard[other] :]
        return forgotten

    def play_chance(self, source: Source) -> int:
        """Draw until a seat is to act or the game is over; returns how many draws."""
        draws = 0
        while self._state.to_act() == CHANCE:
            self._carry_out(self._state.draw(source), ONLOOKER)
            draws += 1
        return draws

    def enter(self, action: int) -> None:
        """The next entry of a record: a decision or a chance outcome. Nobody takes back what a record says."""
        self._check_action(action)
        self._carry_out(action, ONLOOKER)
        self._takeable.clear()

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._state.outcome() if self.over else None

    def record(self, given: int = 0) -> Record:
        """`given`: so many of its first entries were taken over from another game."""
        outcome = self.outcome()
        ending = None if outcome is None else Ending(outcome.reason, outcome.scores, outcome.places)
        return Record(
            self.game.slug,
            rules=self.game.version,
            seats=self.seats,
            options=self.options,
            actions=list(self._actions),
            ending=ending,
            given=given,
        )

    def _check_action(self, action: int) -> None:
        if not -(2**62) < action < 2**62 or not self._state.is_legal(action):
            raise self._state.illegal(action)

    def _carry_out(self, action: int, teller: int) -> list[Event]:
        state = self._state.copy()
        self._state.advance(action)
        self._actions.append(action)
        before = Before(state, {seat: len(heard) for seat, heard in self._heard.items()})
        for seat, heard in self._heard.items():
            heard.extend(self.game.hear(state, action, self._state, seat))
        self._keep_takeable(before)
        return self._heard[teller][before.heard[teller] :]

    def _keep_takeable(self, before: Before) -> None:
        """Chance, the end, another seat's decision and a revealed secret are never gone back behind."""
        actor = before.state.to_act()
        if not self.may_undo(actor):
            self._takeable.clear()
        if actor != CHANCE and not self.over and self.game.keeps_secrets(before.state, self._news_since(before)):
            self._takeable.append(before)
        else:
            self._takeable.clear()

    def _news_since(self, before: Before) -> list[Event]:
        return [event for seat, heard in self._heard.items() for event in heard[before.heard[seat] :]]

    def _awaited(self) -> str:
        who = self._state.to_act()
        return {CHANCE: "chance to decide", OVER: "nobody: the game is over"}.get(who, f"seat {who}")


def state_of(match: Match) -> State:
    """The whole truth, for checking and for showing a finished game; never for a seat."""
    return match._state
