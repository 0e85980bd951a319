"""A database with very many tables and finished games, written as a server writes it, in seconds instead of hours."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from coverstory.server.people.identity import new_secret, new_table_id, person_of
from coverstory.server.storage.sqlite.storage import SqliteStorage
from coverstory.table.events import Made, StoredEvent
from coverstory.table.past_game import PastGame
from coverstory.wire.commands import Close, Say, Settings, Start
from support.tables import BOT, OPEN, Sitting, hunter, pair, playing

AT_ONCE = 500  # tables written together
OWN = 100  # tables of one person: as many as the usual limits allow


@dataclass(frozen=True)
class FullHouse:
    """What somebody who asks for things has to know."""

    token: str  # of somebody with as many tables and finished games as can be
    playing: str  # a table of theirs
    closed: str  # a table of theirs about which as much is stored as can be
    match: str  # the longest of their finished games


def fill(database: Path, tables: int, events: int) -> FullHouse:
    """So many tables, public ones and others, begun and not; as many finished games; one closed table with so many
    events."""
    return asyncio.run(_fill(database, tables, events))


async def _fill(database: Path, tables: int, events: int) -> FullHouse:
    token = new_secret()
    person = person_of(token) or ""
    storage = SqliteStorage(database)
    begun = playing(hunter(public=True))
    waiting = Sitting(hunter(OPEN, BOT, public=False))
    own: list[str] = []
    for first in range(0, tables, AT_ONCE):
        batch = [new_table_id() for _ in range(first, min(tables, first + AT_ONCE))]
        hosts = [person if len(own) + number < OWN else f"host {first + number}" for number in range(len(batch))]
        own += [table for table, host in zip(batch, hosts, strict=True) if host == person]
        async with asyncio.TaskGroup() as writing:
            for number, (table, host) in enumerate(zip(batch, hosts, strict=True)):
                moved = relabelled(begun if number % 2 else waiting, table, host)
                writing.create_task(storage.append(table, moved))
    closed = await keep_long_table(storage, person, events)
    match = await keep_games(storage, person, tables)
    await storage.close()
    return FullHouse(token, own[1], closed, match)


def relabelled(sitting: Sitting, table: str, host: str) -> list[StoredEvent]:
    first = sitting.events[0]
    assert isinstance(first.event, Made)
    return [replace(first, event=replace(first.event, table=table, host=host)), *sitting.events[1:]]


async def keep_long_table(storage: SqliteStorage, person: str, events: int) -> str:
    """Somebody has talked to themselves for as long as the server let them."""
    sitting = Sitting(hunter(), host=person)
    sitting.comes(person)
    for number in range(events):
        sitting.asks(person, Say(number, "."))
    sitting.asks(person, Close(0))
    table = new_table_id()
    await storage.append(table, relabelled(sitting, table, person), closes=True)
    return table


async def keep_games(storage: SqliteStorage, person: str, count: int) -> str:
    """All of them this person's. Returns the name of the longest."""
    game = longest_game(person)
    for first in range(0, count, AT_ONCE):
        async with asyncio.TaskGroup() as writing:
            for number in range(first, min(count, first + AT_ONCE)):
                copy = replace(game, match=f"{game.match}-{number}", ended=float(number))
                writing.create_task(storage.keep_game(copy))
    await storage.keep_game(game)
    return game.match


def longest_game(person: str) -> PastGame:
    sitting = pair(Settings("undercover_danzer", [OPEN, OPEN]))
    sitting.asks("ann", Start(0))
    sitting.finish()
    game = sitting.finished()
    assert game is not None
    return replace(game, people=[person, "ben"])
