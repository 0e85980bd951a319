"""A server that is stopped says goodbye, and one that stands still costs nobody time."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from coverstory.server.http.limits import Limits
from coverstory.server.live.attendance import Attendance
from coverstory.server.live.lobby import Lobby
from coverstory.server.live.rooms import Rooms
from coverstory.server.live.service_clock import FROZEN, ServiceClock
from coverstory.server.storage.sqlite.storage import SqliteStorage
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.wire.commands import Clock
from support.live_server import LiveServer, Visitor, deal_over_http, live_server, newcomer
from support.tables import hunter, playing

posix = pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    with live_server(tmp_path) as started:
        yield started


def started_table(server: LiveServer, seconds: int) -> tuple[Visitor, str]:
    """Anna plays both seats, with so much time for a move."""
    anna = newcomer(server)
    settings = {
        "game": "agent_hunter",
        "seats": [{"kind": "open"}, {"kind": "device"}],
        "clock": {"kind": "seconds", "amount": seconds},
    }
    made = anna.post("/api/tables", {"settings": settings, "name": "Anna"}).json()["id"]
    table = f"/api/tables/{made}"
    assert anna.post(f"{table}/commands", {"do": "start", "id": 1}).status_code == 200
    deal_over_http([anna], made)
    return anna, table


@posix
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_everybody_is_told_that_the_server_stops(server: LiveServer, number: signal.Signals) -> None:
    anna, table = started_table(server, 60)
    lines = [anna.connect(f"{table}/socket"), anna.connect("/api/lobby")]
    for line in lines:
        line.hear()
    server.stop(number)
    for line in lines:
        assert line.await_kind("farewell")["code"] == "stopping"
        with pytest.raises(ConnectionClosed):
            line.hear()
        assert line.socket.close_code == 1013
        line.close()


def test_nobody_gets_in_while_the_server_stops() -> None:
    attendance = Attendance(Limits())
    attendance.is_over = True
    assert attendance.refusal("home", "ann", plays=True) == "stopping"


@posix
def test_a_stopped_process_costs_nobody_time(server: LiveServer) -> None:
    anna, table = started_table(server, 5)
    server.send_signal(signal.SIGSTOP)
    time.sleep(6)
    server.send_signal(signal.SIGCONT)
    seen = anna.get(table).json()
    assert not any(seat["helped"] for seat in seen["table"]["seats"])
    assert seen["table"]["timer"]["seconds"] > 0


def test_the_clock_counts_what_passes_between_two_looks_but_no_freeze() -> None:
    shown = [100.0]
    clock = ServiceClock(lambda: shown[0])
    clock.go_on_from(7.0)
    for _ in range(10):
        shown[0] += 0.5
        clock.seconds()
    assert clock.seconds() == 12.0
    shown[0] += 3600
    assert (clock.seconds(), clock.freezes) == (12.0, 1)
    shown[0] += FROZEN / 2
    assert (clock.seconds(), clock.freezes) == (12.0 + FROZEN / 2, 1)


def test_a_machine_that_slept_costs_nobody_time(tmp_path: Path) -> None:
    sitting = playing(hunter(clock=Clock("seconds", 60)))
    shown = [0.0]

    async def story() -> None:
        storage = SqliteStorage(tmp_path / "db")
        await storage.append(sitting.table.id, sitting.events)
        rooms = Rooms(storage, bots=BotPool(0), lobby=Lobby(), limits=Limits(), clock=lambda: shown[0])
        await rooms.open()
        room = await rooms.find(sitting.table.id)
        shown[0] += 30_000
        await room.wake()
        assert room.table.time_left(rooms.now()) == (0, 60.0)
        for _ in range(120):
            shown[0] += 0.5
            rooms.now()
        await room.wake()
        assert room.table.seats[0].helped
        await rooms.close()
        await storage.close()

    asyncio.run(story())
