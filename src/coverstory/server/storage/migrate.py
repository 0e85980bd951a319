"""The schema of an SQLite database, brought up to date by numbered files."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path

from coverstory.errors import UnusableDatabase

OURS_ALONE = 0o600  # a database holds seeds and private notes
APPLICATION = 0x436F7653  # “CovS”: so that we never touch somebody else's database


def migrations() -> list[str]:
    """The scripts in order; the first brings an empty database to version 1."""
    folder = files("coverstory.server.storage") / "migrations"
    scripts = sorted((each for each in folder.iterdir() if each.name.endswith(".sql")), key=lambda each: each.name)
    return [each.read_text(encoding="utf-8") for each in scripts]


def migrate(connection: sqlite3.Connection, file: Path) -> None:
    """Each step whole or not at all. Before an existing database is changed, a copy is laid beside it."""
    steps = migrations()
    found = version_of(connection, file)
    if found > len(steps):
        raise UnusableDatabase(
            f"Database {file.name}", f"version {len(steps)} or older", f"version {found} of a newer release"
        )
    if 0 < found < len(steps):
        copy_to(connection, file.with_name(f"{file.name}.before-version-{len(steps)}"))
    for number, script in enumerate(steps[found:], found + 1):
        run_step(connection, number, script)


def version_of(connection: sqlite3.Connection, file: Path) -> int:
    """0 for a new database."""
    try:
        (mark,) = connection.execute("pragma application_id").fetchone()
        (version,) = connection.execute("pragma user_version").fetchone()
        (things,) = connection.execute("select count(*) from sqlite_schema").fetchone()
    except sqlite3.DatabaseError as error:
        raise UnusableDatabase(f"Database {file.name}", "an SQLite database", str(error)) from None
    if things and mark != APPLICATION:
        raise UnusableDatabase(f"Database {file.name}", "one that Coverstory made", "the database of another program")
    return int(version)


def run_step(connection: sqlite3.Connection, number: int, script: str) -> None:
    try:
        connection.executescript(
            f"begin immediate; {script}; pragma application_id = {APPLICATION}; pragma user_version = {number}; commit"
        )
    except sqlite3.Error:
        if connection.in_transaction:
            connection.rollback()
        raise


def copy_to(connection: sqlite3.Connection, file: Path) -> None:
    """Under another name first: a copy that was interrupted must not look like a whole one."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(OURS_ALONE)
    with closing(sqlite3.connect(unfinished)) as copy:
        connection.backup(
            copy
        )  # in one go: writers are not held up, and a copy in steps would begin anew at each write
        copy.execute("pragma journal_mode = delete")  # the copy is one file
    unfinished.replace(file)
