"""Broken disks: each changed byte is either without a meaning or reported, and only what it hit is set aside.

`python3 dev.py faults flips` tries some thousands; here it is some hundreds.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from coverstory.__main__ import main
from support.flipped_bytes import (
    DATABASE,
    EVENTS,
    TABLES,
    dump,
    flipped,
    flips,
    judge,
    killed_database,
    whole_database,
)
from support.power_cut import lay_out


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return whole_database(tmp_path_factory.mktemp("whole"))


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return killed_database(tmp_path_factory.mktemp("killed"))


def test_a_changed_byte_of_the_database_is_reported_or_means_nothing(whole: dict[str, bytes], tmp_path: Path) -> None:
    reported, wrong = flips(whole, DATABASE, 150, tmp_path / "x")
    assert wrong == []
    assert reported > 20


def test_a_changed_byte_of_the_log_is_reported(killed: dict[str, bytes], tmp_path: Path) -> None:
    """Also where only notes and finished games came after it."""
    reported, wrong = flips(killed, f"{DATABASE}-wal", 60, tmp_path / "x")
    assert wrong == []
    assert reported > 50


def test_a_changed_byte_of_the_journal_raises_no_alarm(killed: dict[str, bytes], tmp_path: Path) -> None:
    assert flips(killed, f"{DATABASE}-tips", 40, tmp_path / "x") == (0, [])


@pytest.mark.parametrize("table", TABLES[::3])
def test_a_changed_event_sets_its_table_aside_and_no_other(table: str, whole: dict[str, bytes], tmp_path: Path) -> None:
    lay_out(whole, tmp_path / "whole")
    at = whole[DATABASE].index(f"{table}, {EVENTS - 2} ".encode())
    changed = flipped(whole, DATABASE, at, random.Random(1))
    verdict = judge(changed, dump(tmp_path / "whole" / DATABASE), tmp_path / "x")
    assert (verdict.is_reported, verdict.starts, verdict.set_aside) == (True, True, [table])
    assert verdict.problems == []


@pytest.mark.parametrize("share", [0.01, 0.1, 0.5, 0.9, 0.999])
def test_a_file_that_was_cut_off_is_reported(share: float, whole: dict[str, bytes], tmp_path: Path) -> None:
    lay_out(whole, tmp_path / "whole")
    original = dump(tmp_path / "whole" / DATABASE)
    rest = whole[DATABASE][: int(len(whole[DATABASE]) * share)]
    verdict = judge({DATABASE: rest}, original, tmp_path / "x")
    assert verdict.is_reported
    assert verdict.problems == []


@pytest.mark.parametrize("is_there", [True, False])
def test_a_database_that_is_empty_or_gone_is_not_begun_anew_over_its_own_log(
    is_there: bool, killed: dict[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite would delete the log of an empty file."""
    left = {**killed, DATABASE: b""} if is_there else {n: c for n, c in killed.items() if n != DATABASE}
    lay_out(left, tmp_path / "x")
    assert main(["check", str(tmp_path / "x" / DATABASE)]) == 2
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'x' / DATABASE}"]) == 2
    assert f"{DATABASE}-wal" in capsys.readouterr().err
    kept = {name: (tmp_path / "x" / name).read_bytes() for name in left}
    assert kept == left


def test_a_log_that_is_gone_is_reported(killed: dict[str, bytes], tmp_path: Path) -> None:
    lay_out(killed, tmp_path / "killed")
    original = dump(tmp_path / "killed" / DATABASE)
    left = {name: content for name, content in killed.items() if not name.endswith("-wal")}
    verdict = judge(left, original, tmp_path / "x")
    assert (verdict.is_reported, verdict.set_aside, verdict.problems) == (True, TABLES, [])
    assert main(["check", str(tmp_path / "x" / DATABASE)]) == 1  # also after the next start


def test_a_database_of_which_nothing_can_be_read_says_what_to_do(
    whole: dict[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at = whole[DATABASE].index(b"CREATE TABLE")
    broken = {DATABASE: whole[DATABASE][:at] + bytes([255] * 12) + whole[DATABASE][at + 12 :]}
    lay_out(broken, tmp_path / "x")
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'x' / DATABASE}"]) == 2
    assert "coverstory restore" in capsys.readouterr().err
