"""Many tables at which everybody moves."""

from __future__ import annotations

import asyncio
import http.client
import multiprocessing
import time
from multiprocessing.connection import Connection

from coverstory.arena.measuring.load.coverstory import Table as ScriptedHunt
from coverstory.arena.measuring.load.process import Server
from coverstory.arena.measuring.load.script import Driver, percentile
from scripts.attacks.client import (
    loop_ms,
)
from scripts.attacks.outcome import Figure, Outcome
from scripts.realtime import goes_along_with
from support.live_server import LiveServer

PACE = 1000.0  # moves a second
PACED_SECONDS = 10.0
PROMISED = (("p99", 0.99, 5.0), ("p99.9", 0.999, 20.0))  # of acknowledgements, in milliseconds


async def moves(server: LiveServer, count: int) -> Outcome:
    """Two seats at each of many tables make a thousand moves a second, from another process."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=move_in_step, args=(server.url, server.pid, count, theirs), daemon=True)
    process.start()
    outcome: Outcome = await asyncio.to_thread(ours.recv)
    process.join()
    return outcome


def move_in_step(url: str, pid: int, count: int, results: Connection) -> None:
    goes_along_with(pid)
    results.send(asyncio.run(paced(url, pid, count)))


async def paced(url: str, pid: int, count: int) -> Outcome:
    guest = Guest(url)
    played = [ScriptedHunt(guest, "agent_hunter", 2, seed) for seed in range(count)]
    for table in played:
        await table.open()
    driver = Driver(played)
    await driver.begin()
    pace = min(PACE, 2.0 * count)
    await driver.pace(pace, 1.0)
    began = loop_ms(pid)
    meter = await driver.pace(pace, PACED_SECONDS if count > 100 else 1.0)
    loop = (loop_ms(pid) - began) / max(1, meter.moves)
    for table in played:
        table.close()
    figures = [
        Figure(f"acknowledged, {name}", 1000 * percentile(meter.acknowledged, share), goal)
        for name, share, goal in PROMISED
    ]
    words = f"{meter.moves} moves at {count} tables, {loop:.2f} ms of the loop for each"
    return Outcome(words, meter.moves > 0, figures)


class Guest(Server):
    """A server that somebody else has started."""

    def __init__(self, url: str) -> None:
        self.address = url.removeprefix("http://").strip("/")
        self._line = http.client.HTTPConnection(self.address, timeout=60)
        self._asked = time.monotonic()
