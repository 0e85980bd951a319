"""A WebSocket client that costs little, so that the machine is the server's: no compression, no fragments."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable, Mapping

Hear = Callable[[bytes], None]

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
NO_MASK = b"\0\0\0\0"  # a client must mask what it sends: with zeros it stays as it is
SHORT, LONG = 126, 127
KEY = base64.b64encode(b"scripted seat...").decode()


class Socket(asyncio.Protocol):
    """Text in, text out."""

    def __init__(self, address: str, path: str, headers: Mapping[str, str], hear: Hear) -> None:
        asked = {"Host": address, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        lines = [f"{name}: {value}" for name, value in {**asked, "Sec-WebSocket-Key": KEY, **headers}.items()]
        self._hello = "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode()
        self._hear = hear
        self._came = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, text: bytes) -> None:
        assert self._transport is not None
        self._transport.write(framed(TEXT, text))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("The server did not open the socket."))

    def data_received(self, data: bytes) -> None:
        self._came += data
        if not self.opened.done():
            self._read_answer()
        if self.opened.done():
            self._read_frames()

    def _read_answer(self) -> None:
        end = self._came.find(b"\r\n\r\n")
        if end >= 0:
            if not self._came.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(self._came[:end].decode(errors="replace")))
                self.close()
                return
            del self._came[: end + 4]
            self.opened.set_result(None)

    def _read_frames(self) -> None:
        at = 0
        while (frame := frame_at(self._came, at)) is not None:
            code, start, at = frame
            payload = bytes(self._came[start:at])
            if code == TEXT:
                self._hear(payload)
            elif code == PING and self._transport is not None:
                self._transport.write(framed(PONG, payload))
            elif code == CLOSE:
                self.close()
        del self._came[:at]


async def open_socket(address: str, path: str, headers: Mapping[str, str], hear: Hear) -> Socket:
    host, _, port = address.rpartition(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(address, path, headers, hear), host, int(port))
    await socket.opened
    return socket


def framed(code: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < SHORT:
        return bytes((0x80 | code, 0x80 | size)) + NO_MASK + payload
    return bytes((0x80 | code, 0x80 | SHORT)) + size.to_bytes(2, "big") + NO_MASK + payload


def frame_at(came: bytearray, at: int) -> tuple[int, int, int] | None:
    """Its code, and where its payload begins and ends; None while it is not all there."""
    if len(came) < at + 2:
        return None
    size, start = came[at + 1] & 0x7F, at + 2
    if size >= SHORT:
        wide = 2 if size == SHORT else 8
        if len(came) < start + wide:
            return None
        size, start = int.from_bytes(came[start : start + wide], "big"), start + wide
    return (came[at] & 0xF, start, start + size) if len(came) >= start + size else None
