"""What is the same at every server: a table makes a move, every seat hears of it, and it is ready for the next one."""

from __future__ import annotations

import asyncio
import time
from abc import ABCMeta, abstractmethod
from collections import deque
from collections.abc import Iterable, Sequence

from coverstory.arena.measuring.load.process import PATIENCE, Server
from coverstory.errors import CannotMeasure

LOOK = 0.05  # seconds between looks at the server's CPU time


class Meter:
    """Counts moves; where they are paced, also how long everybody waited."""

    def __init__(self) -> None:
        self.moves = 0
        self.acknowledged: list[float] = []  # seconds from command to acknowledgement
        self.heard: list[float] = []  # seconds from command to each other seat


class ScriptedTable(metaclass=ABCMeta):
    """One move at a time. Whoever drives it is told when it is ready again."""

    def __init__(self) -> None:
        self.meter = Meter()
        self.driver: Driver | None = None
        self._sent = 0.0

    @abstractmethod
    async def open(self) -> None:
        """Sockets of every seat."""

    @abstractmethod
    def begin(self) -> None:
        """The first game; then it is ready."""

    @abstractmethod
    def move(self) -> None:
        """Send the next one; only when ready."""

    @abstractmethod
    def close(self) -> None:
        """All sockets."""

    def note_sent(self) -> None:
        self._sent = time.perf_counter()

    def note_acknowledged(self) -> None:
        self.meter.acknowledged.append(time.perf_counter() - self._sent)

    def note_heard(self) -> None:
        self.meter.heard.append(time.perf_counter() - self._sent)

    def note_moved(self) -> None:
        self.meter.moves += 1

    def ready(self) -> None:
        assert self.driver is not None
        self.driver.is_ready(self)

    def fail(self, words: str) -> None:
        """The measurement ends with these."""
        assert self.driver is not None
        self.driver.trouble = words


class Driver:
    """Lets tables move: each as soon as it can, or all together at a steady pace."""

    def __init__(self, tables: Iterable[ScriptedTable]) -> None:
        self._tables = list(tables)
        self._ready: deque[ScriptedTable] = deque()
        self._at_once = False
        self.trouble = ""
        self._meter = Meter()
        self._seen = 0  # moves, when they were last counted
        self._since = time.monotonic()
        for table in self._tables:
            table.driver = self

    def is_ready(self, table: ScriptedTable) -> None:
        if self._at_once:
            table.move()
        else:
            self._ready.append(table)

    async def begin(self) -> None:
        for table in self._tables:
            table.begin()
        await self._settle()

    async def press(self, server: Server, cpu_seconds: float) -> tuple[int, float]:
        """Every table moves as soon as it can, for so much of the server's CPU time: moves, and seconds of CPU."""
        meter = self._measure()
        began = server.cpu_seconds()
        self._at_once = True
        while self._ready:
            self._ready.popleft().move()
        while server.cpu_seconds() - began < cpu_seconds:
            await self._wait(LOOK)
        self._at_once = False
        await self._settle()
        return meter.moves, server.cpu_seconds() - began

    async def pace(self, a_second: float, seconds: float) -> Meter:
        """So many moves a second, of one table after the other."""
        meter = self._measure()
        began = time.monotonic()
        sent = 0
        while (now := time.monotonic() - began) < seconds:
            while sent < now * a_second and self._ready:
                self._ready.popleft().move()
                sent += 1
            await self._wait(1 / a_second)
        await self._settle()
        return meter

    def _measure(self) -> Meter:
        self._meter = Meter()
        self._since = time.monotonic()
        for table in self._tables:
            table.meter = self._meter
        return self._meter

    async def _settle(self) -> None:
        """Until whatever is under way has been heard by all."""
        while len(self._ready) < len(self._tables):
            await self._wait(LOOK / 10)

    async def _wait(self, seconds: float) -> None:
        if self.trouble:
            raise CannotMeasure(self.trouble)
        await asyncio.sleep(seconds)
        now = time.monotonic()
        if self._meter.moves != self._seen or len(self._ready) == len(self._tables):
            self._seen, self._since = self._meter.moves, now
        elif now - self._since > PATIENCE:
            raise CannotMeasure("The server has stopped answering scripted seats.")


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
