"""coverstory backup and coverstory restore: copies of the database, and the way back."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from coverstory.arguments import AddCommand, add_language, positive
from coverstory.errors import StorageFailed, UnusableDatabase
from coverstory.rules.languages import speak
from coverstory.server.operations.check_command import DAMAGED, checked, report, report_damage, shown
from coverstory.server.operations.data_folder import existing, only_file
from coverstory.server.operations.setting_sources import add_database, database_of
from coverstory.server.texts import about_database, text_about

if TYPE_CHECKING:
    from coverstory.server.storage.findings import Findings

# The server's libraries take a third of a second to load: some imports stand where they are needed.


def add_backup(add: AddCommand) -> None:
    parser = add(
        "backup",
        "Copy the server's database, also while it is running.",
        "coverstory backup monday.db",
        "coverstory backup backups --keep 14",
    )
    parser.add_argument(
        "target",
        type=Path,
        metavar="FILE|FOLDER",
        help="the copy, in place of an older one; in a folder it is named by its date, and checked",
    )
    parser.add_argument(
        "--keep",
        type=positive,
        metavar="N",
        help="keep the newest N copies in the folder, and remove older ones if the new one is sound",
    )
    add_database(parser)
    add_language(parser)
    parser.set_defaults(run=run_backup)


def add_restore(add: AddCommand) -> None:
    parser = add(
        "restore",
        "Put a backup in the place of the server's database. The server must be stopped; the old files are kept.",
        "coverstory restore monday.db",
        "coverstory restore backups/club-2026-11-18-033000Z.db --database sqlite:///club.db",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a copy made by `coverstory backup`")
    parser.add_argument("--anyway", action="store_true", help="also if the backup is damaged")
    add_database(parser)
    add_language(parser)
    parser.set_defaults(run=run_restore)


def run_backup(chosen: argparse.Namespace) -> int:
    """1 if what was copied is damaged."""
    database, target, lang = existing(only_file(database_of(chosen))), chosen.target, speak(chosen.lang)
    if chosen.keep is not None or target.is_dir():
        return back_up_into(target, database, chosen.keep, lang)
    from coverstory.server.storage.sqlite.storage import back_up

    back_up(database, target)
    print(about_database("copied", lang, copy=str(target), file=str(database)))
    return 0


def back_up_into(folder: Path, database: Path, kept: int | None, lang: str) -> int:
    """A damaged one removes no older one: that may be the last that is sound."""
    from coverstory.server.storage.sqlite.rotation import dated_backup, remove_older
    from coverstory.server.storage.sqlite.storage import back_up

    if folder.exists() and not folder.is_dir():
        raise StorageFailed(text_about("not_a_folder", target=str(folder)))
    folder.mkdir(parents=True, exist_ok=True)
    copy = dated_backup(folder, database, datetime.now(UTC))
    back_up(database, copy)
    print(about_database("copied", lang, copy=str(copy), file=str(database)))
    found = checked(copy)
    for line in report(copy, found, lang):
        print(line)
    if not found.is_sound:
        print(about_database("older_stay", lang))
        return DAMAGED
    if kept is not None and (removed := remove_older(folder, database, kept)):
        print(about_database("older_removed", lang, count=len(removed)))
    return 0


def run_restore(chosen: argparse.Namespace) -> int:
    """1 if the backup is damaged, and nothing was changed."""
    from coverstory.server.storage.sqlite.server_lock import server_lock

    backup, database, lang = chosen.file, only_file(database_of(chosen)), speak(chosen.lang)
    if not backup.is_file():
        got = text_about("no_file", file=str(backup))
        raise UnusableDatabase(text_about("backup"), text_about("made_by_backup"), got)
    if database.exists() and backup.samefile(database):
        raise StorageFailed(text_about("same_file", file=str(backup)))
    database.parent.mkdir(parents=True, exist_ok=True)
    with server_lock(database):
        found = checked(backup)
        for line in report_damage(found, lang):
            print(line)
        if not found.is_sound and not chosen.anyway:
            print(about_database("damaged_backup", lang, backup=str(backup)))
            return DAMAGED
        for line in restored(backup, database, found, lang):
            print(line)
    return 0


def restored(backup: Path, database: Path, found: Findings, lang: str) -> Iterator[str]:
    from coverstory.server.storage.sqlite.restore import restore
    from coverstory.server.storage.sqlite.rotation import DATE

    with shown("restore") as show:
        aside = restore(backup, database, datetime.now(UTC).strftime(DATE), show)
    counts = {"tables": found.tables, "events": found.events, "games": found.games}
    yield about_database("restored", lang, file=str(database), backup=str(backup), **counts)
    if aside:
        yield about_database("set_aside", lang, files=", ".join(each.name for each in aside))
