"""What the edge of the server says: complete in every language, and none of it unused."""

from __future__ import annotations

import re

import pytest

from coverstory.errors import RequestRefused
from coverstory.rules.languages import LANGUAGES
from coverstory.server.http import api, guard
from coverstory.server.http.front_page import front_page, not_found_page
from coverstory.server.http.problems import problem
from coverstory.server.people.identity import run_named
from coverstory.server.texts import language_of
from coverstory.wire.commands import Clock
from coverstory.wire.messages import LobbyTable
from coverstory.words.catalogue import words


def test_every_status_has_its_problem() -> None:
    for code in set(api.STATUS) | set(guard.STATUS):
        assert problem(code, "de", why="x").text.endswith(".")


def test_the_front_page_is_complete_in_both_languages() -> None:
    table = LobbyTable(
        "ID",
        game="agent_hunter",
        options={},
        stage="waiting",
        names=["<script>", ""],
        open=1,
        watchable=True,
        clock=Clock(),
    )
    for lang in LANGUAGES:
        page = front_page([table], lang)
        assert f'<html lang="{lang}">' in page
        assert "<script>" not in page
        assert "&lt;script&gt;" in page
        assert words(lang, "front_page").say("front-none") in front_page([], lang)
        assert words(lang, "front_page").say("front-nothing") in not_found_page(lang)
        assert not re.search(r"https?://|style=| on\w+=", page)


@pytest.mark.parametrize(
    ("asked", "accepted", "lang"),
    [
        (None, "", "en"),
        ("de", "en", "de"),
        (None, "de-AT,de;q=0.9,en;q=0.8", "de"),
        (None, "xx, de;q=0.5", "de"),
        (None, "fr-CA, en;q=0.5", "fr"),
        (None, "xx", "en"),
        ("xx", "de", "de"),
        (None, "DE", "de"),
    ],
)
def test_the_language_is_the_one_asked_for_or_preferred(asked: str | None, accepted: str, lang: str) -> None:
    assert language_of(asked, accepted) == lang


def test_a_run_has_a_short_plain_name_or_one_of_its_own() -> None:
    assert run_named("abc123") == "abc123"
    assert run_named(None) != run_named(None)
    for name in ("", "a b", "ä", "x" * 33, "a:b"):
        with pytest.raises(RequestRefused):
            run_named(name)
