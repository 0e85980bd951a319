"""A server's storage at work while its disk is recorded, in a process of its own:

    python power_story.py STORY FOLDER RECORDING

A recording that is there already is continued: another process begins in the same folder. What the storage has
acknowledged is noted among the operations as a promise, and so is what a command has said.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path

from coverstory.__main__ import main as coverstory
from coverstory.match.record import Record
from coverstory.rules.catalogue import GAMES
from coverstory.rules.rng import Rng
from coverstory.server.storage.notes import SeatNotes
from coverstory.server.storage.sqlite import tip_journal
from coverstory.server.storage.sqlite.storage import SqliteStorage
from coverstory.table.events import Closed, Moment, Said, StoredEvent
from coverstory.table.past_game import PastGame
from coverstory.table.table import make_table
from coverstory.wire.http import NewTable
from support.contract_checks import random_match
from support.disk_hooks import install
from support.recorded_disk import Recorder, read_recording, write_recording
from support.tables import foreseen, hunter

DATABASE = "club.db"
BACKUP = "copy.db"
TABLES = [f"table {number}" for number in range(4)]
SHORT_JOURNAL = 3000  # bytes: it begins anew after some fifty moves instead of some twenty thousand


def event(table: str, number: int) -> StoredEvent:
    """Always the same one, to be recognised: a table is made, and Ann talks. Each tenth fills a few pages."""
    moment = Moment(10.0 + number, 0.0)
    if number == 0:
        made = make_table(table, "ann", NewTable(hunter(), "Ann"), moment)
        assert isinstance(made, StoredEvent)
        return foreseen(made)
    if "guest" in table:
        return StoredEvent(number, moment, Closed("host"))
    return StoredEvent(number, moment, Said(0, "Ann", f"{table}, {number} " * (1000 if number % 10 == 9 else 1)))


def game(match: str) -> PastGame:
    return PastGame(match, record=a_record(), names=["Ann", "Ben"], people=["ann", "ben"], levels=["", ""], ended=5.0)


@cache
def a_record() -> Record:
    return list(random_match(GAMES["agent_hunter"], 2, {}, Rng(1)))[-1].record()


def notes(version: int) -> SeatNotes:
    """Newer ones are greater, also as text."""
    return SeatNotes(0, "match", "ann", f"notes {version:04}")


class Writer:
    def __init__(self, storage: SqliteStorage, recorder: Recorder) -> None:
        self.storage = storage
        self.recorder = recorder

    async def round(self, count: int = 1) -> None:
        """Each table goes on, all at once."""
        await asyncio.gather(*(self.go_on(table, count) for table in TABLES))

    async def go_on(self, table: str, count: int) -> None:
        for _ in range(count):
            number = len(await self.storage.events(table))
            await self.storage.append(table, [event(table, number)])
            self.recorder.promise("event", table, number)

    async def keep_game(self, match: str) -> None:
        await self.storage.keep_game(game(match))
        self.recorder.promise("game", match)

    async def take_notes(self, version: int) -> None:
        await self.storage.keep_notes(TABLES[0], notes(version))
        self.recorder.promise("notes", TABLES[0], version)

    async def make_and_remove(self, table: str) -> None:
        await self.storage.append(table, [event(table, 0)])
        await self.storage.append(table, [event(table, 1)], closes=True)
        self.recorder.promise("event", table, 1)
        self.recorder.promise("removing", table)  # from here on it may be gone, and then must be
        await self.storage.remove_tables([table])
        self.recorder.promise("removed", table)

    async def back_up(self, folder: Path) -> None:
        await self.storage.backup(folder / BACKUP)
        self.recorder.promise("backup", BACKUP)


async def first_evening(writer: Writer, folder: Path) -> None:
    """A new database, and an orderly end."""
    await writer.round()
    await writer.take_notes(1)
    await writer.keep_game("first game")
    await writer.round()
    await writer.storage.keep_uptime(50.0)
    await writer.make_and_remove("first guest")
    await writer.back_up(folder)
    await writer.round()
    await writer.take_notes(2)
    await writer.storage.close()


async def until_killed(writer: Writer, folder: Path) -> None:
    """The journal begins anew, and then the process is gone."""
    for number in range(4):
        await writer.round(4)
        await writer.storage.keep_uptime(100.0 + number)
        await writer.make_and_remove(f"guest {number}")
    await writer.back_up(folder)
    await writer.keep_game("second game")
    await writer.round()


async def long_evening(writer: Writer, _folder: Path) -> None:
    """So much that SQLite moves its log into the file and begins it anew, and then the process is gone."""
    for number in range(40):
        await writer.take_notes(10 + number)
        await writer.round(2)
        await writer.storage.keep_uptime(200.0 + number)


async def start_and_stop(writer: Writer, _folder: Path) -> None:
    await writer.round()
    await writer.storage.close()


Story = Callable[[Writer, Path], Awaitable[None]]
STORIES: dict[str, Story] = {
    "first_evening": first_evening,
    "until_killed": until_killed,
    "long_evening": long_evening,
    "start_and_stop": start_and_stop,
}


def restore(folder: Path, recorder: Recorder) -> None:
    words = ["restore", str(folder / BACKUP), "--database", f"sqlite:///{folder / DATABASE}"]
    assert coverstory(words) == 0
    recorder.promise("restored", BACKUP)


async def tell(story: Story, folder: Path, recorder: Recorder) -> None:
    await story(Writer(SqliteStorage(folder / DATABASE), recorder), folder)


def main(name: str, folder: Path, recording: Path) -> None:
    recorder = Recorder(folder, read_recording(recording) if recording.exists() else ())
    install(recorder)
    tip_journal.MOST_BYTES = SHORT_JOURNAL
    if name == "restore":
        restore(folder, recorder)
    else:
        asyncio.run(tell(STORIES[name], folder, recorder))
    write_recording(recorder.operations, recording)
    os._exit(0)  # as it is: what was not closed is not closed


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
