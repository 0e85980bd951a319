"""The server's process: what it says when it starts, stops, or cannot start."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from coverstory.__main__ import main
from coverstory.match.record import write_record
from coverstory.match.replay import at_once
from coverstory.rules.catalogue import GAMES
from coverstory.rules.rng import Rng
from coverstory.server.app import make_app
from coverstory.server.operations.serve import address_of, configured
from coverstory.server.operations.settings import USUAL_PORT, usual_processes
from coverstory.server.services import Services
from coverstory.server.storage.sqlite.connection_thread import connect
from coverstory.table.history import imported
from support.contract_checks import random_match
from support.in_process_server import running
from support.live_server import PATIENCE, LiveServer, Visitor, live_server, newcomer


def serve(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a server that is to stop by itself; returns how it ended and what it said."""
    program = [sys.executable, "-m", "coverstory", "serve", *words]
    return subprocess.run(program, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_port_that_is_taken_is_said_in_one_sentence(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        done = serve("--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert done.returncode == 2
    assert done.stderr.startswith(f"coverstory: Nobody can be served at 127.0.0.1, port {port}: ")
    assert done.stderr.count("\n") == 1


def test_a_database_of_another_program_or_of_a_newer_release_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as other:
        other.execute("create table mine (x)")
        other.commit()
    before = file.read_bytes()
    done = serve("--port", "0", "--database", f"sqlite:///{file}")
    assert done.returncode == 2
    assert "the database of another program" in done.stderr
    assert done.stdout == ""
    assert file.read_bytes() == before


def test_ctrl_c_stops_it_in_peace_and_every_game_goes_on(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        anna = newcomer(server)
        settings = {"game": "agent_hunter", "seats": [{"kind": "open"}, {"kind": "bot", "level": "random"}]}
        table = anna.post("/api/tables", {"settings": settings, "name": "Anna"}).json()["id"]
        line = anna.connect(f"/api/tables/{table}/socket")
        line.command("start")
        at = line.await_kind("moved")["version"]
        assert server.stop() == ""
        again = LiveServer(tmp_path)
        again.start()
        try:
            assert Visitor(again, anna.token).get(f"/api/tables/{table}").json()["version"] == at
        finally:
            again.kill()
            again.http.close()


def test_backup_export_and_import_while_it_runs(tmp_path: Path) -> None:
    record = list(random_match(GAMES["agent_hunter"], 2, {}, Rng(6)))[-1].record()
    games, exported, copy = tmp_path / "games.jsonl", tmp_path / "exported.jsonl", tmp_path / "copy.db"
    games.write_bytes(write_record(record) + b"\n")
    with live_server(tmp_path) as server:
        anna = newcomer(server)
        settings = {"game": "agent_hunter", "seats": [{"kind": "open"}, {"kind": "device"}]}
        table = anna.post("/api/tables", {"settings": settings, "name": "Anna"}).json()["id"]
        line = anna.connect(f"/api/tables/{table}/socket")
        line.command("start")
        for command, file in (("import", games), ("export", exported), ("backup", copy)):
            assert main([command, str(file), "--database", f"sqlite:///{server.database}"]) == 0
            assert line.command("say", text=command)["is"] == "done"
        name = at_once(imported(record, 0.0, "en")).match
        assert anna.get(f"/api/matches/{name}/record").content == write_record(record)
        assert exported.read_bytes() == games.read_bytes()
        at = anna.get(f"/api/tables/{table}").json()["version"]
    copied = tmp_path / "copied"
    copied.mkdir()
    copy.rename(copied / "live.db")
    with live_server(copied) as restored:
        seen = Visitor(restored, anna.token).get(f"/api/tables/{table}").json()
        assert seen["version"] == at
        assert [said["text"] for said in seen["chat"]] == ["import", "export"]


def test_what_it_says_tells_no_secret(tmp_path: Path) -> None:
    """Neither tokens nor tables' names, which are invitations, reach the log."""
    with live_server(tmp_path) as server:
        anna = newcomer(server)
        settings = {"game": "agent_hunter", "seats": [{"kind": "open"}, {"kind": "open"}]}
        table = anna.post("/api/tables", {"settings": settings, "name": "Anna"}).json()["id"]
        anna.connect(f"/api/tables/{table}/socket").hear()
        anna.get("/api/tables/nothing")
        anna.get("/api/nothing")
        assert server.stop() == ""


def test_it_runs_as_measured(tmp_path: Path) -> None:
    """docs/dependencies.md and docs/performance.md say why: uvloop, sans-I/O sockets, no compression, WAL and FULL."""
    found = configured(Services(tmp_path / "x.db", "", 1))
    assert found.loop == ("asyncio" if sys.platform == "win32" else "uvloop")
    assert isinstance(found.ws, type)
    assert issubclass(found.ws, WebSocketsSansIOProtocol)
    assert not found.ws_per_message_deflate
    with closing(connect(tmp_path / "x.db")) as database:
        settings = [database.execute(f"pragma {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert settings == ["wal", 2]


def test_behind_a_public_url_links_and_cookies_are_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(make_app(Services(tmp_path / "x.db", "https://games.example", 1))) as inside:
            settings = {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2}
            new_table = {"settings": settings, "name": "Anna"}
            made = await inside.ask("POST", "/api/tables", None, new_table, host="games.example")
            assert made.json()["link"] == f"https://games.example/t/{made.json()['id']}"
            assert made.headers["set-cookie"].endswith("; Secure")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8707"),
        ("0.0.0.0", "http://127.0.0.1:8707"),
        ("::", "http://127.0.0.1:8707"),
        ("::1", "http://[::1]:8707"),
        ("localhost", "http://localhost:8707"),
    ],
)
def test_the_address_that_it_names_can_be_gone_to(host: str, address: str) -> None:
    assert address_of(host, USUAL_PORT) == address
    assert usual_processes() >= 1
