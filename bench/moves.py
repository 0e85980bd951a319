"""Instructions of a server's move in two builds of Coverstory, as a ratio: `python3 bench/moves.py PYTHON PYTHON`

Each PYTHON is the interpreter of an environment in which one build is installed, such as .venv/bin/python of two
checkouts. Needs valgrind: its callgrind counts instructions, which hardly depend on how busy the machine is. Scripted
seats play Agent Hunter at twenty tables, each with its own socket, as in `coverstory bench --server`; counted are all
threads of the server's process, from the first move to the last, rematches and deals included.

With a folder as third argument, each build's profile is kept there for callgrind_annotate.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

TABLES = 20
WARM_UP = 300  # moves
MOVES = 1_500

# Runs on each build; the older one has its load elsewhere.
PLAYER = """
import asyncio, json, subprocess, sys, time
from importlib import import_module
from importlib.util import find_spec

folder, tables, warm_up, moves = sys.argv[1], *map(int, sys.argv[2:])
home = "coverstory.arena.measuring.load" if find_spec("coverstory.arena.measuring") else "coverstory.arena.load"
ours, script, process = (import_module(f"{home}.{name}") for name in ("coverstory", "script", "process"))
process.PATIENCE = script.PATIENCE = 600.0
plain = process.Server

class Counted(plain):
    def __init__(self, program, page):
        counting = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={folder}/profile"]
        super().__init__([*counting, *program], page)

    def counts(self, word):
        pid = str(self._process.pid)
        subprocess.run(["callgrind_control", "-i", word, pid], check=True, stdout=subprocess.DEVNULL)

async def play(driver, count):
    meter = driver._measure()
    driver._at_once = True
    while driver._ready:
        driver._ready.popleft().move()
    while meter.moves < count:
        await driver._wait(0.01)
    driver._at_once = False
    await driver._settle()
    return meter.moves

async def main():
    from pathlib import Path
    ours.Server = Counted
    server = ours.start_server(Path(folder) / "moves.db")
    try:
        seated = [ours.Table(server, "agent_hunter", 2, seed) for seed in range(tables)]
        for table in seated:
            await table.open()
        driver = script.Driver(seated)
        await driver.begin()
        await play(driver, warm_up)
        server.counts("on")
        made = await play(driver, moves)
        server.counts("off")
        return made
    finally:
        server.stop()

print(json.dumps(asyncio.run(main())))
"""


def instructions(python: str, folder: Path) -> float:
    """Of one move."""
    folder.mkdir(parents=True, exist_ok=True)
    words = [python, "-c", PLAYER, str(folder), str(TABLES), str(WARM_UP), str(MOVES)]
    made = json.loads(subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True, cwd="/").stdout)
    counted = sum(total_of(profile) for profile in folder.glob("profile*"))
    return counted / int(made)


def total_of(profile: Path) -> int:
    lines = profile.read_text(errors="replace").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("totals:"))


def main(words: Sequence[str]) -> int:
    if len(words) not in (2, 3):
        print(__doc__)
        return 2
    with tempfile.TemporaryDirectory(prefix="coverstory-moves-") as scratch:
        home = Path(words[2] if len(words) == 3 else scratch)
        first, second = (
            instructions(str(Path(python).absolute()), home / name)
            for python, name in zip(words, ("1", "2"), strict=False)
        )
    print(f"first {first:,.0f}, second {second:,.0f} instructions a move: {first / second:.2f} times as many moves")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
