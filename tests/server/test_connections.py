"""Whoever opens many connections and says little keeps nobody else out; time and a real server are handed in."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from coverstory.server.http.connections import Connections
from coverstory.server.http.limits import Limits
from coverstory.server.live.attendance import Attendance
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
    connections = Connections(Limits(connections=5, connections_per_address=1), Clock(), ["proxy"])
    assert all(connections.admit("proxy") for _ in range(5))


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
    """As soon as the server has noticed who is gone."""
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
    """It ends at all: how long it may take is the server's own business (Limits), and is not measured here."""
    with connections(server, 3, half) as opened:
        for each in opened:
            while each.recv(4096):
                pass


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "request_",
    [
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 5000,
        HEAD + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
    ],
    ids=["thousands of chunks", "a length and chunks"],
)
def test_what_costs_too_much_or_is_ambiguous_ends_the_connection(server: LiveServer, request_: bytes) -> None:
    with connections(server, 1, request_) as (opened,):
        answer = b""
        while more := opened.recv(4096):
            answer += more
    assert answer.startswith(b"HTTP/1.1 400 ")


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
            opened.enter_context(anna.connect(address).socket)
        refused = anna.connect(address).socket
        said = json.loads(refused.recv(60))
        assert (said["is"], said["code"]) == ("farewell", "too_many")
        assert words("de", "errors").say(f"error-{said['code']}").endswith(".")
        assert newcomer(roomy).connect(address).socket.recv(60)


def test_a_flood_of_pings_ends_the_socket_that_sends_them(server: LiveServer) -> None:
    lobby = "ws" + server.url[4:] + "/api/lobby"
    with connect(lobby, open_timeout=60) as flooding, pytest.raises((ConnectionClosed, OSError)):
        flood(flooding)  # it may be cut off before it has read why
    with connect(lobby, open_timeout=60) as other:
        assert other.recv(60)


def flood(lobby: ClientConnection) -> None:
    """Until it is hung up on."""
    while True:
        lobby.ping()
        with suppress(TimeoutError):
            lobby.recv(0)


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
