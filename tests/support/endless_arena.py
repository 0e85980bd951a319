"""An arena that somebody watches, and stops in the middle."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

ERASE_LINE = "\033[2K"  # what a progress bar leaves behind


class Endless:
    """An arena that would run for days, seen on a terminal until it has shown a score."""

    def __init__(self, report: Path, *where: str) -> None:
        words = ["agent_hunter", "--bots", "rookie,R", "--games", "100000000", *where, "--json"]
        self._terminal, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "coverstory", "arena", *words, "--report", str(report)],
            stdout=subprocess.PIPE,
            stderr=theirs,
            start_new_session=True,
            encoding="utf-8",
            env={**os.environ, "TERM": "xterm"},
        )
        os.close(theirs)
        self._seen = b""
        while b", R " not in self._seen:
            self._seen += os.read(self._terminal, 65536)

    def finish(self) -> tuple[int, str, dict[str, Any]]:  # JSON as it comes
        """Its exit code, what the terminal saw, and what was told."""
        with suppress(OSError):  # the other end was closed
            while more := os.read(self._terminal, 65536):
                self._seen += more
        told, _ = self.process.communicate()
        os.close(self._terminal)
        return self.process.returncode, self._seen.decode(), json.loads(told)
