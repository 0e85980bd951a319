"""A table on this machine, with bots: the same Table as at a server, driven by a thread and kept in memory."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from queue import Empty, SimpleQueue

import msgspec

from coverstory.bots import explain
from coverstory.bots.bot import Bot
from coverstory.bots.paced_clock import PacedClock
from coverstory.bots.roster import make_bot, read_code
from coverstory.match.chance import new_name, new_seed, seed_from
from coverstory.match.fairness import check_entropy
from coverstory.match.record import write_record
from coverstory.rules.game import Game
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from coverstory.table.decide import TableCommand
from coverstory.table.events import Made, Moment, StoredEvent, with_seed
from coverstory.table.notices import Delivery
from coverstory.table.own_part import OwnPart
from coverstory.table.pauses import USUAL_PAUSE, Pauses
from coverstory.table.presenter import message, table_state, welcome
from coverstory.table.refusals import Refusal
from coverstory.table.seats import plain
from coverstory.table.sight import BotTask
from coverstory.table.stream import newest_moves
from coverstory.table.table import Table
from coverstory.terminal.seat_option import check_seat
from coverstory.terminal.session import Deliver, Ended, Session, nowhere
from coverstory.terminal.texts import text
from coverstory.wire.commands import (
    NICKNAME_LENGTH,
    NOTES_LENGTH,
    Command,
    Hint,
    Note,
    Ping,
    Rematch,
    SeatPlan,
    SeriesPlan,
    Settings,
    Start,
)
from coverstory.wire.messages import Done, Hinted, Pong, Refused
from coverstory.wire.remarks import explained

PERSON = "you"  # the id of the only person at the table
PATIENCE = 2.0  # seconds that a bot may still think when the person leaves; then it is left to end by itself


class Setup(msgspec.Struct, frozen=True):
    """What is played on this machine, and how."""

    game: Game
    seats: int
    seat: int
    options: dict[str, Value]
    level: str  # of the bots, as the roster reads it
    seed: int | None = None  # None: a game that nobody can foresee
    entropy: str = ""  # the person's part of chance; empty: one that nobody can guess, unless the seed is chosen
    jobs: int = 1  # processes for one move of a bot
    name: str = "Agent"  # what the person is called
    series: SeriesPlan = SeriesPlan()
    bot_pause: float = USUAL_PAUSE  # no longer than bots need where the seed is chosen: it tells all that they hold


def checked(setup: Setup) -> Setup:
    """What the command line asked for is wrong in a way that one sentence says, or it can be played."""
    setup.game.check_seats(setup.seats)
    check_seat(setup.seat, setup.seats)
    read_code(setup.game, setup.level)
    check_entropy(setup.entropy)
    return setup


def made_table(setup: Setup) -> Made:
    """With a chosen seed the match has a fixed name, too: chance depends on both."""
    bot = SeatPlan("bot", setup.level)
    plans = [SeatPlan() if seat == setup.seat else bot for seat in range(setup.seats)]
    options = setup.game.settle(setup.options)
    return Made(
        table=new_name(),
        host=PERSON,
        name=plain(setup.name)[:NICKNAME_LENGTH] or "Agent",
        seat=setup.seat,
        entropy="" if setup.seed is None else setup.entropy,
        settings=Settings(
            setup.game.slug, plans, options, watchers="no", hints=True, level=setup.level, series=setup.series
        ),
        seed=new_seed() if setup.seed is None else seed_from(setup.seed),
        match="" if setup.seed is None else f"local-seed-{setup.seed}",
    )


def newest_part(notes: str) -> str:
    """Earlier releases had no limit for notebooks on this machine; at a table notes have one."""
    return notes.encode()[-NOTES_LENGTH:].decode(errors="ignore")


class PendingMove(msgspec.Struct, frozen=True):
    """What a bot has chosen, and when it is given."""

    task: BotTask
    action: int
    due: float


class LocalSession(Session):
    """The thread alone touches the table; it hears commands between two moves of bots."""

    def __init__(
        self, setup: Setup, lang: str, notes: str = "", keep_notes: Callable[[str], None] | None = None
    ) -> None:
        super().__init__(lang)
        self.setup = checked(setup)
        self._began = time.monotonic()
        self._made = made_table(setup)
        self._table = Table(StoredEvent(0, self._moment(), self._made, PERSON))
        self._notes = newest_part(notes)
        self._keep_notes = keep_notes
        self._bot_seed = secrets.randbelow(2**62) if setup.seed is None else setup.seed
        self._streams = 1
        self._clock = PacedClock()
        self._pauses = Pauses(setup.bot_pause if setup.seed is None else 0.0)
        usual = read_code(setup.game, setup.level).budget.seconds
        self._usual_seconds = 0.0 if usual == inf else usual
        self._pending: list[PendingMove] = []
        self._bots = self._new_bots()
        self._viewer = setup.seat
        self._own_part = OwnPart(lambda: setup.entropy or secrets.token_hex(16), self.next_id)
        self._commands: SimpleQueue[Command | Callable[[], None]] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="match", daemon=True)
        self._closed = False
        self._deliver: Deliver = nowhere

    @property
    def commitment(self) -> str:
        """The promise that the chance of the match can be checked against."""
        return self._table.commitment

    def _new_bots(self) -> list[Bot]:
        """One for each seat and match: what a bot learns in a match helps it there and nowhere else."""
        streams = range(self._streams, self._streams + self.setup.seats)
        self._streams += self.setup.seats
        entry = read_code(self.setup.game, self.setup.level)
        entry = replace(entry, budget=entry.budget.timed(self._pauses.least))
        return [
            make_bot(
                game=self.setup.game,
                entry=entry,
                rng=Rng(self._bot_seed, stream),
                clock=self._clock,
                jobs=self.setup.jobs,
            )
            for stream in streams
        ]

    # From the thread of whoever plays.

    def open(self, deliver: Deliver) -> None:
        self._deliver = deliver
        self._thread.start()

    def send(self, command: Command) -> None:
        self._commands.put(command)

    def speak(self, lang: str) -> None:
        """The table sends no sentences: nothing has to be asked for again."""
        self.lang = lang

    def close(self) -> None:
        """The bots' processes end with the game."""
        self._closed = True
        self._commands.put(lambda: None)
        if self._thread.is_alive():
            self._thread.join(PATIENCE)
        if not self._thread.is_alive():
            for bot in self._bots:
                bot.close()

    def record(self) -> bytes | None:
        record = self._table.record()
        return None if record is None else write_record(record)

    # In the thread of the table.

    def _run(self) -> None:
        try:
            self._apply(self._table.come(PERSON, self._moment()))
            self._begin_match()
            self._welcome()
            while not self._closed:
                tasks = self._table.bots_awaited()
                self._pending = [move for move in self._pending if move.task in tasks]
                thought = [move.task for move in self._pending]
                if not tasks or not self._commands.empty():
                    self._obey(self._commands.get())
                elif len(thought) < len(tasks):
                    self._pending.append(self._let_bot_think(next(task for task in tasks if task not in thought)))
                else:
                    self._let_bot_move(min(self._pending, key=lambda move: move.due))
        except BaseException:
            self._deliver(Ended(text("broken", self.lang)))
            raise

    def _moment(self) -> Moment:
        return Moment(time.monotonic() - self._began, time.time())

    def _begin_match(self) -> None:
        """At once: everybody else is a bot. The notebook belongs to the person, not to a match."""
        if self._notes:
            self._do(Note(0, self.setup.seat, self._notes))
        self._do(Start(0))
        while self._table.stage == "dealing":
            table = table_state(self._table, self._viewer, PERSON, self._moment())
            for command in self._own_part.answer(table):
                self._do(command)

    def _obey(self, command: Command | Callable[[], None]) -> None:
        match command:
            case Ping():
                self._deliver(Pong(command.id))
            case Hint():
                self._hint(command)
            case Rematch():
                self._rematch(command)
            case _ if callable(command):
                command()
            case _:
                self._carry_out(command)

    def _carry_out(self, command: TableCommand) -> None:
        deliveries = self._decide(command)
        if isinstance(deliveries, Refusal):
            self._refuse(command.id, deliveries)
            return
        if isinstance(command, Note):
            self._write_down(command.text)
        self._deliver(Done(command.id))
        self._tell(deliveries)

    def _rematch(self, command: Rematch) -> None:
        refusal = self._decide(command)
        if isinstance(refusal, Refusal):
            self._refuse(command.id, refusal)
            return
        for bot in self._bots:
            bot.close()
        self._bots = self._new_bots()
        self._begin_match()
        self._deliver(Done(command.id))
        self._welcome()

    def _hint(self, command: Hint) -> None:
        sight = self._table.advisable(PERSON, command.seat, self._moment())
        if isinstance(sight, Refusal):
            self._refuse(command.id, sight)
            return
        found = explain(sight.view)
        self._deliver(Hinted(command.id, [advice.action for advice in found.advices], explained(found)))

    def _let_bot_think(self, task: BotTask) -> PendingMove:
        """Its pause is drawn first: how long it thinks must not tell what it holds."""
        pause = self._pauses.begin(self._usual_seconds)
        sight = self._table.sight(task.seat, self._moment())
        assert sight is not None
        self._clock.begin(limit=pause.for_thinking)
        action = self._bots[task.seat].choose(sight.view, sight.offered)
        return PendingMove(task, action, self._pauses.clock() + pause.left())

    def _let_bot_move(self, move: PendingMove) -> None:
        """When it is due; until then the person is heard."""
        try:
            command = self._commands.get(timeout=max(0.0, move.due - self._pauses.clock()))
        except Empty:
            events = self._table.bot_act(move.task.seat, move.task.version, move.action, self._moment())
            assert not isinstance(events, Refusal), events  # nobody else has touched the table meanwhile
            self._tell(self._apply(events))
        else:
            self._obey(command)

    def _write_down(self, notes: str) -> None:
        self._notes = notes
        if self._keep_notes:
            self._keep_notes(notes)

    def _decide(self, command: TableCommand) -> list[Delivery] | Refusal:
        events = self._table.decide(PERSON, command, self._moment())
        return events if isinstance(events, Refusal) else self._apply(events)

    def _do(self, command: TableCommand) -> None:
        """What the session asks for itself, as the host of its table, is never refused."""
        refusal = self._decide(command)
        assert not isinstance(refusal, Refusal), refusal

    def _apply(self, events: Sequence[StoredEvent]) -> list[Delivery]:
        """Nothing is stored: a game on this machine ends with the program."""
        if self.setup.seed is not None:
            events = [with_seed(stored, self._made.seed) for stored in events]
        return [delivery for stored in events for delivery in self._table.apply(stored)]

    # What the person is told.

    def _refuse(self, number: int, refusal: Refusal) -> None:
        self._deliver(Refused(number, refusal.code, refusal.rule))

    def _welcome(self) -> None:
        self._deliver(welcome(self._table, self._viewer, PERSON, self._moment()))

    def _tell(self, deliveries: Sequence[Delivery]) -> None:
        viewer = self._table.viewer_for(PERSON, self._viewer)
        if viewer != self._viewer:  # sat down elsewhere, or stood up
            self._viewer = viewer
            self._welcome()
            return
        moment, newest = self._moment(), newest_moves(deliveries)
        for each in deliveries:
            if each.viewer == viewer:
                is_newest = newest.get(viewer) == each.number
                self._deliver(message(self._table, delivery=each, person=PERSON, moment=moment, is_newest=is_newest))
