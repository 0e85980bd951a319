"""Where the data is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from coverstory.data_folder import data_folder
from coverstory.errors import UnusableDatabase
from coverstory.server.operations.data_folder import database_file, usual_database

HOME = Path("/home/anna")


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {}, "/home/anna/.local/share/coverstory"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/coverstory"),
        ("linux", {"XDG_DATA_HOME": ""}, "/home/anna/.local/share/coverstory"),
        ("darwin", {}, "/home/anna/Library/Application Support/coverstory"),
        ("win32", {}, "/home/anna/AppData/Local/coverstory"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/coverstory"),
    ],
)
def test_each_platform_has_its_folder(platform: str, environ: dict[str, str], folder: str) -> None:
    assert data_folder(platform, environ, HOME) == Path(folder)


def test_a_database_is_named_by_its_address() -> None:
    assert database_file("sqlite:///here.db") == Path("here.db")
    assert database_file("sqlite:////var/lib/there.db") == Path("/var/lib/there.db")
    assert database_file(usual_database()).name == "coverstory.db"


@pytest.mark.parametrize("url", ["", "here.db", "sqlite:///", "postgres://host/name", "sqlite://here.db"])
def test_another_address_is_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(UnusableDatabase, match="expected sqlite:///FILE"):
        database_file(url)
