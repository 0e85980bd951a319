"""Where the server keeps its data when nobody says where."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from coverstory.errors import UnusableDatabase

NAME = "coverstory"
SCHEME = "sqlite:///"


def data_folder(
    platform: str = sys.platform, environ: Mapping[str, str] = os.environ, home: Path | None = None
) -> Path:
    """The user's own folder for data, as each platform has it."""
    home = home or Path.home()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / NAME
    if platform == "darwin":
        return home / "Library" / "Application Support" / NAME
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / NAME


def usual_database() -> str:
    return f"{SCHEME}{data_folder() / 'coverstory.db'}"


def database_file(url: str) -> Path:
    """`sqlite:///some.db` is a file in this folder, `sqlite:////var/lib/some.db` one with its whole path."""
    if not url.startswith(SCHEME) or url == SCHEME:
        raise UnusableDatabase("Database", "sqlite:///FILE", repr(url))
    return Path(url.removeprefix(SCHEME))
