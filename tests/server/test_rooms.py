"""Tables in memory and in storage: what the server did last is made good when a table is read again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from coverstory.errors import RequestRefused
from coverstory.match.record import write_record
from coverstory.match.verify import verify
from coverstory.rules.contract import View
from coverstory.rules.game import Game
from coverstory.server.http.limits import Limits
from coverstory.server.live.lobby import Lobby
from coverstory.server.live.rooms import Rooms
from coverstory.server.storage.sqlite.storage import SqliteStorage
from coverstory.server.storage.storage import Storage
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.server.thinking.fair_turns import Claim
from coverstory.table.events import Started
from coverstory.wire.commands import Clock, Start
from support.tables import BOT, OPEN, Sitting, hunter, playing


async def reopened(sitting: Sitting, storage: Storage, bots: BotPool | None = None) -> Rooms:
    """A server that starts where another died after storing these events and nothing else."""
    await storage.append(sitting.table.id, sitting.events)
    rooms = Rooms(storage, bots=bots or BotPool(0), lobby=Lobby(), limits=Limits(), clock=lambda: 5.0)
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
        assert rooms.now().seconds == sitting.seconds
        assert room.table.time_left(rooms.now()) == (0, 60.0)
        await rooms.close()
        await storage.close()

    asyncio.run(story())


class Mistaken(BotPool):
    """Has a mistake in it that nobody has thought of."""

    async def choose(
        self, match: str, *, game: Game, level: str, view: View, offered: Sequence[int], claim: Claim | None = None
    ) -> int:
        raise RuntimeError("a mistake of ours")


def test_not_even_a_mistake_of_ours_freezes_a_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    sitting = Sitting(hunter(OPEN, BOT))
    sitting.asks("ann", Start(0))
    while sitting.to_act() == 0:
        sitting.acts("ann", 0)

    async def story() -> None:
        storage = SqliteStorage(tmp_path / "db")
        rooms = await reopened(sitting, storage, Mistaken(0))
        room = await rooms.find(sitting.table.id)
        while room.table.bots_awaited():
            await asyncio.sleep(0)
        await rooms.close()
        await storage.close()

    asyncio.run(asyncio.wait_for(story(), 60))
    assert "a table's own work failed" in caplog.text


def test_a_table_of_unknown_rules_says_so(tmp_path: Path) -> None:
    sitting = playing()
    for place, stored in enumerate(sitting.events):
        if isinstance(stored.event, Started):
            sitting.events[place] = msgspec.structs.replace(stored, event=Started(rules=999))

    async def story() -> None:
        storage = SqliteStorage(tmp_path / "db")
        rooms = await reopened(sitting, storage)
        with pytest.raises(RequestRefused) as refused:
            await rooms.find(sitting.table.id)
        assert refused.value.code == "unknown_version"
        await rooms.close()
        await storage.close()

    asyncio.run(story())
