"""Where the server keeps its data when nobody says where."""

from __future__ import annotations

from pathlib import Path

from coverstory.data_folder import data_folder
from coverstory.errors import StorageFailed, UnusableDatabase
from coverstory.server.storage.databases import Database
from coverstory.server.storage.postgres.url import PostgresUrl, is_postgres
from coverstory.server.texts import text_about

SCHEME = "sqlite:///"


def usual_database() -> str:
    return f"{SCHEME}{data_folder() / 'coverstory.db'}"


def database_file(url: str) -> Path:
    """`sqlite:///some.db` is a file in this folder, `sqlite:////var/lib/some.db` one with its whole path."""
    if not url.startswith(SCHEME) or url == SCHEME:
        raise UnusableDatabase(text_about("database"), "sqlite:///FILE", repr(url))
    return Path(url.removeprefix(SCHEME))


def database_at(url: str) -> Database:
    return PostgresUrl(url) if is_postgres(url) else database_file(url)


def only_file(database: Database) -> Path:
    """For what PostgreSQL has tools of its own for."""
    if isinstance(database, PostgresUrl):
        raise StorageFailed(text_about("use_pg_dump"))
    return database


def existing(file: Path) -> Path:
    if not file.exists():
        raise UnusableDatabase(
            text_about("database"), text_about("made_by_serve"), text_about("no_file", file=str(file))
        )
    return file
