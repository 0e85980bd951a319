"""A real server in a process of its own, with real sockets and a real database file."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60  # seconds before a test gives up on a server; never asserted on
NO_RATE_LIMIT = ("--no-rate-limit",)  # how quick a test is depends on the machine: it is never refused for that
Json = dict[str, Any]  # what the server says, as a stranger would read it


class LiveServer:
    """Started, killed and started again over the same database."""

    def __init__(self, folder: Path, words: Sequence[str] = NO_RATE_LIMIT, env: Mapping[str, str] = os.environ) -> None:
        self.database = folder / "live.db"
        self._words = words
        self._env = {**env, "PYTHONUNBUFFERED": "1"}
        self._process: subprocess.Popen[str] | None = None
        self.url = ""
        self._port = "0"  # any free one, and that one again
        self.http = httpx.Client(timeout=PATIENCE, verify=False)  # one for all: making one costs more than a request

    def start(self) -> None:
        program = [sys.executable, "-m", "coverstory", "serve", "--port", self._port, "--bots", "1"]
        self._process = subprocess.Popen(
            [*program, "--database", f"sqlite:///{self.database}", *self._words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self._env,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "Coverstory is at" in line, self._process.communicate(timeout=PATIENCE)
        self.url = line.split()[3]
        self._port = self.url.rpartition(":")[2].strip("/")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        if self._process.returncode is not None:
            return
        self._process.kill()
        self._process.communicate(timeout=PATIENCE)

    def stop(self) -> str:
        """As Ctrl-C does; returns what it said on standard error."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        _, said = self._process.communicate(timeout=PATIENCE)
        return said


@contextmanager
def live_server(
    folder: Path, words: Sequence[str] = NO_RATE_LIMIT, env: Mapping[str, str] = os.environ
) -> Iterator[LiveServer]:
    server = LiveServer(folder, words, env)
    server.start()
    try:
        yield server
    finally:
        server.kill()
        server.http.close()


class Visitor:
    """Somebody with a token, or nobody."""

    def __init__(self, server: LiveServer, token: str | None = None, lang: str = "en") -> None:
        self.server = server
        self.token = token
        self.lang = lang

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str, **query: str | int) -> httpx.Response:
        return self.ask("GET", path, params={"lang": self.lang, **query})

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.ask("POST", path, json=body, params={"lang": self.lang})

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:  # whatever httpx takes
        headers = {"Content-Type": "application/json", **self.headers, **more.pop("headers", {})}
        self.server.http.cookies.clear()  # others use it, too
        return self.server.http.request(method, self.server.url + path, headers=headers, **more)

    def connect(self, path: str, **query: str | int) -> Line:
        asked = "&".join(f"{name}={value}" for name, value in {"lang": self.lang, **query}.items())
        address = self.server.url.replace("http", "ws", 1) + f"{path}?{asked}"
        return Line(address, self.headers)


class Line:
    """An open socket."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self._stack = ExitStack()
        opening = connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=None, max_queue=None)
        self.socket: ClientConnection = self._stack.enter_context(opening)
        self.told: list[Json] = []  # everything that came
        self._last = 0

    def send(self, command: object) -> None:
        self.socket.send(json.dumps(command))

    def hear(self) -> Json:
        message = cast(Json, json.loads(self.socket.recv(timeout=PATIENCE)))
        self.told.append(message)
        return message

    def await_kind(self, *kinds: str) -> Json:
        while (message := self.hear())["is"] not in kinds:
            pass
        return message

    def command(self, do: str, **parts: object) -> Json:
        """Send one and wait for its answer."""
        self._last += 1
        self.send({"do": do, "id": self._last, **parts})
        while True:
            message = self.hear()
            if message["is"] in ("done", "refused", "hinted", "pong") and message["id"] == self._last:
                return message

    def close(self) -> None:
        self._stack.close()


def newcomer(server: LiveServer, lang: str = "en") -> Visitor:
    token = Visitor(server).post("/api/tokens").json()["token"]
    return Visitor(server, token, lang)


def play_to_the_end(lines: list[Line], seed: int) -> list[Json]:
    """Everybody plays anything that is offered; returns the last scene of each."""
    dice = random.Random(seed)
    scenes: list[Json] = [line.await_kind("welcome", "moved") for line in lines]
    while not all((scene["scene"] or {}).get("ending") for scene in scenes):
        for line, seen in zip(lines, scenes, strict=True):
            if seen["scene"]["offers"]:
                action = dice.choice(seen["scene"]["offers"])["code"]
                seat = seen["scene"]["picture"]["seat"]
                assert line.command("act", seat=seat, version=seen["version"], action=action)["is"] == "done"
        scenes = [line.await_kind("moved") for line in lines]
    return scenes
