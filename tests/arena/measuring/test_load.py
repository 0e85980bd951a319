"""Scripted seats: what they measure is never asserted, only that they play."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from coverstory.arena.measuring.load.measure import beside
from coverstory.arena.measuring.load.report import show_load
from coverstory.arena.measuring.load.script import percentile
from coverstory.arena.measuring.load.socket import TEXT, frame_at, framed


@pytest.mark.parametrize("size", [0, 125, 126, 60_000])
def test_a_frame_is_read_where_it_ends_and_not_before(size: int) -> None:
    sent = bytearray(framed(TEXT, b"x" * size))
    del sent[-size - 4 : len(sent) - size]  # a server masks nothing
    sent[1] &= 0x7F
    assert frame_at(sent, 0) == (TEXT, len(sent) - size, len(sent))
    assert all(frame_at(sent[:end], 0) is None for end in range(0, len(sent), max(1, size // 5)))


def test_percentiles() -> None:
    assert [percentile([3.0, 1.0, 2.0], share) for share in (0, 0.5, 0.99)] == [1, 2, 3]
    assert percentile([], 0.5) == 0


@pytest.mark.parametrize(("sizes", "compared"), [((250,), 250), ((10, 100, 1000), 100), ((1, 3), 3)])
def test_250_tables_alone_ended_in_stop_iteration(sizes: tuple[int, ...], compared: int) -> None:
    assert beside(sizes) == compared


@pytest.mark.skipif(sys.platform != "linux", reason="the server's CPU time is read from /proc")
def test_a_server_is_measured_at_each_number_of_tables() -> None:
    words = ["bench", "--server", "--tables", "1,3", "--seconds", "0.05", "--json"]
    said = subprocess.check_output([sys.executable, "-m", "coverstory", *words], text=True)
    measured = json.loads(said)
    assert [row["tables"] for row in measured["rows"]] == [1, 3]
    assert all(row["moves_per_cpu_second"] > 0 and row["acknowledged_p99_ms"] > 0 for row in measured["rows"])
    shown = show_load(measured)
    assert "Coverstory, 3 tables" in shown
    assert "boardgame.io is not installed" in shown
