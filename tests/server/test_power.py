"""Power loss: whatever the disk had not been made to keep may be gone, and nothing that was acknowledged is.

`python3 dev.py faults power` cuts after every single operation; here it is some hundreds.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from coverstory.server.storage.sqlite.migrate import migrations, run_step
from coverstory.table.events import encode_event
from support.disk_hooks import why_not
from support.live_server import live_server, newcomer
from support.power_cut import Cut, everything, lay_out
from support.power_story import BACKUP, DATABASE, TABLES, event
from support.power_trial import (
    Image,
    cut_again,
    images,
    look_at,
    lost,
    memory_folder,
    record,
    some_of,
    without_beginnings,
)
from support.recorded_disk import AnyOperation, Created, FolderSynced, Promised, Renamed, Synced

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())
EVENINGS = ("first_evening", "until_killed", "long_evening")


@pytest.fixture
def tmp_path(tmp_path: Path) -> Iterator[Path]:
    with memory_folder(tmp_path) as folder:
        yield folder


@pytest.fixture(scope="module")
def operations(tmp_path_factory: pytest.TempPathFactory) -> list[AnyOperation]:
    """All that a server's storage asked of its disk in three evenings."""
    return record(tmp_path_factory.mktemp("disk"), EVENINGS)


def test_the_recording_is_what_the_disk_holds(tmp_path: Path) -> None:
    cut = Cut()
    for operation in record(tmp_path / "disk", EVENINGS):
        cut.go_on(operation)
    found = {path.name: path.read_bytes() for path in (tmp_path / "disk").iterdir() if path.suffix != ".db-shm"}
    assert everything(cut) == found


def test_nothing_acknowledged_is_lost_at_a_power_cut(operations: list[AnyOperation], tmp_path: Path) -> None:
    count, wrong = lost(images(operations, some_of(operations, 0.04)), tmp_path / "image")
    assert count > 300
    assert wrong == []


def test_a_power_cut_while_the_database_is_made_leaves_one_that_can_be_opened(
    operations: list[AnyOperation], tmp_path: Path
) -> None:
    first = next(n for n, each in enumerate(operations) if isinstance(each, Promised) and each.what == "event")
    _, wrong = lost(images(operations, range(first + 1)), tmp_path / "image")
    assert wrong == []


def test_a_power_cut_during_a_backup_leaves_the_old_one_or_the_new_one(
    operations: list[AnyOperation], tmp_path: Path
) -> None:
    """Two backups are made under one name, and the power fails during the second."""
    _, second = (n for n, each in enumerate(operations) if isinstance(each, Renamed) and each.new_name == BACKUP)
    _, wrong = lost(images(operations, range(second - 20, second + 5)), tmp_path / "image")
    assert wrong == []


def test_a_power_cut_when_a_server_first_starts_on_a_backup(tmp_path: Path) -> None:
    """The copy is one file without a log; that it gets one is a change of the file itself, with a journal."""
    started = record(tmp_path / "disk", ["first_evening"])
    kept = without_beginnings([each for each in started if isinstance(each, Promised)])
    last = max(number for number, each in enumerate(kept) if each.what == "backup")
    restored = tmp_path / "restored"
    restored.mkdir()
    (tmp_path / "disk" / BACKUP).rename(restored / DATABASE)
    second = record(restored, ["start_and_stop"], [each for each in kept[:last] if each.what != "backup"])
    _, wrong = lost(images(second, range(len(second))), tmp_path / "image")
    assert wrong == []


def test_a_power_cut_while_an_older_database_moves_up(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    moved = record(folder, ["start_and_stop"], older_database(folder / DATABASE))
    _, wrong = lost(images(moved, range(len(moved))), tmp_path / "image")
    assert wrong == []


def older_database(file: Path) -> list[Promised]:
    """A database as release 0.2.0 wrote it, and what that release had acknowledged."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("pragma journal_mode = wal")
        run_step(db, *migrations()[0])
        for table in TABLES:
            db.execute("insert into tables (id) values (?)", (table,))
            rows = [(table, number, 10.0 + number, encode_event(event(table, number))) for number in range(5)]
            db.executemany("insert into entries values (?, ?, ?, ?)", rows)
    return [Promised("event", table, 4) for table in TABLES]


def test_the_power_fails_again_while_the_next_server_starts(operations: list[AnyOperation], tmp_path: Path) -> None:
    count, wrong = cut_again(operations, times=2, share=0.1, folder=tmp_path)
    assert count > 20
    assert wrong == []


def test_a_real_server_starts_on_what_is_left(operations: list[AnyOperation], tmp_path: Path) -> None:
    last = images(operations, [len(operations) - 40])
    for number, image in enumerate(last):
        folder = tmp_path / str(number)
        lay_out(as_live(image), folder)
        with live_server(folder) as server:
            for table in TABLES:
                assert newcomer(server).get(f"/api/tables/{table}").json()["chat"]
            assert server.stop() == ""


def as_live(image: Image) -> dict[str, bytes]:
    """The same files under the name that the server of the tests uses."""
    return {name.replace(DATABASE, "live.db"): content for name, content in image.contents.items()}


# The test can fail: a storage that does not wait for the disk is found out.


@pytest.mark.parametrize("ending", ["-wal", ""])
def test_a_storage_that_does_not_wait_for_the_disk_is_caught(
    ending: str, operations: list[AnyOperation], tmp_path: Path
) -> None:
    careless = {each.file for each in operations if isinstance(each, Created) and each.name == DATABASE + ending}
    hurried = [each for each in operations if not (isinstance(each, Synced) and each.file in careless)]
    assert any(look_at(image, tmp_path / "image") for image in images(hurried, range(0, len(hurried), 50)))


def test_a_storage_that_does_not_wait_for_its_folder_is_caught(operations: list[AnyOperation], tmp_path: Path) -> None:
    hurried = [each for each in operations if not isinstance(each, FolderSynced)]
    assert any(look_at(image, tmp_path / "image") for image in images(hurried, range(0, len(hurried), 50)))
