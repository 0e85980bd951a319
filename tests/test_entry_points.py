"""Which games are there: those of this package, and those that other packages on the path register."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import coverstory
from coverstory.entry_points import GROUP, games_in, installed_games
from coverstory.rules.catalogue import GAMES, PLUGINS

SOURCES = Path(__file__).parents[1]
OURS = tomllib.loads((SOURCES / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"][GROUP]


def register(folder: Path, package: str, games: str) -> None:
    """As pip leaves it behind."""
    (folder / f"{package}-1.0.dist-info").mkdir(parents=True)
    text = f"[console_scripts]\n{package} = {package}:main\n\n[{GROUP}]\n{games}\n\n[zzz]\nlast = {package}:last\n"
    (folder / f"{package}-1.0.dist-info" / "entry_points.txt").write_text(text, encoding="utf-8")


def test_our_games_are_those_of_our_entry_points() -> None:
    assert dict(installed_games()) == OURS
    assert set(GAMES) == set(OURS)
    assert all(plugin.game is GAMES[slug] for slug, plugin in PLUGINS.items())


def test_games_for_few_players_come_first() -> None:
    assert list(GAMES) == ["agent_hunter", "undercover_danzer", "undercover_wyss", "top_secret_spies"]


def test_a_package_on_the_path_adds_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(tmp_path / "a", "strange", "one = strange.one:PLUGIN\nagent_hunter = strange.hunter:PLUGIN")
    register(tmp_path / "b", "stranger", "one = stranger:PLUGIN\ntwo = stranger:PLUGIN")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path / "a"), str(tmp_path / "b"), str(tmp_path / "nowhere")])
    assert installed_games() == {**OURS, "one": "strange.one:PLUGIN", "two": "stranger:PLUGIN"}


def test_packages_without_games_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "entry_points.txt").write_text("[console_scripts]\npip = pip:main\n", encoding="utf-8")
    assert games_in(str(tmp_path / "entry_points.txt")) == {}
    assert games_in(str(tmp_path / "none.txt")) == {}


def test_a_package_in_a_zip_file_finds_its_games(tmp_path: Path) -> None:
    """Without a checkout around it and without folders on the path that could be listed."""
    package = Path(coverstory.__file__).parent
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as archive:
        archive.writestr("coverstory/__init__.py", "")
        archive.write(package / "entry_points.py", "coverstory/entry_points.py")
        archive.writestr("coverstory-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: coverstory\nVersion: 1.0\n")
        archive.writestr("coverstory-1.0.dist-info/entry_points.txt", f"[{GROUP}]\nfound = in.zip:PLUGIN\n")
    code = "from coverstory.entry_points import installed_games; print(dict(installed_games()))"
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "all.zip")}
    said = subprocess.run([sys.executable, "-S", "-c", code], env=env, capture_output=True, text=True, check=True)
    assert said.stdout == "{'found': 'in.zip:PLUGIN'}\n"
