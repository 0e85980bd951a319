"""Middleware before every request and socket: host, origin, the rate of requests, and the security headers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from coverstory.server.http.limits import RateLimiter
from coverstory.server.http.problems import problem
from coverstory.server.people.addresses import network_of
from coverstory.server.people.hosts import HostCheck
from coverstory.wire.http import Problem

# Everything comes from here, and nothing from anywhere else; no page of others may show ours inside it.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a table's address is an invitation
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
FOR_A_YEAR = "max-age=31536000"  # browsers come by https, even to an address without it
PAUSE = 1.0  # seconds
FOR_ANY_HOST = ("/healthz", "/readyz")  # a balancer may call us as it likes, and hears a word
SAFE = ("GET", "HEAD", "OPTIONS")
STATUS = {"elsewhere": 421, "other_origin": 403, "not_json": 415, "too_often": 429, "banned": 403}

_encoder = msgspec.json.Encoder()


class Guard:
    """An ASGI application around ours.

    Whoever asks too often waits for the refusal, too: a refusal costs nearly as much as an answer. How often
    sockets are opened is decided elsewhere: somebody who plays gets in all the same (live/sockets.py).
    """

    def __init__(
        self,
        app: ASGIApp,
        hosts: HostCheck,
        limiter: RateLimiter,
        language: Callable[[Scope], str],
        pause: float = PAUSE,
        count_refusal: Callable[[str], None] = lambda _code: None,
        keeps_out: Callable[[str], bool] = lambda _address: False,
    ) -> None:
        self._keeps_out = keeps_out
        self._count_refusal = count_refusal
        self._app = app
        self._pause = pause
        self._hosts = hosts
        self._limiter = limiter
        self._language = language

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refused = self._refusal(scope)
        if scope["type"] == "http":
            send = with_headers(scope, self._hosts.is_secure(Headers(scope=scope).get("host", "")), send)
        if refused is not None:
            self._count_refusal(refused)
        if refused == "too_often":
            await asyncio.sleep(self._pause)
        if refused is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await answer(problem(refused, self._language(scope)), STATUS[refused], send)
        else:
            await receive()  # the connection's own announcement
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: a plain 403

    def _refusal(self, scope: Scope) -> str | None:
        """The code of the problem, if there is one."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._hosts.is_our_host(host) and scope["path"] not in FOR_ANY_HOST:
            return "elsewhere"
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self._hosts.is_our_origin(headers.get("origin"), host):
            return "other_origin"
        if changes and scope["type"] == "http" and not is_json(headers):
            return "not_json"
        address = scope["client"][0] if scope.get("client") else ""
        if self._keeps_out(address) and scope["path"] not in FOR_ANY_HOST:
            return "banned"
        if scope["type"] == "websocket" or self._limiter.allows(network_of(address)):
            return None
        return "too_often"


def is_json(headers: Headers) -> bool:
    """Forms cannot send it: a page elsewhere would have to ask first, and is not allowed to."""
    return headers.get("content-type", "").partition(";")[0].strip().casefold() == "application/json"


def with_headers(scope: Scope, is_secure: bool, send: Send) -> Send:
    async def decorated(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if is_secure:
                headers["strict-transport-security"] = FOR_A_YEAR
            if scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return decorated


async def answer(found: Problem, status: int, send: Send) -> None:
    body = _encoder.encode(found)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
