"""A disk that is full or read-only, for real: it is said at the start and when it happens, and goes on when there is
room again. Nothing that was acknowledged is lost by it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from coverstory.__main__ import main
from coverstory.server.texts import about_database
from support.live_server import PATIENCE, Line, LiveServer, live_server, newcomer, running
from support.own_mounts import seen_by, why_no_mounts, with_read_only, with_small_disk

needs_mounts = pytest.mark.skipif(bool(why_no_mounts()), reason=why_no_mounts())
SETTINGS = {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2, "public": True}
FILL = "dd if=/dev/zero of=filler bs=1k 2>/dev/null"
SMALL = 2000  # kB
IN_BOTH = [("en_GB", "en"), ("de_DE", "de")]


def serve(database: Path, before: Sequence[str], locale: str, as_somebody: Callable[[], None] | None = None) -> str:
    """Run a server that does not start; returns the one sentence that it says."""
    program = [sys.executable, "-m", "coverstory", "serve", "--port", "0", "--database", f"sqlite:///{database}"]
    env = {**os.environ, "LC_ALL": locale, "PYTHONUTF8": "1"}
    done = subprocess.run(
        [*before, *program],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env=env,
        preexec_fn=as_somebody,
    )
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.count("\n") == 1
    return done.stderr


@needs_mounts
@pytest.mark.parametrize(("locale", "lang"), IN_BOTH)
def test_a_disk_that_is_full_is_said_at_the_start(locale: str, lang: str, tmp_path: Path) -> None:
    said = serve(tmp_path / "club.db", with_small_disk(tmp_path, SMALL, FILL), locale)
    assert said == f"coverstory: {about_database('full', lang, file=str(tmp_path / 'club.db'))}\n"


@needs_mounts
@pytest.mark.parametrize(("locale", "lang"), IN_BOTH)
@pytest.mark.parametrize("was_there", [False, True])
def test_a_folder_that_is_read_only_is_said_at_the_start(
    was_there: bool, locale: str, lang: str, tmp_path: Path
) -> None:
    if was_there:
        with live_server(tmp_path) as server:
            server.stop()
    before = sorted(path.name for path in tmp_path.iterdir())
    said = serve(tmp_path / "live.db", with_read_only(tmp_path), locale)
    assert said == f"coverstory: {about_database('read_only', lang, file=str(tmp_path / 'live.db'))}\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == before


@needs_mounts
def test_a_database_on_a_read_only_disk_can_be_checked_with_what_is_only_in_its_log(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        line = seated(server)
        assert line.command("say", text="only in the log")["is"] == "done"
        server.kill()
    assert (tmp_path / "live.db-wal").exists()
    program = [sys.executable, "-m", "coverstory", "check", str(tmp_path / "live.db"), "--lang", "en"]
    done = subprocess.run([*with_read_only(tmp_path), *program], capture_output=True, text=True, check=False)
    assert done.stdout.startswith("live.db is sound: one table"), done


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
@pytest.mark.parametrize("what", ["live.db", "."])
def test_a_file_that_may_not_be_written_is_said_at_the_start(what: str, tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        server.stop()
    mode = (tmp_path / what).stat().st_mode
    (tmp_path / what).chmod(mode & ~0o222)
    try:
        said = serve(tmp_path / "live.db", (), "en_GB")
        assert said == f"coverstory: {about_database('read_only', 'en', file=str(tmp_path / 'live.db'))}\n"
    finally:
        (tmp_path / what).chmod(mode)


@contextmanager
def server_on_a_small_disk(folder: Path) -> Iterator[LiveServer]:
    server = LiveServer(folder)
    server.before = with_small_disk(folder, SMALL)
    with running(server):
        yield server


def seated(server: LiveServer) -> Line:
    host = newcomer(server)
    table = host.post("/api/tables", {"settings": SETTINGS, "name": "Ann"}).json()["id"]
    return host.connect(f"/api/tables/{table}/socket")


@needs_mounts
def test_a_disk_that_fills_up_is_logged_and_the_server_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with server_on_a_small_disk(tmp_path) as server:
        host = newcomer(server)
        table = host.post("/api/tables", {"settings": SETTINGS, "name": "Ann"}).json()["id"]
        path = f"/api/tables/{table}"
        said = []
        filler = seen_by(server.pid, tmp_path / "filler")
        for start in range(2):
            line = host.connect(f"{path}/socket")
            said.append(f"before {start}")
            assert line.command("say", text=said[-1])["is"] == "done"
            fill(filler)
            number = 0
            while (answer := host.post(f"{path}/commands", say(f"{start} {number}"))).json().get("is") == "done":
                said.append(f"{start} {number}")  # the log of the database has some room of its own
                number += 1
            assert "not_stored" in answer.text, answer.text
            filler.unlink()
            while host.post(f"{path}/commands", say(f"after {start}")).json().get("is") != "done":
                pass
            said.append(f"after {start}")
        assert [each["text"] for each in host.get(path).json()["chat"]] == said[-100:]
        for name in ("live.db", "live.db-wal", "live.db-tips"):
            shutil.copyfile(seen_by(server.pid, tmp_path / name), tmp_path / name)
        assert main(["check", str(tmp_path / "live.db")]) == 0
        logged = server.stop()
    assert logged.count("the database failed: database or disk is full; nothing is stored") == 2, logged
    assert logged.count("the database works again") == 2


def fill(file: Path) -> None:
    """Write to that disk until it is full."""
    opened = os.open(file, os.O_WRONLY | os.O_CREAT)
    try:
        for size in (4096, 1):
            try:
                while os.write(opened, bytes(size)):
                    pass
            except OSError:
                continue
    finally:
        os.close(opened)


def say(text: str) -> dict[str, object]:
    return {"do": "say", "id": 1, "text": text}


# By a limit of the process: it needs no disk of its own, so that this is tried on every Linux.


@pytest.mark.skipif(sys.platform != "linux", reason="Linux lets one process limit another")
def test_files_that_may_not_grow_are_logged_and_the_server_goes_on_when_they_may(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        host = newcomer(server)
        table = host.post("/api/tables", {"settings": SETTINGS, "name": "Ann"}).json()["id"]
        path = f"/api/tables/{table}/commands"
        limit_files(server.pid, 4096)
        assert "not_stored" in host.post(path, say("lost")).text
        limit_files(server.pid, None)
        while host.post(path, say("kept")).json().get("is") != "done":
            pass
        assert [each["text"] for each in host.get(f"/api/tables/{table}").json()["chat"]] == ["kept"]
        logged = server.stop()
    assert "the database failed: disk I/O error; nothing is stored" in logged
    assert "the database works again" in logged
    assert main(["check", str(server.database)]) == 0


def limit_files(process: int, size: int | None) -> None:
    """Limit how large the process's files may get; None takes the limit away."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (most if size is None else size, most))


@pytest.mark.skipif(os.name != "posix", reason="the limit is POSIX's")
def test_a_file_that_may_not_grow_is_said_at_the_start_and_made_when_it_may(tmp_path: Path) -> None:
    said = serve(tmp_path / "live.db", (), "en_GB", lambda: limit_files(0, 8192))
    assert "Database live.db: expected an SQLite database that can be written, got disk I/O error." in said
    with live_server(tmp_path) as server:
        assert seated(server).command("say", text="x")["is"] == "done"
        assert server.stop() == ""
