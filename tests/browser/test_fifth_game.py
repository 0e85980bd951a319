"""A game of another package in the browser, which has no board for it: its text form, and a button for each offer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from browser.critic import faults
from browser.player import Player
from browser.tables import make_table
from browser.window import GERMAN, TOUCH, Window
from support.fifth_game import SLUG, install, with_it
from support.live_server import LiveServer, live_server


@pytest.fixture(scope="module")
def fifth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that has the game."""
    target = install(tmp_path_factory.mktemp("fifth_game"))
    with live_server(tmp_path_factory.mktemp("browser"), env=with_it(target)) as started:
        yield started


def test_the_first_page_lists_it(open_window: Callable[..., Window], fifth: LiveServer) -> None:
    window = open_window(fifth.url)
    window.go("/")
    expect(window.page.get_by_text("The Mole").first).to_be_visible()


@pytest.mark.parametrize(("wishes", "title"), [({}, "The Mole"), ({**TOUCH, **GERMAN}, "Der Maulwurf")])
def test_a_whole_game_is_played_by_its_text_and_its_buttons(
    open_window: Callable[..., Window], fifth: LiveServer, wishes: dict[str, object], title: str
) -> None:
    window = open_window(fifth.url, **wishes)
    make_table(window, SLUG, ["rookie", "rookie"])
    player = Player(window)
    player.await_turn()
    expect(window.page.locator("pre")).to_contain_text("seats 3")
    expect(window.page.get_by_text(title).first).to_be_visible()
    player.play(2)
    found = faults(window, "after two turns")
    if not player.has_ended():
        player.play_out()
    assert window.page.locator("section.result .told > ol > li").count() == 3
    assert not found, "\n".join(found)


def test_its_rules_can_be_read(open_window: Callable[..., Window], fifth: LiveServer) -> None:
    window = open_window(fifth.url)
    window.go(f"/rules/{SLUG}")
    expect(window.page.get_by_text("Only the mole knows")).to_be_visible()
