"""Attacks on a real server by clients that know nothing but the wire, and what they cost everybody else.

    python3 dev.py faults              every attack, against a server that is started for it
    python3 dev.py faults watchers     only those named
    python3 dev.py faults --small      a tenth of each: what the tests run

For each attack it prints the CPU time that the server spent on it, and the longest that an honest player at another
table waited for an answer. Waiting depends on the machine and on what else runs there; CPU time hardly does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect as connect_and_wait

from support.live_server import LiveServer, Visitor, live_server, newcomer

FREE = ("--no-rate-limit", "--connections-per-address", "20000")  # one address plays everybody here
USUAL = ()  # what a host gets without asking
TICK = os.sysconf("SC_CLK_TCK")
SETTLING = 1.0  # seconds in which the server finishes what the attack began
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


@dataclass(frozen=True)
class Finding:
    """What one attack did."""

    attack: str
    cpu: float  # seconds of the server
    waited: float  # the longest answer to an honest player, in seconds
    outcome: str
    held: bool  # whether honest players were served as promised


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

    def longest(self) -> float:
        """The longest that it waited, in seconds; it goes no further."""
        self._ours.send("enough")
        waited = self._ours.recv()
        self._process.join()
        return float(waited)


def ask_all_the_time(address: str, headers: dict[str, str], results: Connection) -> None:
    longest = 0.0
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
                longest = max(longest, time.monotonic() - asked)
    except GONE:  # the server was killed
        results.poll(600)
    results.send(longest)


def table_of(visitor: Visitor, public: bool = False) -> str:
    settings = {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2, "public": public, "watchers": "public"}
    return str(visitor.post("/api/tables", {"settings": settings, "name": "Host"}).json()["id"])


def socket_of(server: LiveServer, path: str) -> str:
    return "ws" + server.url.removeprefix("http") + path


def cpu_of(pid: int) -> float:
    """Seconds that a process has used, with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


Attack = Callable[[LiveServer, int], Awaitable[tuple[str, bool]]]


async def watchers(server: LiveServer, count: int) -> tuple[str, bool]:
    """Many watchers come to one table, and leave at once."""
    address = socket_of(server, f"/api/tables/{table_of(newcomer(server))}/socket")
    async with AsyncExitStack() as opened:
        for _ in range(count):
            await opened.enter_async_context(connect(address, max_queue=None, open_timeout=60))
    return f"{count} watchers came and went", True


async def silence(server: LiveServer, count: int) -> tuple[str, bool]:
    """Connections that say nothing, or half a header; then somebody else comes."""
    address = urlsplit(server.url)
    opened = []
    for number in range(count):
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(address.hostname, address.port)
            if number % 2:
                writer.write(b"GET / HTTP/1.1\r\nHost: ")
            opened.append((reader, writer))
    ended = await asyncio.gather(*(closed_within(reader, 40) for reader, _ in opened))
    served = await asyncio.to_thread(is_served, server)
    for _, writer in opened:
        writer.close()
    return f"{sum(ended)} of {count} were closed; others are {'served' if served else 'locked out'}", served


async def closed_within(reader: asyncio.StreamReader, seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds):
            while await reader.read(4096):
                pass
    except GONE as error:
        return not isinstance(error, TimeoutError)
    return True


def is_served(server: LiveServer) -> bool:
    import httpx

    try:
        return httpx.get(f"{server.url}/api/games", timeout=10).status_code == 200
    except httpx.HTTPError:
        return False


async def pings(server: LiveServer, count: int) -> tuple[str, bool]:
    """A socket that sends nothing but pings."""
    sent = 0
    with suppress(*GONE):
        async with connect(socket_of(server, "/api/lobby"), max_queue=None, open_timeout=60) as socket:
            for _ in range(count):
                await socket.ping()
                sent += 1
    return f"{sent} of {count} pings were taken", True


async def chunks(server: LiveServer, count: int) -> tuple[str, bool]:
    """A request whose body comes in chunks of one byte."""
    address = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    head = f"POST /api/tables HTTP/1.1\r\nHost: {address.netloc}\r\nContent-Type: application/json\r\n"
    writer.write(head.encode() + b"Transfer-Encoding: chunked\r\n\r\n")
    sent = 0
    with suppress(*GONE):
        for _ in range(count // 1000):
            writer.write(b"1\r\n \r\n" * 1000)
            await writer.drain()
            sent += 1000
    status = "nothing"
    with suppress(*GONE):
        async with asyncio.timeout(60):
            status = (await reader.readline()).decode().strip()
    writer.close()
    return f"{sent} chunks were sent; the answer is {status}", True


async def lobby(server: LiveServer, count: int) -> tuple[str, bool]:
    """Many watch the lobby while public tables are made."""
    host = newcomer(server)
    async with AsyncExitStack() as opened:
        address = socket_of(server, "/api/lobby")
        for _ in range(count):
            await opened.enter_async_context(connect(address, max_queue=None, open_timeout=60))
        for _ in range(20):
            await asyncio.to_thread(table_of, host, True)
            await asyncio.sleep(0.2)
    return f"{count} watched 20 changes", True


async def greed(server: LiveServer, count: int) -> tuple[str, bool]:
    """One address opens sockets until it gets no more; a player of a running game comes back."""
    player = newcomer(server)
    table = started_table(player)
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
    return f"one address held {held} sockets; the player {'came back' if came_back else 'was kept out'}", came_back


def started_table(player: Visitor) -> str:
    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
    body = {"settings": {"game": "agent_hunter", "seats": seats}, "name": "Player"}
    table = str(player.post("/api/tables", body).json()["id"])
    player.post(f"/api/tables/{table}/commands", {"do": "sit", "id": 1, "seat": 0, "name": "Player"})
    player.post(f"/api/tables/{table}/commands", {"do": "start", "id": 2})
    return table


async def damage(server: LiveServer, count: int) -> tuple[str, bool]:
    """One stored event cannot be read; the server is started again."""
    host = newcomer(server)
    tables = [table_of(host, True) for _ in range(max(3, count))]
    server.kill()
    with sqlite3.connect(server.database) as database:
        database.execute("update entries set body = x'7b' where table_id = ?", (tables[0],))
    server.start()
    await asyncio.sleep(1)
    listed = {table["id"] for table in newcomer(server).get("/api/tables").json()["tables"]}
    awake = sum(table in listed for table in tables[1:])
    return f"{awake} of the {len(tables) - 1} other tables went on", awake == len(tables) - 1


ATTACKS: dict[str, tuple[Attack, int, Sequence[str]]] = {
    "watchers": (watchers, 1000, FREE),
    "silence": (silence, 1100, USUAL),
    "greed": (greed, 3000, USUAL),
    "lobby": (lobby, 2000, FREE),
    "pings": (pings, 200_000, FREE),
    "chunks": (chunks, 1_000_000, FREE),
    "damage": (damage, 50, FREE),
}


async def attack(name: str, share: float, folder: Path) -> Finding:
    run, count, words = ATTACKS[name]
    with live_server(folder, words) as server:
        honest = Honest(server)
        pid, before = server.pid, cpu_of(server.pid)
        outcome, held = await run(server, max(1, int(count * share)))
        await asyncio.sleep(SETTLING)
        spent = cpu_of(server.pid) - (before if server.pid == pid else 0.0)
        return Finding(name, spent, honest.longest(), outcome, held)


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--small", action="store_true", help="a tenth of each")
    chosen = parser.parse_args(words)
    if unknown := [name for name in chosen.attacks if name not in ATTACKS]:
        parser.error(f"no attack is called {unknown[0]}; there are {', '.join(ATTACKS)}")
    failed = 0
    print(f"{'attack':10} {'CPU s':>8} {'longest wait':>13}  outcome")
    for name in chosen.attacks or ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(attack(name, 0.1 if chosen.small else 1, Path(folder)))
        failed += not found.held
        print(f"{found.attack:10} {found.cpu:8.2f} {found.waited * 1000:10.0f} ms  {found.outcome}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
