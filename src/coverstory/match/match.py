"""One game being played, by whoever holds this object: seats act through it and are told what they may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from coverstory.errors import CannotUndo, OutOfTurn
from coverstory.match.record import Ending, Record
from coverstory.match.secret_round import Part, SecretRound
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
    """Holds the true State. Everything that leaves goes through `view`, `offered` and `heard`.

    With `at_once`, seats decide at the same time what nothing hidden can change (secret_round.py). Otherwise all
    decisions are made in the order of the rules; the record is the same.
    With `foregone`, nobody is asked for what is no choice (Game.foregone): `play_chance` does it, and records have it.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        chosen: Options | None = None,
        *,
        at_once: bool = False,
        foregone: bool = False,
    ) -> None:
        self.game = game
        self._at_once = at_once
        self._foregone = foregone
        self._round: SecretRound | None = None
        self._round_is_known = False  # whether there is one now
        self.seats = seats
        self.options = game.settle(chosen or {})
        self._state = game.start(seats, self.options)
        self._actions: list[int] = []
        self._heard: dict[int, list[Event]] = {seat: [] for seat in (*range(seats), ONLOOKER)}
        self._takeable: list[Before] = []  # all by one seat, the last one last

    def to_act(self) -> int:
        """In the order of the rules."""
        return self._state.to_act()

    def asked(self) -> list[int]:
        """The seats that have to decide now, in the order of the rules."""
        if (together := self._current_round()) is not None:
            return together.undecided()
        return [self.to_act()] if self.to_act() >= 0 else []

    def together(self) -> Sequence[int]:
        """The seats that decide at the same time now, whether they already have or not; nobody usually."""
        together = self._current_round()
        return [] if together is None else together.seats

    def longest_part(self) -> int:
        """How many decisions a seat is asked for now, at most."""
        together = self._current_round()
        return 1 if together is None else together.longest

    def kept_aside(self, seat: int) -> int:
        """How many decisions of that seat wait for those of others."""
        part = self._part_of(seat)
        return 0 if part is None else len(part.steps)

    @property
    def over(self) -> bool:
        return self._state.to_act() == OVER

    def view(self, seat: int) -> View:
        """What that seat (or ONLOOKER) may know now."""
        heard = list(self.heard(seat))
        part = self._part_of(seat)
        state = self._state if part is None else part.state
        return self.game.look(state, seat, heard)

    def heard(self, seat: int) -> Sequence[Event]:
        heard = self._heard.get(seat)
        if heard is None:
            self.game.check_seat(seat, self.seats)
        assert heard is not None
        part = self._part_of(seat)
        return heard if part is None else [*heard, *part.heard]

    def offered(self, seat: int) -> Sequence[int]:
        """What that seat may do now; nothing when it is not its turn."""
        part = self._part_of(seat)
        if part is not None:
            return [] if part.is_done else part.state.legal_actions()
        return self._state.legal_actions() if seat == self._state.to_act() else []

    def submit(self, seat: int, action: int) -> list[Event]:
        """A seat's decision; returns what that seat hears of it. A mistake raises and changes nothing."""
        self.check(seat, action)
        known = len(self.heard(seat))
        part = self._part_of(seat)
        if part is None:
            self._carry_out(action)
        else:
            part.decide(action)
            self._end_round()
        return list(self.heard(seat)[known:])

    def check(self, seat: int, action: int) -> None:
        """Raises what `submit` would; changes nothing."""
        self.game.check_seat(seat, self.seats)
        if seat not in self.asked():
            raise OutOfTurn("That seat cannot act", self._awaited(), f"seat {seat}")
        part = self._part_of(seat)
        self._check_action(self._state if part is None else part.state, action)

    def may_undo(self, seat: int) -> bool:
        """Whether that seat decided last, and nothing hidden or random was revealed since; or others still decide at
        the same time. What was before such a round is never gone back behind."""
        if self._current_round() is not None:
            return self.kept_aside(seat) > 0
        return self._decided_last(seat)

    def may_take_back(self, seat: int, action: int) -> bool:
        """Whether that seat could surely take back this offered action: it would still be asked, and nobody would have
        learned anything. What ends its part of a round of secret decisions is final: others may have decided."""
        part = self._part_of(seat)
        state = self._state if part is None else part.state
        after = state.copy()
        after.advance(action)
        if part is not None:
            return seat in self.game.at_once(after)
        is_asked_alone = after.to_act() == seat and not (self._at_once and len(self.game.at_once(after)) > 1)
        if not is_asked_alone or (self._foregone and self.game.foregone(after) is not None):
            return False
        news = [event for viewer in self._heard for event in self.game.hear(state, action, after, viewer)]
        return self.game.keeps_secrets(state, news)

    def undo(self, seat: int) -> dict[int, int]:
        """Take back that seat's last decision; returns how many of the last events each seat should forget."""
        self.game.check_seat(seat, self.seats)
        if not self.may_undo(seat):
            raise CannotUndo(
                "Only one's own last decision can be taken back,"
                " while nobody else has acted and nothing hidden or random was revealed since."
            )
        if (part := self._part_of(seat)) is not None:
            return {seat: part.take_back()}
        before = self._takeable.pop()
        self._state = before.state
        self._forget_round()
        self._actions.pop()
        forgotten = {other: len(heard) - before.heard[other] for other, heard in self._heard.items()}
        for other, heard in self._heard.items():
            del heard[before.heard[other] :]
        return forgotten

    def play_chance(self, source: Source) -> int:
        """Draw until a seat has something to decide or the game is over; returns how many draws."""
        draws = 0
        while True:
            if self._state.to_act() == CHANCE:
                self._carry_out(self._state.draw(source))
                draws += 1
            elif (action := self._foregone_action()) is not None:
                self._carry_out(action)
                self._takeable.clear()
            else:
                return draws

    def enter(self, action: int) -> None:
        """The next entry of a record: a decision or a chance outcome. Nobody takes back what a record says."""
        self._check_action(self._state, action)
        self._advance(action)
        self._takeable.clear()

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._state.outcome() if self.over else None

    def record(self, given: int = 0) -> Record:
        """`given`: so many of its first entries were taken over from another game. Of a round that is not over it has
        what can be replayed: all up to the first seat, in the order of the rules, that has not decided."""
        outcome = self.outcome()
        ending = None if outcome is None else Ending(outcome.reason, outcome.scores, outcome.places)
        return Record(
            self.game.slug,
            rules=self.game.version,
            seats=self.seats,
            options=self.options,
            actions=[*self._actions, *self._actions_aside()],
            ending=ending,
            given=given,
        )

    def _foregone_action(self) -> int | None:
        return self.game.foregone(self._state) if self._foregone and self.to_act() >= 0 else None

    def _current_round(self) -> SecretRound | None:
        if not self._round_is_known:
            self._round_is_known = True
            if self._at_once and len(self.game.at_once(self._state)) > 1:
                self._round = SecretRound(self.game, self._state)
        return self._round

    def _forget_round(self) -> None:
        """The state is another one."""
        self._round = None
        self._round_is_known = False

    def _part_of(self, seat: int) -> Part | None:
        together = self._current_round()
        return None if together is None else together.parts.get(seat)

    def _end_round(self) -> None:
        """If all have decided: in the order of the rules, and not to be taken back."""
        if self._round is not None and not self._round.undecided():
            for action in self._round.first_actions():
                self._advance(action)
            self._takeable.clear()

    def _actions_aside(self) -> list[int]:
        together = self._current_round()
        return [] if together is None else together.first_actions()

    def _check_action(self, state: State, action: int) -> None:
        if not -(2**62) < action < 2**62 or not state.is_legal(action):
            raise state.illegal(action)

    def _carry_out(self, action: int) -> None:
        heard = {seat: len(heard) for seat, heard in self._heard.items()}
        self._keep_takeable(Before(self._advance(action), heard))

    def _advance(self, action: int) -> State:
        """Returns how things stood before."""
        self._forget_round()
        before = self._state.copy()
        self._state.advance(action)
        self._actions.append(action)
        for seat, heard in self._heard.items():
            heard.extend(self.game.hear(before, action, self._state, seat))
        return before

    def _keep_takeable(self, before: Before) -> None:
        """Chance, the end, another seat's decision and a revealed secret are never gone back behind."""
        actor = before.state.to_act()
        if not self._decided_last(actor):
            self._takeable.clear()
        if actor != CHANCE and not self.over and self.game.keeps_secrets(before.state, self._news_since(before)):
            self._takeable.append(before)
        else:
            self._takeable.clear()

    def _decided_last(self, seat: int) -> bool:
        return bool(self._takeable) and self._takeable[-1].state.to_act() == seat

    def _news_since(self, before: Before) -> list[Event]:
        return [event for seat, heard in self._heard.items() for event in heard[before.heard[seat] :]]

    def _awaited(self) -> str:
        who = self._state.to_act()
        if len(asked := self.asked()) > 1:
            return "seats " + ", ".join(map(str, asked))
        return {CHANCE: "chance to decide", OVER: "nobody: the game is over"}.get(who, f"seat {who}")


def state_of(match: Match) -> State:
    """The whole truth, for checking and for showing a finished game; never for a seat."""
    return match._state
