"""One server for each database: a lock on a file beside it, held for as long as the process lives.

The operating system takes it back when the process ends, in whatever way: nothing is left to clean up after a crash.
Commands that only read, or only add finished games, do not ask for it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from coverstory.errors import DatabaseInUse
from coverstory.server.storage.sqlite.failures import unusable
from coverstory.server.texts import text_about

OURS_ALONE = 0o600


def lock_file(database: Path) -> Path:
    return database.with_name(f"{database.name}-lock")


@contextmanager
def server_lock(database: Path) -> Iterator[None]:
    """A DatabaseInUse where another server has it."""
    file = lock_file(database)
    try:
        opened = acquire(file)
    except OSError as error:
        raise unusable(database, error) from None
    try:
        yield
    finally:
        if sys.platform == "win32":  # an open file cannot be removed there
            os.close(opened)
            with suppress(OSError):
                file.unlink()
        else:
            file.unlink(missing_ok=True)  # while it is locked: whoever waits for it finds out and makes a new one
            os.close(opened)


def acquire(file: Path) -> int:
    while True:
        opened = os.open(file, os.O_RDWR | os.O_CREAT, OURS_ALONE)
        if not lock(opened):
            os.close(opened)
            raise DatabaseInUse(text_about("in_use", file=file.name.removesuffix("-lock")))
        if is_still_there(file, opened):
            return opened
        os.close(opened)


def is_still_there(file: Path, opened: int) -> bool:
    """Or did a server that was just stopping remove it between opening and locking?"""
    try:
        return os.path.samestat(os.stat(file), os.fstat(opened))
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def lock(opened: int) -> bool:
        try:
            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(opened: int) -> bool:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
