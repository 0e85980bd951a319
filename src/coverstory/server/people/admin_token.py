"""The token of whoever runs a server: made by its first start, in a file beside the database for its user alone."""

from __future__ import annotations

import os
from pathlib import Path

from coverstory.server.people.identity import new_secret

OURS_ALONE = 0o600


def token_file(database: Path) -> Path:
    return database.with_name(f"{database.name}-admin-token")


def make_token(database: Path) -> bool:
    """Whether there was none yet. Whoever wants another one removes the file and starts the server again."""
    try:
        opened = os.open(token_file(database), os.O_WRONLY | os.O_CREAT | os.O_EXCL, OURS_ALONE)
    except FileExistsError:
        return False
    with os.fdopen(opened, "w") as file:
        file.write(new_secret() + "\n")
    return True


def read_token(database: Path) -> str:
    """Empty where there is none: then nobody is an administrator."""
    try:
        return token_file(database).read_text().strip()
    except FileNotFoundError:
        return ""
