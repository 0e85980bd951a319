"""A server in a process of its own: what it costs is read from the system, and the load's own cost does not count."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from coverstory.errors import CannotMeasure

PROC = Path("/proc")
IDLE = 1.0  # seconds
PATIENCE = 60.0  # seconds that a server may take for anything


@dataclass(frozen=True)
class FirstPage:
    """From nothing to the first page."""

    seconds: float
    cpu_seconds: float


class Server:
    """Started at once; it says its address in a line such as “… at http://127.0.0.1:8707 …”."""

    def __init__(self, program: Sequence[str], page: str) -> None:
        if not (PROC / "self" / "stat").exists():
            raise CannotMeasure("The cost of a server is read from /proc, which this system does not have.")
        began = time.monotonic()
        try:
            self._process = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        except OSError as error:
            raise CannotMeasure(f"{program[0]} cannot be started: {error.strerror}.") from None
        self.address = self._address()
        self._line = http.client.HTTPConnection(self.address, timeout=PATIENCE)
        self._asked = began
        self.ask("GET", page)
        self.first_page = FirstPage(time.monotonic() - began, self.cpu_seconds())

    def _address(self) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://(\S+:\d+)", line):
                return found[1]
        raise CannotMeasure("A server ended before it said where it is.")

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:  # JSON, or nothing
        """One request; the answer's JSON, if it is that."""
        headers = {"Content-Type": "application/json", **bearer(token)}
        if time.monotonic() - self._asked > IDLE:
            self._line.close()  # the server may have hung up; it is dialled again
        self._asked = time.monotonic()
        self._line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self._line.getresponse()
        said = answer.read()
        if answer.status >= 400:
            raise CannotMeasure(f"{method} {path}: {answer.status} {said[:200].decode(errors='replace')}")
        return json.loads(said) if "json" in (answer.getheader("content-type") or "") else None

    def cpu_seconds(self) -> float:
        """Of all its threads, since it began."""
        fields = (PROC / str(self._process.pid) / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that it holds now."""
        status = (PROC / str(self._process.pid) / "status").read_text()
        found = re.search(r"^VmRSS:\s*(\d+) kB$", status, re.MULTILINE)
        return 1024 * int(found[1]) if found else 0

    def stop(self) -> None:
        self._line.close()
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()


def bearer(token: str) -> Mapping[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}
