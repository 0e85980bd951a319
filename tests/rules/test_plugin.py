"""What a game registers: its parts, its facts in words, and where a game of another package keeps its texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from coverstory import rulebook
from coverstory.rules.catalogue import GAMES, add_texts
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
