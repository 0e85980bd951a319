"""A real NATS server of the package that tests install: started, killed and started again at the same port."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 120  # seconds for a process on a busy machine; never asserted on
PROGRAM = Path(sys.executable).with_name("nats-server")


def free_port() -> int:
    """None of those that the system gives to clients: while the server is down, one of them might get its port."""
    while True:
        port = random.SystemRandom().randrange(12_000, 32_000)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


class NatsServer:
    """At an address of this machine."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Until it takes connections. Somebody may have taken a port that was free: the first start tries others."""
        is_first = self._process is None
        until = time.monotonic() + PATIENCE
        self._run()
        while not self._answers():
            assert time.monotonic() < until, self._log.read_text()
            if self._process is None or self._process.poll() is not None:
                if is_first:
                    self.port = free_port()
                self._run()
            time.sleep(0.02)

    def stop(self, number: signal.Signals = signal.SIGKILL) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGCONT)
            self._process.send_signal(number)
            self._process.wait(PATIENCE)

    def freeze(self) -> None:
        """Returns when it stands still: until then its threads may still answer."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        os.waitpid(self._process.pid, os.WUNTRACED)

    def wake(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def restart(self) -> None:
        self.stop()
        self.start()

    @property
    def _log(self) -> Path:
        return self._folder / "nats.log"

    def _run(self) -> None:
        words = ["-a", "127.0.0.1", "-p", str(self.port), "-l", str(self._log)]
        self._process = subprocess.Popen([str(PROGRAM), *words], cwd=self._folder, env=os.environ)

    def _answers(self) -> bool:
        """Only ours: the greeting of another program at that port does not begin like that."""
        assert self._process is not None
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                line.settimeout(PATIENCE)
                return line.recv(5) == b"INFO " and self._process.poll() is None
        except OSError:
            return False


@contextmanager
def nats_server(folder: Path) -> Iterator[NatsServer]:
    server = NatsServer(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
