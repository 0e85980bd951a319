"""Faults of a site on several machines: real PostgreSQL, NATS and servers, and players who know only the wire.

    python3 dev.py faults cluster                            every fault, a few times each
    python3 dev.py faults cluster kill freeze                only those named
    python3 dev.py faults cluster kill --kills 200 --tables 200

What is checked is only what clients were told: every acknowledged command is in the record once and in order, no
stream has a gap, and every client ends with the picture that a new one gets. “Goes on” is the time until each table
has had another move acknowledged, with its players' pauses between moves.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from coverstory.arena.measuring.load.script import percentile
from scripts.attacks.client import cpu_of
from scripts.cluster_table import Party, party
from support.cluster import Cluster, cluster

FROZEN = 5.0  # seconds; a lease lasts three
CUT = 6.0
LOAD_SECONDS = 20.0
LOAD_PAUSE = 0.02  # between two moves at a table: it is played as fast as the servers can
MOST_LINES = 20


@dataclass
class Count:
    """How often something was done, and how long play paused."""

    times: int = 0
    went_on: list[float] = field(default_factory=list)  # seconds
    notes: list[str] = field(default_factory=list)


class Faults:
    """What is done to a cluster while it is played at."""

    def __init__(self, site: Cluster, players: Party, times: int) -> None:
        self.site = site
        self.players = players
        self.count = Count()
        self._times = times
        self._dice = random.Random(2)

    async def again_and_again(self, fault: Callable[[int], Awaitable[None]]) -> None:
        for number in range(self._times):
            await asyncio.sleep(self._dice.uniform(0.2, 0.8))
            await fault(number)
            self.count.times += 1

    async def kill(self, number: int) -> None:
        """`kill -9` of any node; it is started again when play goes on without it."""
        node = self._dice.choice(self.site.nodes)
        await asyncio.to_thread(node.kill)
        self.count.went_on.append(await self.players.until_all_go_on())
        await asyncio.to_thread(node.start)

    async def freeze(self, number: int) -> None:
        """For longer than a lease lasts; then it wakes and believes that it has its tables."""
        node = self._dice.choice(self.site.nodes)
        node.freeze()
        going_on = asyncio.create_task(self.players.until_all_go_on())
        await asyncio.sleep(FROZEN)
        node.wake()
        self.count.went_on.append(await going_on)
        await self.players.until_all_go_on()

    async def postgres(self, number: int) -> None:
        """In an orderly way, and as in a crash, in turns."""
        began = time.monotonic()
        await asyncio.to_thread(self.site.postgres.restart, (signal.SIGINT, signal.SIGQUIT)[number % 2])
        await self.players.until_all_go_on()
        self.count.went_on.append(time.monotonic() - began)

    async def nats(self, number: int) -> None:
        began = time.monotonic()
        await asyncio.to_thread(self.site.nats.restart)
        await self.players.until_all_go_on()
        self.count.went_on.append(time.monotonic() - began)

    async def cut(self, number: int) -> None:
        """A node reaches neither database nor bus; clients still reach the node."""
        node = self._dice.choice(self.site.nodes)
        node.cut_off()
        going_on = asyncio.create_task(self.players.until_all_go_on())
        await asyncio.sleep(CUT)
        node.mend()
        self.count.went_on.append(await going_on)
        await self.players.until_all_go_on()

    async def upgrade(self, number: int) -> None:
        """Node by node: stopped in an orderly way, and started again."""
        for node in self.site.nodes:
            stopping = asyncio.create_task(asyncio.to_thread(node.stop))
            self.count.went_on.append(await self.players.until_all_go_on())
            await stopping
            await asyncio.to_thread(node.start)


ROWS = {
    "kill": Faults.kill,
    "freeze": Faults.freeze,
    "postgres": Faults.postgres,
    "nats": Faults.nats,
    "cut": Faults.cut,
    "upgrade": Faults.upgrade,
}


@dataclass(frozen=True)
class Plan:
    """How much of everything."""

    nodes: int
    tables: int
    times: dict[str, int]
    pause: float  # seconds between two moves at a table


async def tried(name: str, plan: Plan, site: Cluster) -> tuple[Count, list[str], str]:
    """What was done, what was wrong, and what was seen."""
    async with party(site.url, plan.tables, plan.pause) as players:
        await players.until_all_go_on()
        faults = Faults(site, players, plan.times[name])

        async def fault(number: int) -> None:
            await ROWS[name](faults, number)

        await faults.again_and_again(fault)
    report = players.report
    seen = f"{report.acknowledged} commands acknowledged, {report.games} games checked"
    return faults.count, report.violations, seen


def run_row(name: str, plan: Plan) -> bool:
    with tempfile.TemporaryDirectory() as folder, cluster(Path(folder), plan.nodes, name == "cut", True) as site:
        began = time.monotonic()
        count, violations, seen = asyncio.run(tried(name, plan, site))
        tracebacks = sum(said.count("Traceback") for said in site.said())
        taken = time.monotonic() - began
    waited = f"{percentile(count.went_on, 0.5):.1f}, {max(count.went_on, default=0):.1f} s"
    verdict = "" if not violations else "  NOT HELD"
    print(
        f"{name:9} {count.times:5} {plan.tables:6} {waited:>14} {taken:7.0f}  {len(violations)} wrong; {seen}; "
        f"{tracebacks} tracebacks{verdict}",
        flush=True,
    )
    for line in violations[:MOST_LINES]:
        print(f"  {line}")
    return not violations


async def played(site: Cluster, tables: int) -> tuple[int, bool]:
    async with party(site.url, tables, LOAD_PAUSE) as players:
        await players.until_all_go_on()
        before = players.report.acknowledged
        await asyncio.sleep(LOAD_SECONDS)
        acknowledged = players.report.acknowledged - before
    return acknowledged, not players.report.violations


def run_load(tables: int) -> bool:
    """Moves for each CPU-second of the nodes, beside one node alone."""
    held = True
    print("load: commands acknowledged in a CPU-second of the nodes")
    for nodes in (1, 2, 3):
        with tempfile.TemporaryDirectory() as folder, cluster(Path(folder), nodes, is_durable=True) as site:
            before = sum(cpu_of(node.pid) for node in site.nodes)
            acknowledged, is_right = asyncio.run(played(site, tables))
            spent = sum(cpu_of(node.pid) for node in site.nodes) - before
        held = held and is_right
        print(
            f"  {nodes} nodes, {tables} tables: {acknowledged} commands, {acknowledged / spent:.0f} a CPU-second",
            flush=True,
        )
    return held


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="*", metavar="FAULT", help=f"{', '.join(ROWS)}, load; otherwise all")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between two moves at a table")
    for name, usual in {"kill": 10, "freeze": 3, "postgres": 4, "nats": 4, "cut": 3, "upgrade": 1}.items():
        flag = f"--{name}" if name.endswith("s") else f"--{name}s"
        parser.add_argument(flag, type=int, default=usual, dest=name, help=f"how often (default: {usual})")
    chosen = parser.parse_args(words)
    if unknown := [name for name in chosen.rows if name not in (*ROWS, "load")]:
        parser.error(f"no fault is called {unknown[0]}; there are {', '.join(ROWS)} and load")
    times = {name: getattr(chosen, name) for name in ROWS}
    plan = Plan(nodes=chosen.nodes, tables=chosen.tables, times=times, pause=chosen.pause)
    rows = chosen.rows or [*ROWS, "load"]
    print(f"{'fault':9} {'times':>5} {'tables':>6} {'goes on: p50, most':>14} {'s':>7}")
    held = [run_load(plan.tables) if name == "load" else run_row(name, plan) for name in rows]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
