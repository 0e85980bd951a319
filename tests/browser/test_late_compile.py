"""A game that begins before the package is compiled: the page says once that bots are faster now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.player import Player
from browser.tables import SHORT, make_table
from browser.window import TOUCH, Window
from support.live_server import live_server

SOURCES = Path(__file__).parents[2] / "src"
FASTER = {"en": "The bots now think at full speed", "de": "Die Bots denken jetzt mit voller Geschwindigkeit"}


@pytest.mark.parametrize("wishes", [{}, {**TOUCH, "locale": "de-DE"}], ids=["desk", "German phone"])
def test_the_page_says_that_bots_are_faster_and_the_game_goes_on(
    wishes: dict[str, object], open_window: Callable[..., Window], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = tmp_path / "compiled"
    monkeypatch.setenv("PYTHONPATH", str(SOURCES))
    monkeypatch.setenv("COVERSTORY_COMPILING", str(compiled))
    with live_server(tmp_path) as server:
        window = open_window(server.url, **wishes)
        make_table(window, "agent_hunter", ["rookie"], SHORT)
        player = Player(window)
        player.play(1)
        board = window.page.get_by_role("region", name=window.say("board"))
        before = board.bounding_box()
        compiled.touch()
        news = window.page.get_by_role("status").filter(has_text=FASTER[window.lang])
        expect(news).to_be_visible()
        assert board.bounding_box() == before  # nothing has moved
        window.page.screenshot(path=tmp_path / "faster.png")
        expect(news).not_to_be_visible()
        player.play_out()
