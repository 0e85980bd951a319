"""Attacks on a real server by clients that know nothing but the wire: each is bounded in count and in time."""

from __future__ import annotations

import asyncio
import http.client
import json
import multiprocessing
import os
import sqlite3
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect as connect_and_wait

from coverstory.arena.measuring.load.coverstory import Table as ScriptedHunt
from coverstory.arena.measuring.load.process import Server
from coverstory.arena.measuring.load.script import Driver, percentile
from scripts.realtime import goes_along_with
from support.full_house import FullHouse, fill
from support.live_server import Json, LiveServer, Visitor, deal_over_http, newcomer

ADDRESSES = ("--trusted-proxy", "127.0.0.1")  # each attacker has an address: we play the proxy, too
FREE = ("--no-rate-limit", "--connections-per-address", "20000")  # one address plays everybody here
ROOMY = (*FREE, *("--limit", "open_tables=30000", "--limit", "tables_per_person=200"))  # so that nothing is refused
USUAL = ()  # what a host gets without asking
BEGINS = b"\x01\x80\0\0\0\0"  # frames of a client: masked, here with zeros
EMPTY_PART = b"\x00\x80\0\0\0\0"
PART_OF_A_BYTE = b"\x00\x81\0\0\0\0x"
A_MESSAGE = b"\x81\x81\0\0\0\0x"
TICK = os.sysconf("SC_CLK_TCK")
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


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
    """Many watchers come to one table at which somebody talks, and leave at once."""
    host = newcomer(server)
    table = table_of(host)
    address = socket_of(server, f"/api/tables/{table}/socket")
    async with AsyncExitStack() as opened:
        watching = [
            await opened.enter_async_context(connect(address, max_queue=None, open_timeout=60)) for _ in range(count)
        ]
        said = {"do": "say", "id": 1, "text": "Look!"}
        await asyncio.to_thread(host.post, f"/api/tables/{table}/commands", said)
        heard = await asyncio.gather(*(hears_chat(each) for each in watching))
    return f"{count} watchers came, {sum(heard)} heard what was said, and all left", all(heard)


async def hears_chat(socket: ClientConnection) -> bool:
    with suppress(*GONE):
        async with asyncio.timeout(60):
            while json.loads(await socket.recv())["is"] != "chatted":
                pass
            return True
    return False


HALVES = (
    b"",
    b"GET / HTTP/1.1\r\nHost: ",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
)


async def silence(server: LiveServer, count: int) -> tuple[str, bool]:
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


async def continuations(server: LiveServer, count: int) -> tuple[str, bool]:
    """A message that goes on and on, in empty parts and in parts of one byte."""
    found = [await pour(server, BEGINS, part, count) for part in (EMPTY_PART, PART_OF_A_BYTE)]
    ended = all(closed for _, closed in found)
    return f"hung up after {' and '.join(str(sent) for sent, _ in found)} parts at most", ended


async def chatter(server: LiveServer, count: int) -> tuple[str, bool]:
    """The smallest messages there are, as fast as they are taken; they wait in the sender's own buffers."""
    sent, _ = await pour(server, b"", A_MESSAGE, count)
    return f"{sent} of {count} messages of one byte left the sender within 20 s", True


async def headers(server: LiveServer, count: int) -> tuple[str, bool]:
    """Requests with as many headers as fit."""
    statuses = [
        await status_of(server, b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a:b\r\n" * 12_000 + b"\r\n")
        for _ in range(count)
    ]
    refused = not any(is_taken(status) for status in statuses)
    return f"{count} requests with 12,000 headers: {', '.join(sorted(set(statuses)))}", refused


def is_taken(status: str) -> bool:
    """A refusal may be cut off: the server hangs up before it has read everything."""
    return status.startswith("HTTP/1.1 2")


async def status_of(server: LiveServer, request: bytes) -> str:
    address = urlsplit(server.url)
    status = "no answer"
    with suppress(*GONE):
        reader, writer = await asyncio.open_connection(address.hostname, address.port)
        writer.write(request)
        async with asyncio.timeout(60):
            status = (await reader.readline()).decode().strip() or "hung up"
        writer.close()
    return status


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
    return f"{sent} chunks were sent; the answer is {status}", not is_taken(status)


CHANGES = 20  # of the lobby, five a second


async def lobby(server: LiveServer, count: int) -> tuple[str, bool]:
    """Many watch the lobby while public tables are made."""
    host = newcomer(server)
    async with AsyncExitStack() as opened:
        address = socket_of(server, "/api/lobby")
        for _ in range(count):
            await opened.enter_async_context(connect(address, max_queue=None, open_timeout=60))
        began = loop_ms(server.pid)
        for _ in range(CHANGES):
            await asyncio.to_thread(table_of, host, True)
            await asyncio.sleep(0.2)
        loop = (loop_ms(server.pid) - began) / CHANGES
    return (
        f"{count} watched {CHANGES} changes; {loop:.1f} ms of the loop a change, {1000 * loop / count:.0f} µs each",
        True,
    )


async def greed(server: LiveServer, count: int) -> tuple[str, bool]:
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
    return f"one address held {held} sockets; the player {'came back' if came_back else 'was kept out'}", came_back


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


class BotGame:
    """An honest player against a bot: how long the bot takes, and whether it had to play in haste."""

    def __init__(self, server: LiveServer, level: str = "agent") -> None:
        self._player = newcomer(server)
        self._table = table_against(self._player, level)
        self._address = socket_of(server, f"/api/tables/{self._table}/socket")
        self.longest = 0.0
        self.hurried = 0

    async def play(self, moves: int) -> None:
        """So many moves of our own, each as soon as the bot has answered; a rematch where a game ends."""
        async with connect(self._address, additional_headers=self._player.headers, max_queue=None) as socket:
            for number in range(moves):
                seen = await self._our_turn(socket)
                if seen is None:
                    return
                action = seen["now"]["offers"][0]["code"]
                act = {"do": "act", "id": number, "seat": 0, "version": seen["version"], "action": action}
                await socket.send(json.dumps(act))
            await self._our_turn(socket)

    async def _our_turn(self, socket: ClientConnection) -> Json | None:
        """None when the game is over."""
        since = time.monotonic()
        while True:
            message: Json = json.loads(await socket.recv())
            self.hurried += message["is"] == "announced"
            now = message.get("scene") or message.get("now")
            if now and now["ending"]:
                return None
            if now and now["offers"]:
                self.longest = max(self.longest, time.monotonic() - since)
                return {**message, "now": now}

    def outcome(self) -> tuple[str, bool]:
        return f"a bot took {self.longest:.1f} s at most, and played {self.hurried} moves in haste", not self.hurried


def table_against(player: Visitor, level: str) -> str:
    """The player has the first seat, and the game has begun."""
    return begun(player, [{"kind": "open"}, {"kind": "bot", "level": level}])


def begun(host: Visitor, seats: Sequence[Json]) -> str:
    settings = {"game": "agent_hunter", "seats": list(seats), "hints": True}
    table = str(host.post("/api/tables", {"settings": settings, "name": "Host"}).json()["id"])
    host.post(f"/api/tables/{table}/commands", {"do": "start", "id": 1})
    deal_over_http([host], table)
    return table


async def hints(server: LiveServer, count: int) -> tuple[str, bool]:
    """One person asks for hints over many sockets, again and again, while somebody else plays against a bot."""
    greedy = newcomer(server)
    address = socket_of(server, f"/api/tables/{table_against(greedy, 'random')}/socket")
    game = BotGame(server)
    async with AsyncExitStack() as opened:
        sockets = await many_sockets(opened, address, greedy, count)
        asking = [asyncio.create_task(ask_for_hints(socket)) for socket in sockets]
        await asyncio.sleep(1)
        await game.play(10)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    return game.outcome()


async def many_sockets(opened: AsyncExitStack, address: str, who: Visitor, count: int) -> list[ClientConnection]:
    """All of one person; they close with `opened`."""
    calls = (connect(address, additional_headers=who.headers, max_queue=None, open_timeout=60) for _ in range(count))
    return [await opened.enter_async_context(call) for call in calls]


async def ask_for_hints(socket: ClientConnection) -> None:
    with suppress(*GONE):
        for number in range(1_000_000):
            await socket.send(json.dumps({"do": "hint", "id": number, "seat": 0}))
            while json.loads(await socket.recv()).get("id") != number:
                pass
            await asyncio.sleep(0.1)


async def idle_bots(server: LiveServer, count: int) -> tuple[str, bool]:
    """Tables of strong bots that nobody watches, while somebody else plays against a bot."""
    idle = newcomer(server)
    for _ in range(count):
        begun(idle, [{"kind": "bot", "level": "spymaster"}] * 2)
    game = BotGame(server)
    await game.play(10)
    return game.outcome()


MOST_GROWN = 10.0  # megabytes, with the write-ahead log, which is used again and again


async def notes(server: LiveServer, count: int) -> tuple[str, bool]:
    """One person writes notes as fast as they are taken, over ten sockets, for ten seconds at most."""
    writer = newcomer(server)
    address = socket_of(server, f"/api/tables/{table_against(writer, 'random')}/socket")
    before = stored_bytes(server)
    async with AsyncExitStack() as opened:
        sockets = await many_sockets(opened, address, writer, 10)
        taken = await asyncio.gather(*(write_notes(socket, count // 10 or 1) for socket in sockets))
    grown = (stored_bytes(server) - before) / 1e6
    held = grown <= MOST_GROWN
    return f"{sum(taken)} of {count} notes of 8 kB were taken; the database grew by {grown:.1f} MB", held


async def write_notes(socket: ClientConnection, count: int) -> int:
    taken = 0
    with suppress(*GONE):
        async with asyncio.timeout(10):
            for number in range(count):
                note = {"do": "note", "id": number, "seat": 0, "text": f"{number:08}" * 1000}
                await socket.send(json.dumps(note))
                while json.loads(await socket.recv()).get("id") != number:
                    pass
                taken += 1
    return taken


def stored_bytes(server: LiveServer) -> int:
    return sum(file.stat().st_size for file in server.database.parent.glob(f"{server.database.name}*"))


async def tables(server: LiveServer, count: int) -> tuple[str, bool]:
    """Started tables, sixty from each of many addresses; then somebody from another one wants a table, too."""
    made = refused = 0
    flood: list[Visitor] = []
    settings = {"game": "agent_hunter", "seats": [{"kind": "bot", "level": "random"}] * 2}
    for number in range(count):
        if number % 60 == 0:
            flood.append(await asyncio.to_thread(newcomer, server))
        headers = {"X-Forwarded-For": f"10.1.{number // 60 // 250}.{number // 60 % 250}"}
        new = {"settings": settings, "name": "Host"}
        answer = await asyncio.to_thread(flood[-1].ask, "POST", "/api/tables", json=new, headers=headers)
        made += answer.status_code == 201
        refused += answer.status_code != 201
        if answer.status_code == 201:
            start = f"/api/tables/{answer.json()['id']}/commands"
            await asyncio.to_thread(flood[-1].ask, "POST", start, json={"do": "start", "id": 1}, headers=headers)
    gets_in = await asyncio.to_thread(gets_a_table, server)
    outcome = f"{made} tables were made and {refused} refused; somebody else got {'one, too' if gets_in else 'none'}"
    return outcome, gets_in


def gets_a_table(server: LiveServer) -> bool:
    """Within half a minute: a table at which somebody has just been does not make way at once."""
    honest = newcomer(server)
    new = {"settings": {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2}, "name": "Honest"}
    for _ in range(60):
        answer = honest.ask("POST", "/api/tables", json=new, headers={"X-Forwarded-For": "10.200.0.1"})
        if answer.status_code == 201:
            return True
        time.sleep(0.5)
    return False


async def doors(server: LiveServer, count: int) -> tuple[str, bool]:
    """Everything that can be asked for, at a server with very many tables; each several times."""
    server.kill()
    for file in server.database.parent.glob(f"{server.database.name}*"):
        file.unlink()
    house = await asyncio.to_thread(fill, server.database, count, count)
    server.start()
    await asyncio.to_thread(until_idle, server)
    costs = await asyncio.to_thread(knock_at_all, server, house)
    for name, cost in sorted(costs.items(), key=lambda item: -statistics.median(item[1].milliseconds)):
        again = cost.milliseconds[1:]
        print(
            f"    {name:28} {cost.status}  loop ms: first {cost.milliseconds[0]:6.2f}"
            f"  median {statistics.median(again):6.2f}  most {max(again):6.2f}",
            flush=True,
        )
    dearest = max(costs, key=lambda name: statistics.median(costs[name].milliseconds))
    most = statistics.median(costs[dearest].milliseconds)
    answered = all(cost.status < 500 or cost.status == 503 for cost in costs.values())
    return f"{len(costs)} doors at {count} tables; the dearest is {dearest}, {most:.1f} ms of the loop", answered


@dataclass(frozen=True)
class Cost:
    """Of one door: the status of the last answer, and CPU time of the event loop for each."""

    status: int
    milliseconds: list[float]


ASKED = 8  # times


def knock_at_all(server: LiveServer, house: FullHouse) -> dict[str, Cost]:
    somebody = Visitor(server, house.token)
    record = somebody.get(f"/api/matches/{house.match}/record").json()
    match, table = f"/api/matches/{house.match}", f"/api/tables/{house.playing}"
    codes = ",".join(str(code) for code in range(700))
    new = {"settings": {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2}, "name": "Host"}
    asked: dict[str, tuple[str, str, object]] = {
        "page": ("GET", "/", None),
        "games": ("GET", "/api/games", None),
        "rules": ("GET", "/api/games/undercover_danzer/rules", None),
        "700 actions in words": ("GET", f"/api/games/top_secret_spies/words?actions={codes}", None),
        "names of numbers": ("GET", "/api/sayings/undercover_danzer", None),
        "phrases": ("GET", "/api/phrases", None),
        "status": ("GET", "/api/status", None),
        "token": ("POST", "/api/tokens", None),
        "me, with 100 tables": ("GET", "/api/me", None),
        "lobby": ("GET", "/api/tables", None),
        "new table": ("POST", "/api/tables", new),
        "table": ("GET", table, None),
        "table that is not there": ("GET", "/api/tables/nothing", None),
        "closed table": ("GET", f"/api/tables/{house.closed}", None),
        "command": ("POST", f"{table}/commands", {"do": "say", "id": 1, "text": "x"}),
        "finished games": ("GET", "/api/matches", None),
        "older finished games": ("GET", "/api/matches?before=9", None),
        "finished game": ("GET", match, None),
        "record": ("GET", f"{match}/record", None),
        "chance, redone": ("GET", f"{match}/chance", None),
        "replay": ("GET", f"{match}/replay?lens=open", None),
        "what-if": ("POST", f"{match}/what-if", {"moment": 1, "seat": 0, "level": "random", "name": "Host"}),
        "import": ("POST", "/api/matches", record),
        "import, far too long": ("POST", "/api/matches", {**record, "actions": [7] * 300_000}),
        "OpenAPI": ("GET", "/api/openapi.json", None),
        "catalogue": ("GET", "/api/words/de/pages.ftl", None),
        "nothing": ("GET", "/api/nothing", None),
    }
    return {name: cost_of(server, somebody, *what) for name, what in asked.items()}


def cost_of(server: LiveServer, visitor: Visitor, method: str, path: str, body: object) -> Cost:
    spent: list[float] = []
    for _ in range(ASKED):
        began = loop_ms(server.pid)
        answer = visitor.ask(method, path, json=body)
        until_asleep(server.pid)
        spent.append(loop_ms(server.pid) - began)
    return Cost(answer.status_code, spent)


def loop_ms(pid: int) -> float:
    """CPU time of the first thread of a process, which is the event loop's."""
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e6


def until_asleep(pid: int) -> None:
    for _ in range(1000):
        time.sleep(0.001)
        if Path(f"/proc/{pid}/task/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "R":
            return


def until_idle(server: LiveServer) -> None:
    """All tables have been woken."""
    last = -10.0
    while loop_ms(server.pid) - last > 5.0:
        last = loop_ms(server.pid)
        time.sleep(0.5)


PACE = 1000.0  # moves a second
PACED_SECONDS = 10.0


async def moves(server: LiveServer, count: int) -> tuple[str, bool]:
    """Two seats at each of many tables make a thousand moves a second, from another process."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=move_in_step, args=(server.url, server.pid, count, theirs), daemon=True)
    process.start()
    outcome = await asyncio.to_thread(ours.recv)
    process.join()
    return outcome, True


def move_in_step(url: str, pid: int, count: int, results: Connection) -> None:
    goes_along_with(pid)
    results.send(asyncio.run(paced(url, pid, count)))


async def paced(url: str, pid: int, count: int) -> str:
    guest = Guest(url)
    played = [ScriptedHunt(guest, "agent_hunter", 2, seed) for seed in range(count)]
    for table in played:
        await table.open()
    driver = Driver(played)
    await driver.begin()
    pace = min(PACE, 2.0 * count)
    await driver.pace(pace, 1.0)
    began = loop_ms(pid)
    meter = await driver.pace(pace, PACED_SECONDS if count > 100 else 1.0)
    loop = (loop_ms(pid) - began) / max(1, meter.moves)
    for table in played:
        table.close()
    waits = [f"{name} {1000 * percentile(meter.acknowledged, share):.1f}" for name, share in SHARES]
    return f"{meter.moves} moves at {count} tables; ms: {', '.join(waits)}; {loop:.2f} ms of the loop a move"


SHARES = (("p50", 0.5), ("p99", 0.99), ("p99.9", 0.999))


class Guest(Server):
    """A server that somebody else has started."""

    def __init__(self, url: str) -> None:
        self.address = url.removeprefix("http://").strip("/")
        self._line = http.client.HTTPConnection(self.address, timeout=60)
        self._asked = time.monotonic()


@dataclass(frozen=True)
class Plan:
    """An attack: how many of what, against which server, and what it did to the release before."""

    run: Attack
    count: int
    words: Sequence[str]
    before: str


ATTACKS: dict[str, Plan] = {
    "watchers": Plan(watchers, 1000, FREE, "193 CPU-s, 176 s of silence"),
    "silence": Plan(silence, 1100, USUAL, "nobody else gets in"),
    "greed": Plan(greed, 3000, USUAL, "10,000 sockets; players get a 403"),
    "hints": Plan(hints, 40, FREE, "others' bots wait 45 s"),
    "idle_bots": Plan(idle_bots, 60, FREE, "others' bots wait 7 s"),
    "notes": Plan(notes, 10_000, USUAL, "9.8 MB/s into the database"),
    "tables": Plan(tables, 6000, (*ADDRESSES, "--limit", "open_tables=4000"), "20,000 tables in 38 s; 503 for all"),
    "damage": Plan(damage, 50, FREE, "later tables stay asleep"),
    "chunks": Plan(chunks, 1_000_000, FREE, "3–6 s stalls"),
    "headers": Plan(headers, 100, FREE, "20 ms of the loop each"),
    "pings": Plan(pings, 200_000, FREE, "100 % CPU from one connection"),
    "continuations": Plan(continuations, 500_000, FREE, "100 % CPU from one connection"),
    "chatter": Plan(chatter, 500_000, USUAL, "100 % CPU from one connection"),
    "doors": Plan(doors, 20_000, ROOMY, "closed table 66 ms, /api/me 20,000 tables"),
    "lobby": Plan(lobby, 5000, FREE, "p99 256 ms"),
    "moves": Plan(moves, 500, FREE, "p99 35 ms, p99.9 71 ms"),
}
