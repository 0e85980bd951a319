"""Attacks on a real server by clients that know nothing but the wire, and what they cost everybody else.

    python3 dev.py faults                     every attack, against a server that is started for it
    python3 dev.py faults watchers            only those named
    python3 dev.py faults power               power cuts after every operation of the disk, for some minutes
    python3 dev.py faults --small             a tenth of each
    python3 dev.py faults soak --minutes 30   everything at once: tables, watchers, kills and floods
    python3 dev.py faults cluster             several machines, of which some die (what follows: cluster --help)

For each attack it prints what it did to the release before (“before”), the CPU time that the server now spends on it,
and how long an honest player at another table waited for answers: 99 of 100, and the longest; then what is promised,
each figure beside its goal. It ends with 1 if anybody was not served, or a goal was missed. Waiting depends on the
machine and on what else runs there; CPU time hardly does. On a busy machine root can add --realtime.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path

from coverstory.arena.measuring.load.script import percentile
from scripts import cluster_faults
from scripts.attacks.client import cpu_of
from scripts.attacks.honest import Honest
from scripts.attacks.outcome import Figure, Outcome
from scripts.attacks.plans import ATTACKS, Plan
from scripts.realtime import goes_first
from scripts.soak import soak
from support.disk_hooks import why_not
from support.flipped_bytes import DATABASE, killed_database, whole_database
from support.flipped_bytes import flips as flip_bytes
from support.live_server import live_server
from support.power_trial import cut_again, images, lost, record, some_of

SETTLING = 1.0  # seconds in which the server finishes what the attack began


@dataclass(frozen=True)
class Finding:
    """What one attack did."""

    cpu: float  # seconds of the server
    waits: Sequence[float]  # for each answer to an honest player, in seconds
    outcome: Outcome
    promised: Sequence[Figure] = ()  # CPU time and waiting

    @property
    def figures(self) -> Sequence[Figure]:
        return (*self.promised, *self.outcome.figures)


def power(share: float, folder: Path) -> tuple[str, bool]:
    """The power fails after any operation of the disk, and once more while the next server starts."""
    if reason := why_not():
        return f"not tried: {reason}", True
    operations = record(folder / "disk", ("first_evening", "until_killed", "long_evening"))
    cuts = some_of(operations, share)
    images_of_one, wrong = lost(images(operations, cuts), folder / "image")
    images_of_two, wrong_then = cut_again(operations, times=max(1, int(10 * share)), share=share, folder=folder)
    for line in (*wrong, *wrong_then)[:20]:
        print(line)
    seen = f"{len(cuts)} cuts, {images_of_one + images_of_two} disks looked at, of which {images_of_two} were cut twice"
    return f"{seen}; {len(wrong) + len(wrong_then)} lost anything or raised an alarm", not wrong and not wrong_then


def flips(share: float, folder: Path) -> tuple[str, bool]:
    """A byte of the database, or of its log, is changed."""
    count = max(1, int(3000 * share))
    tried, noticed = 0, 0
    wrong: list[str] = []
    for make, name in ((whole_database, DATABASE), (killed_database, f"{DATABASE}-wal")):
        (folder / make.__name__).mkdir()
        whole = make(folder / make.__name__)
        reported, found = flip_bytes(whole, name, count, folder / "flipped")
        tried += count
        noticed += reported
        wrong += found
    for line in wrong[:20]:
        print(line)
    return f"{tried} bytes were changed, {noticed} reported; {len(wrong)} were believed or took others along", not wrong


@dataclass(frozen=True)
class Trial:
    """Without a server that honest players could be at."""

    run: Callable[[float, Path], tuple[str, bool]]
    before: str


TRIALS = {
    "power": Trial(power, "not tried"),
    "flips": Trial(flips, "48 of 100 lines were dropped silently"),
}
NAMES = (*ATTACKS, *TRIALS)


def find(name: str, share: float, folder: Path, realtime: bool) -> Finding:
    if name not in TRIALS:
        return asyncio.run(attack(name, share, folder, realtime))
    before = sum(os.times()[:4])
    outcome, held = TRIALS[name].run(share, folder)
    return Finding(sum(os.times()[:4]) - before, [], Outcome(outcome, held))


async def attack(name: str, share: float, folder: Path, realtime: bool = False) -> Finding:
    plan = ATTACKS[name]
    with live_server(folder, plan.words) as server:
        honest = Honest(server)
        if realtime:
            goes_first(server.pid)
            goes_first(honest.pid)
        pid, before = server.pid, cpu_of(server.pid)
        outcome = await plan.run(server, max(1, int(plan.count * share)))
        await asyncio.sleep(SETTLING)
        spent = cpu_of(server.pid) - (before if server.pid == pid else 0.0)
        waits = honest.waits()
        return Finding(spent, waits, outcome, promised(plan, spent, waits))


def promised(plan: Plan, spent: float, waits: Sequence[float]) -> list[Figure]:
    figures = [
        Figure("CPU", spent, plan.most_cpu, "s"),
        Figure("waits, p99", 1000 * percentile(waits, 0.99), plan.usual_wait),
        Figure("longest wait", 1000 * max(waits, default=0.0), plan.longest_wait),
    ]
    return [figure for figure in figures if figure.goal < inf]


def main(words: Sequence[str]) -> int:
    if words[:1] == ["cluster"]:
        return cluster_faults.main(words[1:])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"{', '.join(NAMES)}; or soak")
    parser.add_argument("--small", action="store_true", help="a tenth of each")
    parser.add_argument("--realtime", action="store_true", help="server and honest players before all else; needs root")
    parser.add_argument("--minutes", type=float, default=30.0, help="of the soak")
    chosen = parser.parse_args(words)
    if chosen.attacks == ["soak"]:
        return soak(chosen.minutes, 0.1 if chosen.small else 1.0, chosen.realtime)
    if unknown := [name for name in chosen.attacks if name not in NAMES]:
        parser.error(f"no attack is called {unknown[0]}; there are {', '.join(NAMES)}")
    return attack_with(chosen.attacks or NAMES, 0.1 if chosen.small else 1, chosen.realtime)


def attack_with(names: Sequence[str], share: float, realtime: bool) -> int:
    failed = 0
    print(f"{'attack':14} {'before':42} {'CPU s':>7} {'waits: p99, most':>16}  now")
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            found = find(name, share, Path(folder), realtime)
        missed = share == 1 and any(figure.missed for figure in found.figures)  # a smaller attack shows less
        failed += missed or not found.outcome.served
        waited = f"{1000 * percentile(found.waits, 0.99):.1f}, {1000 * max(found.waits, default=0):.0f} ms"
        verdict = "" if found.outcome.served else "  NOT HELD"
        before = TRIALS[name].before if name in TRIALS else ATTACKS[name].before
        print(f"{name:14} {before:42} {found.cpu:7.2f} {waited:>16}  {found.outcome.words}{verdict}")
        for figure in found.figures:
            print(f"{'':14} {figure}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
