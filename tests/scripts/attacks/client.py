"""What every attacker does: tables and sockets of a server by the wire alone, and the CPU time that it uses."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from support.live_server import Json, LiveServer, Visitor, deal_over_http

TICK = os.sysconf("SC_CLK_TCK")
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


def table_of(visitor: Visitor, public: bool = False) -> str:
    settings = {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2, "public": public, "watchers": "public"}
    return str(visitor.post("/api/tables", {"settings": settings, "name": "Host"}).json()["id"])


def socket_of(server: LiveServer, path: str) -> str:
    return "ws" + server.url.removeprefix("http") + path


def table_against(player: Visitor, level: str) -> str:
    """The player has the first seat, and the game has begun."""
    return begun(player, [{"kind": "open"}, {"kind": "bot", "level": level}])


def begun(host: Visitor, seats: Sequence[Json]) -> str:
    settings = {"game": "agent_hunter", "seats": list(seats), "hints": True}
    table = str(host.post("/api/tables", {"settings": settings, "name": "Host"}).json()["id"])
    host.post(f"/api/tables/{table}/commands", {"do": "start", "id": 1})
    deal_over_http([host], table)
    return table


async def many_sockets(opened: AsyncExitStack, address: str, who: Visitor, count: int) -> list[ClientConnection]:
    """All of one person; they close with `opened`."""
    calls = (connect(address, additional_headers=who.headers, max_queue=None, open_timeout=60) for _ in range(count))
    return [await opened.enter_async_context(call) for call in calls]


def cpu_of(pid: int) -> float:
    """Seconds that a process has used, with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def loop_ms(pid: int) -> float:
    """CPU time of the first thread of a process, which is the event loop's."""
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e6


def until_asleep(pid: int) -> None:
    for _ in range(1000):
        time.sleep(0.001)
        if Path(f"/proc/{pid}/task/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "R":
            return


def until_idle(server: LiveServer) -> None:
    """All tables have been woken."""
    last = -10.0
    while loop_ms(server.pid) - last > 5.0:
        last = loop_ms(server.pid)
        time.sleep(0.5)


def is_served(server: LiveServer) -> bool:
    try:
        return httpx.get(f"{server.url}/api/games", timeout=10).status_code == 200
    except httpx.HTTPError:
        return False
