"""Moves for a CPU-second, waiting times and memory, at few tables and at many; boardgame.io beside us if installed."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from coverstory.arena.measuring.load import boardgame_io, coverstory
from coverstory.arena.measuring.load.process import Server
from coverstory.arena.measuring.load.script import Driver, ScriptedTable, percentile
from coverstory.progress import Progress

with contextlib.suppress(ImportError):  # some platforms have no such module
    import resource

GAME, SEATS = "agent_hunter", 2
BESIDE = 100  # tables of each side where two sides are compared, or the nearest number that was asked for
ROUNDS = 4  # in turns, so that a slow spell of the machine hits all; one more before them, to warm up
PACE = 200.0  # moves a second while waiting times are measured
PACED_SECONDS = 3.0
IN_STOCK = 300  # boardgame.io's matches that are made before waiting times are measured
SPARE_FILES = 200


@dataclass
class Side:
    """A server with its tables, and what was counted so far."""

    name: str
    server: Server
    driver: Driver
    tables: Sequence[ScriptedTable]
    memory: Mapping[str, float]  # kB for a table, and for a socket
    prepare: Callable[[], None] = lambda: None  # before waiting times are measured
    moves: int = 0
    cpu_seconds: float = 0.0
    waited: dict[str, float] = field(default_factory=dict)  # milliseconds

    async def press(self, cpu_seconds: float, counts: bool) -> None:
        moves, spent = await self.driver.press(self.server, cpu_seconds)
        if counts:
            self.moves += moves
            self.cpu_seconds += spent

    async def pace(self) -> None:
        self.prepare()
        meter = await self.driver.pace(PACE, PACED_SECONDS)
        for name, times in (("acknowledged", meter.acknowledged), ("others", meter.heard)):
            for share in (50, 99):
                self.waited[f"{name}_p{share}_ms"] = round(1000 * percentile(times, share / 100), 2)

    def row(self) -> dict[str, Any]:
        return {
            "server": self.name,
            "tables": len(self.tables),
            "moves_per_cpu_second": round(self.moves / self.cpu_seconds),
            **self.waited,
            **self.memory,
            "first_page_seconds": round(self.server.first_page.seconds, 2),
            "first_page_cpu_seconds": round(self.server.first_page.cpu_seconds, 2),
        }

    def close(self) -> None:
        for table in self.tables:
            table.close()


def measure_server(seconds: float, node: str, boardgame: Path | None, sizes: Sequence[int]) -> dict[str, Any]:
    """Every figure with about that much of each server's CPU time; boardgame.io lies in that folder, if anywhere."""
    allow_files(SEATS * (sum(sizes) + 2 * beside(sizes)) + SPARE_FILES)
    with tempfile.TemporaryDirectory(prefix="coverstory-load-") as folder:
        rows = asyncio.run(measure(seconds, node=node, boardgame=boardgame, sizes=sizes, folder=Path(folder)))
    ours = next(row for row in rows if row["tables"] == beside(sizes))
    ratios = {
        row["server"]: round(ours["moves_per_cpu_second"] / row["moves_per_cpu_second"], 2)
        for row in rows
        if row["server"] != ours["server"]
    }
    return {"game": GAME, "seats": SEATS, "seconds": seconds, "rows": rows, "ratios": ratios}


def beside(sizes: Sequence[int]) -> int:
    """At how many tables we are compared with others."""
    return min(sizes, key=lambda tables: abs(tables - BESIDE))


async def measure(
    seconds: float, node: str, boardgame: Path | None, sizes: Sequence[int], folder: Path
) -> list[dict[str, Any]]:
    sides: list[Side] = []
    servers = contextlib.ExitStack()
    progress = Progress("load", len(sizes) + (2 if boardgame else 0) + ROUNDS + 1)
    try:
        for tables in sizes:
            progress.show(len(sides), f"opening {tables} tables")
            sides.append(await our_side(servers, folder / f"{tables}.db", tables))
        if boardgame is not None:
            count = beside(sizes)
            for files in (None, folder / "files"):
                progress.show(len(sides), "opening boardgame.io")
                sides.append(await their_side(servers, node=node, home=boardgame, files=files, count=count))
        await press_in_turns(sides, seconds / ROUNDS, progress)
        return [side.row() for side in sides]
    finally:
        progress.close()
        for side in sides:
            side.close()
        servers.close()


async def press_in_turns(sides: Sequence[Side], seconds: float, progress: Progress) -> None:
    for turn in range(ROUNDS + 1):
        for side in sides:
            progress.show(len(sides) + turn, f"{side.name}, {len(side.tables)} tables")
            await side.press(seconds, counts=turn > 0)
    for side in sides:
        await side.pace()


async def our_side(servers: contextlib.ExitStack, database: Path, count: int) -> Side:
    server = coverstory.start_server(database)
    servers.callback(server.stop)
    held = [server.memory()]
    tables = [coverstory.Table(server, GAME, SEATS, seed) for seed in range(count)]
    return await opened("Coverstory", server, tables, held)


async def their_side(servers: contextlib.ExitStack, node: str, home: Path, files: Path | None, count: int) -> Side:
    server = boardgame_io.start_server(node, home, files)
    servers.callback(server.stop)
    held = [server.memory()]
    stock = boardgame_io.Stock(server)
    stock.fill(count)
    tables = [boardgame_io.Table(server, stock, seed) for seed in range(count)]
    name = "boardgame.io, " + ("in memory" if files is None else "in files")
    side = await opened(name, server, tables, held)
    side.prepare = lambda: stock.fill(IN_STOCK)
    return side


async def opened(name: str, server: Server, tables: Sequence[ScriptedTable], held: list[int]) -> Side:
    """Tables are there; now their sockets, and the first game of each."""
    held.append(server.memory())
    for table in tables:
        await table.open()
    held.append(server.memory())
    driver = Driver(tables)
    await driver.begin()
    held.append(server.memory())
    for_tables = (held[1] - held[0]) + (held[3] - held[2])
    memory = {
        "table_kb": round(for_tables / 1024 / len(tables), 1),
        "socket_kb": round((held[2] - held[1]) / 1024 / len(tables) / SEATS, 1),
    }
    return Side(name, server=server, driver=driver, tables=tables, memory=memory)


def allow_files(count: int) -> None:
    """Each socket is an open file, here and in the server, which inherits what this process may open."""
    if "resource" in globals():
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < count:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, hard) if hard > 0 else count, hard))
