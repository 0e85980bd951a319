"""The whole application in this process, spoken to as a server would: every byte that leaves it can be looked at."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, cast

import httpx
from starlette.types import ASGIApp, Message, Scope

HOST = "127.0.0.1:8707"
PATIENCE = 60  # seconds before a test gives up; never asserted on
Json = dict[str, Any]


@asynccontextmanager
async def running(app: ASGIApp) -> AsyncIterator[Inside]:
    """From the server's start to its stop."""
    to_app: asyncio.Queue[Message] = asyncio.Queue()
    from_app: asyncio.Queue[Message] = asyncio.Queue()
    scope: Scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    life = asyncio.create_task(cast(Any, app(scope, to_app.get, from_app.put)))
    await to_app.put({"type": "lifespan.startup"})
    assert (await from_app.get())["type"] == "lifespan.startup.complete"
    try:
        yield Inside(app)
    finally:
        await to_app.put({"type": "lifespan.shutdown"})
        assert (await from_app.get())["type"] == "lifespan.shutdown.complete"
        await life


class Inside:
    """Clients of the running application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def ask(
        self,
        method: str,
        path: str,
        token: str | None = None,
        body: object = None,
        *,
        host: str = HOST,
        more: Mapping[str, str] | None = None,
    ) -> httpx.Response:
        """`more`: other headers."""
        headers = {"content-type": "application/json", "host": host, **(more or {})}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        content = b"" if body is None else json.dumps(body).encode()
        async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url=f"http://{HOST}") as client:
            return await client.request(method, path, headers=headers, content=content)

    async def token(self) -> str:
        return str((await self.ask("POST", "/api/tokens")).json()["token"])

    async def connect(self, path: str, token: str | None = None, query: str = "") -> Socket:
        socket = Socket(self.app, path, token, query)
        await socket.open()
        return socket


class Socket:
    """An open socket; `sent` is every frame that left the server."""

    def __init__(self, app: ASGIApp, path: str, token: str | None, query: str) -> None:
        headers = [(b"host", HOST.encode())]
        if token is not None:
            headers.append((b"authorization", f"Bearer {token}".encode()))
        self._scope: Scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "scheme": "ws",
            "query_string": query.encode(),
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8707),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
        self._app = app
        self._to_app: asyncio.Queue[Message] = asyncio.Queue()
        self._from_app: asyncio.Queue[Message] = asyncio.Queue()
        self.sent: list[str] = []
        self._last = 0

    async def open(self) -> None:
        self._task = asyncio.create_task(cast(Any, self._app(self._scope, self._to_app.get, self._from_app.put)))
        await self._to_app.put({"type": "websocket.connect"})
        self.opening = await asyncio.wait_for(self._from_app.get(), PATIENCE)

    async def say(self, frame: str) -> None:
        await self._to_app.put({"type": "websocket.receive", "text": frame})

    async def hear(self) -> Json:
        message = await asyncio.wait_for(self._from_app.get(), PATIENCE)
        if message["type"] != "websocket.send":
            return {"is": message["type"]}
        self.sent.append(message["text"])
        return cast(Json, json.loads(message["text"]))

    async def command(self, do: str, **parts: object) -> Json:
        """Send one and wait for its answer."""
        self._last += 1
        await self.say(json.dumps({"do": do, "id": self._last, **parts}))
        while True:
            message = await self.hear()
            if message["is"] in ("done", "refused", "hinted", "pong") and message["id"] == self._last:
                return message

    async def settle(self) -> None:
        """Hear all that was sent before the answer to a ping."""
        await self.command("ping")

    async def close(self) -> None:
        await self._to_app.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, PATIENCE)
