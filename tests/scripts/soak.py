"""Everything at once, for as long as one likes: players, watchers, floods, and `kill -9` of the server.

What is checked is only what clients were told: every command that was acknowledged was carried out, once, whatever
happened to the server in between; what each seat hears is numbered without a gap. Memory is looked at in the last
third, in which the server is not killed any more.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import re
import statistics
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO

import httpx
from websockets.exceptions import WebSocketException

from scripts.attacks.client import cpu_of
from scripts.attacks.plans import ATTACKS
from scripts.realtime import goes_first
from scripts.soak_table import LOST, Address, Report, SoakTable
from support.live_server import LiveServer

TABLES = 1000
WATCHERS = 2000
TABLES_OF_AN_ADDRESS = 10
MOVES_A_SECOND = 200.0
KILL_EVERY = 40.0  # seconds
LOOK_EVERY = 5.0  # seconds between two looks at the server's memory
MOST_GROWTH = 1.2  # of memory, in the last third
MOST_P99 = 0.020  # seconds, for honest players' moves
WAY_HOME = 240.0  # seconds in which players end what they have begun
PATIENCE = 90.0  # seconds for others to end
FLOODS = ("pings", "continuations", "chatter", "headers", "chunks", "silence", "notes", "greed", "hints", "idle_bots")
FLOOD_SHARE = {"silence": 0.02, "greed": 0.02, "hints": 0.25, "idle_bots": 0.1, "notes": 0.02}
LIMITS = ("--trusted-proxy", "127.0.0.1")  # the usual ones; every honest player has an address


class LoggedServer(LiveServer):
    """What it says is read all the time: a full pipe would stop it."""

    def __init__(self, folder: Path, words: Sequence[str], realtime: bool) -> None:
        super().__init__(folder, words)
        self._realtime = realtime
        self.lines: Counter[str] = Counter()  # without their numbers

    def start(self) -> None:
        super().start()
        assert self._process is not None
        assert self._process.stderr is not None
        threading.Thread(target=self._read, args=(self._process.stderr,), daemon=True).start()
        if self._realtime:
            self.http.get(f"{self.url}/api/status")  # then all its threads are there
            goes_first(self.pid)

    def _read(self, said: IO[str]) -> None:
        with said:
            for line in said:
                self.lines[re.sub(r"[0-9.:]+", "…", line.strip())] += 1

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


@dataclass
class Curve:
    """Memory of the server over time."""

    seconds: list[float] = field(default_factory=list)
    megabytes: list[float] = field(default_factory=list)

    def growth_since(self, seconds: float) -> float:
        """The last quarter of what came since then, compared with the first."""
        late = [size for when, size in zip(self.seconds, self.megabytes, strict=True) if when >= seconds]
        quarter = max(1, len(late) // 4)
        return statistics.median(late[-quarter:]) / statistics.median(late[:quarter]) if late else 1.0


def soak(minutes: float, share: float, realtime: bool) -> int:
    with tempfile.TemporaryDirectory() as folder:
        begun = Soak(Path(folder), minutes * 60, share, realtime)
        return begun.tell(begun.run())


class Soak:
    """Starts the server and everybody else, each in processes of their own, and adds up what they say."""

    def __init__(self, folder: Path, seconds: float, share: float, realtime: bool = False) -> None:
        self._server = LoggedServer(folder, LIMITS, realtime)
        self._realtime = realtime
        self._seconds = seconds
        self._tables = max(10, int(TABLES * share))
        self._watchers = max(20, int(WATCHERS * share))
        self._pace = max(10.0, MOVES_A_SECOND * share)
        self._curve = Curve()
        self.kills = 0
        self._watched = 0
        self._flooded: Counter[str] = Counter()
        self._cpu = 0.0
        self._spawn = multiprocessing.get_context("spawn")

    def run(self) -> Report:
        self._server.start()
        try:
            print(f"{self._tables} tables, {self._watchers} watchers, {self._seconds / 60:.0f} minutes", flush=True)
            players = self._begin(play_tables, self._tables, self._pace, self._realtime)
            tables = list(players.recv())
            print("all tables are being played", flush=True)
            watchers = self._begin(watch_tables, self._watchers, tables)
            floods = self._begin(flood_again_and_again)
            self._look_on()
            floods.send("enough")
            watchers.send("enough")
            players.send("enough")
            report = players.recv() if players.poll(WAY_HOME) else Report(violations=["the players never came home"])
            self._watched = int(watchers.recv()) if watchers.poll(PATIENCE) else 0
            self._flooded = Counter(floods.recv()) if floods.poll(PATIENCE) else Counter()
        finally:
            self._server.kill()
            self._server.http.close()
        return report

    def _begin(self, work: Callable[..., None], *words: object) -> Connection:
        ours, theirs = self._spawn.Pipe()
        self._spawn.Process(target=work, args=(self._server.url, *words, theirs), daemon=True).start()
        return ours

    def _look_on(self) -> None:
        """Kills the server now and then during the first two thirds."""
        began = time.monotonic()
        killed = began
        dice = random.Random(2)
        while (now := time.monotonic()) - began < self._seconds:
            time.sleep(min(LOOK_EVERY, self._seconds / 20))
            self._curve.seconds.append(now - began)
            self._curve.megabytes.append(memory_of(self._server.pid))
            if now - began < self._seconds * 2 / 3 and now - killed > min(KILL_EVERY, self._seconds / 6):
                time.sleep(dice.random())
                self._cpu += cpu_of(self._server.pid)
                self._server.kill()
                self._server.start()
                self.kills += 1
                killed = time.monotonic()
        self._cpu += cpu_of(self._server.pid)

    def tell(self, report: Report) -> int:
        """Prints a table; the exit code says whether all that was promised held."""
        growth = self._curve.growth_since(self._seconds * 2 / 3)
        tracebacks = sum(count for line, count in self._server.lines.items() if line.startswith("Traceback"))
        peace = report.waits_in_peace()[1]
        rows = [
            ("kills -9", f"{self.kills}", True),
            ("commands acknowledged", f"{report.acknowledged}", report.acknowledged > 0),
            ("lost, doubled or misnumbered", f"{len(report.violations)}", not report.violations),
            ("games checked, move by move", f"{report.games}", True),
            ("moves: p50, p99, p99.9", in_ms(report.waits()), True),
            ("without 15 s after a crash", in_ms(report.waits_in_peace()), True),
            ("p99 of these at most 20 ms", in_ms([peace]), peace <= MOST_P99),
            ("messages to watchers", f"{self._watched}", True),
            ("floods", ", ".join(f"{name} {count}" for name, count in sorted(self._flooded.items())), True),
            ("memory of the last third", f"× {growth:.2f}", growth <= MOST_GROWTH),
            ("memory, MB", " ".join(f"{size:.0f}" for size in thinned(self._curve.megabytes)), True),
            ("CPU-seconds of the server", f"{self._cpu:.0f}", True),
            ("tracebacks in the log", f"{tracebacks}", not tracebacks),
        ]
        for name, value, held in rows:
            print(f"{name:30} {value}{'' if held else '   NOT HELD'}")
        for violation in report.violations[:20]:
            print(f"  {violation}")
        for line, count in self._server.lines.most_common(8):
            print(f"  the log said {count} times: {line}")
        return 0 if all(held for _, _, held in rows) else 1


def in_ms(seconds: Sequence[float]) -> str:
    return ", ".join(f"{1000 * each:.1f} ms" for each in seconds)


def thinned(values: list[float], most: int = 30) -> list[float]:
    return values[:: max(1, -(-len(values) // most))]


def memory_of(pid: int) -> float:
    """Megabytes that a process holds."""
    found = re.search(r"^VmRSS:\s*(\d+) kB$", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
    return int(found[1]) / 1000 if found else 0.0


# Honest players.


def play_tables(url: str, count: int, pace: float, realtime: bool, results: Connection) -> None:
    if realtime:
        goes_first(os.getpid())
    report = asyncio.run(play_all(url, count, pace, results))
    results.send(report)


async def play_all(url: str, count: int, pace: float, results: Connection) -> Report:
    report = Report()
    async with httpx.AsyncClient(base_url=url, timeout=30) as client:
        tables = [SoakTable(home_of(url, number), client, number, report) for number in range(count)]
        gate = asyncio.Semaphore(20)

        async def open_one(table: SoakTable) -> None:
            async with gate:
                await table.open()

        await asyncio.gather(*(open_one(table) for table in tables))
        results.send([table.id for table in tables])
        over = asyncio.Event()
        playing = [asyncio.create_task(table.play(count / pace, over)) for table in tables]
        while not results.poll():
            await asyncio.sleep(0.2)
        over.set()
        done, late = await asyncio.wait(playing, timeout=WAY_HOME / 2)
        report.violations += [f"a player failed: {each.exception()!r}" for each in done if each.exception()]
        report.violations += ["a table never went on"] * len(late)
        for each in late:
            each.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        for table in tables:
            table.close()
    return report


def home_of(url: str, number: int) -> Address:
    home = number // TABLES_OF_AN_ADDRESS
    return Address(url, f"10.2.{home // 250}.{home % 250}")


# Watchers.


def watch_tables(url: str, count: int, tables: list[str], results: Connection) -> None:
    results.send(asyncio.run(watch_all(url, count, tables, results)))


async def watch_all(url: str, count: int, tables: list[str], results: Connection) -> int:
    """They come and go all the time."""
    heard = 0

    def hear(_: bytes) -> None:
        nonlocal heard
        heard += 1

    async def watch(number: int) -> None:
        dice = random.Random(number)
        address = Address(url, f"10.3.{number // 250}.{number % 250}")
        while True:
            with suppress(*LOST):
                socket = await address.open(f"/api/tables/{dice.choice(tables)}/socket", "", hear)
                await asyncio.wait([socket.closed], timeout=dice.uniform(5, 60))
                socket.close()
            await asyncio.sleep(dice.uniform(0.5, 2))

    watching = [asyncio.create_task(watch(number)) for number in range(count)]
    while not results.poll():
        await asyncio.sleep(0.2)
    for each in watching:
        each.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    return heard


# Floods.


def flood_again_and_again(url: str, results: Connection) -> None:
    """One attack after the other, all from one address; two at a time."""
    over = threading.Event()
    done: Counter[str] = Counter()
    threads = [threading.Thread(target=flood, args=(url, names, over, done)) for names in (FLOODS[::2], FLOODS[1::2])]
    for thread in threads:
        thread.start()
    results.recv()
    over.set()
    for thread in threads:
        thread.join(20)
    results.send(done)


def flood(url: str, names: tuple[str, ...], over: threading.Event, done: Counter[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = LiveServer(Path(folder))
        server.url = url
        while not over.is_set():
            for name in names:
                plan = ATTACKS[name]
                # The server may be killed under any of them, and refuses much of what they ask for.
                with suppress(*LOST, httpx.HTTPError, WebSocketException, LookupError, ValueError, AssertionError):
                    asyncio.run(asyncio.wait_for(plan.run(server, int(plan.count * FLOOD_SHARE.get(name, 0.1))), 60))
                    done[name] += 1
                if over.wait(0.5):
                    return
