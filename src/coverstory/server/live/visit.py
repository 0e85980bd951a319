"""Visitors from other servers: clients whose table is here, and whose socket is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import NoReturn

from starlette.types import Message

from coverstory.errors import CoverstoryError, RequestRefused
from coverstory.server.bus.bus import Bus
from coverstory.server.http.limits import Limits
from coverstory.server.live.client import TRY_AGAIN, Client
from coverstory.server.live.crowd import Crowd
from coverstory.server.live.letters import (
    AnyAnswer,
    Check,
    Command,
    Declined,
    Ended,
    Knock,
    Visit,
    Welcomed,
    frame_of,
    subject_of,
    write,
)
from coverstory.server.live.room import Room
from coverstory.server.live.rooms import Rooms
from coverstory.wire.commands import read_command
from coverstory.wire.serialise import encode


class Visitor:
    """Stands at the table for a client of another server: what the table tells it goes over the bus."""

    def __init__(self, visit: Visit, room: Room, bus: Bus, limits: Limits, crowd: Crowd) -> None:
        self.name = visit.visit
        self.node = visit.node
        self.person = visit.person
        self.room = room
        self.client = Client(nothing_comes, self._send, limits, crowd)
        self.turn = asyncio.Lock()  # commands are carried out in the order in which they came
        self._bus = bus
        self._count = 0

    async def _send(self, message: Message) -> None:
        """As the server's process would for a socket of its own."""
        number, self._count = self._count, self._count + 1
        if message["type"] == "websocket.send":
            letter = write(frame_of(self.name, number, message["text"].encode()))
        else:
            letter = write(Ended(self.name, number=number, code=message["code"], why=message["reason"]))
        await self._bus.publish(subject_of(self.node), letter)


async def nothing_comes() -> NoReturn:
    """Its commands come as letters."""
    await asyncio.get_running_loop().create_future()
    raise AssertionError("nobody sets it")


class Visitors:
    """All that are here."""

    def __init__(self, bus: Bus, rooms: Rooms, limits: Limits, crowd: Crowd, is_over: Callable[[], bool]) -> None:
        self._bus = bus
        self._rooms = rooms
        self._limits = limits
        self._crowd = crowd
        self._is_over = is_over
        self._visitors: dict[str, Visitor] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def nodes(self) -> set[str]:
        """From which they come."""
        return {visitor.node for visitor in self._visitors.values()}

    def of_node(self, node: str) -> list[str]:
        return [name for name, visitor in self._visitors.items() if visitor.node == node]

    async def knock(self, knock: Knock) -> AnyAnswer:
        """A RequestRefused where the table is not here, or they may not listen."""
        room = await self.room_of(knock.table)
        room.audience_of(knock.person, knock.seat)
        return Welcomed(room.is_played_by(knock.person))

    async def room_of(self, table: str) -> Room:
        if self._is_over():
            raise RequestRefused("stopping")
        return await self._rooms.find(table)

    async def come(self, visit: Visit) -> AnyAnswer:
        room = await self.room_of(visit.table)
        visitor = Visitor(visit, room, self._bus, limits=self._limits, crowd=self._crowd)
        self._visitors[visitor.name] = visitor
        try:
            await room.attach(visitor.client, visit.person, visit.seat, visit.since)
        except CoverstoryError:
            del self._visitors[visitor.name]
            raise
        self._begin(visitor)
        return Welcomed()

    async def obey(self, command: Command) -> AnyAnswer:
        visitor = self._visitors.get(command.visit)
        if visitor is None:
            return Declined("other_machine")

        async with visitor.turn:
            order = read_command(command.frame)
            await visitor.room.obey(
                visitor.person or "", order, lambda answer: visitor.client.post(encode(answer)), command.run
            )
        return Welcomed()

    def leave(self, names: Iterable[str]) -> None:
        """Their sockets are gone, or the servers that held them."""
        for name in names:
            visitor = self._visitors.get(name)
            if visitor is not None:
                visitor.client.hang_up(TRY_AGAIN, "moved")

    def leave_all(self) -> None:
        self.leave(list(self._visitors))

    def check(self, check: Check) -> list[str]:
        """Those of a node that are not known here. Whoever is here and not known there any more is gone."""
        return [name for name in check.visiting if name not in self._visitors]

    async def close(self) -> None:
        """After the tables have been closed, which hangs up on everybody."""
        self.leave_all()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self._limits.slow)

    def _begin(self, visitor: Visitor) -> None:
        task = asyncio.create_task(self._deliver(visitor))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver(self, visitor: Visitor) -> None:
        """Until it is hung up on."""
        try:
            await visitor.client.deliver()
        finally:
            self._visitors.pop(visitor.name, None)
            await visitor.room.detach(visitor.client)
