"""Whose requests are answered: by their host as a whole, and by their origin."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from coverstory.server.app import make_app
from coverstory.server.people.hosts import HostCheck, is_public_url
from coverstory.server.people.identity import COOKIE, SECURE_COOKIE, new_secret
from coverstory.server.services import Services
from support.command_line import coverstory
from support.in_process_server import running
from support.live_server import LiveServer, live_server

ANYWHERE = [  # nobody else can claim these, at whatever port
    "127.0.0.1",
    "127.0.0.1:8000",
    "192.168.1.7",
    "localhost",
    "LOCALHOST:65535",
    "[::1]",
    "[::1]:8000",
    "[FE80::1]:8000",
    "[::ffff:127.0.0.1]:80",
]
PUBLIC = ["games.example", "GAMES.Example", "games.example:443"]
NOWHERE = [
    "",
    " ",
    ":",
    ":8000",
    "localhost:",
    "localhost:x",
    "localhost:-1",
    "localhost:65536",
    "localhost:99999999",
    "localhost:80:80",
    "localhost.",
    "games.example.",
    "127.0.0.1.",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example",
    "evil.example:443",
    "games.example.evil.example",
    "games.example:80",
    "games.example:8707",
    "games.example@evil.example",
    "anna@localhost",
    "anna:secret@localhost:80",
    "::1",
    "[::1",
    "::1]",
    "[::1]evil.example",
    "[::1].evil.example",
    "[::1]:",
    "[::1%25eth0]",
    "[localhost]",
    "[127.0.0.1]",
    "[games.example]",
    "localhost/",
    "localhost/@games.example",
    "localhost#",
    "localhost, evil.example",
    "localhost evil.example",
    "loc\u00e4lhost",
    "127.1",
    "2130706433",
    "0x7f.0.0.1",
]


@pytest.mark.parametrize("host", ANYWHERE)
def test_an_address_that_nobody_can_claim_is_ours(host: str) -> None:
    assert HostCheck("").is_our_host(host)
    assert HostCheck("https://games.example").is_our_host(host)


@pytest.mark.parametrize("host", PUBLIC)
def test_the_host_of_the_public_url_is_ours(host: str) -> None:
    assert HostCheck("https://games.example").is_our_host(host)
    assert HostCheck("https://Games.Example:443/").is_our_host(host)
    assert not HostCheck("").is_our_host(host)


def test_its_port_counts() -> None:
    keeper = HostCheck("http://games.example:8080")
    assert keeper.is_our_host("games.example:8080")
    assert not keeper.is_our_host("games.example")
    assert not keeper.is_our_host("games.example:80")


@pytest.mark.parametrize("host", NOWHERE)
def test_a_host_is_checked_as_a_whole(host: str) -> None:
    assert not HostCheck("").is_our_host(host)
    assert not HostCheck("https://games.example").is_our_host(host)


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        (None, "127.0.0.1:8000", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("https://games.example", "127.0.0.1:8000", True),
        ("https://games.example", "games.example", True),
        ("HTTPS://GAMES.EXAMPLE", "games.example:443", True),
        ("http://games.example", "games.example", False),  # a page that came without https may be anybody's
        ("https://games.example:8443", "games.example", False),
        ("http://games.example", "127.0.0.1:8000", False),
        ("http://127.0.0.1:9000", "127.0.0.1:8000", False),
        ("http://evil.example", "127.0.0.1:8000", False),
        ("http://anna@127.0.0.1:8000", "127.0.0.1:8000", False),
        ("ftp://127.0.0.1:8000", "127.0.0.1:8000", False),
        ("null", "127.0.0.1:8000", False),
        ("", "127.0.0.1:8000", False),
        ("file://", "127.0.0.1:8000", False),
        ("http://127.0.0.1:8000.evil.example", "127.0.0.1:8000", False),
    ],
)
def test_only_our_own_pages_may_change_something(origin: str | None, host: str, ours: bool) -> None:
    assert HostCheck("https://games.example").is_our_origin(origin, host) is ours


def test_without_a_public_url_nothing_is_taken_for_it() -> None:
    keeper = HostCheck("")
    assert not keeper.is_our_origin("://", "127.0.0.1")
    assert not keeper.is_our_origin("", "127.0.0.1")
    assert not keeper.is_secure("127.0.0.1")
    assert not keeper.is_secure("")


@pytest.mark.parametrize("url", ["https://games.example", "http://games.example:8080/", "https://[2001:db8::1]"])
def test_a_public_url_has_a_scheme_and_a_host(url: str) -> None:
    assert is_public_url(url)


@pytest.mark.parametrize(
    "url", ["games.example", "https://", "ftp://games.example", "https://a@b", "http://[::1", "x", "https://a.b/c"]
)
def test_any_other_public_url_is_refused_at_the_start(url: str) -> None:
    assert not is_public_url(url)
    assert "expected an address such as https://games.example" in coverstory("serve", "--public-url", url, code=2)


# The whole server.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("hosts")) as started:
        yield started


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n", 200),
        (b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n", 400),
        (b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n", 400),
        (b"GET /api/games HTTP/1.1\r\n", 400),
        (b"GET /api/games HTTP/1.0\r\n", 421),
        (b"GET /api/games HTTP/1.1\r\nHost:\r\n", 421),
        (b"GET /api/games HTTP/1.1\r\nHost: localhost@evil.example\r\n", 421),
        (b"GET /api/games HTTP/1.1\r\nHost : localhost\r\n", 400),
        (b"GET http://evil.example/api/games HTTP/1.1\r\nHost: localhost\r\n", 404),
    ],
)
def test_a_request_names_one_host_and_names_it_well(server: LiveServer, head: bytes, status: int) -> None:
    address = urlsplit(server.url)
    with socket.create_connection((str(address.hostname), address.port or 0), 60) as connection:
        connection.sendall(head + b"Connection: close\r\n\r\n")
        answer = b""
        while more := connection.recv(65536):
            answer += more
    assert answer.startswith(b"HTTP/1.1 %d " % status)


def test_cookies_and_https_are_for_the_public_host_alone(tmp_path: Path) -> None:
    """By its plain address in the same house it is reached without https: a cookie that is only for https would be
    thrown away there, and nobody could sit down."""

    async def story() -> None:
        async with running(make_app(Services(tmp_path / "x.db", "https://games.example", 1))) as inside:
            outside = await inside.ask("POST", "/api/me", host="games.example")
            assert outside.headers["set-cookie"].startswith(f"{SECURE_COOKIE}=")
            assert outside.headers["strict-transport-security"] == "max-age=31536000"
            house = await inside.ask("POST", "/api/me", host="192.168.1.7:8707")
            assert house.headers["set-cookie"].startswith(f"{COOKIE}=")
            assert "Secure" not in house.headers["set-cookie"]
            assert "strict-transport-security" not in house.headers

    asyncio.run(story())


def test_without_https_there_is_neither(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(make_app(Services(tmp_path / "x.db", "http://games.example", 1))) as inside:
            answer = await inside.ask("POST", "/api/me", host="games.example")
            assert answer.headers["set-cookie"].startswith(f"{COOKIE}=")
            assert "strict-transport-security" not in answer.headers

    asyncio.run(story())


def test_whoever_has_an_older_cookie_keeps_the_seat_and_gets_todays(tmp_path: Path) -> None:
    secret = new_secret()
    old = {"cookie": f"{COOKIE}={secret}"}

    async def story() -> None:
        async with running(make_app(Services(tmp_path / "x.db", "https://games.example", 1))) as inside:
            settings = {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2}
            new_table = {"settings": settings, "name": "Anna"}
            made = await inside.ask("POST", "/api/tables", body=new_table, host="games.example", more=old)
            answer = await inside.ask("GET", "/api/me", host="games.example", more=old)
            assert [table["id"] for table in answer.json()["tables"]] == [made.json()["id"]]
            assert answer.headers["set-cookie"].startswith(f"{SECURE_COOKIE}={secret}; ")
            today = {"cookie": f"{COOKIE}={new_secret()}; {SECURE_COOKIE}={secret}"}
            again = await inside.ask("GET", "/api/me", host="games.example", more=today)
            assert again.json() == answer.json()
            assert "set-cookie" not in again.headers

    asyncio.run(story())
