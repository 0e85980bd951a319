"""Watchers by the thousand take turns: whatever is done for all of them at once holds up nobody's move."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

AT_A_TIME = 25  # in one turn of the event loop: a millisecond or two


class Crowd:
    """Wakes those who wait a few at a time, and lets everybody else have a turn in between."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._task: asyncio.Task[None] | None = None

    def wake(self, sleeper: Callable[[], None]) -> None:
        """Called when its turn has come."""
        self._waiting.append(sleeper)
        if self._task is None:
            self._task = asyncio.create_task(self._wake_in_turns())

    async def turn(self) -> None:
        called = asyncio.Event()
        self.wake(called.set)
        await called.wait()

    async def _wake_in_turns(self) -> None:
        while self._waiting:
            for _ in range(min(AT_A_TIME, len(self._waiting))):
                self._waiting.popleft()()
            await asyncio.sleep(0)
        self._task = None
