"""What fills or spoils the database."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import AsyncExitStack, suppress

from websockets.asyncio.client import ClientConnection

from scripts.attacks.client import (
    GONE,
    many_sockets,
    socket_of,
    table_against,
    table_of,
)
from scripts.attacks.outcome import Figure, Outcome
from support.live_server import LiveServer, Visitor, newcomer

MOST_GROWN = 10.0  # megabytes, with the write-ahead log, which is used again and again


async def notes(server: LiveServer, count: int) -> Outcome:
    """One person writes notes as fast as they are taken, over ten sockets, for ten seconds at most."""
    writer = newcomer(server)
    address = socket_of(server, f"/api/tables/{table_against(writer, 'random')}/socket")
    before = stored_bytes(server)
    async with AsyncExitStack() as opened:
        sockets = await many_sockets(opened, address, writer, 10)
        taken = await asyncio.gather(*(write_notes(socket, count // 10 or 1) for socket in sockets))
    grown = (stored_bytes(server) - before) / 1e6
    figure = Figure("the database grew by", grown, MOST_GROWN, "MB")
    return Outcome(f"{sum(taken)} of {count} notes of 8 kB were taken", not figure.missed, [figure])


async def write_notes(socket: ClientConnection, count: int) -> int:
    taken = 0
    with suppress(*GONE):
        async with asyncio.timeout(10):
            for number in range(count):
                note = {"do": "note", "id": number, "seat": 0, "text": f"{number:08}" * 1000}
                await socket.send(json.dumps(note))
                while json.loads(await socket.recv()).get("id") != number:
                    pass
                taken += 1
    return taken


def stored_bytes(server: LiveServer) -> int:
    return sum(file.stat().st_size for file in server.database.parent.glob(f"{server.database.name}*"))


async def tables(server: LiveServer, count: int) -> Outcome:
    """Started tables, sixty from each of many addresses; then somebody from another one wants a table, too."""
    made = refused = 0
    flood: list[Visitor] = []
    settings = {"game": "agent_hunter", "seats": [{"kind": "bot", "level": "random"}] * 2}
    for number in range(count):
        if number % 60 == 0:
            flood.append(await asyncio.to_thread(newcomer, server))
        headers = {"X-Forwarded-For": f"10.1.{number // 60 // 250}.{number // 60 % 250}"}
        new = {"settings": settings, "name": "Host"}
        answer = await asyncio.to_thread(flood[-1].ask, "POST", "/api/tables", json=new, headers=headers)
        made += answer.status_code == 201
        refused += answer.status_code != 201
        if answer.status_code == 201:
            start = f"/api/tables/{answer.json()['id']}/commands"
            await asyncio.to_thread(flood[-1].ask, "POST", start, json={"do": "start", "id": 1}, headers=headers)
    gets_in = await asyncio.to_thread(gets_a_table, server)
    outcome = f"{made} tables were made and {refused} refused; somebody else got {'one, too' if gets_in else 'none'}"
    return Outcome(outcome, gets_in)


def gets_a_table(server: LiveServer) -> bool:
    """Within half a minute: a table at which somebody has just been does not make way at once."""
    honest = newcomer(server)
    new = {"settings": {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2}, "name": "Honest"}
    for _ in range(60):
        answer = honest.ask("POST", "/api/tables", json=new, headers={"X-Forwarded-For": "10.200.0.1"})
        if answer.status_code == 201:
            return True
        time.sleep(0.5)
    return False


async def damage(server: LiveServer, count: int) -> Outcome:
    """One stored event cannot be read; the server is started again."""
    host = newcomer(server)
    tables = [table_of(host, True) for _ in range(max(3, count))]
    server.kill()
    with sqlite3.connect(server.database) as database:
        database.execute("update entries set body = x'7b' where table_id = ?", (tables[0],))
    server.start()
    await asyncio.sleep(1)
    listed = {table["id"] for table in newcomer(server).get("/api/tables").json()["tables"]}
    awake = sum(table in listed for table in tables[1:])
    return Outcome(f"{awake} of the {len(tables) - 1} other tables went on", awake == len(tables) - 1)
