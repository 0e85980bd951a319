"""coverstory restore and backup --keep: the way back is whole or not at all, and nothing is ever deleted on it."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path

import pytest

from coverstory.__main__ import main
from coverstory.server.storage.sqlite.migrate import migrations, run_step
from coverstory.server.storage.sqlite.rotation import backups_in
from coverstory.server.storage.sqlite.storage import SqliteStorage
from coverstory.table.events import StoredEvent, encode_event
from support.after_power_cut import promised_events
from support.disk_hooks import why_not
from support.live_server import LiveServer, live_server, newcomer
from support.power_cut import lay_out
from support.power_story import DATABASE, TABLES, event
from support.power_trial import images, memory_folder, record
from support.recorded_disk import Promised, Renamed

SETTINGS = {"game": "agent_hunter", "seats": [{"kind": "open"}] * 2, "public": True}


def database(file: Path) -> list[str]:
    return ["--database", f"sqlite:///{file}", "--lang", "en"]


def write(file: Path, count: int) -> None:
    """A table with so many events."""

    async def fill() -> None:
        storage = SqliteStorage(file)
        begun = len(await storage.events("table"))
        await storage.append("table", [event("table", number) for number in range(begun, count)])
        await storage.close()

    asyncio.run(fill())


def events_in(file: Path) -> list[StoredEvent]:
    async def read() -> list[StoredEvent]:
        storage = SqliteStorage(file)
        try:
            return await storage.events("table")
        finally:
            await storage.close()

    return asyncio.run(read())


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup with three events; `club.db` has gone on to five."""
    write(tmp_path / "club.db", 3)
    assert main(["backup", str(tmp_path / "monday.db"), *database(tmp_path / "club.db")]) == 0
    write(tmp_path / "club.db", 5)
    return tmp_path / "monday.db"


def test_a_restored_backup_is_not_undone_by_the_old_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It was undone when the backup was copied over the file by hand."""
    with live_server(tmp_path) as server:
        host = newcomer(server)
        table = host.post("/api/tables", {"settings": SETTINGS, "name": "Ann"}).json()["id"]
        line = host.connect(f"/api/tables/{table}/socket")
        assert line.command("say", text="before")["is"] == "done"
        assert main(["backup", str(tmp_path / "copy.db"), *database(server.database)]) == 0
        assert line.command("say", text="after")["is"] == "done"
        server.kill()
        assert (tmp_path / "live.db-wal").stat().st_size
        capsys.readouterr()
        assert main(["restore", str(tmp_path / "copy.db"), *database(server.database)]) == 0
        said = capsys.readouterr().out
        assert said.startswith(f"{server.database} now holds what {tmp_path / 'copy.db'} holds: one table with ")
        server.start()
        assert chat(server, table) == ["before"]
        assert server.stop() == ""
    (aside,) = tmp_path.glob("live.db.before-restore-*Z")
    assert f"{aside.name}-wal" in said
    assert main(["check", str(aside)]) == 0  # with its log, as it was
    aside.rename(tmp_path / "live.db")
    aside.with_name(f"{aside.name}-wal").rename(tmp_path / "live.db-wal")
    with live_server(tmp_path) as again:
        assert chat(again, table) == ["before", "after"]


def chat(server: LiveServer, table: str) -> list[str]:
    return [said["text"] for said in newcomer(server).get(f"/api/tables/{table}").json()["chat"]]


def test_nothing_is_restored_under_the_hands_of_a_server(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "running"
    folder.mkdir()
    with live_server(folder) as server:
        assert main(["restore", str(backup), *database(server.database)]) == 2
        assert "is already running on live.db" in capsys.readouterr().err
        assert newcomer(server).get("/api/games").status_code == 200
        assert server.stop() == ""
    assert sorted(path.name for path in folder.iterdir()) == ["live.db", "live.db-admin-token"]


def test_a_damaged_backup_changes_nothing_unless_it_is_wanted(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(backup)) as db, db:
        db.execute("update entries set body = x'7b' where number = 1")
    before = contents(tmp_path)
    assert main(["restore", str(backup), *database(tmp_path / "club.db")]) == 1
    said = capsys.readouterr().out
    assert "Event 1 is not what was stored." in said
    assert "Nothing was changed" in said
    assert contents(tmp_path) == before
    assert main(["restore", str(backup), "--anyway", *database(tmp_path / "club.db")]) == 0
    assert main(["check", str(tmp_path / "club.db")]) == 1


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def make_text(folder: Path) -> Path:
    (folder / "text.db").write_bytes(b"this is no database, but a long enough text to be looked at" * 20)
    return folder / "text.db"


def make_theirs(folder: Path) -> Path:
    with closing(sqlite3.connect(folder / "theirs.db")) as db:
        db.execute("create table theirs (x)")
    return folder / "theirs.db"


def make_newer(folder: Path) -> Path:
    write(folder / "newer.db", 1)
    with closing(sqlite3.connect(folder / "newer.db")) as db:
        db.execute("pragma user_version = 99")
    return folder / "newer.db"


def make_empty(folder: Path) -> Path:
    (folder / "empty.db").touch()
    return folder / "empty.db"


def make_nothing(folder: Path) -> Path:
    return folder / "nothing.db"


def take_itself(folder: Path) -> Path:
    return folder / "club.db"


@pytest.mark.parametrize("make", [make_text, make_theirs, make_newer, make_empty, make_nothing, take_itself])
@pytest.mark.usefixtures("backup")
def test_what_is_no_backup_is_refused_in_a_sentence_and_nothing_is_changed(
    make: Callable[[Path], Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = make(tmp_path)
    before = contents(tmp_path)
    capsys.readouterr()
    assert main(["restore", str(file), *database(tmp_path / "club.db")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert contents(tmp_path).items() >= before.items()
    assert not list(tmp_path.glob("club.db.*"))


def test_a_backup_can_be_restored_where_there_was_no_database(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new" / "place.db"
    capsys.readouterr()
    assert main(["restore", str(backup), *database(file)]) == 0
    assert "The old files" not in capsys.readouterr().out
    assert events_in(file) == [event("table", number) for number in range(3)]


def test_restoring_twice_at_once_loses_nothing(backup: Path, tmp_path: Path) -> None:
    for _ in range(3):
        assert main(["restore", str(backup), *database(tmp_path / "club.db")]) == 0
    aside = sorted(tmp_path.glob("club.db.before-restore-*"))
    assert sorted(len(events_in(file)) for file in aside) == [3, 3, 5]


def test_a_restore_says_in_german_what_it_did(backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", str(backup), "--database", f"sqlite:///{tmp_path / 'club.db'}", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert "ein Tisch mit 3 Ereignissen und 0 beendete Spiele" in said
    assert "Die alten Dateien liegen daneben: club.db.before-restore-" in said


def test_a_backup_of_an_older_release_is_restored_and_moves_up_at_the_next_start(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "old.db", isolation_level=None)) as db:
        run_step(db, *migrations()[0])
        db.execute("insert into tables (id) values ('table')")
        for number in range(3):
            stored = event("table", number)
            row = ("table", number, stored.moment.seconds, encode_event(stored))
            db.execute("insert into entries values (?, ?, ?, ?)", row)
    assert main(["restore", str(tmp_path / "old.db"), *database(tmp_path / "club.db")]) == 0
    assert events_in(tmp_path / "club.db") == [event("table", number) for number in range(3)]


# Interrupted.


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is POSIX's")
def test_a_restore_that_is_killed_leaves_the_old_database_or_the_new_one(backup: Path, tmp_path: Path) -> None:
    """At any moment; and the same command completes it."""
    dice = random.Random(17)
    old, new = 5, 3
    for _ in range(12):
        killed_after(dice.uniform(0.05, 0.6), ["restore", str(backup), *database(tmp_path / "club.db")])
        assert len(events_in(tmp_path / "club.db")) in (old, new)
    assert main(["restore", str(backup), *database(tmp_path / "club.db")]) == 0
    assert len(events_in(tmp_path / "club.db")) == new
    aside = [file for file in tmp_path.glob("club.db.before-restore-*") if not file.name.endswith("-tips")]
    assert old in [len(events_in(file)) for file in aside]


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is POSIX's")
def test_a_backup_that_is_killed_leaves_no_half_file_under_a_name_that_counts(backup: Path, tmp_path: Path) -> None:
    dice = random.Random(18)
    folder = tmp_path / "backups"
    for _ in range(8):
        killed_after(dice.uniform(0.05, 0.5), ["backup", str(folder), "--keep", "2", *database(tmp_path / "club.db")])
    assert main(["backup", str(folder), "--keep", "2", *database(tmp_path / "club.db")]) == 0
    left = list(folder.iterdir())
    assert 1 <= len(left) <= 2
    for file in left:
        assert main(["check", str(file)]) == 0


@pytest.mark.skipif(bool(why_not()), reason=why_not())
def test_a_power_cut_during_a_restore_leaves_the_old_database_or_the_new_one(tmp_path: Path) -> None:
    """Never a mixture: the log of the old one has some of its pages, and SQLite would write them into the new one."""
    with memory_folder(tmp_path) as folder:
        cut_during_restore(folder)


def cut_during_restore(folder: Path) -> None:
    evening = record(folder / "disk", ["first_evening", "long_evening"])
    operations = record(folder / "disk", ["restore"], earlier=evening)
    promises = [each for each in evening if isinstance(each, Promised)]
    old = counts_of(promises)
    new = counts_of(promises[: max(number for number, each in enumerate(promises) if each.what == "backup")])
    assert old != new
    moving = next(n for n, each in enumerate(operations) if isinstance(each, Renamed) and "before" in each.new_name)
    copying, moved = range(len(evening), moving, 4), range(moving, len(operations))
    for image in chain(images(operations, copying), images(operations, moved, tries=10)):
        lay_out(image.contents, folder / "image")
        found = {table: len(events) for table, events in asyncio.run(all_events(folder / "image" / DATABASE)).items()}
        is_promised = any(each.what == "restored" for each in image.promises)
        assert found in ([new] if is_promised else [old, new]), (image.cut_after, image.kind)


def counts_of(promises: Sequence[Promised]) -> dict[str, int]:
    return {table: count for table, count in promised_events(promises).items() if table in TABLES}


async def all_events(file: Path) -> dict[str, list[StoredEvent]]:
    """What a server that starts on this database finds in it."""
    storage = SqliteStorage(file)
    try:
        return {table: await storage.events(table) for table in TABLES}
    finally:
        await storage.close()


def killed_after(seconds: float, words: Sequence[str]) -> None:
    program = [sys.executable, "-m", "coverstory", *words]
    with subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.kill()


# Rotation.


def test_of_backups_in_a_folder_the_newest_are_kept_and_nothing_else_is_touched(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in ("2026-01-01-000000Z", "2026-01-02-000000Z", "2026-01-03-000000Z"):
        (folder / f"club-{name}.db").write_bytes(backup.read_bytes())
    (folder / "club-2026-01-03-000001Z.db.unfinished").touch()
    others = ["club.db", "club-of-2026.db", "other-2026-01-01-000000Z.db", "club-2026-01-01-000000Z.db.txt"]
    for name in others:
        (folder / name).write_text("mine")
    capsys.readouterr()
    assert main(["backup", str(folder), "--keep", "2", *database(tmp_path / "club.db")]) == 0
    said = capsys.readouterr().out
    assert "is sound: one table with 5 events" in said
    assert "2 older backups were removed." in said
    kept = backups_in(folder, tmp_path / "club.db")
    assert (len(kept), kept[0].name) == (2, "club-2026-01-03-000000Z.db")
    assert len(events_in(kept[1])) == 5
    assert sorted(path.name for path in folder.iterdir() if path not in kept) == sorted(others)


def test_a_folder_without_keep_removes_nothing(backup: Path, tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "club-2026-01-01-000000Z.db").write_bytes(backup.read_bytes())
    assert main(["backup", str(tmp_path / "backups"), *database(tmp_path / "club.db")]) == 0
    assert len(backups_in(tmp_path / "backups", tmp_path / "club.db")) == 2


def test_a_damaged_database_pushes_out_no_sound_backup(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "club-2026-01-01-000000Z.db").write_bytes(backup.read_bytes())
    with closing(sqlite3.connect(tmp_path / "club.db")) as db, db:
        db.execute("update entries set body = x'7b' where number = 1")
    assert main(["backup", str(folder), "--keep", "1", *database(tmp_path / "club.db")]) == 1
    assert "No older backup was removed" in capsys.readouterr().out
    assert (folder / "club-2026-01-01-000000Z.db").exists()


def test_several_backups_need_a_folder(backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(backup), "--keep", "3", *database(tmp_path / "club.db")]) == 2
    assert "name a folder" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["backup", "x", "--keep", "0"])
