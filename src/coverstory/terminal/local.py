"""A match on this machine, against bots: played in a thread, so that whoever looks at it never waits."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue

import msgspec

from coverstory.bots import explain
from coverstory.bots.bot import Bot
from coverstory.bots.roster import make_bot, read_code
from coverstory.errors import CannotUndo, IllegalAction, OutOfTurn
from coverstory.match.chance import new_name, new_seed, seed_from
from coverstory.match.fairness import Fairness, FairSource, check_entropy, key_of, promise
from coverstory.match.match import Match
from coverstory.match.record import sealed, write_record
from coverstory.rules.game import Game
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from coverstory.terminal.session import Deliver, Session, nowhere
from coverstory.terminal.texts import text
from coverstory.wire.commands import Act, Clock, Command, Hint, Note, Ping, Rematch, Undo
from coverstory.wire.messages import (
    Changed,
    Done,
    Farewell,
    Hinted,
    Moved,
    Noted,
    Pong,
    Refused,
    SeatState,
    TableState,
    Welcome,
)
from coverstory.wire.serialise import Scene, lines_of, scene_of

PATIENCE = 2.0  # seconds that a bot may still think when the person leaves; then it is left to end by itself


class Setup(msgspec.Struct, frozen=True):
    """What is played on this machine, and how."""

    game: Game
    seats: int
    seat: int
    options: dict[str, Value]
    level: str  # of the bots, as the roster reads it
    seed: int | None = None  # None: a game that nobody can foresee
    entropy: str = ""  # the person's part of chance
    jobs: int = 1  # processes for one move of a bot


def fair_chance(setup: Setup, games: int) -> Fairness:
    """As at a server's table: promised before the deal, so that whoever has the record can redo every draw."""
    entropy = [check_entropy(setup.entropy) if seat == setup.seat else "" for seat in range(setup.seats)]
    if setup.seed is None:
        return promise(new_name(), new_seed(), entropy)
    again = f"-{games}" if games else ""
    return promise(f"local-seed-{setup.seed}{again}", seed_from(setup.seed), entropy)


class LocalSession(Session):
    """The thread holds the match; it hears commands between two moves."""

    def __init__(
        self, setup: Setup, lang: str, notes: str = "", keep_notes: Callable[[str], None] | None = None
    ) -> None:
        super().__init__(lang)
        self.setup = setup
        setup.game.check_seats(setup.seats)
        setup.game.check_player(setup.seat, setup.seats)
        self._entry = read_code(setup.game, setup.level)
        self._games = 0  # played before this one
        self._bot_seed = secrets.randbelow(2**62) if setup.seed is None else setup.seed
        self._streams = 1
        self._sit_down()
        self._notes = notes
        self._keep_notes = keep_notes
        self._commands: SimpleQueue[Command | Callable[[], None]] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="match", daemon=True)
        self._closed = False
        self._deliver: Deliver = nowhere
        self._number = 0
        self._at = 0
        self._since = time.time()  # the seat to act is awaited
        self._told = 0  # how many events the seat was told of

    def _sit_down(self) -> None:
        self._match = Match(self.setup.game, self.setup.seats, self.setup.options)
        self.fairness = fair_chance(self.setup, self._games)
        self._source = FairSource(key_of(self.fairness))
        self._bots = self._new_bots()

    def _new_bots(self) -> list[Bot]:
        streams = range(self._streams, self._streams + self.setup.seats)
        self._streams += self.setup.seats
        return [
            make_bot(self.setup.game, self._entry, Rng(self._bot_seed, stream), time.process_time, self.setup.jobs)
            for stream in streams
        ]

    # From the thread of whoever plays.

    def open(self, deliver: Deliver) -> None:
        self._deliver = deliver
        self._thread.start()

    def send(self, command: Command) -> None:
        self._commands.put(command)

    def speak(self, lang: str) -> None:
        def change() -> None:
            self.lang = lang
            self._welcome()

        self._commands.put(change)

    def close(self) -> None:
        """The bots' processes end with the game."""
        self._closed = True
        self._commands.put(lambda: None)
        if self._thread.is_alive():
            self._thread.join(PATIENCE)
        if not self._thread.is_alive():
            for bot in self._bots:
                bot.close()

    def record(self) -> bytes:
        return write_record(sealed(self._match.record(), self.fairness))

    # In the thread of the match.

    def _run(self) -> None:
        try:
            self._welcome()
            while not self._closed:
                if self._is_waiting() or not self._commands.empty():
                    self._obey(self._commands.get())
                else:
                    self._go_on()
        except BaseException:
            self._deliver(Farewell("broken", text("broken", self.lang)))
            raise

    def _is_waiting(self) -> bool:
        return self._match.over or self._match.to_act() == self.setup.seat

    def _go_on(self) -> None:
        """Chance, then one move of a bot if it is a bot's turn."""
        match = self._match
        if match.play_chance(self._source):
            self._at += 1
        who = match.to_act()
        if who >= 0 and who != self.setup.seat:
            action = self._bots[who].choose(match.view(who), match.offered(who))
            if self._closed:
                return
            match.submit(who, action)
            self._at += 1
        self._tell_moved()

    def _obey(self, command: Command | Callable[[], None]) -> None:
        match command:
            case Act():
                self._act(command)
            case Undo():
                self._undo(command)
            case Hint():
                self._hint(command)
            case Note():
                self._note(command)
            case Rematch():
                self._rematch(command)
            case Ping():
                self._deliver(Pong(command.id))
            case _ if callable(command):
                command()
            case _:
                self._refuse(command.id, "alone")

    def _act(self, command: Act) -> None:
        if command.at != self._at:
            self._refuse(command.id, "stale")
            return
        try:
            self._match.submit(self.setup.seat, command.action)
        except IllegalAction as error:
            said = self.setup.game.say_rule(error.rule, self.lang) if error.rule else text("not_now", self.lang)
            self._deliver(Refused(command.id, "illegal", said, error.rule))
        except OutOfTurn:
            self._refuse(command.id, "not_now")
        else:
            self._at += 1
            self._deliver(Done(command.id))
            self._tell_moved()

    def _undo(self, command: Undo) -> None:
        try:
            forgotten = self._match.undo(self.setup.seat)[self.setup.seat]
        except CannotUndo:
            self._refuse(command.id, "cannot_undo")
            return
        self._at += 1
        self._told -= forgotten
        self._deliver(Done(command.id))
        self._tell_moved(forgotten)

    def _hint(self, command: Hint) -> None:
        found = explain(self._match.view(self.setup.seat))
        words = found.words(self.lang, self._names())
        self._deliver(Hinted(command.id, [advice.action for advice in found.advices], words))

    def _note(self, command: Note) -> None:
        self._notes = command.text
        if self._keep_notes:
            self._keep_notes(command.text)
        self._deliver(Done(command.id))
        self._number += 1
        self._deliver(Noted(self._number, command.text))

    def _rematch(self, command: Rematch) -> None:
        if not self._match.over:
            self._refuse(command.id, "not_now")
            return
        for bot in self._bots:
            bot.close()
        self._games += 1
        self._sit_down()
        self._told = 0
        self._deliver(Done(command.id))
        self._welcome()

    def _refuse(self, number: int, name: str) -> None:
        self._deliver(Refused(number, name, text(name, self.lang)))

    # What the seat is told.

    def _names(self) -> list[str]:
        names = [text("bot", self.lang, seat=seat) for seat in range(self.setup.seats)]
        names[self.setup.seat] = text("marked", self.lang, name=text("seat", self.lang, seat=self.setup.seat))
        return names

    def _scene(self) -> Scene:
        match, seat = self._match, self.setup.seat
        return scene_of(
            self.setup.game, match.view(seat), match.offered(seat), match.outcome(), self.lang, self._names()
        )

    def _welcome(self) -> None:
        heard = self._match.heard(self.setup.seat)
        self._told = len(heard)
        self._number += 1
        log = lines_of(self.setup.game, heard, self.lang, self._names())
        may_undo = self._match.may_undo(self.setup.seat)
        seat, at = self.setup.seat, self._at
        self._deliver(
            Welcome(self._number, seat, self._table(), at, self._scene(), log, [], self._notes, may_undo, self._since)
        )

    def _tell_moved(self, forget: int = 0) -> None:
        heard = self._match.heard(self.setup.seat)
        news = lines_of(self.setup.game, heard[self._told :], self.lang, self._names())
        self._told = len(heard)
        self._number += 1
        self._since = time.time()
        may_undo = self._match.may_undo(self.setup.seat)
        self._deliver(Moved(self._number, self._at, forget, news, self._scene(), may_undo, None, self._since))
        if self._match.over:
            self._number += 1
            self._deliver(Changed(self._number, self._table()))

    def _table(self) -> TableState:
        names = self._names()
        names[self.setup.seat] = text("seat", self.lang, seat=self.setup.seat)
        return TableState(
            id="",
            game=self.setup.game.slug,
            options=self._match.options,
            stage="finished" if self._match.over else "playing",
            seats=[self._seat(seat, name) for seat, name in enumerate(names)],
            hosting=True,
            public=False,
            watchers="no",
            watching=0,
            hints=True,
            clock=Clock(),
            grace=0,
            level="",
            match=self.fairness.match,
            commitment=self.fairness.commitment,
            timer=None,
        )

    def _seat(self, seat: int, name: str) -> SeatState:
        if seat == self.setup.seat:
            return SeatState("person", name, "", yours=True, here=True, helped=False)
        return SeatState("bot", name, self.setup.level, yours=False, here=False, helped=False)
