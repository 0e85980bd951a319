"""Friends at one table: two browsers, one of which loses its connection; people who watch; a second tab."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from browser.cable import Cable, cable
from browser.player import Player, play_together
from browser.tables import sit_together
from browser.window import PATIENCE, Window
from coverstory.words.catalogue import words
from support.live_server import LiveServer

OFFERS = "document.querySelectorAll('section.board [data-thing], section.bar button').length"
POINTS = "[...document.querySelectorAll('section.result .points .for-readers')].map((one) => one.textContent)"
LOG = "[...document.querySelectorAll('#panel ol li')].map((line) => line.innerText)"


@pytest.fixture
def line(server: LiveServer) -> Iterator[Cable]:
    with cable(server.url) as laid:
        yield laid


def test_two_browsers_play_to_the_end_though_one_loses_its_connection(
    open_window: Callable[..., Window], line: Cable
) -> None:
    ada, ben = open_window(), open_window(line.url)
    sit_together(ada, ben, "agent_hunter", {"decoys": 0})
    players = [Player(ada), Player(ben, seed=2)]
    play_together(players, turns=8)
    line.pull()
    expect(ben.page.get_by_text(ben.say("reconnecting"))).to_be_visible()
    while players[0].is_asked():
        players[0].take_turn()
    line.plug_in()
    play_together(players)
    heard = ben.see(LOG)
    ben.troubles.clear()  # the browser says that it could not connect
    ben.page.reload()
    ben.await_that("eyes.stage() === 'ended'")
    assert ben.see(LOG) == heard  # nothing was lost, nothing came twice
    assert ada.see(POINTS) == ben.see(POINTS)


def test_a_watcher_sees_the_game_and_may_do_nothing(open_window: Callable[..., Window]) -> None:
    ada, ben, eve = open_window(), open_window(), open_window()
    path = sit_together(ada, ben, "undercover_wyss")
    eve.go(path)
    expect(eve.page.get_by_text(eve.say("you_watch"))).to_be_visible()
    play_together([Player(ada), Player(ben)], turns=4)
    heard_alike(ada, ben, eve)
    assert eve.see(OFFERS) == 0
    assert all(not scene["offers"] for scene in scenes(eve))


def test_a_second_tab_shows_the_same_and_is_announced(open_window: Callable[..., Window]) -> None:
    ada, ben = open_window(), open_window()
    path = sit_together(ada, ben, "agent_hunter")
    player = Player(ada)
    player.plan()
    first, ada.page = ada.page, ada.tab()
    ada.go(path)
    expect(ada.page.get_by_text(ada.say("second_tab"))).to_be_visible()
    player.await_turn()
    player.take_turn()  # in the second tab
    expect(first.locator("#panel li").last).to_have_text(ada.page.locator("#panel li").last.inner_text())
    assert first.evaluate("eyes.begun()") is False  # what was planned there is no longer asked


def test_both_hide_their_cards_at_the_same_time_unseen(open_window: Callable[..., Window]) -> None:
    ada, ben = open_window(), open_window()
    sit_together(ada, ben, "agent_hunter")
    first, second = Player(ada), Player(ben, seed=2)
    for player in (first, second):
        assert player.await_turn() == "mine"
    before = ada.see(LOG)
    waiting = words(ben.lang, "table").say("together-decided")
    for _ in range(3):
        second.await_turn()
        second.take_turn()
    expect(ben.page.get_by_text(waiting)).to_be_visible()
    undo = ben.page.get_by_role("button", name=ben.say("undo"))
    undo.click()  # who waits may still think again
    assert second.await_turn() == "mine"
    expect(ben.page.get_by_text(waiting)).not_to_be_visible()
    second.take_turn()
    expect(ben.page.get_by_text(waiting)).to_be_visible()
    assert ada.see(LOG) == before
    for _ in range(3):
        first.await_turn()
        first.take_turn()
    expect(ben.page.get_by_text(waiting)).not_to_be_visible()
    expect(undo).not_to_be_visible()
    heard_alike(ada, ben)
    logs = [ada.see(LOG), ben.see(LOG)]
    assert len(logs[0]) == len(logs[1]) > 6  # three cards of each
    assert all(len(set(log)) == len(log) for log in logs)  # nothing came twice
    play_together([first, second], turns=2)


def heard_alike(*windows: Window) -> None:
    """The log is as long for all of them, whom it may call “you”; each page hears of a move in its own time."""
    for _ in range(PATIENCE // 100):
        if len({len(window.see(LOG)) for window in windows}) == 1:
            return
        windows[0].page.wait_for_timeout(100)
    pytest.fail(f"They heard {[window.see(LOG)[-5:] for window in windows]}.")


def scenes(window: Window) -> list[dict[str, object]]:
    return [message["scene"] for message in window.messages() if message.get("scene")]
