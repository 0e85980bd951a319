"""One connected client: what waits to be sent to it is bounded, and whoever is too slow is hung up on."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress
from typing import Any

from starlette.types import Receive, Send

from coverstory.server.http.limits import Limits
from coverstory.server.live.crowd import Crowd
from coverstory.wire.messages import Farewell
from coverstory.wire.serialise import encode

TRY_AGAIN = 1013  # WebSocket close codes
WRITE = "coverstory.write"  # extension of a scope: a Write of the connection, for many messages at once
Write = Callable[[Iterable[bytes]], bool]  # False: not now, or never again


class SendTimeout:
    """A time limit for each of many sends.

    A timeout for each would start and cancel a timer for every message. Nearly all are sent at once, so here one
    timer looks now and then whether the send under way has taken too long.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._limit = asyncio.timeout(None)
        self._timer: asyncio.TimerHandle | None = None
        self._since: float | None = None  # when the sending under way began

    def begins(self) -> None:
        self._since = self._loop.time()
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._look)

    def ends(self) -> None:
        self._since = None

    async def __aenter__(self) -> SendTimeout:
        await self._limit.__aenter__()
        return self

    async def __aexit__(self, *left: Any) -> None:  # as of any context
        if self._timer is not None:
            self._timer.cancel()
        try:
            await self._limit.__aexit__(*left)
        finally:
            del self._limit  # which holds the task that holds us: nobody would look for that for a long time

    def _look(self) -> None:
        """A TimeoutError for a sending that has taken too long; otherwise another look when it will have."""
        self._timer = None
        if self._since is None:
            return
        left = self._since + self._seconds - self._loop.time()
        if left > 0:
            self._timer = self._loop.call_later(left, self._look)
        else:
            self._limit.reschedule(self._loop.time())


class Client:
    """A socket that was accepted, with a queue before it; `post` never waits."""

    def __init__(
        self, receive: Receive, send: Send, limits: Limits, crowd: Crowd | None = None, write: Write | None = None
    ) -> None:
        self._receive = receive
        self._send = send
        self._write = write
        self._loop = asyncio.get_running_loop()
        self._is_to_flush = False
        self._is_sending = False  # something is on its way that must not be overtaken
        self._limits = limits
        self._crowd = crowd or Crowd()
        self._waiting: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._farewell: tuple[int, str] | None = None  # close code and reason, once it is to be hung up on

    def post(self, message: bytes) -> None:
        """Sent with whatever else is posted in this turn of the event loop."""
        if not self._takes(message):
            return
        if self._write is None:
            self._something.set()
        elif not self._is_to_flush:
            self._is_to_flush = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._is_to_flush = False
        if self._waiting and (self._farewell is not None or not self._wrote()):
            self._something.set()

    def _wrote(self) -> bool:
        """Whether all that waits could be sent at once, which needs no task."""
        if self._is_sending or self._write is None or not self._write(self._waiting):
            return False
        self._waiting.clear()
        return True

    def post_in_turn(self, message: bytes) -> None:
        """After others of a crowd; sooner, where something is posted at once."""
        if self._takes(message) and len(self._waiting) == 1:
            self._crowd.wake(self._flush)

    def _takes(self, message: bytes) -> bool:
        if len(self._waiting) >= self._limits.waiting:
            self.hang_up(TRY_AGAIN, "slow")
        elif self._farewell is None:
            self._waiting.append(message)
            return True
        return False

    def hang_up(self, close_code: int, why: str) -> None:
        """What waits is still sent, unless there is too much of it; then the reason."""
        if self._farewell is None:
            if len(self._waiting) >= self._limits.waiting:
                self._waiting.clear()
            self._waiting.append(encode(Farewell(why)))
            self._farewell = close_code, why
            self._something.set()

    def end(self, close_code: int, why: str) -> None:
        """After what waits, which has said why already."""
        if self._farewell is None:
            self._farewell = close_code, why
            self._something.set()

    async def deliver(self) -> None:
        """Sends what waits, until the conversation is over: we closed it, or nobody takes what we send."""
        with suppress(TimeoutError, OSError):
            async with SendTimeout(self._limits.slow) as patience:
                while self._farewell is None or self._waiting:
                    while self._waiting and not self._wrote():
                        patience.begins()
                        self._is_sending = True
                        await self._send({"type": "websocket.send", "text": self._waiting.popleft().decode()})
                        self._is_sending = False
                    patience.ends()
                    if self._farewell is None:
                        self._something.clear()
                        await self._something.wait()
                patience.begins()
                code, why = self._farewell
                await self._send({"type": "websocket.close", "code": code, "reason": why})

    async def frames(self) -> AsyncIterator[str | bytes]:
        """What the client sends, until it is gone. The server's own pings find out who is gone without a word."""
        while (message := await self._receive())["type"] != "websocket.disconnect":
            yield message.get("text") or message.get("bytes") or ""
