"""Every storage, for tests of what all of them promise."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

from coverstory.match.record import Record
from coverstory.server.storage.sqlite.storage import SqliteStorage
from coverstory.server.storage.storage import Storage
from coverstory.table.events import Moment, Said, StoredEvent
from coverstory.table.past_game import PastGame
from support.postgres import needs_postgres, new_database

Kept = TypeVar("Kept", bound=Storage)


async def tell(storage: Kept, story: Callable[[Kept], Awaitable[None]]) -> None:
    """One story with it, and it is closed."""
    try:
        await story(storage)
    finally:
        await storage.close()


def said(number: int, text: str = "x") -> StoredEvent:
    return StoredEvent(number, Moment(10.0 + number, 0.0), Said(0, "Ann", text))


def past(match: str, ended: float, people: list[str]) -> PastGame:
    record = Record("agent_hunter", rules=1, seats=2, options={"cards": 10}, actions=[1, 2, 3])
    return PastGame(match, record=record, names=["Ann", "Ben"], people=people, levels=["", "rookie"], ended=ended)


class Place(metaclass=ABCMeta):
    """A database, which can be opened again and again."""

    @abstractmethod
    async def open(self) -> Storage: ...


class SqlitePlace(Place):
    def __init__(self, folder: Path) -> None:
        self.file = folder / "db"

    async def open(self) -> Storage:
        return SqliteStorage(self.file)


class PostgresPlace(Place):
    def __init__(self, folder: Path) -> None:
        self.url = new_database()

    async def open(self) -> Storage:
        from coverstory.server.storage.postgres.storage import open_postgres

        return await open_postgres(self.url, patience=120.0)


def places() -> list[ParameterSet]:
    every: dict[str, Callable[[Path], Place]] = {"sqlite": SqlitePlace, "postgresql": PostgresPlace}
    marks = {"postgresql": [needs_postgres]}
    return [pytest.param(made, id=name, marks=marks.get(name, ())) for name, made in every.items()]
