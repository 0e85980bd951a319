"""The token of whoever runs a server: made by its first start, in a file beside the database for its user alone."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from coverstory.server.people.identity import new_secret

OURS_ALONE = 0o600


def token_file(database: Path) -> Path:
    return database.with_name(f"{database.name}-admin-token")


def make_token(database: Path) -> bool:
    """Whether there was none yet. Whoever wants another one removes the file and starts the server again."""
    try:
        write_new(token_file(database), new_secret())
    except FileExistsError:
        return False
    return True


def write_token(file: Path, secret: str) -> bool:
    """One that is made elsewhere. Whether it was written: it may be there, or this user may have no such folder."""
    with suppress(OSError):
        if not file.exists() or file.read_text().strip() != secret:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.unlink(missing_ok=True)
            write_new(file, secret)
            return True
    return False


def write_new(path: Path, secret: str) -> None:
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OURS_ALONE), "w") as file:
        file.write(secret + "\n")


def read_token(database: Path) -> str:
    """Empty where there is none: then nobody is an administrator."""
    try:
        return token_file(database).read_text().strip()
    except FileNotFoundError:
        return ""
