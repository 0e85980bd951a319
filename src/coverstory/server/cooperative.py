"""Long work that nobody's move waits for: it is done in the event loop, a little at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from typing import TypeVar

A_LITTLE = 32  # steps at a time, a millisecond or two: an entry of a record is a step

Result = TypeVar("Result")


class Cooperative:
    """One piece of work at a time: however many are asked for, they delay moves no more than one does."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()

    async def do(self, work: Generator[object, None, Result]) -> Result:
        async with self._one:
            while True:
                try:
                    for _ in range(A_LITTLE):
                        next(work)
                except StopIteration as done:
                    result: Result = done.value
                    return result
                await asyncio.sleep(0)
