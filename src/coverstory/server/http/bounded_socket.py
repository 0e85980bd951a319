"""A WebSocket connection: bounded like any other, and quick with what nearly all of its traffic is.

A whole text frame is read and written here, without the library's parser and without a task for each message; whatever
else comes (parts of messages, pings, goodbyes, mistakes) goes to the library as it did.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from math import inf
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from coverstory.server.http.connections import Connections
from coverstory.server.http.frames import frame_size, framed, text_in
from coverstory.server.http.limits import Bucket
from coverstory.server.live.client import WRITE

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

READ_AT_ONCE = 1024  # bytes of a socket: before the next ones are parsed, the frames in these are counted
END_OF_REQUEST = b"\r\n\r\n"
NOT_TEXT = 1007  # WebSocket close codes
POLICY_VIOLATION = 1008


class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket whose frames are counted: pings and empty continuations reach nobody who would count them.

    It is read a little at a time. What is left waits until the application has taken what was read: thousands of
    messages that came at once are neither parsed nor kept as such before their turn.
    """

    registry: Connections

    def connection_made(self, transport: Any) -> None:  # as asyncio has it
        super().connection_made(transport)
        self._address = self.registry.share_of(self.client)
        self._frames = Bucket(self.registry.limits.frames, self.registry.clock())
        self._unread = bytearray()
        self._owed: float = inf  # bytes of the frame that the library is reading; 0: the next byte begins one
        self._holds = False  # a message that the application has not taken yet
        self._is_attended = False  # by the application
        self._opening = self.loop.call_later(self.registry.limits.header_seconds, self._open_by_now)

    def connection_lost(self, exc: Exception | None) -> None:
        self._opening.cancel()
        self._unread.clear()
        self.registry.leave(self._address)
        super().connection_lost(exc)
        self._let_go()

    def handle_connect(self, event: Request) -> None:
        self._is_attended = True
        super().handle_connect(event)
        if self.close_sent:  # it was no request for a socket
            self._is_attended = False
        else:
            self.scope["extensions"][WRITE] = {"write": self.write_texts}

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._is_attended = False
        self._let_go()

    def _let_go(self) -> None:
        """Of what refers to us: the garbage collector seldom looks at what has lived for long, and sockets that come
        and go would take a megabyte a second."""
        if self.disconnected and not self._is_attended:
            self.conn.parser.close()
            self.scope["extensions"].pop(WRITE, None)
            del self.transport

    def write_texts(self, messages: Iterable[bytes]) -> bool:
        """All of them, if the connection takes something now."""
        is_open = self.conn.state is State.OPEN and not self.close_sent and not self.disconnected
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([framed(message) for message in messages]))
        return True

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if self._holds and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._read()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        self._holds = False
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if self._unread:
            await asyncio.sleep(0)  # others have their turn, and so have the answers to what was read
            self._read()
        return message

    def _read(self) -> None:
        while self._unread and not self._holds and not self.read_paused and not self.transport.is_closing():
            if not self._owed:
                size = frame_size(self._unread)
                if size is None:
                    return
                if size <= len(self._unread) and self._takes(size):
                    continue
                self._owed = size
            self._read_piece(int(min(self._owed, READ_AT_ONCE)))

    def _takes(self, size: int) -> bool:
        """The next frame, if it is a message that the library has nothing to say about."""
        if self.conn.state is not State.OPEN or self.conn.current_size is not None or self.close_sent:
            return False
        text = text_in(self._unread, size)
        if text is None or size > self.config.ws_max_size:
            return False
        del self._unread[:size]
        self._holds = True
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def _read_piece(self, size: int) -> None:
        piece = bytes(self._unread[:size])
        del self._unread[:size]
        self._owed -= len(piece)
        was_asked = self.handshake_initiated
        super().data_received(piece)
        if not was_asked and self.handshake_initiated and piece.endswith(END_OF_REQUEST):
            self._owed = 0  # whoever has sent more before it was answered is read by the library to the end

    def handle_ping(self) -> None:
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counts():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counts():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """uvicorn would fill the log with what is no text."""
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self._end(NOT_TEXT, "not text")
        else:
            super().send_receive_event_to_app()

    def _open_by_now(self) -> None:
        """The library hangs where it cannot read the request for a socket."""
        if not self.handshake_complete:
            self.registry.refuse("too slow", self._address)
            self.transport.close()

    def _counts(self) -> bool:
        """Whoever sends too many is hung up on, also after a goodbye."""
        if self.transport.is_closing():
            return False
        if self._frames.take(self.registry.clock()):
            return not self.close_sent
        self._end(POLICY_VIOLATION, "too many frames")
        return False

    def _end(self, code: int, why: str) -> None:
        self.registry.refuse(why, self._address)
        if not self.close_sent:
            self.conn.fail(code, why)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": why})
            self.close_sent = True
        self.transport.close()


def is_text(parts: Sequence[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True
