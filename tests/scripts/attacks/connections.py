"""Connections that take all there are, say nothing, or say it in the smallest parts."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from scripts.attacks.client import (
    GONE,
    is_served,
    socket_of,
    table_against,
)
from scripts.attacks.outcome import Outcome
from support.live_server import LiveServer, newcomer

BEGINS = b"\x01\x80\0\0\0\0"  # frames of a client: masked, here with zeros
EMPTY_PART = b"\x00\x80\0\0\0\0"
PART_OF_A_BYTE = b"\x00\x81\0\0\0\0x"
A_MESSAGE = b"\x81\x81\0\0\0\0x"
HALVES = (
    b"",
    b"GET / HTTP/1.1\r\nHost: ",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
)


async def silence(server: LiveServer, count: int) -> Outcome:
    """Connections that say nothing, half a header or half a body; then somebody else comes."""
    address = urlsplit(server.url)
    opened = []
    for number in range(count):
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(address.hostname, address.port)
            writer.write(HALVES[number % len(HALVES)])
            opened.append((reader, writer))
    ended = await asyncio.gather(*(closed_within(reader, 40) for reader, _ in opened))
    served = await asyncio.to_thread(is_served, server)
    for _, writer in opened:
        writer.close()
    return Outcome(f"{sum(ended)} of {count} were closed; others are {'served' if served else 'locked out'}", served)


async def closed_within(reader: asyncio.StreamReader, seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds):
            while await reader.read(4096):
                pass
    except GONE as error:
        return not isinstance(error, TimeoutError)
    return True


async def greed(server: LiveServer, count: int) -> Outcome:
    """One address opens sockets until it gets no more; a player of a running game comes back."""
    player = newcomer(server)
    table = table_against(player, "random")
    address = socket_of(server, "/api/lobby")
    held = 0
    async with AsyncExitStack() as opened:
        for _ in range(count):
            try:
                socket = await opened.enter_async_context(connect(address, max_queue=None, open_timeout=60))
                if json.loads(await socket.recv())["is"] == "farewell":
                    break
            except GONE:
                break
            held += 1
        seat = socket_of(server, f"/api/tables/{table}/socket")
        try:
            async with connect(seat, additional_headers=player.headers, open_timeout=60) as back:
                came_back = json.loads(await back.recv())["is"] == "welcome"
        except GONE:
            came_back = False
    seen = "came back" if came_back else "was kept out"
    return Outcome(f"one address held {held} sockets; the player {seen}", came_back)


async def pings(server: LiveServer, count: int) -> Outcome:
    """A socket that sends nothing but pings."""
    sent = 0
    with suppress(*GONE):
        async with connect(socket_of(server, "/api/lobby"), max_queue=None, open_timeout=60) as socket:
            for _ in range(count):
                await socket.ping()
                sent += 1
    return Outcome(f"{sent} of {count} pings were taken", is_served(server))


async def raw_socket(server: LiveServer, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket on which anything can be sent, also what no library would send."""
    address = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    head = f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: c2NyaXB0ZWQgc2VhdC4uLg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    writer.write((head + key).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def pour(server: LiveServer, first: bytes, frame: bytes, count: int) -> tuple[int, bool]:
    """How many frames were sent, and whether the server hung up on us."""
    reader, writer = await raw_socket(server, "/api/lobby")
    writer.write(first)
    sent = 0
    with suppress(*GONE):
        async with asyncio.timeout(20):
            while sent < count and not writer.is_closing() and not reader.at_eof():
                writer.write(frame * 1000)
                await writer.drain()
                sent += 1000
    ended = await closed_within(reader, 5)
    writer.close()
    return sent, ended


async def continuations(server: LiveServer, count: int) -> Outcome:
    """A message that goes on and on, in empty parts and in parts of one byte."""
    found = [await pour(server, BEGINS, part, count) for part in (EMPTY_PART, PART_OF_A_BYTE)]
    ended = all(closed for _, closed in found)
    return Outcome(f"hung up after {' and '.join(str(sent) for sent, _ in found)} parts at most", ended)


async def chatter(server: LiveServer, count: int) -> Outcome:
    """The smallest messages there are, as fast as they are taken; they wait in the sender's own buffers."""
    sent, _ = await pour(server, b"", A_MESSAGE, count)
    return Outcome(f"{sent} of {count} messages of one byte left the sender within 20 s", is_served(server))
