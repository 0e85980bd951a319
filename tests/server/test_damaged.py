"""One table that cannot be read is set aside: all others go on, and whoever asks for it is told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from support.live_server import live_server, newcomer

SETTINGS = {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2, "public": True}


def test_a_damaged_table_keeps_no_other_from_waking(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        host = newcomer(server)
        made = [host.post("/api/tables", {"settings": SETTINGS, "name": "Ann"}).json()["id"] for _ in range(4)]
        server.kill()
        with closing(sqlite3.connect(server.database)) as database, database:
            database.execute("update entries set body = x'7b' where table_id = ?", (made[0],))
        server.start()
        while len(listed := {table["id"] for table in host.get("/api/tables").json()["tables"]}) < len(made) - 1:
            pass
        assert listed == set(made[1:])
        answer = host.get(f"/api/tables/{made[0]}")
        assert (answer.status_code, answer.json()["code"]) == (410, "damaged")
        said = server.stop()
    assert f"table {made[0][:6]}… is set aside" in said
    assert made[0] not in said
