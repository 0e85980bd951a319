"""What a game registers: its parts, its facts in words, and where a game of another package keeps its texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coverstory import rulebook
from coverstory.rules.catalogue import GAMES, add_texts, find_plugins, load_plugin
from coverstory.rules.game import Game
from coverstory.rules.plugin import GamePlugin, load_part
from coverstory.words import catalogue as word_catalogue
from coverstory.words.languages import LANGUAGES


def test_a_part_of_another_kind_is_refused_at_once() -> None:
    with pytest.raises(TypeError, match="expected a Game, got"):
        load_part("coverstory.rules.agent_hunter.plugin:PLUGIN", Game)  # type: ignore[type-abstract]  # none is made
    assert load_part("", Game) is None  # type: ignore[type-abstract]  # none is made


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_has_a_title_and_a_summary_in_every_language(slug: str) -> None:
    for lang in LANGUAGES:
        assert GAMES[slug].title[lang]
        assert GAMES[slug].summary[lang].endswith(".")


def test_a_game_of_another_package_keeps_its_texts_with_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its rules and its sentences are found where it says they are."""
    monkeypatch.setattr(rulebook, "_FOLDERS", [])  # so that no other test finds what is found here
    monkeypatch.setattr(word_catalogue, "FOLDERS", [])
    (tmp_path / "agent_hunter.xx.md").write_text("**X1** A rule of theirs.", encoding="utf-8")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "theirs.ftl").write_text("hello = Hello!\n", encoding="utf-8")
    add_texts(GamePlugin(GAMES["agent_hunter"], rules_texts=tmp_path, locales=tmp_path))
    assert rulebook.numbered_rules("agent_hunter", "xx") == {"X1": "A rule of theirs."}
    assert word_catalogue.read_source("en", "theirs") == "hello = Hello!\n"


@pytest.mark.parametrize(
    ("reference", "why"),
    [
        ("no_such_package:PLUGIN", "No module named 'no_such_package'"),
        ("json:PLUGIN", "module 'json' has no attribute 'PLUGIN'"),
        ("json:dumps", "json:dumps: expected a GamePlugin"),
        ("coverstory_other_name:PLUGIN", "coverstory_other_name:PLUGIN is not a game called theirs"),
        ("misspelt_game:PLUGIN", "invalid syntax"),
        ("half_written_game:PLUGIN", "name 'rules' is not defined"),
        ("game_of_another_machine:PLUGIN", "'BOARDS'"),
    ],
)
def test_a_game_of_another_package_that_does_not_load_is_left_out(
    reference: str, why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With its name and the reason, so that a host knows what to update or to remove."""
    source = "from coverstory.rules.agent_hunter.plugin import PLUGIN"
    (tmp_path / "coverstory_other_name.py").write_text(source, encoding="utf-8")
    (tmp_path / "misspelt_game.py").write_text("def game(:", encoding="utf-8")
    (tmp_path / "half_written_game.py").write_text("PLUGIN = rules", encoding="utf-8")
    (tmp_path / "game_of_another_machine.py").write_text("import os; os.environ['BOARDS']", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    sentence = re.escape(f"The game theirs ({reference}) cannot be loaded and is left out: {why}")
    with pytest.warns(UserWarning, match=sentence):
        assert load_plugin("theirs", reference) is None


def test_a_broken_package_beside_leaves_the_other_games_as_they_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    installed = tmp_path / "theirs-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n", encoding="utf-8")
    (installed / "entry_points.txt").write_text("[coverstory.games]\ntheirs = not_there:PLUGIN\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.warns(UserWarning, match="The game theirs .* is left out"):
        assert list(find_plugins()) == list(GAMES)


def test_a_game_of_our_own_that_does_not_load_stops_the_start() -> None:
    with pytest.raises(TypeError, match="is not a game called theirs"):
        load_plugin("theirs", "coverstory.rules.agent_hunter.plugin:PLUGIN")
