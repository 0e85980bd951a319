"""Where Coverstory keeps what belongs to the user of this machine."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

NAME = "coverstory"


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
