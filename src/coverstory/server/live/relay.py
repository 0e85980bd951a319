"""A client may come to any server of a database: where its table is at another one, this one passes on what is said.

Commands go to the table's server as questions, so that nothing is taken for done that may be lost; the frames for the
client come back numbered, so that a lost one is noticed. Whatever goes wrong, the client is told to come again: it
resumes where it was, and a command that it sends again is carried out once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from coverstory.errors import CoverstoryError, NobodyListens, RequestRefused, TableElsewhere, Unanswered
from coverstory.server.bus.bus import Bus, Message
from coverstory.server.http.limits import Limits
from coverstory.server.live.client import TRY_AGAIN, Client
from coverstory.server.live.crowd import Crowd
from coverstory.server.live.letters import (
    ELSEWHERE,
    AnyAnswer,
    AnyLetter,
    Call,
    Check,
    Command,
    Declined,
    Ended,
    Frame,
    Knock,
    Leave,
    Letter,
    Mine,
    Theirs,
    Unknown,
    Visit,
    Welcomed,
    read_answer,
    read_letter,
    subject_of,
    text_of,
    write,
)
from coverstory.server.live.room import Reply, Room
from coverstory.server.live.rooms import Rooms
from coverstory.server.live.visit import Visitors
from coverstory.wire.commands import Command as Order
from coverstory.wire.messages import LobbyTable
from coverstory.wire.serialise import encode

ANSWERED_IN = 30.0  # seconds; a hint takes up to half of them
KNOCKED_IN = 3.0
CHECKED_EVERY = 1.0
CHECKED_IN = 2.0
MISSED = 2  # checks in a row that a server does not answer: it is gone, or frozen
PATIENCE = 12.0  # seconds until whoever asks is told that nobody has the table: longer than a lease lasts
AGAIN = 0.1

Called = Callable[[Call], Awaitable[AnyAnswer]]
T = TypeVar("T")


class FarTable:
    """A table at another server, for one client: spoken to as a room of ours is."""

    def __init__(self, relay: Relay, node: str, table: str, plays: bool) -> None:
        self.plays = plays
        self.node = node
        self.name = secrets.token_hex(12)
        self.is_begun = False  # the other server knows of it
        self._relay = relay
        self._table = table
        self._next = 0  # number of the frame that comes next
        self._client: Client | None = None
        self._ended = asyncio.Event()

    async def attach(self, client: Client, person: str | None, seat: int | None, since: int | None) -> None:
        """From now on its frames come."""
        self._client = client
        self._relay.begin(self)
        visit = Visit(self.name, node=self._relay.node, table=self._table, person=person, seat=seat, since=since)
        try:
            answer = await self._relay.ask(self.node, visit, KNOCKED_IN)
        except (NobodyListens, Unanswered):
            raise RequestRefused("moved") from None
        if not isinstance(answer, Welcomed):
            raise refusal_in(answer)
        self.is_begun = True

    async def obey(self, person: str, order: Order, reply: Reply, run: str) -> None:
        """It is answered by a frame. Where nobody says that it was carried out the client sends it again elsewhere."""
        command = Command(self.name, run=run, frame=encode(order))
        asking = asyncio.create_task(self._relay.ask(self.node, command, ANSWERED_IN))
        ending = asyncio.create_task(self._ended.wait())
        try:
            await asyncio.wait([asking, ending], return_when=asyncio.FIRST_COMPLETED)
            if asking.done() and not isinstance(asking.result(), Welcomed):
                self.hang_up()
        except (NobodyListens, Unanswered):
            self.hang_up()
        finally:
            asking.cancel()
            ending.cancel()

    async def detach(self, client: Client) -> None:
        await self._relay.end(self)

    def hear(self, letter: Frame | Ended) -> None:
        if self._client is None:
            return
        if letter.number != self._next:
            self.hang_up()
        elif isinstance(letter, Frame):
            self._next += 1
            self._client.post(text_of(letter))
        else:
            self._ended.set()
            self._client.end(letter.code, letter.why)

    def hang_up(self, why: str = "moved") -> None:
        self._ended.set()
        if self._client is not None:
            self._client.hang_up(TRY_AGAIN, why)


class Relay:
    """Between this server and all others."""

    def __init__(
        self,
        bus: Bus,
        rooms: Rooms,
        *,
        limits: Limits,
        crowd: Crowd,
        is_over: Callable[[], bool],
        called: Called,
    ) -> None:
        self._bus = bus
        self._rooms = rooms
        self._visitors = Visitors(bus, rooms, limits=limits, crowd=crowd, is_over=is_over)
        self._far: dict[str, FarTable] = {}
        self._missed: Counter[str] = Counter()  # checks in a row that a server has not answered
        self._tasks: set[asyncio.Task[None]] = set()
        self._called = called

    @property
    def node(self) -> str:
        return self._rooms.node

    async def open(self) -> None:
        await self._bus.subscribe(subject_of(self.node), self._receive)
        self._bus.on_return(self._begin_anew)
        self._do(self._check_again_and_again())

    async def close(self) -> None:
        self.hang_up("stopping")
        await self._visitors.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # For clients that are here.

    async def find(self, table: str, person: str | None, seat: int | None) -> Room | FarTable:
        """Wherever it is, for somebody who may listen there; a RequestRefused where they may not."""

        async def near() -> Room | FarTable:
            room = await self._rooms.find(table)
            room.audience_of(person, seat)
            return room

        async def far(node: str) -> Room | FarTable:
            answer = await self.ask(node, Knock(table, person=person, seat=seat), KNOCKED_IN)
            if isinstance(answer, Welcomed):
                return FarTable(self, node, table, answer.plays)
            raise refusal_in(answer)

        return await self.reach(near, far)

    async def reach(self, near: Callable[[], Awaitable[T]], far: Callable[[str], Awaitable[T]]) -> T:
        """Here or there, while a table may be on its way from a server that is gone or stops."""
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await near()
            except TableElsewhere as there:
                node = there.node
            try:
                return await far(node)
            except (NobodyListens, Unanswered) as error:
                if asyncio.get_running_loop().time() > until:
                    raise TableElsewhere(node) from error
            except RequestRefused as refused:
                if refused.code not in ELSEWHERE or asyncio.get_running_loop().time() > until:
                    raise
            await asyncio.sleep(AGAIN)

    async def tables_of(self, person: str, nodes: set[str]) -> list[LobbyTable]:
        """At other servers; of one that does not answer, none."""
        answers = await asyncio.gather(
            *(self.ask(node, Mine(person), KNOCKED_IN) for node in nodes if node != self.node), return_exceptions=True
        )
        return [table for answer in answers if isinstance(answer, Theirs) for table in answer.tables]

    def hang_up(self, why: str) -> None:
        """On all clients whose tables are elsewhere: they come again."""
        for far in self._far.values():
            far.hang_up(why)

    def _begin_anew(self) -> None:
        """The bus was away, and frames may have been lost: everybody resumes where they were."""
        self.hang_up("moved")
        self._visitors.leave_all()

    async def ask(self, node: str, letter: Letter, seconds: float) -> AnyAnswer:
        return read_answer(await self._bus.request(subject_of(node), write(letter), seconds))

    def begin(self, far: FarTable) -> None:
        self._far[far.name] = far

    async def end(self, far: FarTable) -> None:
        if self._far.pop(far.name, None) is not None:
            await self._bus.publish(subject_of(far.node), write(Leave(far.name)))

    # For other servers.

    async def _receive(self, message: Message) -> None:
        """In the order in which it comes; what takes long is done meanwhile."""
        letter = read_letter(message.body)
        if isinstance(letter, (Frame, Ended)):
            if (far := self._far.get(letter.visit)) is not None:
                far.hear(letter)
        elif isinstance(letter, Leave):
            self._visitors.leave([letter.visit])
        else:
            self._do(self._answer(letter, message))

    async def _answer(self, letter: AnyLetter, message: Message) -> None:
        try:
            answer = await self._find_answer(letter)
        except RequestRefused as refused:
            answer = Declined(refused.code)
        except CoverstoryError:  # not stored, most of all
            answer = Declined("not_stored")
        await message.reply(write(answer))

    async def _find_answer(self, letter: AnyLetter) -> AnyAnswer:
        if isinstance(letter, Knock):
            return await self._visitors.knock(letter)
        if isinstance(letter, Visit):
            return await self._visitors.come(letter)
        if isinstance(letter, Command):
            return await self._visitors.obey(letter)
        if isinstance(letter, Call):
            return await self._called(letter)
        if isinstance(letter, Mine):
            return Theirs(self._rooms.tables_of(letter.person))
        assert isinstance(letter, Check)
        far = [name for name in letter.visited if name not in self._far]
        return Unknown([*self._visitors.check(letter), *far])

    # Who is gone.

    async def _check_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(CHECKED_EVERY)
            nodes = {far.node for far in self._far.values()} | self._visitors.nodes()
            self._missed = Counter({node: self._missed[node] for node in nodes})
            await asyncio.gather(*(self._check(node) for node in nodes))

    async def _check(self, node: str) -> None:
        """What one of us has forgotten the other one need not keep."""
        visiting = [name for name, far in self._far.items() if far.node == node and far.is_begun]
        check = Check(self.node, visiting=visiting, visited=self._visitors.of_node(node))
        gone: list[str] = []
        try:
            answer = await self.ask(node, check, CHECKED_IN)
            self._missed[node] = 0
            gone = answer.visits if isinstance(answer, Unknown) else []
        except NobodyListens:
            gone = [*check.visiting, *check.visited]
        except Unanswered:
            self._missed[node] += 1
            if self._missed[node] >= MISSED:
                gone = [*check.visiting, *check.visited]
        self._visitors.leave(gone)
        for name in gone:
            if (far := self._far.get(name)) is not None:
                far.hang_up()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        with suppress(asyncio.CancelledError):
            task.result()  # a mistake of ours is logged by the event loop


async def declined(_call: Call) -> AnyAnswer:
    """Where there are no endpoints."""
    return Declined("other_machine")


def refusal_in(answer: AnyAnswer) -> RequestRefused:
    return RequestRefused(answer.code if isinstance(answer, Declined) else "other_machine")
