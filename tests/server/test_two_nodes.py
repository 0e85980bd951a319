"""Two real servers on one PostgreSQL: each table is at one of them, and goes on at the other when that one is gone."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from coverstory.server.storage.postgres.url import PostgresUrl
from coverstory.table.events import StoredEvent
from support.live_server import (
    NO_RATE_LIMIT,
    LiveServer,
    Visitor,
    deal_over_http,
    newcomer,
    play_to_the_end,
    running,
)
from support.postgres import PATIENCE, needs_postgres, new_database

pytestmark = needs_postgres

TAKEN_OVER = "coverstory_tables_taken_over_total"
SETTINGS = {"game": "agent_hunter", "seats": [{"kind": "open"}, {"kind": "bot", "level": "random"}]}


@contextmanager
def two_servers(folder: Path, url: PostgresUrl) -> Iterator[tuple[LiveServer, LiveServer]]:
    env = {**os.environ, "XDG_DATA_HOME": str(folder)}
    first, second = LiveServer(folder, NO_RATE_LIMIT, env), LiveServer(folder, NO_RATE_LIMIT, env)
    first.database_url = second.database_url = url.dsn
    with running(first), running(second):
        yield first, second


def begun(server: LiveServer) -> tuple[Visitor, str]:
    """Somebody plays against a bot."""
    person = newcomer(server)
    made = person.post("/api/tables", {"settings": SETTINGS, "name": "Ann"})
    table = str(made.json()["id"])
    assert person.post(f"/api/tables/{table}/commands", {"do": "start", "id": 1}).json()["is"] == "done"
    deal_over_http([person], table)
    return person, table


def say(person: Visitor, table: str, text: str) -> str:
    """What the answer is: done, refused, or the code of the problem."""
    answer = person.post(f"/api/tables/{table}/commands", {"do": "say", "id": 7, "text": text}).json()
    return str(answer.get("is") or answer["code"])


def wait_until(happens: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def taken_over(server: LiveServer) -> float:
    lines = Visitor(server).get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(TAKEN_OVER))


def heard_at(server: LiveServer, person: Visitor, table: str) -> list[str]:
    seen = Visitor(server, person.token).get(f"/api/tables/{table}").json()
    return [said["text"] for said in seen["chat"]]


def stored(url: PostgresUrl, table: str) -> list[StoredEvent]:
    """Their checksums form one chain, or there is an error."""

    async def read() -> list[StoredEvent]:
        from coverstory.server.storage.postgres.storage import open_postgres

        storage = await open_postgres(url, PATIENCE)
        try:
            return await storage.events(table)
        finally:
            await storage.close()

    return asyncio.run(read())


def test_a_table_goes_on_at_another_server_after_kill_9(tmp_path: Path) -> None:
    url = new_database()
    with two_servers(tmp_path, url) as (first, second):
        person, table = begun(first)
        assert say(person, table, "before") == "done"
        elsewhere = Visitor(second, person.token)
        assert elsewhere.get(f"/api/tables/{table}").json()["code"] == "other_machine"
        first.kill()
        wait_until(lambda: taken_over(second) == 1)  # nobody has asked for it there
        assert heard_at(second, person, table) == ["before"]
        line = elsewhere.connect(f"/api/tables/{table}/socket", seat=0)
        play_to_the_end([line], seed=1)
        line.close()
        events = stored(url, table)
        assert [each.number for each in events] == list(range(len(events)))


def test_a_server_that_was_frozen_past_its_lease_stores_nothing(tmp_path: Path) -> None:
    url = new_database()
    with two_servers(tmp_path, url) as (first, second):
        person, table = begun(first)
        first.send_signal(signal.SIGSTOP)
        wait_until(lambda: taken_over(second) == 1)
        assert say(Visitor(second, person.token), table, "at the second") == "done"
        first.send_signal(signal.SIGCONT)
        assert say(person, table, "at the first") in ("refused", "not_stored", "other_machine")
        assert heard_at(second, person, table) == ["at the second"]
        wait_until(lambda: say(person, table, "at the first") == "other_machine")
        events = stored(url, table)
        assert [each.number for each in events] == list(range(len(events)))


def test_a_server_that_stops_hands_its_tables_over(tmp_path: Path) -> None:
    url = new_database()
    with two_servers(tmp_path, url) as (first, second):
        person, table = begun(first)
        assert say(person, table, "before") == "done"
        assert first.stop(signal.SIGTERM) == ""
        wait_until(lambda: taken_over(second) == 1)
        assert heard_at(second, person, table) == ["before"]
