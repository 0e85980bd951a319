"""A byte of the database or its log is changed, as broken disks do: is it noticed, and is all the rest still there?"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import coverstory
from coverstory.errors import CoverstoryError, DamagedGame, DamagedTable
from coverstory.server.storage.sqlite.check import check_database
from coverstory.server.storage.sqlite.storage import SqliteStorage
from support.after_power_cut import logged
from support.power_cut import lay_out
from support.power_story import event, game, notes

DATABASE = "club.db"
TABLES = [f"table {number}" for number in range(8)]
MATCHES = [f"match {number}" for number in range(3)]
EVENTS = 9  # of each table: none of them fills a page
Dump = dict[str, list[tuple[object, ...]]]


async def fill(file: Path) -> SqliteStorage:
    storage = SqliteStorage(file)
    for number in range(EVENTS):
        await asyncio.gather(*(storage.append(table, [event(table, number)]) for table in TABLES))
    for match in MATCHES:
        await storage.keep_game(game(match))
    for table in TABLES[:3]:
        await storage.keep_notes(table, notes(1))
    return storage


async def fill_and_close(file: Path) -> None:
    await (await fill(file)).close()


def whole_database(folder: Path) -> dict[str, bytes]:
    """One file: its server has stopped."""
    asyncio.run(fill_and_close(folder / DATABASE))
    return contents(folder)


def killed_database(folder: Path) -> dict[str, bytes]:
    """Nearly everything is in the log: its server was killed."""
    here = Path(__file__).parent
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(here.parent), str(Path(coverstory.__file__).parents[1])])}
    subprocess.run([sys.executable, str(here / "flipped_bytes.py"), str(folder / DATABASE)], env=env, check=True)
    return contents(folder)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}


def flipped(whole: dict[str, bytes], name: str, at: int, dice: random.Random) -> dict[str, bytes]:
    content = bytearray(whole[name])
    content[at] ^= dice.randrange(1, 256)
    return {**whole, name: bytes(content)}


@dataclass
class Verdict:
    """What was noticed of a change, and what was wrong about that."""

    is_reported: bool = False  # by `coverstory check`
    starts: bool = False
    set_aside: list[str] = field(default_factory=list)  # tables
    problems: list[str] = field(default_factory=list)


def judge(changed: dict[str, bytes], original: Dump, folder: Path) -> Verdict:
    """Whatever is called sound is what it was; whatever can be read is what it was."""
    verdict = Verdict()
    lay_out(changed, folder)
    try:
        verdict.is_reported = not check_database(folder / DATABASE, lambda _done, _total: None).is_sound
    except CoverstoryError:
        verdict.is_reported = True
    if not verdict.is_reported and dump(folder / DATABASE) != original:
        verdict.problems.append("a change is not reported")
    lay_out(changed, folder)
    try:
        asyncio.run(read_all(folder / DATABASE, verdict))
    except CoverstoryError as error:
        verdict.starts = False
        verdict.problems += [f"{error}, and check says nothing"] * (not verdict.is_reported)
    return verdict


async def read_all(file: Path, verdict: Verdict) -> None:
    storage = SqliteStorage(file)
    verdict.starts = True
    try:
        await storage.live_tables()
        await storage.uptime()
        for table in TABLES:
            try:
                if await storage.events(table) != [event(table, number) for number in range(EVENTS)]:
                    verdict.problems.append(f"{table} has other events")
                await storage.notes(table)
            except DamagedTable:
                verdict.set_aside.append(table)
        for match in MATCHES:
            try:
                if await storage.game(match) != game(match) and not verdict.is_reported:
                    verdict.problems.append(f"{match} is another game")
            except DamagedGame:
                verdict.problems += [f"{match} is damaged, and check says nothing"] * (not verdict.is_reported)
    finally:
        await storage.close()
    if verdict.set_aside and not verdict.is_reported:
        verdict.problems.append(f"{verdict.set_aside} are set aside, and check says nothing")


def dump(file: Path) -> Dump:
    """All that means something, in a form that can be compared."""
    with closing(sqlite3.connect(file)) as db:
        db.text_factory = bytes
        names = [str(name, "ascii") for (name,) in db.execute("select name from sqlite_schema where type = 'table'")]
        return {name: sorted(db.execute(f"select * from {name}"), key=repr) for name in names}


def flips(whole: dict[str, bytes], name: str, count: int, folder: Path) -> tuple[int, Sequence[str]]:
    """So many bytes, one at a time: how many changes were reported, and what was wrong."""
    dice = random.Random(count)
    lay_out(whole, folder)
    original = dump(folder / DATABASE)
    reported, wrong = 0, []
    for at in sorted(dice.sample(range(len(whole[name])), min(count, len(whole[name])))):
        with logged():  # thousands of lines that nobody reads
            verdict = judge(flipped(whole, name, at, dice), original, folder)
        reported += verdict.is_reported
        wrong += [f"byte {at} of {name}: {problem}" for problem in verdict.problems]
    return reported, wrong


if __name__ == "__main__":

    async def until_killed() -> None:
        await fill(Path(sys.argv[1]))
        os._exit(0)

    asyncio.run(until_killed())
