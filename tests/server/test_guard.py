"""The guard before every request and socket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send

from coverstory.server.http.guard import HEADERS, Guard
from coverstory.server.http.limits import Rate, RateLimiter
from coverstory.server.people.hosts import HostCheck

HERE = "http://127.0.0.1:8707"


async def inner(scope: Scope, receive: Receive, send: Send) -> None:
    """Says yes to everything that gets here."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"inside"})


def guard(burst: float = 100) -> Guard:
    return Guard(inner, HostCheck(""), RateLimiter(Rate(burst, 0), lambda: 0.0), lambda scope: "de")


def ask(method: str, headers: dict[str, str], app: Guard | None = None, path: str = "/api/x") -> httpx.Response:
    async def go() -> httpx.Response:
        transport = httpx.ASGITransport(app or guard())
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as client:
            return await client.request(method, path, headers=headers)

    return asyncio.run(go())


JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("method", "headers", "status"),
    [
        ("GET", {}, 200),
        ("GET", {"origin": "http://evil.example"}, 200),
        ("GET", {"host": "evil.example"}, 421),
        ("POST", JSON, 200),
        ("POST", {**JSON, "origin": HERE}, 200),
        ("POST", {**JSON, "origin": "http://evil.example"}, 403),
        ("POST", {**JSON, "origin": "null"}, 403),
        ("POST", {**JSON, "origin": "http://evil.example", "host": "evil.example"}, 421),
        ("POST", {"content-type": "application/json; charset=utf-8"}, 200),
        ("POST", {"content-type": "text/plain"}, 415),
        ("POST", {"content-type": "application/x-www-form-urlencoded"}, 415),
        ("POST", {}, 415),
        ("DELETE", {"origin": "http://evil.example"}, 403),
    ],
)
def test_who_is_let_in(method: str, headers: dict[str, str], status: int) -> None:
    assert ask(method, headers).status_code == status


def test_every_answer_carries_the_headers_that_keep_a_browser_safe() -> None:
    for response in (ask("GET", {}), ask("GET", {"host": "evil.example"})):
        for name, value in HEADERS.items():
            assert response.headers[name] == value
        assert response.headers["cache-control"] == "no-store"
        assert "server" not in response.headers
    assert "cache-control" not in ask("GET", {}, path="/style.css").headers
    assert "unsafe" not in HEADERS["content-security-policy"]


def test_a_refusal_is_a_sentence_in_the_readers_language() -> None:
    assert ask("GET", {"host": "evil.example"}).json()["text"].startswith("Unter diesem Namen")


def test_too_many_requests_are_turned_away() -> None:
    app = guard(burst=2)
    assert [ask("GET", {}, app).status_code for _ in range(3)] == [200, 200, 429]


@pytest.mark.parametrize(
    ("headers", "let_in"),
    [
        ({"host": "127.0.0.1:8707"}, True),
        ({"host": "127.0.0.1:8707", "origin": HERE}, True),
        ({"host": "127.0.0.1:8707", "origin": "http://evil.example"}, False),
        ({"host": "evil.example:8707", "origin": "http://evil.example:8707"}, False),
    ],
)
def test_a_socket_of_another_origin_is_closed_before_it_is_accepted(headers: dict[str, str], let_in: bool) -> None:
    accepted: list[str] = []

    async def within(scope: Scope, receive: Receive, send: Send) -> None:
        accepted.append("inside")

    app = Guard(within, HostCheck(""), RateLimiter(Rate(9, 0), lambda: 0.0), lambda scope: "en")
    sent = asyncio.run(knock(app, headers))
    assert bool(accepted) is let_in
    assert [message["type"] for message in sent] == ([] if let_in else ["websocket.close"])


async def knock(app: Callable[[Scope, Receive, Send], Awaitable[None]], headers: dict[str, str]) -> list[Message]:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "websocket", "path": "/api/lobby", "query_string": b"", "headers": raw, "client": ("1.2.3.4", 5)}
    await app(scope, receive, send)
    return sent
