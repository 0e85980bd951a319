"""Simulations: counted right, the same whatever the batches, visible while they run, and stoppable."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

from coverstory.arena.simulating.simulate import Plan, Report, play_batch, simulate
from coverstory.match.record import read_record
from coverstory.match.replay import replay

PLAN = Plan("agent_hunter", 2, {}, games=12, seed=5, keep_records=True)


def test_reports_add_up() -> None:
    total = Report()
    total.add(
        Report(
            1,
            actions=10,
            decisions=6,
            cpu_seconds=0.5,
            shortest=10,
            longest=10,
            wins_by_seat=[1.0, 0.0],
            nobody_won=0,
            endings={"houses": 1},
        )
    )
    total.add(
        Report(
            2,
            actions=50,
            decisions=30,
            cpu_seconds=0.25,
            shortest=20,
            longest=30,
            wins_by_seat=[0.5, 0.5],
            nobody_won=1,
            endings={"houses": 1, "cap": 1},
        )
    )
    assert total == Report(
        3,
        actions=60,
        decisions=36,
        cpu_seconds=0.75,
        shortest=10,
        longest=30,
        wins_by_seat=[1.5, 0.5],
        nobody_won=1,
        endings={"houses": 2, "cap": 1},
    )
    assert total.as_json()["games_per_cpu_second"] == 4.0
    assert total.as_json()["length"] == {"least": 10, "mean": 20.0, "most": 30}


def test_what_is_counted_is_what_is_recorded() -> None:
    report, lines = play_batch(PLAN, 0, 12)
    records = [read_record(line) for line in lines]
    assert report.games == len(records) == 12
    assert report.actions == sum(len(record.actions) for record in records)
    winners = [
        [seat for seat, place in enumerate(record.ending.places) if place == 1] for record in records if record.ending
    ]
    assert sum(report.wins_by_seat) + report.nobody_won == 12
    assert report.wins_by_seat[0] == sum(1 / len(seats) for seats in winners if 0 in seats)
    assert all(replay(record).over for record in records)


def test_without_records_the_same_games_are_counted() -> None:
    with_records, _ = play_batch(PLAN, 3, 5)
    without, lines = play_batch(Plan("agent_hunter", 2, {}, games=12, seed=5), 3, 5)
    assert lines == []
    assert without.actions == with_records.actions
    assert without.endings == with_records.endings


def test_jobs_do_not_change_the_games_or_their_order() -> None:
    def lines_of(jobs: int) -> tuple[int, list[bytes]]:
        kept: list[bytes] = []
        report = simulate(PLAN, jobs, kept.extend, lambda _: None)
        return report.actions, kept

    assert lines_of(1) == lines_of(3)


def test_progress_counts_up_to_the_end() -> None:
    seen: list[int] = []
    simulate(PLAN, 1, lambda _: None, seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 12


def test_a_terminal_sees_a_bar_and_a_file_does_not() -> None:
    words = [sys.executable, "-m", "coverstory", "simulate", "agent_hunter", "--games", "20"]
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(sys.executable, words, {**os.environ, "TERM": "xterm"})
    seen = b""
    while True:
        try:
            seen += os.read(terminal, 65536)
        except OSError:  # the other end was closed
            break
    _, status = os.waitpid(pid, 0)
    os.close(terminal)
    assert os.waitstatus_to_exitcode(status) == 0
    assert "20 of 20" in seen.decode()
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert done.stderr == ""


def test_ctrl_c_stops_at_once_and_keeps_finished_games(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["simulate", "agent_hunter", "--games", "100000000", "--jobs", "2", "--records", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-m", "coverstory", *words], stderr=subprocess.PIPE, start_new_session=True, text=True
    )
    while not file.exists() or file.stat().st_size == 0:
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate()
    assert process.returncode == 130
    assert "Stopped after " in said
    assert f"{file} has their records." in said
    assert "Traceback" not in said
    whole_lines = file.read_bytes().splitlines(keepends=True)[:-1]
    assert whole_lines
    assert all(read_record(line).ending for line in whole_lines[:20])
