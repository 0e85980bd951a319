"""Every storage, for tests of what all of them promise."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from coverstory.server.storage.sqlite.storage import SqliteStorage
from coverstory.server.storage.storage import Storage
from support.postgres import needs_postgres, new_database


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
