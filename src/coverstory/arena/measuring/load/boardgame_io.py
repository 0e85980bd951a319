"""boardgame.io's own server with a game of hidden cards (bench/boardgame.io), and scripted seats at its tables."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from coverstory.arena.measuring.load.process import Server
from coverstory.arena.measuring.load.script import ScriptedTable
from coverstory.arena.measuring.load.socket import Socket, open_socket

GAME = "hunt"
SEATS = 2
PATH = "/socket.io/?EIO=4&transport=websocket"  # Engine.IO's fourth protocol, over a WebSocket from the beginning
OPENED, PING, PONG = b"0", b"2", b"3"
JOIN, EVENT = f"40/{GAME},".encode(), f"42/{GAME},".encode()


class Offer(msgspec.Struct):
    parts: list[str | int]


class Board(msgspec.Struct):
    offers: list[Offer]


class Turn(msgspec.Struct):
    player: str = msgspec.field(name="currentPlayer")
    gameover: dict[str, list[int]] | None = None


class Position(msgspec.Struct):
    """As little as a script needs of what a seat is told."""

    board: Board = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """What answers “sync”."""

    state: Position


read_parts = msgspec.json.Decoder(list[msgspec.Raw]).decode
read_name = msgspec.json.Decoder(str).decode
read_position = msgspec.json.Decoder(Position).decode
read_synced = msgspec.json.Decoder(Synced).decode


class Match(NamedTuple):
    """One that is made, with both players joined."""

    id: str
    credentials: Sequence[str]


def start_server(node: str, home: Path, files: Path | None) -> Server:
    """In memory, or with its file store."""
    return Server([node, str(home / "server.js"), *([] if files is None else [str(files)])], "/games")


def make_match(server: Server) -> Match:
    made = server.ask("POST", f"/games/{GAME}/create", {"numPlayers": SEATS})["matchID"]
    joined = [
        server.ask("POST", f"/games/{GAME}/{made}/join", {"playerID": str(seat), "playerName": f"Seat {seat}"})
        for seat in range(SEATS)
    ]
    return Match(made, [each["playerCredentials"] for each in joined])


class Stock:
    """Matches made in advance where waiting is measured; otherwise they are made when the last one is over, as ours."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._matches: list[Match] = []

    def fill(self, count: int) -> None:
        while len(self._matches) < count:
            self._matches.append(make_match(self._server))

    def take(self) -> Match:
        return self._matches.pop() if self._matches else make_match(self._server)


class Table(ScriptedTable):
    """A move is through when both seats have heard of it; there is no other acknowledgement."""

    def __init__(self, server: Server, stock: Stock, seed: int) -> None:
        super().__init__()
        self._address = server.address
        self._stock = stock
        self._dice = random.Random(seed)
        self._sockets: list[Socket] = []
        self._joined: list[asyncio.Future[None]] = []
        self._match = stock.take()
        self._seen: list[Position | None] = [None] * SEATS
        self._mover = 0
        self._awaited = 0

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            self._joined.append(loop.create_future())
            self._sockets.append(await open_socket(self._address, PATH, {}, partial(self._hear, seat)))
            self._sockets[seat].send(JOIN)
            await self._joined[seat]

    def begin(self) -> None:
        self._awaited = SEATS
        for seat, credentials in enumerate(self._match.credentials):
            self._emit(seat, "sync", self._match.id, str(seat), credentials, SEATS)

    def move(self) -> None:
        position = self._seen[self._mover]
        assert position is not None
        name, *words = self._dice.choice(position.board.offers).parts
        player = str(self._mover)
        payload = {
            "type": name,
            "args": words,
            "playerID": player,
            "credentials": self._match.credentials[self._mover],
        }
        self._awaited = SEATS
        self.note_sent()
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(self._mover, "update", action, position.number, self._match.id, player)

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    def _emit(self, seat: int, *words: object) -> None:
        self._sockets[seat].send(EVENT + json.dumps(words).encode())

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(EVENT):
            name, *parts = read_parts(text[len(EVENT) :])
            self._hear_event(seat, read_name(name), parts)
        elif text.startswith(JOIN):
            self._joined[seat].set_result(None)
        elif text == PING:
            self._sockets[seat].send(PONG)

    def _hear_event(self, seat: int, name: str, parts: list[msgspec.Raw]) -> None:
        if name == "sync":
            self._seen[seat] = read_synced(parts[1]).state
            self._came()
        elif name == "update":
            self._seen[seat] = read_position(parts[1])
            if seat == self._mover:
                self.note_acknowledged()
            else:
                self.note_heard()
            self._awaited -= 1
            if not self._awaited:
                self.note_moved()
                self._go_on()

    def _came(self) -> None:
        self._awaited -= 1
        if not self._awaited:
            self._go_on()

    def _go_on(self) -> None:
        position = self._seen[0]
        assert position is not None
        if position.turn.gameover is None:
            self._mover = int(position.turn.player)
            self.ready()
        else:
            self._match = self._stock.take()
            self.begin()
