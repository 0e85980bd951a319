"""Whoever opens many connections and says little keeps nobody else out; time and a real server are handed in."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect as connect_in_loop
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from coverstory.arena.measuring.load.socket import open_socket
from coverstory.server.http.bounded_socket import BoundedSocket
from coverstory.server.http.connections import Connections
from coverstory.server.http.limits import NO_RATE_LIMIT, Limits, Rate
from coverstory.server.http.networks import Networks
from coverstory.server.live.attendance import Attendance
from coverstory.server.operations.serve import Server, configured, listen
from coverstory.server.services import Services
from coverstory.words.catalogue import words
from support.live_server import LiveServer, live_server, newcomer

SHARE = 20
TABLE = {"settings": {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2}, "name": "Anna"}


class Clock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_an_address_has_its_share_and_no_more() -> None:
    connections = Connections(Limits(connections=5, connections_per_address=3), Clock())
    assert [connections.admit("a") for _ in range(4)] == [True, True, True, False]
    assert [connections.admit("b") for _ in range(3)] == [True, True, False]
    connections.leave("a")
    assert connections.admit("b")


def test_a_proxy_has_no_share_of_its_own() -> None:
    connections = Connections(Limits(connections=5, connections_per_address=1), Clock(), Networks(["10.0.0.0/8"]))
    assert [connections.admit("192.168.0.1") for _ in range(2)] == [True, False]
    assert all(connections.admit(f"10.0.0.{number % 2}") for number in range(4))


def test_a_flood_is_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    connections = Connections(Limits(connections_per_address=0), clock)
    for _ in range(1000):
        connections.admit("10.0.0.7")
    assert not caplog.records
    clock.seconds = 11
    connections.admit("10.0.0.7")
    assert [record.getMessage() for record in caplog.records] == ["turned away 1001 connections of 10.0.0.7: too many"]


def test_sockets_have_shares_too_but_players_always_get_in() -> None:
    attendance = Attendance(Limits(sockets=3, sockets_per_address=2, sockets_per_person=3))
    for person in ("ann", "ben"):
        assert attendance.refusal("club", person, plays=False) is None
        attendance.enter("club", person)
    assert attendance.refusal("club", "cem", plays=False) == "too_many"
    assert attendance.refusal("club", "cem", plays=True) is None
    attendance.enter("home", None)
    assert attendance.refusal("elsewhere", "dea", plays=False) == "full"
    assert attendance.refusal("elsewhere", "dea", plays=True) is None
    attendance.leave("club", "ann")
    assert attendance.refusal("club", "cem", plays=False) is None


def test_an_address_without_requests_left_is_told_so_and_its_player_comes_back(tmp_path: Path) -> None:
    """A socket that cannot be opened tells a browser nothing; and a neighbour's flood ends nobody's game."""
    needed = Rate(4, 0)  # a token, a table, its start, and one more: no more than that is left to the address
    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
    table = {"settings": {"game": "agent_hunter", "seats": seats}, "name": "Anna"}

    async def story() -> None:
        services = Services(tmp_path / "x.db", "", 1, replace(NO_RATE_LIMIT, requests=needed, comebacks=Rate(2, 0)))
        listening = listen("127.0.0.1", 0)
        server = Server(configured(services), services)
        running = asyncio.create_task(server.serve([listening]))
        address = "{}:{}".format(*listening.getsockname())
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
            http.headers["Content-Type"] = "application/json"
            player = {"Authorization": f"Bearer {(await http.post('/api/tokens')).json()['token']}"}
            made = (await http.post("/api/tables", json=table, headers=player)).json()["id"]
            start = {"do": "start", "id": 1}
            await http.post(f"/api/tables/{made}/commands", json=start, headers=player)
            assert (await http.get("/api/status")).status_code == 200
            assert (await http.get("/api/status")).status_code == 429
        seat = f"/api/tables/{made}/socket"
        assert await first_message(address, "/api/lobby", {}) == ("farewell", "too_often")
        assert await first_message(address, seat, {}) == ("farewell", "too_often")
        heard = [await first_message(address, seat, player) for _ in range(3)]
        assert heard == [("welcome", ""), ("welcome", ""), ("farewell", "too_often")]
        server.should_exit = True
        await running

    asyncio.run(story())


async def first_message(address: str, path: str, headers: dict[str, str]) -> tuple[str, str]:
    async with connect_in_loop(f"ws://{address}{path}", additional_headers=headers) as opened:
        message = json.loads(await asyncio.wait_for(opened.recv(), 60))
    return message["is"], message.get("code", "")


def test_one_person_cannot_hold_ever_more_sockets_even_while_playing() -> None:
    attendance = Attendance(Limits(sockets_per_person=2))
    for _ in range(2):
        attendance.enter("home", "ann")
    assert attendance.refusal("home", "ann", plays=True) == "too_many"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    words = ("--no-rate-limit", "--connections-per-address", str(SHARE))
    with live_server(tmp_path_factory.mktemp("connections"), words) as started:
        yield started


@contextmanager
def connections(server: LiveServer, count: int, says: bytes = b"") -> Iterator[list[socket.socket]]:
    address = urlsplit(server.url)
    with ExitStack() as opened:
        sockets = [
            opened.enter_context(socket.create_connection((str(address.hostname), address.port or 0), 60))
            for _ in range(count)
        ]
        for each in sockets:
            each.sendall(says)
        yield sockets


def test_connections_above_the_share_are_told_so(server: LiveServer) -> None:
    with connections(server, SHARE + 5) as opened:
        answers = [each.recv(4096) for each in opened[SHARE:]]
    assert all(answer.startswith(b"HTTP/1.1 429 ") for answer in answers)
    assert all(b"close some of them" in answer for answer in answers)
    assert is_served_again(server)


def is_served_again(server: LiveServer) -> bool:
    """Asks until the server has noticed who is gone, and answers."""
    while httpx.get(f"{server.url}/api/games", timeout=60).status_code != 200:
        pass
    return True


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: loc",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/ga",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "half a header", "half a second header", "half a body"],
)
def test_a_request_must_arrive_in_time(server: LiveServer, half: bytes) -> None:
    """It ends at all: how long it may take is the server's own business (Limits), and is not measured here.

    A socket that was opened before goes on: it began as a request, but has arrived.
    """
    with connect("ws" + server.url[4:] + "/api/lobby", open_timeout=60) as lobby:
        with connections(server, 3, half) as opened:
            for each in opened:
                while each.recv(4096):
                    pass
        assert lobby.ping().wait(60)


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "request_",
    [
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 5000,
        HEAD + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
        HEAD
        + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/me HTTP/1.1\r\nHost: x\r\n\r\n",
        HEAD + b"a: b\r\n" * 5000 + b"\r\n",
        HEAD + b"a: b\r\n" * 5000,
        HEAD + b"a: b\n" * 5000,
    ],
    ids=[
        "thousands of chunks",
        "a length and chunks",
        "another request within",
        "thousands of headers",
        "more and more headers",
        "bare lines",
    ],
)
def test_what_costs_too_much_or_is_ambiguous_ends_the_connection(server: LiveServer, request_: bytes) -> None:
    with connections(server, 1, request_) as (opened,):
        answer = b""
        while more := opened.recv(4096):
            answer += more
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1") == 1


def test_a_body_in_a_few_chunks_is_read(server: LiveServer) -> None:
    body = iter([b'{"settings": {"game": "agent_hunter",', b' "seats": []}, "name": "A"}'])
    answer = httpx.post(f"{server.url}/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (401, 422, 400)
    assert answer.json()["code"] != "broken"


def test_a_person_with_too_many_sockets_gets_a_sentence(tmp_path: Path) -> None:
    with live_server(tmp_path) as roomy, ExitStack() as opened:
        anna = newcomer(roomy)
        address = f"/api/tables/{anna.post('/api/tables', TABLE).json()['id']}/socket"
        for _ in range(Limits().sockets_per_person):
            opened.enter_context(closing(anna.connect(address)))
        said = opened.enter_context(closing(anna.connect(address))).hear()
        assert (said["is"], said["code"]) == ("farewell", "too_many")
        assert words("de", "errors").say(f"error-{said['code']}").endswith(".")
        assert opened.enter_context(closing(newcomer(roomy).connect(address))).hear()["is"] == "welcome"


def test_a_flood_of_pings_ends_the_socket_that_sends_them(server: LiveServer) -> None:
    lobby = "ws" + server.url[4:] + "/api/lobby"
    with connect(lobby, open_timeout=60) as flooding, pytest.raises((ConnectionClosed, OSError)):
        flood(flooding)  # it may be cut off before it has read why
    with connect(lobby, open_timeout=60) as other:
        assert other.recv(60)


def flood(lobby: ClientConnection) -> None:
    """Send until the server hangs up."""
    while True:
        lobby.ping()
        with suppress(TimeoutError):
            lobby.recv(0)


EMPTY_PART = b"\x00\x80\0\0\0\0"  # of a message that goes on; clients mask what they send, here with zeros
A_BYTE = b"\x00\x81\0\0\0\0x"
MESSAGE_BEGINS = b"\x01\x80\0\0\0\0"


def upgraded(server: LiveServer, path: str, more: bytes = b"") -> socket.socket:
    """A socket on which anything can be sent, also what no library would send."""
    address = urlsplit(server.url)
    opened = socket.create_connection((str(address.hostname), address.port or 0), 60)
    head = f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: c2NyaXB0ZWQgc2VhdC4uLg==\r\nSec-WebSocket-Version: 13\r\n"
    opened.sendall((head + key).encode() + more + b"\r\n")
    if not more:
        assert opened.recv(4096).startswith(b"HTTP/1.1 101 ")
    return opened


def rest_of(opened: socket.socket) -> bytes:
    """Read all that comes until the server hangs up."""
    came = b""
    with suppress(ConnectionError):  # it may cut off what it does not read
        while more := opened.recv(65536):
            came += more
    return came


@pytest.mark.parametrize("part", [EMPTY_PART, A_BYTE], ids=["empty parts", "parts of a byte"])
def test_a_message_in_thousands_of_parts_ends_the_socket(server: LiveServer, part: bytes) -> None:
    with upgraded(server, "/api/lobby") as opened:
        with suppress(ConnectionError):
            opened.sendall(MESSAGE_BEGINS + part * 20_000)
        rest_of(opened)
    assert is_served_again(server)


def test_what_is_no_text_ends_the_socket(server: LiveServer) -> None:
    with upgraded(server, "/api/lobby") as opened:
        opened.sendall(b"\x81\x82\0\0\0\0\xff\xff")
        assert b"\x03\xefnot text" in rest_of(opened)


def test_a_socket_whose_request_nobody_can_read_is_not_kept(server: LiveServer) -> None:
    with upgraded(server, "/api/lobby", b"x: " + b"y" * 20_000 + b"\r\n") as opened:
        rest_of(opened)
    assert is_served_again(server)


def test_messages_that_come_all_at_once_are_answered_one_after_the_other(server: LiveServer) -> None:
    anna = newcomer(server)
    address = f"/api/tables/{anna.post('/api/tables', TABLE).json()['id']}/socket"
    asked = [b'{"do":"ping","id":%d}' % number for number in range(1000, 4000)]
    frames = [bytes((0x81, 0x80 | len(text))) + bytes(4) + text for text in asked]
    with upgraded(server, address) as opened:
        opened.sendall(b"".join(frames))
        came = b""
        while b'"id":3999' not in came and (more := opened.recv(65536)):
            came += more
    assert re.findall(rb'"id":(\d+)', came) == [b"%d" % number for number in range(1000, 4000)]


def test_messages_are_read_however_they_are_cut(server: LiveServer) -> None:
    """Whole ones, one in parts with a ping between them, a long one; in one go, and byte by byte."""
    anna = newcomer(server)
    address = f"/api/tables/{anna.post('/api/tables', TABLE).json()['id']}/socket"
    asked = [b'{"do":"ping","id":%d}' % number for number in range(1001, 1005)]
    asked[3] += b" " * 2000
    frames = [frame_of(0x81, asked[0])]
    frames += [frame_of(0x01, asked[1][:9]), frame_of(0x89, b"there"), frame_of(0x80, asked[1][9:])]
    frames += [frame_of(0x81, asked[2]), frame_of(0x81, asked[3])]
    with upgraded(server, address) as opened:
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for pieces in (b"".join(frames),), [bytes((byte,)) for byte in b"".join(frames)]:
            for piece in pieces:
                opened.sendall(piece)
            came = b""
            while came.count(b'"pong"') < 4 and (more := opened.recv(65536)):
                came += more
            assert re.findall(rb'"id":(100\d)', came) == [b"1001", b"1002", b"1003", b"1004"]
            assert b"\x8a\x05there" in came


def frame_of(first: int, text: bytes) -> bytes:
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return bytes((first,)) + size + bytes(4) + text


def test_sockets_that_come_and_go_leave_nothing_for_the_garbage_collector(tmp_path: Path) -> None:
    async def story() -> None:
        services = Services(tmp_path / "x.db", "", 0, NO_RATE_LIMIT)
        listening = listen("127.0.0.1", 0)
        server = Server(configured(services), services)
        running = asyncio.create_task(server.serve([listening]))
        host, port = listening.getsockname()
        for number in range(20):
            opened = await open_socket(f"{host}:{port}", "/api/lobby", {}, lambda text: None)
            if number % 2:
                opened.send(b"x")
            opened.close()
        while services.attendance.sockets or server.server_state.tasks:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert [each for each in gc.get_objects() if isinstance(each, BoundedSocket)] == []
        server.should_exit = True
        await running

    gc.collect()
    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()


def test_whoever_takes_no_answer_is_hung_up_on(tmp_path: Path) -> None:
    async def story() -> None:
        services = Services(tmp_path / "x.db", "", 0, replace(NO_RATE_LIMIT, answer_seconds=0.2))
        listening = listen("127.0.0.1", 0)
        server = Server(configured(services), services)
        running = asyncio.create_task(server.serve([listening]))
        reader, writer = await asyncio.open_connection(*listening.getsockname(), limit=1024)
        writer.write(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200)
        came = b""
        with suppress(ConnectionError):
            await writer.drain()
            await asyncio.sleep(1)
            while more := await reader.read(65536):
                came += more
        assert came.count(b"HTTP/1.1 200 OK") < 200
        writer.close()
        server.should_exit = True
        await running

    asyncio.run(story())


def test_forwarded_addresses_count_only_from_named_proxies(tmp_path: Path) -> None:
    """Otherwise anybody could be a thousand addresses, and take a share for each."""
    with live_server(tmp_path, words=()) as plain:
        answers = [
            newcomer(plain).ask("POST", "/api/tables", json=TABLE, headers={"X-Forwarded-For": f"10.0.0.{number}"})
            for number in range(80)
        ]
    assert {answer.status_code for answer in answers} == {201, 429}
    with live_server(tmp_path, words=("--trusted-proxy", "127.0.0.1")) as proxied:
        answers = [
            newcomer(proxied).ask("POST", "/api/tables", json=TABLE, headers={"X-Forwarded-For": f"10.0.0.{number}"})
            for number in range(80)
        ]
    assert {answer.status_code for answer in answers} == {201}
