"""A clock that only goes on when somebody says so, shared by several processes."""

from __future__ import annotations

import asyncio
import struct
from pathlib import Path

SIZE = 8  # bytes
BEGINNING = 1_000_000.0


class HandClock:
    """Its time is kept in a file. Whoever shares it takes turns: nobody asks while another one lets time pass."""

    def __init__(self, file: Path) -> None:
        self._file = file
        if not file.exists():
            self._write(BEGINNING)

    def __call__(self) -> float:
        return float(struct.unpack("d", self._file.read_bytes())[0])

    def let_pass(self, seconds: float) -> None:
        self._write(self() + seconds)

    async def sleep(self, seconds: float) -> None:
        self.let_pass(seconds)
        await asyncio.sleep(0)

    def _write(self, seconds: float) -> None:
        with self._file.open("r+b" if self._file.exists() else "wb") as file:
            file.write(struct.pack("d", seconds))
