"""A table of the soak: two honest players who go on through every crash, and know what they were told."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import count

import httpx
import msgspec

from coverstory.arena.measuring.load.coverstory import FIRST_OF_DEALS, Now
from coverstory.arena.measuring.load.script import percentile
from coverstory.arena.measuring.load.socket import Socket, open_socket
from coverstory.table.own_part import OwnPart
from coverstory.wire.messages import TableState
from support.decisions import decisions

SEATS = 2
ANSWER_SECONDS = 20.0  # after which a connection counts as dead
GRACE = 600  # seconds before a bot plays for somebody: longer than any crash
PEACE = 15.0  # seconds after a connection, in which everybody else comes back, too
SHARES = (0.5, 0.99, 0.999)
LOST = (ConnectionError, OSError, EOFError, TimeoutError)


class Message(msgspec.Struct):
    """As little as a player needs."""

    kind: str = msgspec.field(name="is")
    id: int | None = None
    number: int | None = None
    version: int = 0
    scene: Now | None = None  # of a welcome
    now: Now | None = None  # of a move
    table: TableState | None = None
    code: str = ""


read = msgspec.json.Decoder(Message).decode


@dataclass
class Report:
    """What all tables together were told."""

    acknowledged: int = 0
    games: int = 0
    waited: list[float] = field(default_factory=list)  # seconds to the acknowledgement of a move
    waited_in_peace: list[float] = field(default_factory=list)  # without those soon after a crash
    violations: list[str] = field(default_factory=list)

    def waits(self) -> list[float]:
        return [percentile(self.waited, share) for share in SHARES]

    def waits_in_peace(self) -> list[float]:
        return [percentile(self.waited_in_peace, share) for share in SHARES]


class WatchedSocket:
    """A socket, and whether it is still open."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lost = socket.connection_lost

        def note(error: Exception | None) -> None:
            lost(error)
            if not self.closed.done():
                self.closed.set_result(None)

        socket.connection_lost = note  # type: ignore[method-assign]  # the measuring client does not tell

    def send(self, text: bytes) -> None:
        if self.closed.done():
            raise ConnectionError("closed")
        self._socket.send(text)

    def close(self) -> None:
        self._socket.close()


@dataclass(frozen=True)
class Address:
    """Where the server is, and as whom we come: the server takes us for a proxy."""

    url: str
    client: str

    def headers(self, token: str) -> dict[str, str]:
        known = {"Authorization": f"Bearer {token}"} if token else {}
        return {"X-Forwarded-For": self.client, **known}

    async def open(self, path: str, token: str, hear: Callable[[bytes], None]) -> WatchedSocket:
        host = self.url.removeprefix("http://").strip("/")
        async with asyncio.timeout(ANSWER_SECONDS):
            return WatchedSocket(await open_socket(host, path, self.headers(token), hear))


class SoakTable:
    """One command at a time; after a lost connection the same one again, until it is answered."""

    def __init__(self, address: Address, client: httpx.AsyncClient, number: int, report: Report) -> None:
        self._address = address
        self._client = client
        self._report = report
        self._dice = random.Random(number)
        self._tokens: list[str] = []
        self.id = ""
        self._numbers = count(1)
        deals = count(FIRST_OF_DEALS)
        self._parts = [OwnPart(lambda: f"{self._dice.random()}", deals.__next__) for _ in range(SEATS)]
        self._sockets: list[WatchedSocket | None] = [None] * SEATS
        self._connected = 0.0  # when it last was
        self._unanswered: list[dict[int, bytes]] = [{} for _ in range(SEATS)]  # parts of deals, by number
        self._last: list[int | None] = [None] * SEATS  # numbers of the streams
        self._version = 0
        self._offers: list[list[int]] = [[] for _ in range(SEATS)]
        self._seen = [0] * SEATS  # versions, each seat's own
        self._are_together = [False] * SEATS  # whether others decide at the same time
        self._round: int | None = None  # the version at which they began to
        self._is_over = False
        self._stage = ""
        self._match = ""
        self._news: asyncio.Future[None] | None = None  # done when something is heard
        self._answer: asyncio.Future[Message] | None = None
        self._awaited = 0
        self._decided: dict[tuple[int, int, int], tuple[int, int]] = {}  # of this match, by their place in its record

    # Setting it up.

    async def open(self) -> None:
        self._tokens = [(await self._post("/api/tokens", "", {}))["token"] for _ in range(SEATS)]
        settings = {"game": "agent_hunter", "seats": [{"kind": "open"}] * SEATS, "watchers": "public", "grace": GRACE}
        made = await self._post("/api/tables", self._tokens[0], {"settings": settings, "name": "Seat 0"})
        self.id = made["id"]
        sit = {"do": "sit", "id": 1, "seat": 1, "name": "Seat 1"}
        await self._post(f"/api/tables/{self.id}/commands", self._tokens[1], sit)
        await self._connect()
        await self._sure(0, "start")

    async def _post(self, path: str, token: str, body: object) -> dict[str, str]:
        answer = await self._client.post(path, json=body, headers=self._address.headers(token))
        assert answer.status_code < 300, answer.text
        return dict(answer.json())

    def close(self) -> None:
        for socket in self._sockets:
            if socket is not None:
                socket.close()

    # Playing.

    async def play(self, pause: float, over: asyncio.Event) -> None:
        """A move every so many seconds, until it is over."""
        while not over.is_set():
            await asyncio.sleep(self._dice.uniform(0.5, 1.5) * pause)
            await self._until(lambda: self._stage != "dealing" and (self._is_over or any(self._offers)))
            if self._is_over:
                await self._check_game()
                for seat in range(SEATS):
                    await self._sure(seat, "rematch")
                await self._sure(0, "start")
            else:
                await self._move()
        await self._check_so_far()

    async def _move(self) -> None:
        seat = next(seat for seat in range(SEATS) if self._offers[seat])
        version, action = self._seen[seat], self._dice.choice(self._offers[seat])
        self._offers[seat] = []
        is_together = self._are_together[seat]
        began = time.perf_counter()
        is_first_try = await self._sure(seat, "act", seat=seat, version=version, action=action)
        self._round = (self._round or version) if is_together else None
        self._decided[self._round or version, seat, version] = seat, action
        if is_first_try:
            waited = time.perf_counter() - began
            self._report.waited.append(waited)
            if began - self._connected > PEACE:
                self._report.waited_in_peace.append(waited)
        heard = [seat] if is_together else range(SEATS)
        await self._until(lambda: all(self._seen[each] > version for each in heard) or self._is_over)

    async def _sure(self, sender: int, do: str, **rest: object) -> bool:
        """Sends it until it is answered. Returns whether once was enough."""
        number = next(self._numbers)
        text = json.dumps({"do": do, "id": number, **rest}).encode()
        tries = 0
        while True:
            tries += 1
            try:
                await self._connect()
                self._awaited = number
                answer = self._answer = asyncio.get_running_loop().create_future()
                self._socket(sender).send(text)
                async with asyncio.timeout(ANSWER_SECONDS):
                    await asyncio.wait([answer, self._socket(sender).closed], return_when=asyncio.FIRST_COMPLETED)
                if answer.done():
                    break
            except LOST:
                await asyncio.sleep(self._dice.uniform(0.1, 0.5))
        if answer.result().kind == "done":
            self._report.acknowledged += 1
        else:
            self._complain(f"{do} was refused: {answer.result().code}, at try {tries}")
        return tries == 1

    def _socket(self, seat: int) -> WatchedSocket:
        socket = self._sockets[seat]
        if socket is None or socket.closed.done():
            raise ConnectionError("closed")
        return socket

    async def _until(self, is_so: Callable[[], bool]) -> None:
        """Looks again after every message, and connects anew where a connection is lost."""
        while not is_so():
            try:
                await self._connect()
                if is_so():
                    return
                self._news = asyncio.get_running_loop().create_future()
                closed = [self._socket(seat).closed for seat in range(SEATS)]
                await asyncio.wait([self._news, *closed], timeout=ANSWER_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            except LOST:
                await asyncio.sleep(self._dice.uniform(0.1, 0.5))

    async def _connect(self) -> None:
        for seat in range(SEATS):
            socket = self._sockets[seat]
            if socket is None or socket.closed.done():
                since = "" if self._last[seat] is None else f"&since={self._last[seat]}"
                path = f"/api/tables/{self.id}/socket?seat={seat}&client=soak{seat}{since}"
                self._sockets[seat] = await self._address.open(path, self._tokens[seat], partial(self._hear, seat))
                self._connected = time.perf_counter()
                for number in self._unanswered[seat]:
                    self._send_part(seat, number)

    def _send_part(self, seat: int, number: int) -> None:
        """A part of a deal, which is sent again with every connection until it is answered."""
        socket = self._sockets[seat]
        if socket is not None and not socket.closed.done():
            socket.send(self._unanswered[seat][number])

    # What the server says.

    def _hear(self, seat: int, text: bytes) -> None:
        message = read(text)
        if self._news is not None and not self._news.done():
            self._news.set_result(None)
        if message.number is not None:
            self._count(seat, message)
        if message.table is not None:
            self._stage, self._match = message.table.stage, message.table.match
            for command in self._parts[seat].answer(message.table):
                self._unanswered[seat][command.id] = msgspec.json.encode(command)
                self._send_part(seat, command.id)
        if (scene := message.now or message.scene) is not None:
            self._seen[seat] = message.version
            self._is_over = scene.ending is not None
            self._offers[seat] = [offer.code for offer in scene.offers]
            self._are_together[seat] = bool(scene.together)
        elif message.kind == "welcome":
            self._seen[seat], self._offers[seat], self._is_over = 0, [], False
        if message.id in self._unanswered[seat] and message.kind in ("done", "refused"):
            del self._unanswered[seat][message.id]
            self._parts[seat].note_done(message.id)
        is_answer = message.kind in ("done", "refused") and message.id == self._awaited
        if is_answer and self._answer is not None and not self._answer.done():
            self._answer.set_result(message)

    def _count(self, seat: int, message: Message) -> None:
        last, number = self._last[seat], message.number
        assert number is not None
        if message.kind == "welcome":
            if last is not None and number < last:
                self._complain(f"the stream went back from {last} to {number}")
        elif last is not None:
            allowed = (last, last + 1) if message.kind in ("changed", "noted") else (last + 1,)
            if number not in allowed:
                self._complain(f"a {message.kind} message has number {number} after {last}")
        self._last[seat] = number

    # What it has to be.

    async def _check_game(self) -> None:
        """Every acknowledged move is in the record, at its place, and nothing else is."""
        while True:
            try:
                path = f"/api/matches/{self._match}/record"
                answer = await self._client.get(path, headers=self._address.headers(self._tokens[0]))
                break
            except httpx.HTTPError:
                await asyncio.sleep(self._dice.uniform(0.1, 0.5))
        if answer.status_code != 200:
            self._complain(f"the record of a finished game is not there: {answer.status_code}")
        elif (found := decisions(answer.content)) != [self._decided[at] for at in sorted(self._decided)]:
            self._complain(f"a record has {len(found)} moves, and {len(self._decided)} were acknowledged, or others")
        self._report.games += 1
        self._decided = {}
        self._round = None
        self._is_over = False

    async def _check_so_far(self) -> None:
        await self._until(lambda: True)
        if self._decided and not self._is_over and max(self._seen) <= max(version for _, _, version in self._decided):
            self._complain("a move that was acknowledged is not there")

    def _complain(self, what: str) -> None:
        self._report.violations.append(f"table {self.id[:6]}…: {what}")
