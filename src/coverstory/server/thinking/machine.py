"""A machine whose cores think for the bots of servers: each of its processes takes one job at a time from the bus."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from coverstory.bots.jobs import Advised, AnyResult, Chosen, Failed, encode_line
from coverstory.errors import WorkerLost
from coverstory.server.bus.bus import Bus, Message, Subscription
from coverstory.server.thinking.elsewhere import BEAT, GROUP, HERE, WORK, Here, encode, read_work
from coverstory.server.thinking.thinker import PROGRAM, Thinker


@dataclass
class Count:
    """Of what was thought since somebody last looked."""

    moves: int = 0
    hints: int = 0
    late: int = 0  # whoever had asked waited no longer
    failed: int = 0
    longest: float = 0.0  # seconds


class Machine:
    """A process that is free waits in the group of all that are; the bus gives each job to one of them."""

    def __init__(self, bus: Bus, processes: int, program: Sequence[str] = PROGRAM) -> None:
        self._bus = bus
        self._name = secrets.token_hex(8)
        self._thinkers = [Thinker(program) for _ in range(processes)]
        self._waiting: dict[Thinker, Subscription] = {}
        self._thinking: set[asyncio.Task[None]] = set()
        self._is_stopping = False
        self._count = Count()

    async def run(self, stopping: asyncio.Event) -> None:
        """Until then; what is being thought is finished, and answered."""
        for thinker in self._thinkers:
            await self._wait_with(thinker)
        beating = asyncio.create_task(self._beat())
        await stopping.wait()
        self._is_stopping = True
        beating.cancel()
        await self._bus.publish(HERE, encode(Here(self._name, 0)))
        while self._waiting or self._thinking:
            await self._finish()
        for thinker in self._thinkers:
            await thinker.stop()

    async def _finish(self) -> None:
        """Jobs that are on their way to a process that waits are still taken."""
        while self._waiting:
            _, subscription = self._waiting.popitem()
            await subscription.drain()
        if self._thinking:
            await asyncio.wait(self._thinking)

    def take_count(self) -> Count:
        """Since it was last taken."""
        count, self._count = self._count, Count()
        return count

    async def _beat(self) -> None:
        while True:
            await self._bus.publish(HERE, encode(Here(self._name, len(self._thinkers))))
            await asyncio.sleep(BEAT)

    async def _wait_with(self, thinker: Thinker) -> None:
        async def take(message: Message) -> None:
            self._waiting.pop(thinker, None)
            task = asyncio.create_task(self._answer(thinker, message))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

        self._waiting[thinker] = await self._bus.subscribe(WORK, take, group=GROUP, most=1)

    async def _answer(self, thinker: Thinker, message: Message) -> None:
        """It is free again before the answer goes out: whoever hears it may ask for the next one at once."""
        began = time.monotonic()
        try:
            result = await self._think(thinker, message.body)
        finally:
            if not self._is_stopping:
                await self._wait_with(thinker)
        self._count.longest = max(self._count.longest, time.monotonic() - began)
        if result is not None:
            await message.reply(encode_line(result))

    async def _think(self, thinker: Thinker, body: bytes) -> AnyResult | None:
        """None where it took too long: whoever has asked waits no longer."""
        try:
            work = read_work(body)
            async with asyncio.timeout(work.seconds):
                result = await thinker.work(work.job)
        except TimeoutError:
            self._count.late += 1
            return None
        except (msgspec.DecodeError, WorkerLost) as error:
            result = Failed(str(error))
        if isinstance(result, Failed):
            self._count.failed += 1
        else:
            self._count.moves += isinstance(result, Chosen)
            self._count.hints += isinstance(result, Advised)
        return result
