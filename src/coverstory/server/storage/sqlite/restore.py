"""A backup put in the place of a database: whole or not at all, whatever happens in the middle.

The backup is copied beside the database and compared with it. Only then does the copy get a name that says what is to
happen; from there on whoever comes next, this command or a server that starts, goes on to the end: the old files are
set aside under names of their own, and the copy takes their place. Nothing is deleted. The old write-ahead log must be
gone before the copy is in place, and the disk is waited for in between: SQLite would write that log into the copy.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import blake2b
from itertools import count
from pathlib import Path

from coverstory.errors import StorageFailed
from coverstory.server.storage.show import Show
from coverstory.server.storage.sqlite.copying import put_in_place, unfinished_name, write_copy
from coverstory.server.storage.sqlite.disk import sync_folder
from coverstory.server.storage.sqlite.failures import UNREADABLE, why_unreadable
from coverstory.server.storage.sqlite.migrate import half_restored, open_untouched
from coverstory.server.texts import text_about

BESIDE = ("", "-wal", "-shm", "-journal", "-tips")  # all that belongs to one database, the file itself first


def restore(backup: Path, database: Path, date: str, show: Show) -> list[Path]:
    """For whoever has the `server_lock`. Returns where the old files are now; `date` is part of their names."""
    try:
        finish_restore(database)  # of a command that was interrupted: what it put there is set aside in its turn
        with closing(open_untouched(backup)) as source:
            expected = seal_of(source)
            copy_beside(source, ready_file(database, date), show)
        aside = finish_restore(database)
        with closing(open_untouched(database)) as restored:
            verify(restored, expected, database)
    except (*UNREADABLE, OSError) as error:
        why = error.strerror if isinstance(error, OSError) else why_unreadable(error)
        raise StorageFailed(text_about("restore_failed", file=str(database), why=why or "")) from None
    return aside


def copy_beside(source: sqlite3.Connection, ready: Path, show: Show) -> None:
    """Compared with the backup before it counts."""
    unfinished = write_copy(source, unfinished_name(ready), show)
    with closing(open_untouched(unfinished)) as copy:
        verify(copy, seal_of(source), ready)
    put_in_place(unfinished, ready)


def verify(db: sqlite3.Connection, seal: bytes, file: Path) -> None:
    if seal_of(db) != seal:
        raise StorageFailed(text_about("restore_differs", file=str(file)))


def ready_file(database: Path, date: str) -> Path:
    """Under a name that nothing was set aside by: whoever restores twice in a second loses nothing."""
    for number in count(1):
        name = date if number == 1 else f"{date}-{number}"
        if not any(aside_name(database, name, ending).exists() for ending in BESIDE):
            return database.with_name(f"{database.name}.restoring-{name}")
    raise AssertionError("there is always another number")


def aside_name(database: Path, date: str, ending: str) -> Path:
    """With the same endings, so that the old files can be opened there as they were."""
    return database.with_name(f"{database.name}.before-restore-{date}{ending}")


def finish_restore(database: Path) -> list[Path]:
    """What was begun, or what an interrupted command has left to do; often nothing. Returns where the old files are."""
    aside: list[Path] = []
    for ready in half_restored(database):
        aside = list(set_aside(database, ready.name.removeprefix(f"{database.name}.restoring-")))
        sync_folder(database.parent)
        ready.replace(database)
        sync_folder(database.parent)
    return aside


def set_aside(database: Path, date: str) -> Iterator[Path]:
    for ending in BESIDE:
        old, new = database.with_name(f"{database.name}{ending}"), aside_name(database, date, ending)
        if old.exists():
            if new.exists():
                raise StorageFailed(text_about("in_the_way", file=str(new)))
            os.rename(old, new)
        if new.exists():
            yield new


def seal_of(db: sqlite3.Connection) -> bytes:
    """One number for all that a database holds, but for which server last ran on it."""
    digest = blake2b()
    names = db.execute("select name from sqlite_schema where type = 'table' and name != 'service' order by name")
    for (name,) in names.fetchall():
        digest.update(name.encode())
        for row in db.execute(f'select * from "{name}" order by 1, 2'):
            digest.update(repr(row).encode())
    return digest.digest()
