"""A whole copy of a database in one file: under another name until it is complete, and on the disk before it counts."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from coverstory.server.storage.show import Show
from coverstory.server.storage.sqlite.disk import sync_folder

OURS_ALONE = 0o600  # a database holds seeds and private notes
PAGES_AT_ONCE = 1000  # of what nobody writes to: 4 MB between two steps of a progress bar


def copy_to(connection: sqlite3.Connection, file: Path) -> None:
    """A copy that was interrupted must not look like a whole one."""
    put_in_place(write_copy(connection, unfinished_name(file)), file)


def unfinished_name(file: Path) -> Path:
    return file.with_name(f"{file.name}.unfinished")


def write_copy(connection: sqlite3.Connection, file: Path, show: Show | None = None) -> Path:
    """In one go: writers are not held up, and a copy in steps would begin anew at each write.

    Where nobody writes, `show` is told how far it is.
    """
    for old in (file, *files_beside(file)):
        old.unlink(missing_ok=True)
    file.touch(OURS_ALONE)

    def report(_status: int, left: int, total: int) -> None:
        if show is not None:
            show(total - left, total)

    with closing(sqlite3.connect(file)) as copy:
        connection.backup(copy, pages=-1 if show is None else PAGES_AT_ONCE, progress=report)
        copy.execute("pragma journal_mode = delete")  # the copy is one file
        forget_run(copy)
    return file


def put_in_place(unfinished: Path, file: Path) -> None:
    """SQLite has waited for its content; its name must not be lost either."""
    unfinished.replace(file)
    sync_folder(file.parent)


def forget_run(copy: sqlite3.Connection) -> None:
    """Forget the server's run: the journal beside the original must not be compared with the copy."""
    if copy.execute("select 1 from sqlite_schema where name = 'service'").fetchone() is not None:
        copy.execute("update service set run = x''")
        copy.commit()


def files_beside(file: Path) -> list[Path]:
    """What SQLite has not moved into the file itself, or may have to undo."""
    return [file.with_name(f"{file.name}{ending}") for ending in ("-wal", "-journal")]
