"""The cable between a browser and the server: it can be pulled out and plugged in again."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Cable:
    """Passes bytes on, both ways, while it is plugged in."""

    def __init__(self, url: str) -> None:
        address = urlsplit(url)
        self._server = (address.hostname or "", address.port or 80)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._plugged = True
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._open_door, daemon=True).start()

    def pull(self) -> None:
        self._plugged = False
        for end in self._ends:
            hang_up(end)
        self._ends = []

    def plug_in(self) -> None:
        self._plugged = True

    def close(self) -> None:
        self.pull()
        hang_up(self._door)

    def _open_door(self) -> None:
        with suppress(OSError):  # the door was closed
            while True:
                near, _ = self._door.accept()
                if self._plugged:
                    self._connect(near)
                else:
                    hang_up(near)

    def _connect(self, near: socket.socket) -> None:
        far = socket.create_connection(self._server)
        self._ends += [near, far]
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=pass_on, args=(one, other), daemon=True).start()


def pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):  # either end was closed
        while some := one.recv(65536):
            other.sendall(some)
    hang_up(one)
    hang_up(other)


def hang_up(end: socket.socket) -> None:
    with suppress(OSError):  # it was closed before
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def cable(url: str) -> Iterator[Cable]:
    laid = Cable(url)
    try:
        yield laid
    finally:
        laid.close()
