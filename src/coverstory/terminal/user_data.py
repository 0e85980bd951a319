"""What the terminal keeps in the user's data folder: nickname, a token for each server, a notebook for each game, and
what it saw of every deal."""

from __future__ import annotations

import getpass
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from coverstory.data_folder import data_folder
from coverstory.errors import MalformedText
from coverstory.match.kept_promise import KeptPromise, read_kept, write_kept
from coverstory.table.kept_deals import KeptDeals
from coverstory.wire.commands import NICKNAME_LENGTH
from coverstory.words.catalogue import Translations

OWN_EYES = 0o600  # a token is a person


class UserData(msgspec.Struct):
    """Who somebody is at which server."""

    name: str = ""
    tokens: dict[str, str] = msgspec.field(default_factory=dict)  # by the server's address


def user_data_file() -> Path:
    return data_folder() / "terminal.json"


def read_user_data() -> UserData:
    file = user_data_file()
    if not file.exists():
        return UserData()
    try:
        return msgspec.json.decode(file.read_bytes(), type=UserData)
    except msgspec.MsgspecError:
        raise MalformedText(
            str(file), Translations("input", "user_data"), Translations("input", "something_else")
        ) from None


def write_user_data(kept: UserData) -> None:
    write_whole(user_data_file(), msgspec.json.format(msgspec.json.encode(kept)))


def write_whole(file: Path, content: bytes) -> None:
    """Or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(f".{os.getpid()}")
    draft.touch(OWN_EYES)
    draft.write_bytes(content)
    draft.replace(file)


def usual_name(kept: UserData) -> str:
    """The last nickname, or else what the system calls the user."""
    if kept.name:
        return kept.name
    try:
        return getpass.getuser()[:NICKNAME_LENGTH]
    except (OSError, KeyError):  # nobody that the system knows
        return "Agent"


def notebook_file(slug: str) -> Path:
    return data_folder() / "notebooks" / f"{slug}.txt"


def read_notebook(slug: str) -> str:
    file = notebook_file(slug)
    return file.read_text(encoding="utf-8") if file.exists() else ""


def write_notebook(slug: str, notes: str) -> None:
    file = notebook_file(slug)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(notes, encoding="utf-8")


def deals_file() -> Path:
    """What `coverstory verify --mine` takes."""
    return data_folder() / "deals.jsonl"


class DealsFile(KeptDeals):
    """Found again by the next run of this program: also in the middle of a deal."""

    def read(self) -> list[KeptPromise]:
        file = deals_file()
        return read_kept(file.read_bytes()) if file.exists() else []

    def write(self, kept: Sequence[KeptPromise]) -> None:
        write_whole(deals_file(), write_kept(kept))
