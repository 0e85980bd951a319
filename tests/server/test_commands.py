"""The server's commands that need no server: backup, export, import."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from coverstory.__main__ import main
from coverstory.match.record import write_record
from coverstory.rules.catalogue import GAMES
from coverstory.rules.rng import Rng
from coverstory.server.operations.commands import export_games
from coverstory.server.storage.sqlite.storage import SqliteStorage, back_up
from support.contract_checks import random_match


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A file with a record of each game."""
    file = tmp_path / "games.jsonl"
    matches = [list(random_match(game, game.least_seats, {}, Rng(1)))[-1] for game in GAMES.values()]
    file.write_bytes(b"".join(write_record(match.record()) + b"\n" for match in matches))
    return file


def database(tmp_path: Path, name: str = "server.db") -> list[str]:
    return ["--database", f"sqlite:///{tmp_path / 'new' / name}"]


def test_what_is_imported_can_be_exported_again(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["import", str(games), *database(tmp_path)]) == 0
    assert "4 finished games were added; 0 were there already." in capsys.readouterr().out
    assert main(["import", str(games), *database(tmp_path)]) == 0
    assert "0 finished games were added; 4 were there already." in capsys.readouterr().out
    again = tmp_path / "again.jsonl"
    assert main(["export", str(again), *database(tmp_path)]) == 0
    assert sorted(again.read_bytes().splitlines()) == sorted(games.read_bytes().splitlines())


def test_a_backup_is_a_database_of_its_own(games: Path, tmp_path: Path) -> None:
    main(["import", str(games), *database(tmp_path)])
    copy = tmp_path / "new" / "copy.db"
    assert main(["backup", str(copy), *database(tmp_path)]) == 0
    again = tmp_path / "again.jsonl"
    assert main(["export", str(again), *database(tmp_path, "copy.db")]) == 0
    assert len(again.read_bytes().splitlines()) == len(GAMES)


@pytest.mark.parametrize("words", [["backup", "copy.db"], ["export", "games.jsonl"]])
def test_a_database_that_is_not_there_is_said(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*words, *database(tmp_path)]) == 2
    assert "expected one that `coverstory serve` has made" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_an_import_keeps_all_of_a_file_or_nothing(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = games.read_bytes().splitlines()
    games.write_bytes(b"\n".join([*lines[:3], lines[3].replace(b'"scores":[', b'"scores":[7,')]))
    assert main(["import", str(games), *database(tmp_path)]) == 2
    assert "line 4: expected the record of a finished game" in capsys.readouterr().err
    assert main(["import", str(games), "--database", "mysql://x"]) == 2
    assert "expected sqlite:///FILE" in capsys.readouterr().err


def test_a_game_that_is_not_finished_is_not_imported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = next(iter(random_match(GAMES["agent_hunter"], 2, {}, Rng(1))))
    file = tmp_path / "unfinished.jsonl"
    file.write_bytes(write_record(match.record()))
    assert main(["import", str(file), *database(tmp_path)]) == 2
    assert "a finished game" in capsys.readouterr().err


def test_export_and_backup_work_while_a_server_has_the_database_open(games: Path, tmp_path: Path) -> None:
    main(["import", str(games), *database(tmp_path)])
    file = tmp_path / "new" / "server.db"

    async def while_open() -> None:
        storage = SqliteStorage(file)
        try:
            assert await export_games(file, tmp_path / "again.jsonl") == len(GAMES)
            await asyncio.to_thread(back_up, file, tmp_path / "copy.db")
        finally:
            await storage.close()

    asyncio.run(while_open())
    assert (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("word", ["x", "-1", "65536", ""])
def test_a_port_that_is_none_is_refused(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", word]) == 2
    assert "--port: expected a port" in capsys.readouterr().err
