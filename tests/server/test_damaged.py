"""One table that cannot be read is set aside: all others go on, and whoever asks for it is told."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from coverstory.__main__ import main
from support.live_server import Line, LiveServer, Visitor, live_server, newcomer

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


# What the disk does to a stopped server's files, and what the next start says about it.

Harm = Callable[[Path, str], None]


def change_a_byte(database: Path, table: str) -> None:
    """Still readable: only a checksum tells."""
    changed = "cast(replace(body, 'line 3', 'line 8') as blob)"
    run(database, f"update entries set body = {changed} where table_id = ? and number = 4", table)


def lose_one_in_the_middle(database: Path, table: str) -> None:
    run(database, "delete from entries where table_id = ? and number = 3", table)


def lose_the_last_ones(database: Path, table: str) -> None:
    run(database, "delete from entries where table_id = ? and number > 5", table)


def lose_all(database: Path, table: str) -> None:
    run(database, "delete from entries where table_id = ?", table)


def flip_a_byte_of_the_log(database: Path, table: str) -> None:
    """SQLite believes its log up to there, and forgets the rest."""
    log = database.with_name("live.db-wal")
    content = bytearray(log.read_bytes())
    content[len(content) // 2] ^= 1
    log.write_bytes(content)


def lose_the_log(database: Path, table: str) -> None:
    database.with_name("live.db-wal").unlink()


def run(database: Path, statement: str, table: str) -> None:
    with closing(sqlite3.connect(database)) as opened, opened:
        assert opened.execute(statement, (table,)).rowcount > 0


def host_of_a_table(server: LiveServer) -> tuple[Visitor, str, Line]:
    host = newcomer(server)
    table = host.post("/api/tables", {"settings": SETTINGS, "name": "Ann"}).json()["id"]
    return host, table, host.connect(f"/api/tables/{table}/socket")


HARMS = [change_a_byte, lose_one_in_the_middle, lose_the_last_ones, lose_all, flip_a_byte_of_the_log, lose_the_log]


@pytest.mark.parametrize("harm", HARMS)
def test_what_was_acknowledged_and_is_not_there_is_reported(harm: Harm, tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        host, table, line = host_of_a_table(server)
        for number in range(20):
            assert line.command("say", text=f"line {number}")["is"] == "done"
        server.kill()
        harm(server.database, table)
        assert main(["check", str(server.database)]) == 1  # before a server has looked at it
        for _ in range(2):  # it stays reported, also at every later start
            server.start()
            answer = host.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (410, "damaged")
            assert f"table {table[:6]}… is set aside" in server.stop()
        assert main(["check", str(server.database)]) == 1


def test_a_whole_database_is_not_reported_after_kill_9(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        host, table, line = host_of_a_table(server)
        for start in range(3):
            assert line.command("say", text=f"after start {start}")["is"] == "done"
            assert main(["check", str(server.database)]) == 0  # beside the running server
            server.kill()
            assert main(["check", str(server.database)]) == 0
            server.start()
            line = host.connect(f"/api/tables/{table}/socket")
        assert [said["text"] for said in line.hear()["chat"]] == [f"after start {start}" for start in range(3)]
        assert server.stop() == ""


def test_a_restored_backup_is_not_compared_with_what_came_after_it(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        host = newcomer(server)
        table = host.post("/api/tables", {"settings": SETTINGS, "name": "Ann"}).json()["id"]
        assert main(["backup", str(tmp_path / "copy.db"), "--database", f"sqlite:///{server.database}"]) == 0
        line = host.connect(f"/api/tables/{table}/socket")
        assert line.command("say", text="later")["is"] == "done"
        server.kill()
        server.database.with_name("live.db-wal").unlink()
        (tmp_path / "copy.db").replace(server.database)
        server.start()
        assert host.get(f"/api/tables/{table}").json()["chat"] == []
        assert server.stop() == ""
