"""What is wrong with a database file or its disk, as one sentence for whoever runs the server."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path

from coverstory.errors import CoverstoryError, StorageFailed, Text, UnreadableDatabase, UnusableDatabase
from coverstory.server.texts import text_about

FULL = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)
READ_ONLY = (errno.EACCES, errno.EPERM, errno.EROFS)
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

# What reading a damaged file raises: SQLite quotes names from it, and Python cannot decode all of them.
UNREADABLE = (sqlite3.DatabaseError, UnicodeDecodeError)

Failure = sqlite3.Error | OSError | UnicodeDecodeError


def unusable(file: Path, error: Failure) -> CoverstoryError:
    """The error for a database that cannot be opened at the start."""
    if is_full(error):
        return StorageFailed(text_about("full", file=str(file)))
    if is_read_only(file, error):
        return StorageFailed(text_about("read_only", file=str(file)))
    if is_damage(error):
        return UnreadableDatabase(text_about("unreadable", file=str(file), why=why_unreadable(error)))
    got = error.strerror if isinstance(error, OSError) else str(error)
    return UnusableDatabase(database_named(file), text_about("writable_database"), str(got))


def database_named(file: Path) -> Text:
    return text_about("database_named", name=file.name)


def is_full(error: Failure) -> bool:
    return error.errno in FULL if isinstance(error, OSError) else code_of(error) == sqlite3.SQLITE_FULL


def is_read_only(file: Path, error: Failure) -> bool:
    """SQLite cannot open a database whose log it cannot make, and does not say that the folder is to blame."""
    if isinstance(error, OSError):
        return error.errno in READ_ONLY
    if code_of(error) == sqlite3.SQLITE_CANTOPEN:
        return file.exists() and not os.access(file.parent, os.W_OK)
    return code_of(error) in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM)


def is_damage(error: Failure) -> bool:
    """Text that is none was changed after it was stored."""
    if isinstance(error, sqlite3.OperationalError) and str(error).startswith("Could not decode"):
        return True
    return isinstance(error, UnicodeDecodeError) or code_of(error) in DAMAGED


def why_unreadable(error: Failure) -> Text:
    return text_about("name_no_text") if isinstance(error, UnicodeDecodeError) else str(error)


def code_of(error: Failure) -> int:
    """SQLite's primary error code; 0 for an error that Python itself has raised."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
