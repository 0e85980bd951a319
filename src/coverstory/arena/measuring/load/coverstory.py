"""Our server, and scripted seats at its tables: any offer that comes, and a rematch when a game is over."""

from __future__ import annotations

import random
import sys
from functools import partial
from itertools import count
from pathlib import Path

import msgspec

from coverstory.arena.measuring.load.process import Server, bearer
from coverstory.arena.measuring.load.script import ScriptedTable
from coverstory.arena.measuring.load.socket import Socket, open_socket
from coverstory.table.own_part import OwnPart
from coverstory.wire.messages import TableState


class Offer(msgspec.Struct):
    code: int


class Now(msgspec.Struct):
    """Of a move; a scene has the same, and a picture."""

    offers: list[Offer]
    together: list[int]
    ending: dict[str, msgspec.Raw] | None


class Message(msgspec.Struct):
    """As little as a script needs of what a seat is told."""

    kind: str = msgspec.field(name="is")
    id: int | None = None
    version: int = 0
    scene: Now | None = None  # of a welcome
    now: Now | None = None  # of a move
    table: TableState | None = None
    text: str = ""


FIRST_OF_DEALS = 2**40  # numbers of commands that nobody waits for

read = msgspec.json.Decoder(Message).decode


def start_server(database: Path) -> Server:
    program = [sys.executable, "-m", "coverstory", "serve", "--port", "0", "--bots", "1", "--no-rate-limit"]
    return Server([*program, "--database", f"sqlite:///{database}"], "/")


class Table(ScriptedTable):
    """All of its seats are people. A command is through when it is acknowledged and every seat has heard of it."""

    def __init__(self, server: Server, game: str, seats: int, seed: int) -> None:
        super().__init__()
        self._server = server
        self._dice = random.Random(seed)
        self._tokens = [server.ask("POST", "/api/tokens")["token"] for _ in range(seats)]
        settings = {"game": game, "seats": [{"kind": "open"}] * seats}
        body = {"settings": settings, "name": "Seat 0"}
        self._id = server.ask("POST", "/api/tables", body, self._tokens[0])["id"]
        for seat, token in enumerate(self._tokens[1:], 1):
            sit = {"do": "sit", "id": 1, "seat": seat, "name": f"Seat {seat}"}
            server.ask("POST", f"/api/tables/{self._id}/commands", sit, token)
        numbers = count(FIRST_OF_DEALS)
        self._parts = [OwnPart(lambda: f"{self._dice.random()}", numbers.__next__) for _ in range(seats)]
        self._sockets: list[Socket] = []
        self._number = 1
        self._doing = ""  # the command that is under way
        self._doer = 0  # the seat that sent it
        self._awaited = 0  # how many messages are missing until it is through
        self._able: dict[int, tuple[int, list[int]]] = {}  # seats that may act: for which version, and what they may do
        self._is_over = False

    async def open(self) -> None:
        path = f"/api/tables/{self._id}/socket"
        for seat, token in enumerate(self._tokens):
            hear = partial(self._hear, seat)
            self._sockets.append(await open_socket(self._server.address, path, bearer(token), hear))

    def begin(self) -> None:
        self._send(0, "start")

    def move(self) -> None:
        seat, (version, codes) = next(iter(self._able.items()))
        action = codes[self._dice.randrange(len(codes))]
        self._send(seat, "act", f',"seat":{seat},"version":{version},"action":{action}')

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    def _send(self, seat: int, do: str, rest: str = "") -> None:
        self._number += 1
        self._doing = do
        self._doer = seat
        self._awaited = 1 + len(self._sockets)
        self.note_sent()
        self._sockets[seat].send(f'{{"do":"{do}","id":{self._number}{rest}}}'.encode())

    def _hear(self, seat: int, text: bytes) -> None:
        message = read(text)
        is_act = self._doing == "act"
        if message.table is not None:
            for command in self._parts[seat].answer(message.table):
                self._sockets[seat].send(msgspec.json.encode(command))
        if message.kind == "done" and (message.id or 0) >= FIRST_OF_DEALS:
            return
        if message.kind == "done":
            if is_act:
                self.note_acknowledged()
            self._came()
        elif message.kind == ("welcome" if self._doing == "rematch" else "moved"):
            if is_act and seat != self._doer:
                self.note_heard()
            if is_act and seat == self._doer and message.now is not None and message.now.together:
                self._awaited -= len(self._sockets) - 1  # others decide at the same time, and hear of it later
            self._see(seat, message)
            self._came()
        elif message.kind in ("refused", "farewell"):
            self.fail(f"The server said to a scripted seat: {message.text}")

    def _see(self, seat: int, message: Message) -> None:
        now = message.now or message.scene
        if now is not None:
            self._is_over = now.ending is not None
            self._able.pop(seat, None)
            if now.offers:
                self._able[seat] = message.version, [offer.code for offer in now.offers]

    def _came(self) -> None:
        self._awaited -= 1
        if self._awaited:
            return
        if self._doing == "act":
            self.note_moved()
        if self._doing == "rematch":
            self._send(0, "start")
        elif self._is_over:
            self._play_again()
        else:
            self.ready()

    def _play_again(self) -> None:
        """All would like to: the last one to say so begins it."""
        for seat in range(len(self._sockets)):
            self._send(seat, "rematch")
        self._awaited = 2 * len(self._sockets)
