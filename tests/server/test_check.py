"""coverstory check: what is sound is called sound, and each damage is found and said in words."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from coverstory.__main__ import main
from coverstory.server.storage.checksum import lone_sum
from coverstory.server.storage.sqlite import migrate
from coverstory.server.storage.sqlite.migrate import run_step
from coverstory.server.storage.sqlite.storage import SqliteStorage
from coverstory.table.events import StoredEvent, encode_event
from support.tables import Sitting, playing


@pytest.fixture
def sitting() -> Sitting:
    played = playing()
    played.finish()
    return played


@pytest.fixture
def file(tmp_path: Path, sitting: Sitting) -> Path:
    """A database with a table and its finished game."""

    async def fill() -> None:
        storage = SqliteStorage(tmp_path / "club.db")
        await storage.append(sitting.table.id, sitting.events)
        game = sitting.finished()
        assert game is not None
        await storage.keep_game(game)
        await storage.close()

    asyncio.run(fill())
    return tmp_path / "club.db"


def test_a_sound_database_is_called_sound_and_not_changed(
    file: Path, sitting: Sitting, capsys: pytest.CaptureFixture[str]
) -> None:
    before = file.read_bytes()
    count = len(sitting.events)
    assert main(["check", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"club.db is sound: one table with {count} events, and one finished game.\n"
    assert main(["check", f"sqlite:///{file}", "--lang", "de"]) == 0
    said = f"club.db ist in Ordnung: ein Tisch mit {count} Ereignissen und ein beendetes Spiel.\n"
    assert capsys.readouterr().out == said
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("update entries set body = cast(body || ' ' as blob) where number = 2", "Event 2 is not what was stored."),
        ("update entries set sum = x'00' where number = 2", "Event 2 is not what was stored."),
        ("delete from entries where number = 2", "Event 2 is missing."),
        ("delete from entries where number > 2", "Only 3 of "),
        ("update tables set last_sum = x'00'", "is not the one that was acknowledged."),
        ("update games set body = cast(body || ' ' as blob)", "A finished game is not what was stored."),
        ("update games set sum = lone_sum(match, cast('{}' as blob)), body = cast('{}' as blob)", "cannot be read"),
        ("pragma foreign_keys = off; delete from games", "The file is damaged: a row of players without its games"),
    ],
)
def test_each_damage_is_named_and_the_exit_code_is_1(
    statement: str, said: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(file, statement)
    assert main(["check", str(file), "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert said in out
    assert "club.db is damaged: " in out
    assert main(["check", str(file), "--lang", "de"]) == 1
    assert "club.db ist beschädigt: " in capsys.readouterr().out


def change(file: Path, script: str) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.create_function("lone_sum", 2, lone_sum)
        db.executescript(script)
        db.commit()


def test_events_that_are_whole_but_make_no_sense_do_not_replay(
    tmp_path: Path, sitting: Sitting, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a mistake of ours would write them: with checksums that are right."""

    async def fill() -> None:
        storage = SqliteStorage(tmp_path / "club.db")
        first, *others = sitting.events
        await storage.append(sitting.table.id, [first])
        await storage.append(sitting.table.id, [renumbered(stored, n) for n, stored in enumerate(others[3:], 1)])
        await storage.close()

    asyncio.run(fill())
    assert main(["check", str(tmp_path / "club.db"), "--lang", "en"]) == 1
    assert "Its events do not replay: " in capsys.readouterr().out


def renumbered(stored: StoredEvent, number: int) -> StoredEvent:
    return msgspec.structs.replace(stored, number=number)


def test_a_damaged_page_of_the_file_is_found(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = bytearray(file.read_bytes())
    with closing(sqlite3.connect(file)) as db:
        (page,) = db.execute("select rootpage from sqlite_schema where name = 'entries'").fetchone()
        (size,) = db.execute("pragma page_size").fetchone()
    content[(page - 1) * size : page * size] = bytes(size)
    file.write_bytes(content)
    assert main(["check", str(file), "--lang", "en"]) == 1
    assert "The file is damaged: " in capsys.readouterr().out


def test_a_database_of_the_first_release_is_replayed_and_gets_its_checksums_at_the_next_start(
    tmp_path: Path, sitting: Sitting, capsys: pytest.CaptureFixture[str]
) -> None:
    file = older_database(tmp_path, sitting)
    before = file.read_bytes()
    assert main(["check", str(file), "--lang", "en"]) == 0
    assert "has no checksums yet" in capsys.readouterr().out
    assert file.read_bytes() == before

    async def start() -> None:
        storage = SqliteStorage(file)
        assert await storage.events(sitting.table.id) == list(sitting.events)
        await storage.close()

    asyncio.run(start())
    assert main(["check", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("old.db is sound: one table")
    change(file, "update entries set body = cast(body || ' ' as blob) where number = 2")
    assert main(["check", str(file)]) == 1


def older_database(folder: Path, sitting: Sitting) -> Path:
    """As release 0.2.0 wrote it."""
    file = folder / "old.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        run_step(db, *migrate.migrations()[0])
        db.execute("insert into tables (id) values (?)", (sitting.table.id,))
        rows = [
            (sitting.table.id, stored.number, stored.moment.seconds, encode_event(stored)) for stored in sitting.events
        ]
        db.executemany("insert into entries values (?, ?, ?, ?)", rows)
    return file


def test_a_file_that_is_not_ours_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(tmp_path / "theirs.db", "create table theirs (x)")
    assert main(["check", str(tmp_path / "theirs.db")]) == 2
    assert main(["check", str(tmp_path / "nothing.db")]) == 2
    assert "the database of another program" in capsys.readouterr().err
    assert not (tmp_path / "nothing.db").exists()
