"""Is everything there that was promised? Asked of the files that a power cut may have left, with the real storage."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from coverstory.errors import CoverstoryError
from coverstory.server.storage.sqlite.check import check_database
from coverstory.server.storage.sqlite.storage import SqliteStorage
from support.power_story import BACKUP, DATABASE, TABLES, event, notes
from support.recorded_disk import Promised


def problems(folder: Path, promises: Sequence[Promised]) -> list[str]:
    """What is lost, and every alarm; none if all is well. Nothing is damaged here: whoever says so is wrong."""
    with logged() as lines:
        try:
            found = [*alarms(folder / DATABASE)] if promised_events(promises) else []  # before that it may be empty
            found += alarms(folder / BACKUP)
            found += asyncio.run(missing(folder / DATABASE, promises))
            found += missing_backup(folder, promises)
        except CoverstoryError as error:
            return [f"{type(error).__name__}: {error}", *lines]
    return found + lines


@contextmanager
def logged() -> Iterator[list[str]]:
    lines: list[str] = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(record.getMessage())

    handler = Handler(logging.WARNING)
    ours = logging.getLogger("coverstory")
    ours.addHandler(handler)
    try:
        yield lines
    finally:
        ours.removeHandler(handler)


def alarms(file: Path) -> Iterator[str]:
    """What `coverstory check` says, before a server has looked at it."""
    if not file.exists():
        return
    found = check_database(file, lambda _done, _total: None)
    for why in (*found.file, *found.damaged_tables.values(), *found.damaged_games.values()):
        yield f"check {file.name}: {why}"


async def missing(file: Path, promises: Sequence[Promised]) -> list[str]:
    """Also goes on with each table: whoever comes back wants to play."""
    found: list[str] = []
    storage = SqliteStorage(file)
    try:
        removed = {each.name for each in promises if each.what == "removed"}
        leaving = {each.name for each in promises if each.what == "removing"}
        live = await storage.live_tables()
        for table, count in promised_events(promises).items():
            events = await storage.events(table)
            if table in removed:
                found += [f"{table} was removed, and is there"] * bool(events)
                continue
            if table in leaving and not events:
                continue
            if events != [event(table, number) for number in range(len(events))] or len(events) < count:
                found.append(f"{table} has {len(events)} events of {count}")
            found += [f"{table} is not live"] * (table in TABLES and table not in live)
        for match in (each.name for each in promises if each.what == "game"):
            if await storage.game(match) is None:
                found.append(f"{match} is gone")
        for version in [each.value for each in promises if each.what == "notes"][-1:]:
            if not any(each.text >= notes(version).text for each in await storage.notes(TABLES[0])):
                found.append(f"notes {version} are gone")
        for table in TABLES:
            number = len(await storage.events(table))
            await storage.append(table, [event(table, number)])
    finally:
        await storage.close()
    return found


def promised_events(promises: Sequence[Promised]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for each in promises:
        if each.what == "event":
            counts[each.name] = max(counts[each.name], each.value + 1)
    return counts


def missing_backup(folder: Path, promises: Sequence[Promised]) -> list[str]:
    """All that had been promised before the last backup that was promised."""
    last = max((number for number, each in enumerate(promises) if each.what == "backup"), default=None)
    if last is None:
        return []
    if not (folder / BACKUP).exists():
        return [f"{BACKUP} is gone"]
    return asyncio.run(missing(folder / BACKUP, promises[:last]))
