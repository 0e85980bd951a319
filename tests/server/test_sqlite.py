"""Storage on a real file: what was awaited is there, also after kill -9; forks are refused; old databases move up."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import coverstory
from coverstory.errors import StorageFailed, UnusableDatabase
from coverstory.server.storage import migration_steps
from coverstory.server.storage.migration_steps import Dialect, Step
from coverstory.server.storage.sqlite import migrate
from coverstory.server.storage.sqlite.storage import SqliteStorage
from support.storages import said, tell

BOTH: tuple[Dialect, Dialect] = ("sqlite", "postgresql")
Story = Callable[[SqliteStorage], Coroutine[Any, Any, None]]


def with_storage(file: Path, story: Story) -> None:
    async def run() -> None:
        await tell(SqliteStorage(file), story)

    asyncio.run(run())


def test_what_many_ask_for_at_once_is_one_commit(tmp_path: Path) -> None:
    """Counted in the write-ahead log: commits are frames that carry the size of the database."""

    async def story(storage: SqliteStorage) -> None:
        await asyncio.gather(*(storage.append(f"t{number}", [said(0)]) for number in range(300)))
        assert commits_in(tmp_path / "db-wal") < 30
        assert len(await storage.live_tables()) == 300

    with_storage(tmp_path / "db", story)


def commits_in(log: Path) -> int:
    content = log.read_bytes()
    frame = 24 + int.from_bytes(content[8:12], "big")
    return sum(content[at + 4 : at + 8] != b"\0\0\0\0" for at in range(32, len(content) - frame + 1, frame))


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_after_a_mistake_of_ours_nobody_waits_for_ever(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        def mistake(db: sqlite3.Connection) -> None:
            raise AssertionError(db)

        with pytest.raises(StorageFailed, match="no longer being worked on"):
            await storage._writer.do(mistake)
        with pytest.raises(StorageFailed, match="closed"):
            await storage.append("t", [said(0)])

    with_storage(tmp_path / "db", story)


def test_a_broken_disk_is_said_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        await storage.append("t", [said(0)])
        with closing(sqlite3.connect(tmp_path / "db")) as other:
            other.execute("drop table entries")
        with pytest.raises(StorageFailed, match="The database failed: no such table"):
            await storage.append("t", [said(1)])

    with_storage(tmp_path / "db", story)


def test_a_backup_is_a_whole_database_made_while_others_write(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        await storage.append("t", [said(0)])
        writing = [storage.append("t", [said(number)]) for number in range(1, 200)]
        await asyncio.gather(storage.backup(tmp_path / "copy"), *writing)
        await storage.backup(tmp_path / "second")

    async def read(storage: SqliteStorage) -> None:
        kept = await storage.events("t")
        assert [each.number for each in kept] == list(range(len(kept)))
        assert kept

    async def read_all(storage: SqliteStorage) -> None:
        assert len(await storage.events("t")) == 200

    with_storage(tmp_path / "db", story)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "db", "second"]
    with_storage(tmp_path / "copy", read)
    with_storage(tmp_path / "second", read_all)


def test_a_backup_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        with pytest.raises(StorageFailed, match="The backup could not be written"):
            await storage.backup(tmp_path / "no such folder" / "copy")

    with_storage(tmp_path / "db", story)


@pytest.mark.skipif(os.name != "posix", reason="permissions are POSIX's")
def test_nobody_else_on_the_machine_may_read_the_database(tmp_path: Path) -> None:
    async def story(storage: SqliteStorage) -> None:
        await storage.append("t", [said(0)])
        await storage.backup(tmp_path / "copy")
        for path in tmp_path.iterdir():
            assert path.stat().st_mode & 0o077 == 0, path.name

    with_storage(tmp_path / "db", story)


# Opening.


@pytest.mark.parametrize("content", [b"this is no database, but a long enough text to be looked at" * 20])
def test_a_file_that_is_no_database_is_left_alone(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "db").write_bytes(content)
    with pytest.raises(UnusableDatabase, match="expected an SQLite database"):
        SqliteStorage(tmp_path / "db")
    assert (tmp_path / "db").read_bytes() == content


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(UnusableDatabase, match="Database db: expected an SQLite database that can be written"):
        SqliteStorage(tmp_path / "nowhere" / "db")


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "db")) as other:
        other.execute("create table theirs (x)")
    content = (tmp_path / "db").read_bytes()
    with pytest.raises(UnusableDatabase, match="the database of another program"):
        SqliteStorage(tmp_path / "db")
    assert (tmp_path / "db").read_bytes() == content


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    async def nothing(storage: SqliteStorage) -> None:
        pass

    with_storage(tmp_path / "db", nothing)
    with closing(sqlite3.connect(tmp_path / "db")) as other:
        other.execute("pragma user_version = 99")
    with pytest.raises(UnusableDatabase, match="or older, got version 99 of a newer release"):
        SqliteStorage(tmp_path / "db")


def test_an_older_database_moves_up_and_is_copied_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write(storage: SqliteStorage) -> None:
        await storage.append("t", [said(0)])

    async def read(storage: SqliteStorage) -> None:
        assert await storage.events("t") == [said(0)]

    with_storage(tmp_path / "db", write)
    steps = migrate.migrations()
    newest = steps[-1].number + 1
    step = Step(newest, "create table more (x integer) strict")
    monkeypatch.setattr(migrate, "migrations", lambda: [*steps, step])
    with_storage(tmp_path / "db", read)
    assert version(tmp_path / "db") == newest
    assert version(tmp_path / f"db.before-version-{newest}") == steps[-1].number
    with_storage(tmp_path / "db", read)  # nothing is left to do


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(storage: SqliteStorage) -> None:
        pass

    with_storage(tmp_path / "db", nothing)
    steps = migrate.migrations()
    bad = "create table more (x integer) strict; insert into nowhere values (1)"
    monkeypatch.setattr(migrate, "migrations", lambda: [*steps, Step(steps[-1].number + 1, bad)])
    with pytest.raises(UnusableDatabase):
        SqliteStorage(tmp_path / "db")
    assert version(tmp_path / "db") == steps[-1].number
    with closing(sqlite3.connect(tmp_path / "db")) as db:
        assert db.execute("select count(*) from sqlite_schema where name = 'more'").fetchone() == (0,)


def version(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        return int(db.execute("pragma user_version").fetchone()[0])


def test_both_storages_take_the_same_numbered_steps() -> None:
    """A step that has nothing to do in one of them is there all the same, and says why."""
    folder = Path(migration_steps.__file__).parent / "migrations"
    names = {dialect: sorted(path.name.split(".")[0] for path in folder.glob(f"*.{dialect}.sql")) for dialect in BOTH}
    assert names["sqlite"] == names["postgresql"]
    numbers = [int(name[:4]) for name in names["sqlite"]]
    assert numbers == sorted(set(numbers))
    assert len(list(folder.iterdir())) == 2 * len(numbers)


# kill -9.

REMOVER = """
import asyncio, os, sys
from pathlib import Path
from coverstory.server.storage.sqlite.storage import SqliteStorage
from coverstory.table.events import Moment, Said, StoredEvent

async def main():
    storage = SqliteStorage(Path(sys.argv[1]))
    for table in ("kept", "stale"):
        await storage.append(table, [StoredEvent(0, Moment(0.0, 0.0), Said(0, "Ann", "x"))])
    await storage.remove_tables(["stale"])
    os._exit(0)

asyncio.run(main())
"""


def test_a_table_that_was_removed_is_not_missed_after_a_crash(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    env = {**os.environ, "PYTHONPATH": str(Path(coverstory.__file__).parents[1])}
    subprocess.run([sys.executable, "-c", REMOVER, str(tmp_path / "db")], env=env, check=True)

    async def check(storage: SqliteStorage) -> None:
        assert await storage.live_tables() == ["kept"]
        assert len(await storage.events("kept")) == 1

    with_storage(tmp_path / "db", check)
    assert caplog.text == ""


CHILD = """
import asyncio, sys
from pathlib import Path
from coverstory.server.storage.sqlite.storage import SqliteStorage
from coverstory.table.events import Moment, Said, StoredEvent

def said(number):
    return StoredEvent(number, Moment(0.0, 0.0), Said(0, "Ann", "x"))

async def write(storage, table):
    number = len(await storage.events(table))
    while True:
        await storage.append(table, [said(number), said(number + 1)])
        sys.stdout.write(f"{table} {number} {number + 1}\\n")
        sys.stdout.flush()
        number += 2

async def main():
    storage = SqliteStorage(Path(sys.argv[1]))
    await asyncio.gather(*(write(storage, f"t{n}") for n in range(20)))

asyncio.run(main())
"""


def test_whatever_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    """Many writers at once, killed after a different number of acknowledgements each time, on the same file."""
    acknowledged: dict[str, set[int]] = {f"t{number}": set() for number in range(20)}
    for patience in (1, 40, 7, 111, 23):
        for line in lines_until_killed(tmp_path / "db", patience):
            table, *numbers = line.split()
            acknowledged[table] |= {int(number) for number in numbers}

    async def check(storage: SqliteStorage) -> None:
        for table, numbers in acknowledged.items():
            kept = [each.number for each in await storage.events(table)]
            assert numbers <= set(kept)
            assert kept == list(range(len(kept)))
            assert len(kept) % 2 == 0  # a batch is there whole or not at all

    with_storage(tmp_path / "db", check)


def lines_until_killed(file: Path, patience: int) -> list[str]:
    """What the child said before it died, whole lines only."""
    env = {**os.environ, "PYTHONPATH": str(Path(coverstory.__file__).parents[1])}
    with subprocess.Popen([sys.executable, "-c", CHILD, str(file)], stdout=subprocess.PIPE, env=env) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(patience)]
        child.send_signal(signal.SIGKILL)
        lines += child.stdout.readlines()
    return [line.decode() for line in lines if line.endswith(b"\n")]
