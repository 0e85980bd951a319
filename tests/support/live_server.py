"""A real server in a process of its own, with real sockets and a real database file."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Protocol, cast

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.dealing import Taker
from support.patch_by_hand import Follower

PATIENCE = 60  # seconds before a test gives up on a server; never asserted on
NO_RATE_LIMIT = ("--no-rate-limit",)  # how quick a test is depends on the machine: it is never refused for that
MOST_LOOKS = 100_000  # at a table until its game is over
NO_PAUSE = ("--bot-pause", "0")  # a game against bots does not take longer than it must
Json = dict[str, Any]  # what the server says, as a stranger would read it


class LiveServer:
    """Started, killed and started again over the same database."""

    def __init__(self, folder: Path, words: Sequence[str] = NO_RATE_LIMIT, env: Mapping[str, str] = os.environ) -> None:
        self.database = folder / "live.db"
        self.database_url = f"sqlite:///{self.database}"
        self._words = words
        self._env = {**env, "PYTHONUNBUFFERED": "1"}
        self.program = ["coverstory"]  # what `python -m` starts
        self.before: list[str] = []  # a command that ends by starting it
        self._process: subprocess.Popen[str] | None = None
        self.url = ""
        self._port = "0"  # any free one, and that one again
        self.http = httpx.Client(timeout=PATIENCE, verify=False)  # one for all: making one costs more than a request

    def start(self) -> None:
        serving = ["serve", "--port", self._port, "--bots", "1", *NO_PAUSE]
        program = [*self.before, sys.executable, "-m", *self.program, *serving]
        self._process = subprocess.Popen(
            [*program, "--database", self.database_url, *self._words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self._env,
        )
        self.url = self.greeting()
        self._port = self.url.rpartition(":")[2].strip("/")

    def greeting(self) -> str:
        """The address that it names first of all."""
        assert self._process is not None
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "Coverstory is at" in line, self._process.communicate(timeout=PATIENCE)
        return line.split()[3]

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

    def send_signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def stop(self, number: signal.Signals = signal.SIGINT) -> str:
        """As Ctrl-C does; returns what it said on standard error, but for bots that were late on a busy machine."""
        assert self._process is not None
        self.send_signal(number)
        _, said = self._process.communicate(timeout=PATIENCE)
        return "".join(line for line in said.splitlines(keepends=True) if "in place of the bot" not in line)


@contextmanager
def live_server(
    folder: Path, words: Sequence[str] = NO_RATE_LIMIT, env: Mapping[str, str] = os.environ
) -> Iterator[LiveServer]:
    with running(LiveServer(folder, words, env)) as server:
        yield server


@contextmanager
def running(server: LiveServer) -> Iterator[LiveServer]:
    """Until the end of the block, whatever happens in it."""
    server.start()
    try:
        yield server
    finally:
        server.kill()
        server.http.close()


class Served(Protocol):
    """A server that runs."""

    http: httpx.Client

    @property
    def url(self) -> str: ...


class Visitor:
    """Somebody with a token, or nobody."""

    def __init__(self, server: Served, token: str | None = None, lang: str = "en") -> None:
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
    """An open socket. A thread listens, and takes part in deals by itself, as any client does."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self._stack = ExitStack()
        opening = connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=None, max_queue=None)
        self.socket: ClientConnection = self._stack.enter_context(opening)
        self.told: list[Json] = []  # everything that came
        self._last = 0
        self._follower = Follower()
        self._newest: Json = {}  # the last message with a scene
        self._deal_numbers = count(1_000_000)
        self.taker: Taker | None = Taker()  # None: sits there and does nothing
        self._heard: SimpleQueue[Json | ConnectionClosed] = SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        try:
            for frame in self.socket:
                message = cast(Json, json.loads(frame))
                self._heard.put(message)
                for command in self.taker.answer(message["table"]) if self.taker and "table" in message else []:
                    self.send({"id": next(self._deal_numbers), **command})
            self.socket.recv()  # says how it was closed
        except ConnectionClosed as closed:
            self._heard.put(closed)

    def send(self, command: object) -> None:
        self.socket.send(json.dumps(command))

    def hear(self) -> Json:
        message = self._heard.get(timeout=PATIENCE)
        if isinstance(message, ConnectionClosed):
            self._heard.put(message)  # whoever asks again is told the same
            raise message
        self.told.append(message)
        read = self._follower.read(message)
        self._newest = read if read.get("scene") else self._newest
        return read

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

    def newest_scene(self) -> Json:
        """After all that was sent until now."""
        self.command("ping")
        return self._newest

    def close(self) -> None:
        self._stack.close()


def newcomer(server: Served, lang: str = "en") -> Visitor:
    token = Visitor(server).post("/api/tokens").json()["token"]
    return Visitor(server, token, lang)


def deal_over_http(people: Sequence[Visitor], table: str) -> None:
    """Programs without a socket take part in a deal: they look at the table, and send what is asked for."""
    takers = [(person, Taker()) for person in people]
    for person, taker in takers * 2:  # all commit, then all open
        for command in taker.answer(person.get(f"/api/tables/{table}").json()["table"]):
            answer = person.post(f"/api/tables/{table}/commands", {"id": 1, **command})
            assert answer.json()["is"] == "done", answer.text


def play_to_the_end(lines: list[Line], seed: int) -> list[Json]:
    """Everybody plays anything that is offered; returns the last scene of each."""
    dice = random.Random(seed)
    for line in lines:
        line.await_kind("welcome", "moved")
    for _ in range(MOST_LOOKS):
        seen = [line.newest_scene() for line in lines]
        if all(each["scene"]["ending"] for each in seen):
            return seen
        for line, each in zip(lines, seen, strict=True):
            scene = each["scene"]
            if scene["offers"]:
                command = {"seat": scene["picture"]["seat"], "version": each["version"]}
                assert line.command("act", action=dice.choice(scene["offers"])["code"], **command)["is"] == "done"
    raise AssertionError("a game without an end")
