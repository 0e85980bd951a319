"""Where the server keeps its data when nobody says where."""

from __future__ import annotations

from pathlib import Path

from coverstory.data_folder import data_folder
from coverstory.errors import UnusableDatabase

SCHEME = "sqlite:///"


def usual_database() -> str:
    return f"{SCHEME}{data_folder() / 'coverstory.db'}"


def database_file(url: str) -> Path:
    """`sqlite:///some.db` is a file in this folder, `sqlite:////var/lib/some.db` one with its whole path."""
    if not url.startswith(SCHEME) or url == SCHEME:
        raise UnusableDatabase("Database", "sqlite:///FILE", repr(url))
    return Path(url.removeprefix(SCHEME))
