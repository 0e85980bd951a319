"""Requests of a size or shape that nobody needs."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

from scripts.attacks.client import (
    GONE,
)
from scripts.attacks.outcome import Outcome
from support.live_server import LiveServer


async def headers(server: LiveServer, count: int) -> Outcome:
    """Requests with as many headers as fit."""
    statuses = [
        await status_of(server, b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a:b\r\n" * 12_000 + b"\r\n")
        for _ in range(count)
    ]
    refused = not any(is_taken(status) for status in statuses)
    return Outcome(f"{count} requests with 12,000 headers: {', '.join(sorted(set(statuses)))}", refused)


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


async def chunks(server: LiveServer, count: int) -> Outcome:
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
    return Outcome(f"{sent} chunks were sent; the answer is {status}", not is_taken(status))
