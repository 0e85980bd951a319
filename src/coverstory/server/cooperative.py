"""Long work that nobody's move waits for: it is done in the event loop, a little at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import TypeVar

A_LITTLE = 32  # steps at a time: an entry of a record is a step
A_MOMENT = 0.001  # seconds at a time, or as long as a single step takes

Result = TypeVar("Result")


class Cooperative:
    """One piece of work at a time, and never more than half of the loop's time: however much is asked for, it delays
    moves by no more than a moment."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._one = asyncio.Lock()
        self._clock = clock

    async def do(self, work: Generator[object, None, Result]) -> Result:
        async with self._one:
            while True:
                began = self._clock()
                try:
                    for _ in range(A_LITTLE):
                        next(work)
                        if self._clock() - began >= A_MOMENT:
                            break
                except StopIteration as done:
                    result: Result = done.value
                    return result
                await asyncio.sleep(self._clock() - began)
