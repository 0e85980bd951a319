"""Whole games and single sentences in every language, as they were."""

from __future__ import annotations

import json

import pytest

from coverstory.rules.catalogue import GAMES
from coverstory.rules.languages import LANGUAGES
from scripts.word_goldens import FOLDER, cases_page, sayings_of, whole_game


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_is_told_as_it_was(slug: str, lang: str) -> None:
    page = (FOLDER / "games" / f"{slug}.{lang}.txt").read_text(encoding="utf-8")
    assert whole_game(slug, lang).splitlines() == page.splitlines()


def test_every_case_is_said_as_it_was() -> None:
    page = (FOLDER / "cases.json").read_text(encoding="utf-8")
    assert cases_page().splitlines() == page.splitlines()


def test_there_is_a_case_for_every_kind() -> None:
    cases = json.loads((FOLDER / "cases.json").read_text(encoding="utf-8"))
    for part in [*GAMES, "table"]:
        said = {f"{case['section']}-{case['kind']}" for case in cases if case["part"] == part}
        assert said == set(sayings_of(part).declared)
