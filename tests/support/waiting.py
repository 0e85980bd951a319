"""Tests that wait for something wait as long as a busy machine takes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PATIENCE = 120  # seconds before a test gives up; never asserted on


async def until(question: Callable[[], bool]) -> None:
    """Asked again and again, in the loop in which it is answered."""
    async with asyncio.timeout(PATIENCE):
        while not question():
            await asyncio.sleep(0.01)
