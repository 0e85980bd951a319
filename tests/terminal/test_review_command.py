"""coverstory review: a record in, what it cost whom out."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from coverstory.__main__ import main
from coverstory.bots.review import decisions
from coverstory.match.record import Record, write_record
from coverstory.rules.catalogue import GAMES
from support.finished_games import game_of_bots


@pytest.fixture
def record() -> Record:
    return game_of_bots(GAMES["top_secret_spies"], ["rookie", "random"], 3)


@pytest.fixture(autouse=True)
def few_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "MOST_NODES", 20)


def review(tmp_path: Path, record: Record, *words: str) -> int:
    file = tmp_path / "game.json"
    file.write_bytes(write_record(record) + b"\n")
    return main(["review", str(file), *words])


def test_it_says_how_the_game_was_played(tmp_path: Path, record: Record, capsys: pytest.CaptureFixture[str]) -> None:
    assert review(tmp_path, record, "--lang", "de") == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Analyse: ")
    assert printed.count("Fairer Anfang +50") == 2


def test_the_same_record_is_the_same_review_as_json(
    tmp_path: Path, record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = []
    for _ in range(2):
        assert review(tmp_path, record, "--json", "--lang", "en") == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert {"points", "moves", "luck", "secrets", "seats"} <= json.loads(printed[0]).keys()


def test_a_game_that_is_not_over_has_no_review(
    tmp_path: Path, record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    running = msgspec.structs.replace(record, actions=record.actions[:20], ending=None)
    assert review(tmp_path, running, "--lang", "en") == 2
    assert "the record of a finished game" in capsys.readouterr().err
