"""A table that is being played: decide, store, acknowledge, fan out; one command at a time, under one lock."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import get_args

from coverstory.errors import ForkedTable, RequestRefused, StorageFailed
from coverstory.rules.contract import ONLOOKER
from coverstory.server.http.limits import Limits
from coverstory.server.live.audience import Audience, Listener
from coverstory.server.live.census import Census
from coverstory.server.live.client import Client
from coverstory.server.live.lobby import Lobby
from coverstory.server.numbers import Numbers
from coverstory.server.people.moderation import Moderation
from coverstory.server.storage.leases import Lease
from coverstory.server.storage.notes import SeatNotes
from coverstory.server.storage.retention import DAY
from coverstory.server.storage.storage import Storage
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.server.thinking.fair_turns import Claim, Urgency
from coverstory.table.events import MOVES_NOBODY, Acted, Moment, Rematched, StoredEvent
from coverstory.table.notices import Delivery
from coverstory.table.past_game import PastGame
from coverstory.table.presenter import lobby_table, welcome
from coverstory.table.refusals import Refusal
from coverstory.table.sight import BotTask
from coverstory.table.table import Table, closes
from coverstory.wire.commands import Act, Close, Command, Hint, Note, Ping, Say, Stand, Start, Try
from coverstory.wire.messages import Done, Hinted, Pong, Refused, Stage, Welcome
from coverstory.wire.remarks import remarks_of

Answer = Done | Refused | Hinted | Pong
Reply = Callable[[Answer], None]
Decide = Callable[[Moment], list[StoredEvent] | Refusal]
Settle = Callable[[Refusal | None], None]  # called once, when it is sure what becomes of a command
Now = Callable[[], Moment]
Work = Callable[[], Coroutine[None, None, None]]
Finish = Callable[[PastGame, str], None]  # a game that is over, and somebody who played it and is still there

log = logging.getLogger(__name__)

NOT_STORED = Refusal("not_stored")
MOVING_NOBODY = frozenset(get_args(MOVES_NOBODY))
PRESENCE_PAUSE = 0.25  # seconds between two messages about who is here, in a crowd
WORDS = frozenset((Say, Note))  # what people write, at length
NEVER_TOO_MUCH = Act | Try | Note | Stand | Close  # what is taken however much is stored of a table
GUEST = "guest "  # people without a secret: no seat is ever theirs


@dataclass(frozen=True)
class RoomContext:
    """What all rooms of a server share."""

    storage: Storage
    bots: BotPool
    lobby: Lobby
    limits: Limits
    census: Census
    numbers: Numbers
    moderation: Moderation
    now: Now
    lost: Callable[[Room], None]  # called when it cannot go on, or nobody needs it any more
    finished: Finish


class Room:
    """Everything goes through `_carry_out`, under one lock: nothing happens between a decision and its application.

    Bots think outside the lock, so that people can act, chat and leave meanwhile; a bot's move names the version of the
    position that it was made for, and is refused if that has passed.
    """

    def __init__(self, table: Table, context: RoomContext, address: str = "", lease: Lease | None = None) -> None:
        self.table = table
        self.lease = lease or Lease(table.id)
        self.address = address  # that it was made from
        limits = context.limits
        table.keep_when_deserted(begun=limits.days_begun * DAY, idle=limits.days_idle * DAY)
        self._context = context
        self._lock = asyncio.Lock()
        self._audience = Audience(table, context.now)
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._claims: dict[BotTask, Claim] = {}  # of the bots that think, or wait to
        self._kept: str | None = None  # the last match that is in the history
        self._telling_presence: asyncio.Task[None] | None = None
        self._stage: Stage | None = None  # as it was last listed
        self._closed = False
        self._failed = False  # its own work went wrong, and what was to make up for it has not yet been done

    # What is asked of it.

    def audience_of(self, person: str | None, seat: int | None) -> int:
        """As whom somebody may listen: a seat of theirs, or ONLOOKER."""
        own = [] if person is None else self.table.seats_of(person)
        viewer = (own[0] if own else int(ONLOOKER)) if seat is None else seat
        if viewer != ONLOOKER and viewer not in own:
            raise RequestRefused("not_yours")
        if not self.table.may_listen(person or "", viewer):
            raise RequestRefused("no_watchers")
        return viewer

    def is_played_by(self, person: str | None) -> bool:
        """Whether that person has a seat in a running game."""
        runs = self.table.stage in ("dealing", "playing")
        return person is not None and runs and bool(self.table.seats_of(person))

    def welcome(self, viewer: int, person: str | None, lang: str) -> Welcome:
        """In words, too: for whoever asks over HTTP."""
        return welcome(self.table, viewer=viewer, person=person or "", moment=self._context.now(), lang=lang)

    async def obey(self, person: str, command: Command, reply: Reply, run: str) -> None:
        """`reply` is called once: when what it says is stored, and before anybody else hears of it."""
        if isinstance(command, Ping):
            reply(Pong(command.id))
        elif isinstance(command, Hint):
            await self._advise(person, command, reply)
        else:
            key = f"{run}:{command.id}"
            order = command
            began = perf_counter()

            def answer(refused: Refusal | None) -> None:
                self._count_answer(refused, began)
                reply(Done(order.id) if refused is None else Refused(order.id, refused.code, refused.rule))

            if (refused := self._refusal_of_server(person, command)) is not None:
                answer(refused)
                return
            if type(command) is Note:
                await self._note(person, command, answer)
                return
            with suppress(ForkedTable, StorageFailed):  # the answer says so
                await self._carry_out(lambda moment: self.table.decide(person, order, moment, key), answer)

    def _count_answer(self, refused: Refusal | None, began: float) -> None:
        if refused is None:
            self._context.numbers.acknowledge.observe(perf_counter() - began)
        else:
            self._context.numbers.refused(refused.code)

    def _refusal_of_server(self, person: str, command: Command) -> Refusal | None:
        """Too much is stored of this table, its host has too many games with bots, or that person may not say that."""
        context = self._context
        if (refusal := context.moderation.refusal_of_command(person, command)) is not None:
            return refusal
        if self.table.size > context.limits.bytes_per_table and not isinstance(command, NEVER_TOO_MUCH):
            return Refusal("table_full")
        begins = type(command) is Start and self.table.has_bots() and self.table.stage == "waiting"
        if begins and not context.census.may_play_with_bots(self.table.host, self.address):
            return Refusal("too_many_bots")
        return None

    async def attach(self, client: Client, person: str | None, seat: int | None, since: int | None) -> None:
        """Send all that the client needs to go on, and from then on all that happens."""
        async with self._lock:
            viewer = self.audience_of(person, seat)
            listener = Listener(client, person or GUEST + secrets.token_hex(8), viewer, seat == ONLOOKER)
            await self._work(lambda moment: self.table.come(listener.person, moment))
            self._audience.enter(client, listener, since)
            self._tell_presence()
            self._hurry_bot()

    async def detach(self, client: Client) -> None:
        async with self._lock:
            listener = self._audience.leave(client)
            if listener is None:
                return
            self.table.go(listener.person, self._context.now())
            self._tell_presence()
            self._hurry_bot()
            self._look_ahead()
            self._leave_if_closed()

    def take_notes(self, kept: Sequence[SeatNotes]) -> None:
        """After a restart. Whoever has the seat now may be somebody else, or play another match there."""
        for notes in kept:
            if notes.match == self.table.match_name and notes.seat in self.table.seats_of(notes.person):
                self.table.keep_notes(notes.seat, notes.text)

    def announce(self, code: str) -> None:
        self._audience.announce(code)

    async def visit(self, person: str) -> None:
        """Somebody asked for something over HTTP. Who plays like that is here, too, and is given the seat back."""
        if not self.table.is_awaited_here(person):
            return
        if self.table.is_here(person):
            self.table.ask(person, self._context.now())
            return
        with suppress(ForkedTable, StorageFailed):  # whatever is asked for next says so
            async with self._lock:
                await self._work(lambda moment: self.table.ask(person, moment))
                self._tell_presence()

    def is_left(self, seconds: float) -> bool:
        """Whether nobody has been here for that long, and nothing is being done here."""
        idle = self._audience.is_empty() and not self._lock.locked()
        return idle and self.table.deserted_for(self._context.now()) >= seconds

    def is_over(self) -> bool:
        """Whether nothing happens here any more, and all that did is stored."""
        return self.table.stage == "closed" and not self._closed

    async def retire(self) -> None:
        """Closes it, to make room for another table."""
        with suppress(ForkedTable, StorageFailed):
            await self._carry_out(self.table.retire)

    async def shut(self) -> None:
        """By whoever runs the server; an error if it cannot be stored."""
        await self._carry_out(self.table.shut)

    async def dissolve(self) -> None:
        """It is removed, with all that is stored of it: nothing more may be."""
        async with self._lock:
            self._closed = True
        self._context.lobby.hide(self.table.id)
        self.hang_up("dissolved")
        await self.close()

    async def wake(self) -> None:
        """After a restart: what time has brought about, and bots that were thinking."""
        async with self._lock:
            await self._work(self.table.tick)
            self._tell_presence()

    async def close(self, why: str = "stopping") -> None:
        """Nothing more is done here; what is stored stays."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.hang_up(why)

    def hang_up(self, why: str) -> None:
        self._audience.hang_up(why)

    async def tell_time(self) -> None:
        """Where somebody's time is running: how much of it is left."""
        async with self._lock:
            moment = self._context.now()
            if self.table.time_left(moment) is not None:
                self._audience.tell_state(moment)

    # How it is done.

    async def _carry_out(self, decide: Decide, answer: Settle | None = None) -> None:
        """Whoever calls this must not be cancelled in the middle: what is stored must be applied."""
        async with self._lock:
            await self._work(decide, answer)

    async def _work(self, decide: Decide, answer: Settle | None = None) -> None:
        """Under the lock. The order matters.

        Stored before applied: what was acknowledged survives a crash. Answered before told to others: a client knows
        that a move is its own before it hears of it.
        """
        moment = self._context.now()
        answer = answer or nobody_asked
        if self._closed or not self.lease.is_held():
            answer(NOT_STORED)
            raise StorageFailed("This table is no longer kept here.")
        events = decide(moment)
        if isinstance(events, Refusal):
            answer(events)
            return
        try:
            deliveries = await self._persist(events)
        except (ForkedTable, StorageFailed):
            self._context.numbers.storage_failures += 1
            answer(NOT_STORED)
            self._give_up()
            raise
        await self._keep_game()
        answer(None)
        self._audience.tell([*deliveries, *self.table.release(moment.seconds)], moment)
        kinds = {type(stored.event) for stored in events}
        if Rematched in kinds:
            self._audience.welcome(moment)
        is_rearranged = not kinds <= MOVING_NOBODY
        if is_rearranged:
            self._audience.reseat(moment)
        if is_rearranged or self.table.stage != self._stage:
            self._be_listed()
        self._look_ahead()
        self._leave_if_closed()

    def _be_listed(self) -> None:
        """Who sits here and what goes on: a move changes neither."""
        self._stage = self.table.stage
        self._context.census.update(self)
        self.show_in_lobby()

    async def _note(self, person: str, command: Note, answer: Settle) -> None:
        """Only the newest notes are stored, beside the events: whoever writes all the time fills no disk.

        They have no number of their own in the seat's stream, since a restart would not know it.
        """
        async with self._lock:
            moment = self._context.now()
            decided = self.table.decide(person, command, moment)
            if isinstance(decided, Refusal) or self._closed or not self.lease.is_held():
                answer(decided if isinstance(decided, Refusal) else NOT_STORED)
                return
            notes = SeatNotes(command.seat, self.table.match_name, person, command.text)
            try:
                await self._context.storage.keep_notes(self.table.id, notes, self.lease.epoch)
            except (ForkedTable, StorageFailed):
                self._context.numbers.storage_failures += 1
                answer(NOT_STORED)
                return
            self.table.keep_notes(command.seat, command.text)
            answer(None)
            self._audience.tell_notes(command.seat)

    async def _persist(self, events: Sequence[StoredEvent]) -> list[Delivery]:
        """Stored first, applied then."""
        if events:
            began = perf_counter()
            await self._context.storage.append(self.table.id, events, closes(events), self.lease.epoch)
            numbers = self._context.numbers
            numbers.commit.observe(perf_counter() - began)
            numbers.moves += sum([type(stored.event) is Acted for stored in events])
        return [each for stored in events for each in self.table.apply(stored)]

    async def _keep_game(self) -> None:
        """Its events are stored: if this fails, the next thing that happens here or the next start makes up for it."""
        game = self.table.last_game
        if game is not None and game.match != self._kept:
            try:
                await self._context.storage.keep_game(game)
                self._kept = game.match
                self._tell_finished(game)
            except StorageFailed as error:
                self._context.numbers.storage_failures += 1
                log.error("a game is not in the history yet: %s", error)

    def _tell_finished(self, game: PastGame) -> None:
        """If somebody who played is still here."""
        here = [person for person in self._audience.people() if person in game.people]
        if here and game.record.ending is not None:
            self._context.finished(game, here[0])

    def _give_up(self) -> None:
        """What is on disk may be something else: the table is read again when it is next asked for."""
        self._closed = True
        self.hang_up("not_stored")
        self._context.lost(self)

    def _leave_if_closed(self) -> None:
        if self._audience.is_empty() and self.table.stage == "closed":
            self._context.lost(self)

    def _tell_presence(self) -> None:
        """At once among a few. In a crowd what changes within a moment is told together: otherwise each of a thousand
        watchers would cost a thousand messages."""
        if not self._audience.is_crowded():
            self._audience.tell_presence()
        elif self._telling_presence is None:
            self._telling_presence = self._begin(self._tell_presence_in_turns)

    async def _tell_presence_in_turns(self) -> None:
        while self._audience.lacks_presence():
            async with self._lock:  # what has been applied must be told before a state that has its number
                self._audience.tell_presence()
            await asyncio.sleep(PRESENCE_PAUSE)
        self._telling_presence = None

    def show_in_lobby(self) -> None:
        if self.table.settings.public and self.table.stage in ("waiting", "dealing", "playing"):
            self._context.lobby.show(lobby_table(self.table))
        else:
            self._context.lobby.hide(self.table.id)

    # What comes by itself.

    def _look_ahead(self) -> None:
        """Set the next alarm, and let a bot think if it is to move."""
        if self._closed:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if (alarm := self.table.next_alarm()) is not None:
            wait = max(0.0, alarm - self._context.now().seconds)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._begin, self.wake)
        for task in self.table.bots_awaited():
            if task not in self._claims:
                self._claims[task] = Claim(self.table.host, self.table.id, self._urgency())
                self._begin(partial(self._let_bot_move, task))

    def _begin(self, work: Work) -> asyncio.Task[None]:
        task = asyncio.ensure_future(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Nobody can freeze a table, not even a mistake of ours: it is logged, and the awaited bot moves without it."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a table's own work failed", exc_info=error)
            if not self._failed:
                self._failed = True
                self._begin(self._move_anyhow)

    async def _quietly(self, work: Work) -> None:
        """Nobody waits for it; where it cannot be stored the room has already given up."""
        try:
            await work()
        except (ForkedTable, StorageFailed):
            return

    async def _let_bot_move(self, task: BotTask) -> None:
        """Outside the lock: people act, chat and leave while it thinks."""
        claim = self._claims[task]
        try:
            sight = self.table.sight(task.seat, self._context.now())
            if sight is None or sight.version != task.version:
                return
            action = await self._context.bots.choose(
                self.table.match_name,
                game=self.table.game,
                level=task.level,
                view=sight.view,
                offered=sight.offered,
                claim=claim,
            )
            await self._carry_out(partial(self.table.bot_act, task.seat, task.version, action))
        finally:
            del self._claims[task]
        if claim.fell_back:
            self.announce("bot_hurried")

    def _urgency(self) -> Urgency:
        return Urgency.UNWATCHED if self.table.is_deserted() else Urgency.AWAITED

    def _hurry_bot(self) -> None:
        """Somebody waits for it now, or nobody does any more."""
        for claim in self._claims.values():
            claim.becomes(self._urgency())

    async def _move_anyhow(self) -> None:
        """The first thing that is offered, where bots are awaited."""
        for task in self.table.bots_awaited():
            sight = self.table.sight(task.seat, self._context.now())
            if sight is not None and sight.version == task.version:
                await self._carry_out(partial(self.table.bot_act, task.seat, task.version, sight.offered[0]))
        self._failed = False

    async def _advise(self, person: str, command: Hint, reply: Reply) -> None:
        sight = self.table.advisable(person, command.seat, self._context.now())
        if isinstance(sight, Refusal):
            reply(Refused(command.id, sight.code, sight.rule))
            return
        if not self._context.bots.takes_hint(person):
            reply(Refused(command.id, "too_often", ""))
            return
        advised = await self._context.bots.advise(self.table.game, sight.view, person)
        if advised is None:
            reply(Refused(command.id, "no_hint", ""))
        else:
            reply(Hinted(command.id, advised.actions, remarks_of(self.table.game, advised)))


def nobody_asked(refused: Refusal | None) -> None:  # what comes by itself is not answered
    pass
