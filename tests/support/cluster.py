"""Several servers of one database: PostgreSQL, NATS, nodes in processes of their own, and a proxy before them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from support.nats_server import PATIENCE, NatsServer, free_port
from support.postgres_process import PostgresProcess
from support.tcp_proxy import TcpProxy

USUAL = ("--bots", "1", "--bot-pause", "0", "--no-rate-limit", "--trusted-proxy", "127.0.0.1")


class Node:
    """One server; its connections to the database and to the bus can be cut."""

    def __init__(self, folder: Path, name: str, postgres: PostgresProcess, nats: NatsServer, is_gated: bool) -> None:
        self.port = free_port()
        self._log = folder / f"{name}.log"
        self._gates = [TcpProxy(lambda: [postgres.port]), TcpProxy(lambda: [nats.port])] if is_gated else []
        self._postgres = postgres
        self._nats = nats
        self._process: subprocess.Popen[bytes] | None = None
        self.http = httpx.Client(timeout=PATIENCE)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def begin(self) -> None:
        """It is ready some time later."""
        with self._log.open("ab") as log:
            env = {**os.environ, "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": str(self._log.parent)}
            self._process = subprocess.Popen(self._program(), stdout=log, stderr=log, env=env)

    def _program(self) -> list[str]:
        database, bus = (gate.port for gate in self._gates) if self._gates else (self._postgres.port, self._nats.port)
        words = ["--database", self._postgres.url(database), "--bus", f"nats://127.0.0.1:{bus}", *USUAL]
        return [sys.executable, "-m", "coverstory", "serve", "--port", str(self.port), *words]

    def await_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert time.monotonic() < until, self.said()
            assert self._process is not None
            assert self._process.poll() is None, self.said()
            time.sleep(0.05)

    def start(self) -> None:
        self.begin()
        self.await_ready()

    def is_ready(self) -> bool:
        with suppress(httpx.HTTPError):
            return self.http.get(f"{self.url}/readyz").status_code == 200
        return False

    def kill(self) -> None:
        self.wake()
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """In an orderly way: it hands its tables over."""
        self._end(signal.SIGTERM)

    def freeze(self) -> None:
        os.kill(self.pid, signal.SIGSTOP)

    def wake(self) -> None:
        if self._process is not None and self._process.poll() is None:
            os.kill(self.pid, signal.SIGCONT)

    def cut_off(self) -> None:
        for gate in self._gates:
            gate.cut()

    def mend(self) -> None:
        for gate in self._gates:
            gate.mend()

    def close(self) -> None:
        self.kill()
        self.http.close()
        for gate in self._gates:
            gate.close()

    def said(self) -> str:
        return self._log.read_text(errors="replace")

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(number)
            self._process.wait(PATIENCE)


class Cluster:
    """Clients know its proxy alone."""

    def __init__(self, folder: Path, nodes: int, is_gated: bool = False, is_durable: bool = False) -> None:
        self._folder = folder
        self.postgres = PostgresProcess(is_durable)
        self.nats = NatsServer(folder)
        self.nodes = [Node(folder, f"node{n}", self.postgres, self.nats, is_gated=is_gated) for n in range(nodes)]
        self.proxy = TcpProxy(lambda: [node.port for node in self.nodes])

    @property
    def url(self) -> str:
        return self.proxy.url

    def start(self) -> None:
        """The first one makes the schema."""
        self.postgres.start()
        self.nats.start()
        for node in self.nodes:
            node.begin()
        for node in self.nodes:
            node.await_ready()

    def close(self) -> None:
        for node in self.nodes:
            node.close()
        self.proxy.close()
        self.nats.stop()
        self.postgres.close()

    def admin_token(self) -> str:
        """Of whoever runs the site; each node writes it into a file."""
        (file,) = self._folder.glob("**/*admin-token")
        return file.read_text().strip()

    def said(self) -> Sequence[str]:
        return [node.said() for node in self.nodes]


@contextmanager
def cluster(folder: Path, nodes: int, is_gated: bool = False, is_durable: bool = False) -> Iterator[Cluster]:
    found = Cluster(folder, nodes, is_gated, is_durable)
    try:
        found.start()
        yield found
    finally:
        found.close()
