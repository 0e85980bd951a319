"""`coverstory think` in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE = 120  # seconds for a process on a busy machine; never asserted on


class ThinkingMachine:
    """Started, killed or stopped."""

    def __init__(self, bus: str, *words: str) -> None:
        program = [sys.executable, "-m", "coverstory", "think", "--bus", bus, "--bots", "1", *words]
        env = {**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "en"}
        self._process = subprocess.Popen(
            program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, start_new_session=True
        )

    def greeting(self) -> str:
        """When it is connected."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate(timeout=PATIENCE)

    def stop(self, number: signal.Signals) -> tuple[int, str, str]:
        """Its exit code, and what it said."""
        self._process.send_signal(number)
        said, complained = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, said, complained


@contextmanager
def thinking_machine(bus: str, *words: str) -> Iterator[ThinkingMachine]:
    machine = ThinkingMachine(bus, *words)
    try:
        yield machine
    finally:
        machine.kill()
