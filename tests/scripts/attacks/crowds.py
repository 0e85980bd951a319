"""Many who only watch: a table, and the lobby."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, suppress

from websockets.asyncio.client import ClientConnection, connect

from scripts.attacks.client import (
    GONE,
    is_served,
    loop_ms,
    socket_of,
    table_of,
)
from scripts.attacks.outcome import Figure, Outcome
from support.live_server import LiveServer, newcomer


async def watchers(server: LiveServer, count: int) -> Outcome:
    """Many watchers come to one table at which somebody talks, and leave at once."""
    host = newcomer(server)
    table = table_of(host)
    address = socket_of(server, f"/api/tables/{table}/socket")
    async with AsyncExitStack() as opened:
        watching = [
            await opened.enter_async_context(connect(address, max_queue=None, open_timeout=60)) for _ in range(count)
        ]
        said = {"do": "say", "id": 1, "text": "Look!"}
        await asyncio.to_thread(host.post, f"/api/tables/{table}/commands", said)
        heard = await asyncio.gather(*(hears_chat(each) for each in watching))
    return Outcome(f"{count} watchers came, {sum(heard)} heard what was said, and all left", all(heard))


async def hears_chat(socket: ClientConnection) -> bool:
    with suppress(*GONE):
        async with asyncio.timeout(60):
            while json.loads(await socket.recv())["is"] != "chatted":
                pass
            return True
    return False


CHANGES = 20  # of the lobby, five a second


async def lobby(server: LiveServer, count: int) -> Outcome:
    """Many watch the lobby while public tables are made."""
    host = newcomer(server)
    async with AsyncExitStack() as opened:
        address = socket_of(server, "/api/lobby")
        for _ in range(count):
            await opened.enter_async_context(connect(address, max_queue=None, open_timeout=60))
        began = loop_ms(server.pid)
        for _ in range(CHANGES):
            await asyncio.to_thread(table_of, host, True)
            await asyncio.sleep(0.2)
        loop = (loop_ms(server.pid) - began) / CHANGES
    words = f"{count} watched {CHANGES} changes, {1000 * loop / count:.0f} µs each"
    return Outcome(words, is_served(server), [Figure("of the loop for a change", loop, 2.0)])
