"""Two servers on one database: the second does not start. Where a file system knows no locks, no table ever forks."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from coverstory.server.storage.sqlite.server_lock import lock_file
from support.live_server import PATIENCE, Line, LiveServer, Visitor, live_server, newcomer


def test_a_second_server_on_the_same_file_says_so_and_does_not_start(tmp_path: Path) -> None:
    with live_server(tmp_path) as one:
        for lang, sentence in (
            ("en_GB", "Another server is already running on live.db."),
            ("de_DE", "schon ein anderer"),
        ):
            done = start_another(one.database, lang)
            assert (done.returncode, done.stdout) == (2, "")
            assert sentence in done.stderr
            assert done.stderr.count("\n") == 1
        assert newcomer(one).get("/api/games").status_code == 200


def test_after_kill_9_the_next_one_starts_at_once_and_a_clean_stop_leaves_no_journal(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        server.kill()
        server.start()
        assert newcomer(server).get("/api/games").status_code == 200
        assert server.stop() == ""
    assert sorted(path.name for path in tmp_path.iterdir()) == ["live.db", "live.db-admin-token"]


def start_another(database: Path, lang: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "coverstory", "serve", "--port", "0", "--database", f"sqlite:///{database}"]
    env = {**os.environ, "LC_ALL": lang, "PYTHONUTF8": "1"}
    return subprocess.run(program, capture_output=True, text=True, timeout=PATIENCE, check=False, env=env)


@contextmanager
def unlocked_server(folder: Path) -> Iterator[LiveServer]:
    """As on a file system on which locks are not kept: the lock of the first server is gone."""
    lock_file(folder / "live.db").unlink()
    with live_server(folder) as server:
        yield server


def test_a_table_never_forks(tmp_path: Path) -> None:
    with live_server(tmp_path) as one, unlocked_server(tmp_path) as other:
        anna = newcomer(one)
        settings = {"game": "agent_hunter", "seats": [{"kind": "open"}, {"kind": "bot", "level": "random"}]}
        table = anna.post("/api/tables", {"settings": settings, "name": "Anna"}).json()["id"]
        path = f"/api/tables/{table}"
        elsewhere = Visitor(other, anna.token)
        line = elsewhere.connect(path + "/socket")
        assert line.hear()["table"]["stage"] == "waiting"
        assert anna.post(path + "/commands", {"do": "say", "id": 1, "text": "here"}).json()["is"] == "done"
        refused = line.command("say", text="there")
        assert (refused["is"], refused["code"]) == ("refused", "not_stored")
        assert is_hung_up_on(line)
        again = elsewhere.connect(path + "/socket")
        assert [said["text"] for said in again.hear()["chat"]] == ["here"]
        assert again.command("say", text="there")["is"] == "done"


def is_hung_up_on(line: Line) -> bool:
    try:
        return bool(line.await_kind("farewell")["code"] == "not_stored")
    except ConnectionClosed:
        return True
