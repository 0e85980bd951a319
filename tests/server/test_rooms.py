"""Tables in memory and in storage: what the server did last is made good when a table is read again."""

from __future__ import annotations

import asyncio
from pathlib import Path

from coverstory.match.record import write_record
from coverstory.match.verify import verify
from coverstory.server.botpool import BotPool
from coverstory.server.entries import stored
from coverstory.server.limits import Limits
from coverstory.server.lobby import Lobby
from coverstory.server.rooms import Rooms
from coverstory.server.sqlite import SqliteStorage
from coverstory.server.storage import Storage
from coverstory.wire.commands import Clock
from tables import Sitting, hunter, playing


async def reopened(sitting: Sitting, storage: Storage) -> Rooms:
    """A server that starts where another died after storing these entries and nothing else."""
    await storage.append(sitting.table.id, [stored(entry) for entry in sitting.entries])
    rooms = Rooms(storage, BotPool(0), Lobby(), Limits(), lambda: 5.0)
    await rooms.open()
    return rooms


def test_a_game_whose_end_was_stored_is_kept_though_the_server_died_at_once(tmp_path: Path) -> None:
    sitting = playing()
    sitting.finish()

    async def story() -> None:
        storage = SqliteStorage(tmp_path / "db")
        rooms = await reopened(sitting, storage)
        await rooms.find(sitting.table.id)
        kept = await storage.game(sitting.table.match_name)
        assert kept == sitting.finished()
        assert kept is not None
        verify(write_record(kept.record))
        await rooms.close()
        await storage.close()

    asyncio.run(story())


def test_no_entry_lies_in_the_future_after_a_restart(tmp_path: Path) -> None:
    sitting = playing(hunter(clock=Clock("seconds", 60)))

    async def story() -> None:
        storage = SqliteStorage(tmp_path / "db")
        rooms = await reopened(sitting, storage)
        room = await rooms.find(sitting.table.id)
        assert rooms.now().at == sitting.at
        assert room.table.time_left(rooms.now()) == (0, 60.0)
        await rooms.close()
        await storage.close()

    asyncio.run(story())
