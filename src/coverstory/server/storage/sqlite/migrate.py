"""The schema of an SQLite database, brought up to date by numbered files."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from coverstory.errors import CoverstoryError, UnreadableDatabase, UnusableDatabase
from coverstory.server.storage.checksum import first_sum, lone_sum, next_sum, notes_sum, uptime_sum
from coverstory.server.storage.migration_steps import Step, steps_for
from coverstory.server.storage.sqlite.copying import copy_to, files_beside
from coverstory.server.storage.sqlite.failures import UNREADABLE, code_of, database_named, unusable
from coverstory.server.storage.sqlite.tip_journal import journal_file
from coverstory.server.texts import text_about

APPLICATION = 0x436F7653  # “CovS”: so that we never touch somebody else's database


def migrations() -> list[Step]:
    return steps_for("sqlite")


def newest_version() -> int:
    return migrations()[-1].number


def steps_after(version: int) -> list[Step]:
    return [step for step in migrations() if step.number > version]


def migrate(connection: sqlite3.Connection, file: Path) -> None:
    """Each step whole or not at all. Before an existing database is changed, a copy is laid beside it."""
    found = version_of(connection, file)
    refuse_newer(found, file)
    if 0 < found < newest_version():
        copy_to(connection, file.with_name(f"{file.name}.before-version-{newest_version()}"))
    for number, script in steps_after(found):
        run_step(connection, number, script)


def refuse_newer(version: int, file: Path) -> None:
    newest = newest_version()
    if version > newest:
        expected, got = text_about("version_or_older", number=newest), text_about("newer", number=version)
        raise UnusableDatabase(database_named(file), expected, got)


def is_older(file: Path) -> bool:
    """Is it a database of an older release? Whatever else is wrong with it is found when it is opened."""
    if not file.exists():
        return False
    with suppress(*UNREADABLE, CoverstoryError), closing(open_untouched(file)) as untouched:
        return version_of(untouched, file) < newest_version()
    return False


def open_untouched(file: Path) -> sqlite3.Connection:
    """Reads, and changes nothing: neither the file nor what is in its log.

    SQLite needs a file beside it even for that, unless it is told that nobody writes: where we cannot, that is so.
    """
    refuse_remains(file)
    if os.access(file.parent, os.W_OK):
        connection = open_to_read(file)
        if not is_half_changed(connection):
            return connection
        connection.close()
    elif not any(beside.exists() for beside in files_beside(file)):
        return open_to_read(file, "&immutable=1")
    return completed_copy(file)


def refuse_remains(file: Path) -> None:
    """What is left of a restore that was interrupted, or of a database that is gone: SQLite would delete its log."""
    if half_restored(file):
        raise UnreadableDatabase(text_about("half_restored", file=str(file)))
    if file.exists() and file.stat().st_size:
        return
    for beside in (files_beside(file)[0], journal_file(file)):
        if beside.exists() and beside.stat().st_size:
            raise UnreadableDatabase(text_about("orphaned", file=str(file), beside=beside.name))


def half_restored(file: Path) -> list[Path]:
    """Copies of a backup that are complete and were to take the place of this file; the oldest first."""
    if not file.parent.is_dir():
        return []
    beginning = f"{file.name}.restoring-"
    found = (each for each in file.parent.iterdir() if each.name.startswith(beginning))
    return sorted(each for each in found if ".unfinished" not in each.name)


def open_to_read(file: Path, more: str = "") -> sqlite3.Connection:
    try:
        return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro{more}", uri=True, isolation_level=None)
    except sqlite3.OperationalError as error:
        raise UnusableDatabase(database_named(file), text_about("readable_file"), str(error)) from None


def is_half_changed(connection: sqlite3.Connection) -> bool:
    """A power cut may leave a change half done, with the journal that undoes it: nobody can read it before that.

    Whatever else is wrong is said by whoever reads next.
    """
    try:
        connection.execute("select 1 from sqlite_schema")
    except UNREADABLE as error:
        return getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_READONLY_ROLLBACK
    return False


def completed_copy(file: Path) -> sqlite3.Connection:
    """In memory, as SQLite would find it if it might write beside it."""
    with TemporaryDirectory() as folder:
        for each in (file, *files_beside(file)):
            if each.exists():
                shutil.copyfile(each, Path(folder, each.name))
        with closing(sqlite3.connect(Path(folder, file.name))) as copied:
            in_memory = sqlite3.connect(":memory:", isolation_level=None)
            try:
                copied.backup(in_memory)
            except UNREADABLE:
                in_memory.close()
                raise
            return in_memory


def version_of(connection: sqlite3.Connection, file: Path) -> int:
    """0 for a new database."""
    try:
        (mark,) = connection.execute("pragma application_id").fetchone()
        (version,) = connection.execute("pragma user_version").fetchone()
        (things,) = connection.execute("select count(*) from sqlite_schema").fetchone()
    except UNREADABLE as error:
        if code_of(error) == sqlite3.SQLITE_NOTADB:
            raise UnusableDatabase(database_named(file), text_about("sqlite_database"), str(error)) from None
        raise unusable(file, error) from None
    if things and mark != APPLICATION:
        raise UnusableDatabase(database_named(file), text_about("ours"), text_about("another_program"))
    return int(version)


def copy_up_to_date(connection: sqlite3.Connection | None) -> sqlite3.Connection:
    """In memory: for looking at a database of an older release without changing it; an empty one of None."""
    copy = sqlite3.connect(":memory:", isolation_level=None)
    if connection is not None:
        connection.backup(copy)
    (found,) = copy.execute("pragma user_version").fetchone()
    for number, script in steps_after(found):
        run_step(copy, number, script)
    return copy


def run_step(connection: sqlite3.Connection, number: int, script: str) -> None:
    for made in (first_sum, next_sum, lone_sum, notes_sum, uptime_sum):  # the steps may use them
        connection.create_function(made.__name__, made.__code__.co_argcount, made, deterministic=True)
    try:
        connection.executescript(
            f"begin immediate; {script}; pragma application_id = {APPLICATION}; pragma user_version = {number}; commit"
        )
    except sqlite3.Error:
        if connection.in_transaction:
            connection.rollback()
        raise
