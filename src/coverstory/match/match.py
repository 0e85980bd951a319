"""One game being played, by whoever holds this object: seats act through it and are told what they may know."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.errors import OutOfTurn
from coverstory.match.record import Ending, Record
from coverstory.rules.contract import CHANCE, ONLOOKER, OVER, Event, State, View
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from coverstory.rules.outcome import Outcome
from coverstory.rules.rng import Source


class Match:
    """Holds the true State. Everything that leaves goes through `view`, `offered` and `heard`."""

    def __init__(self, game: Game, seats: int, chosen: Options | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(chosen or {})
        self._state = game.start(seats, self.options)
        self._actions: list[int] = []
        self._heard: dict[int, list[Event]] = {seat: [] for seat in (*range(seats), ONLOOKER)}

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
        self.game.check_seat(seat, self.seats)
        if seat != self._state.to_act() or seat == ONLOOKER:
            raise OutOfTurn("That seat cannot act", self._awaited(), f"seat {seat}")
        return self._carry_out(action, seat)

    def play_chance(self, source: Source) -> int:
        """Draw until a seat is to act or the game is over; returns how many draws."""
        draws = 0
        while self._state.to_act() == CHANCE:
            self._carry_out(self._state.draw(source), ONLOOKER)
            draws += 1
        return draws

    def enter(self, action: int) -> None:
        """The next entry of a record: a decision or a chance outcome."""
        self._carry_out(action, ONLOOKER)

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._state.outcome() if self.over else None

    def record(self) -> Record:
        outcome = self.outcome()
        ending = None if outcome is None else Ending(outcome.reason, outcome.scores, outcome.places)
        return Record(self.game.slug, self.game.version, self.seats, self.options, list(self._actions), ending)

    def _carry_out(self, action: int, teller: int) -> list[Event]:
        before = self._state.copy()
        self._state.apply(action)
        self._actions.append(action)
        told: list[Event] = []
        for seat, heard in self._heard.items():
            news = self.game.hear(before, action, self._state, seat)
            heard.extend(news)
            if seat == teller:
                told = news
        return told

    def _awaited(self) -> str:
        who = self._state.to_act()
        return {CHANCE: "chance to decide", OVER: "nobody: the game is over"}.get(who, f"seat {who}")


def state_of(match: Match) -> State:
    """The whole truth, for checking and for showing a finished game; never for a seat."""
    return match._state
