"""Connections, before anybody has asked for anything: whoever opens many and says little keeps nobody else out.

uvicorn has no limit for how long a request may take to arrive, nor for how many connections one address may hold.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Container
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from coverstory.server.http.limits import Limits
from coverstory.server.people.addresses import network_of

WHY_TOO_MANY = b'{"code":"too_many","text":"Too many connections from your address: close some of them."}'
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(WHY_TOO_MANY), WHY_TOO_MANY)
)
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LONGEST_HEADER = 65_536  # bytes
MOST_HEADERS = 100  # browsers and proxies send about thirty
PIECES_AT_ONCE = 100
WORTH_A_LINE = 10  # connections

log = logging.getLogger(__name__)


class Connections:
    """Every open connection by its address, and what was turned away, said once in a while."""

    def __init__(self, limits: Limits, clock: Callable[[], float], proxies: Container[str] = ()) -> None:
        self.limits = limits
        self.clock = clock
        self._proxies = proxies  # everybody comes through them: they have no share of their own
        self._by_address: Counter[str] = Counter()
        self._open = 0
        self._refused: Counter[tuple[str, str]] = Counter()  # by reason and address, since the last line in the log
        self._logged = clock()

    def share_of(self, client: tuple[str, int] | None) -> str:
        """Whose share a connection counts for: a proxy that is named comes by its own address."""
        address = client[0] if client else ""
        return address if address in self._proxies else network_of(address)

    def admit(self, address: str) -> bool:
        share = self.limits.connections if address in self._proxies else self.limits.connections_per_address
        if self._open >= self.limits.connections or self._by_address[address] >= share:
            self.refuse("too many", address)
            return False
        self._open += 1
        self._by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def refuse(self, reason: str, address: str) -> None:
        """One line for many: a flood must not fill the log."""
        self._refused[reason, address] += 1
        if self.clock() - self._logged >= self.limits.log_every:
            self._logged = self.clock()
            for (why, where), count in self._refused.most_common(3):
                if count < WORTH_A_LINE:  # somebody's sleeping browser
                    break
                log.warning("turned away %d connections of %s: %s", count, where or "an unknown address", why)
            self._refused.clear()


class Parser(h11.Connection):
    """Reads requests; thousands of headers, or of tiny chunks of a body, would keep the event loop busy for long."""

    pieces = 0  # of a body, in what was read at once

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        if self.their_state is h11.IDLE and has_too_many_headers(self.trailing_data[0]):
            raise h11.RemoteProtocolError("too many headers")
        event = super().next_event()
        if isinstance(event, h11.Data):
            self.pieces += 1
            if self.pieces > PIECES_AT_ONCE:
                raise h11.RemoteProtocolError("too many chunks")
        if isinstance(event, h11.Request) and is_ambiguous(event):
            raise h11.RemoteProtocolError("both a length and chunks")
        return event


def has_too_many_headers(unread: bytes) -> bool:
    """Lines are counted before they are read."""
    return unread.partition(b"\r\n\r\n")[0].count(b"\n") > MOST_HEADERS


def is_ambiguous(request: h11.Request) -> bool:
    """Where a body ends would depend on who reads it: a proxy before us may think otherwise."""
    names = {name.lower() for name, _ in request.headers}
    return b"content-length" in names and b"transfer-encoding" in names


class BoundedRequest(H11Protocol):
    """A connection that must send its request, and take its answer, in time."""

    registry: Connections
    conn: Parser
    _admitted = False
    _late: asyncio.TimerHandle | None = None
    _untaken: asyncio.TimerHandle | None = None  # runs while nobody takes the answer
    _awaited: object = None  # the part of a request that the timer is running for

    def connection_made(self, transport: Any) -> None:  # uvicorn names a narrower type than asyncio
        super().connection_made(transport)
        self.conn = Parser(h11.SERVER, LONGEST_HEADER)
        self._address = self.registry.share_of(self.client)
        self._admitted = self.registry.admit(self._address)
        if self._admitted:
            self._watch()
        else:
            transport.write(TOO_MANY)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if self._admitted:
            self.conn.pieces = 0
            super().data_received(data)
            if self._admitted and not self.transport.is_closing():  # it may have become a socket
                self._watch()

    def send_400_response(self, msg: str) -> None:
        self.registry.refuse("malformed", self._address)
        super().send_400_response(msg)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._untaken = self.loop.call_later(self.registry.limits.answer_seconds, self._drop)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_watching()
        self._admitted = False  # the socket that takes over leaves in our place
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watching()
        self._stop_waiting()
        if self._admitted:
            self.registry.leave(self._address)
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Time for a header runs from its first byte, or from the connection; time for a body from its header."""
        state = self.conn.their_state
        begun = self.cycle is None or self.conn.trailing_data[0]
        awaited = state if state is h11.SEND_BODY or (state is h11.IDLE and begun) else None
        if awaited is not self._awaited:
            self._stop_watching()
            self._awaited = awaited
            if awaited is not None:
                limits = self.registry.limits
                seconds = limits.body_seconds if awaited is h11.SEND_BODY else limits.header_seconds
                self._late = self.loop.call_later(seconds, self._give_up)

    def _stop_watching(self) -> None:
        self._awaited = None
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _stop_waiting(self) -> None:
        if self._untaken is not None:
            self._untaken.cancel()
            self._untaken = None

    def _drop(self) -> None:
        self.registry.refuse("too slow", self._address)
        self.transport.abort()  # what waits to be sent would keep it open

    def _give_up(self) -> None:
        self.registry.refuse("too slow", self._address)
        if self._awaited is h11.IDLE:
            self.transport.write(TOO_SLOW)
        self.transport.close()
