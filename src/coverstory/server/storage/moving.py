"""All that a database holds, moved to another one, of SQLite or PostgreSQL: whole or not at all, and compared.

Rows are moved as they are, with their checksums. What belongs to one storage alone stays behind: which server ran last,
and which has which table.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from coverstory.errors import StorageFailed, UnusableDatabase
from coverstory.server.storage.show import Show
from coverstory.server.texts import text_about

ROWS_AT_ONCE = 1000
OF_ONE_STORAGE = ("coverstory_schema", "leases", "service")  # what is not moved

Value = Any  # whatever a column holds
Row = tuple[Value, ...]


@dataclass(frozen=True)
class Part:
    """A table of the schema; `order` is by which columns its rows are read."""

    name: str
    columns: tuple[str, ...]
    order: str
    number: str = ""  # a column that the database counts by itself


# The last event of each table is noted in its row, in SQLite only now and then.
TABLES = """
    select t.id, t.closed, coalesce(e.number, t.last_number), coalesce(e.sum, t.last_sum)
    from tables t left join entries e on e.table_id = t.id and e.number > t.last_number
        and e.number = (select max(number) from entries where table_id = t.id)
    order by {}
"""
PARTS = (
    Part("tables", ("id", "closed", "last_number", "last_sum"), "made"),
    Part("entries", ("table_id", "number", "at", "body", "sum"), "table_id, number"),
    Part("notes", ("table_id", "seat", "match", "person", "body", "sum", "version"), "table_id, seat"),
    Part("games", ("match", "ended", "body", "sum"), "match"),
    Part("players", ("person", "ended", "match"), "person, ended, match"),
    Part("reviews", ("match", "body", "sum"), "match"),
    Part("uptime", ("only_row", "seconds", "sum"), "only_row"),
    Part("sanctions", ("kind", "subject", "why", "since", "until"), "kind, subject"),
    Part(
        "reports",
        ("number", "made", "table_id", "reporter", "author", "name", "said", "body", "why", "settled"),
        "number",
        number="number",
    ),
    Part("audit", ("number", "made", "actor", "action", "subject", "why"), "number", number="number"),
)
TRUTHS = {("tables", "closed"), ("reports", "settled")}  # numbers in SQLite
TEXTS = {("notes", "body")}  # bytes in PostgreSQL, whose texts cannot have every character


class Side(metaclass=ABCMeta):
    """A database that is moved from, or to. Rows are as PostgreSQL has them."""

    @abstractmethod
    async def count(self, part: Part) -> int: ...

    @abstractmethod
    def rows(self, part: Part) -> AsyncIterator[list[Row]]:
        """In order, so many at once."""

    @abstractmethod
    async def add(self, part: Part, rows: Sequence[Row]) -> None: ...


@dataclass
class Moved:
    """How many rows of what were moved."""

    tables: int = 0
    events: int = 0
    games: int = 0


async def move_all(source: Side, target: Side, show: Show) -> Moved:
    """Into what must be empty; an error if it does not then hold the same."""
    for part in PARTS:
        if part.name != "uptime" and await target.count(part):
            raise UnusableDatabase(text_about("database"), text_about("empty"), text_about("has_something"))
    counts = {part.name: await source.count(part) for part in PARTS}
    done, total = 0, 2 * sum(counts.values())
    for part in PARTS:
        async for rows in source.rows(part):
            await target.add(part, rows)
            done += len(rows)
            show(done, total)
    for part in PARTS:
        if await seal_of(source, part) != await seal_of(target, part):
            raise StorageFailed(text_about("move_differs", table=part.name))
        done += counts[part.name]
        show(done, total)
    return Moved(counts["tables"], counts["entries"], counts["games"])


async def seal_of(side: Side, part: Part) -> tuple[int, bytes]:
    """How many rows there are, and one number for all of them."""
    count, digest = 0, blake2b()
    async for rows in side.rows(part):
        count += len(rows)
        for row in rows:
            digest.update(repr(row).encode(errors="surrogatepass"))
    return count, digest.digest()


def converted(part: Part, row: Sequence[Value], convert: Callable[[str, str, Value], Value]) -> Row:
    return tuple(convert(part.name, column, value) for column, value in zip(part.columns, row, strict=True))
