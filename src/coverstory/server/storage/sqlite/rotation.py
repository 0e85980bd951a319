"""Backups in a folder, named by their date: which there are, and which are older than need be."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path

from coverstory.server.storage.sqlite.disk import sync_folder

DATE = "%Y-%m-%d-%H%M%SZ"  # in UTC, which knows no hour that comes twice: names sort as they were made
DATE_PATTERN = r"\d{4}-\d\d-\d\d-\d{6}Z"


def dated_backup(folder: Path, database: Path, moment: datetime) -> Path:
    return folder / f"{database.stem}-{moment.strftime(DATE)}.db"


def backups_in(folder: Path, database: Path, ending: str = "") -> list[Path]:
    """Of this database, by their names alone: nothing else in the folder is ever touched. The oldest first."""
    name = re.compile(rf"{re.escape(database.stem)}-{DATE_PATTERN}\.db{ending}")
    return sorted(each for each in folder.iterdir() if name.fullmatch(each.name))


def remove_older(folder: Path, database: Path, kept: int) -> list[Path]:
    """All but the newest; also what is left of older ones that were interrupted."""
    backups = backups_in(folder, database)
    older = backups[:-kept]
    remains = [
        each for each in backups_in(folder, database, r"\.unfinished(-journal)?") if each.name < backups[-1].name
    ]
    for each in (*older, *remains):
        each.unlink()
    sync_folder(folder)
    return older
