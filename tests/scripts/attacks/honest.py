"""A player who wants nothing but to be served, whatever happens to the server."""

from __future__ import annotations

import json
import multiprocessing
import time
from multiprocessing.connection import Connection

from websockets.sync.client import connect as connect_and_wait

from scripts.attacks.client import (
    GONE,
    socket_of,
    table_of,
)
from support.live_server import LiveServer, newcomer


class Honest:
    """A player at a table of their own who asks for an answer all the time, from another process."""

    def __init__(self, server: LiveServer) -> None:
        visitor = newcomer(server)
        address = socket_of(server, f"/api/tables/{table_of(visitor)}/socket")
        spawn = multiprocessing.get_context("spawn")
        self._ours, theirs = spawn.Pipe()
        self._process = spawn.Process(target=ask_all_the_time, args=(address, visitor.headers, theirs), daemon=True)
        self._process.start()
        self._ours.recv()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def waits(self) -> list[float]:
        """How long it waited for each answer, in seconds; it goes no further."""
        self._ours.send("enough")
        waited: list[float] = self._ours.recv()
        self._process.join()
        return waited


def ask_all_the_time(address: str, headers: dict[str, str], results: Connection) -> None:
    waits: list[float] = []
    number = 0
    try:
        with connect_and_wait(address, additional_headers=headers, max_queue=None, open_timeout=60) as socket:
            results.send("begun")
            while not results.poll(0.01):
                number += 1
                asked = time.monotonic()
                socket.send(json.dumps({"do": "ping", "id": number}))
                while json.loads(socket.recv(600)).get("id") != number:
                    pass
                waits.append(time.monotonic() - asked)
    except GONE:  # the server was killed
        results.poll(600)
    results.send(waits)
