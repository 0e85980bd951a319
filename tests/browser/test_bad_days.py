"""Bad days: the server goes and comes back, the page is older than the server, there is no network at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Route, expect

from browser.cable import cable
from browser.player import Player
from browser.tables import SHORT, make_table
from browser.window import Window
from support.live_server import LiveServer, live_server


def test_a_server_that_was_killed_comes_back_and_the_game_goes_on(
    open_window: Callable[..., Window], tmp_path: Path
) -> None:
    with live_server(tmp_path) as server:
        window = open_window(server.url)
        make_table(window, "agent_hunter", ["rookie"], SHORT)
        player = Player(window)
        player.play(1)
        player.plan()
        server.kill()
        expect(window.page.get_by_text(window.say("reconnecting"))).to_be_visible()
        window.press("confirm")  # it is sent again until it is answered
        server.start()
        player.play_out()
        window.troubles.clear()  # the browser says that it could not connect


def test_the_shell_opens_without_a_server_and_says_so(open_window: Callable[..., Window], tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        window = open_window(server.url)
        page = window.go("/")
        expect(window.button("play_now").first).to_be_visible()
        window.see("navigator.serviceWorker.ready.then(() => true)")
        page.reload()  # from now on with the worker
        server.kill()
        page.reload()
        expect(page.get_by_text(window.say("server_gone"))).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_have_text(window.say("home_title"))
        server.start()
        expect(window.button("play_now").first).to_be_visible()
        window.troubles.clear()


def test_a_page_older_than_the_server_says_so_and_keeps_the_game(
    open_window: Callable[..., Window], server: LiveServer
) -> None:
    with cable(server.url) as line:
        window = open_window(line.url, service_workers="block")
        make_table(window, "agent_hunter", ["rookie"], SHORT)
        player = Player(window)
        player.play(1)
        window.context.route(window.url + "/", newer_page)
        line.pull()
        expect(window.page.get_by_text(window.say("reconnecting"))).to_be_visible()
        line.plug_in()
        expect(window.page.get_by_text(window.say("outdated"))).to_be_visible()
        window.context.unroute(window.url + "/")
        window.press("reload")
        window.page.wait_for_load_state()
        player.play_out()
        window.troubles.clear()


def test_a_part_that_is_gone_after_an_upgrade_is_offered_again(open_window: Callable[..., Window]) -> None:
    window = open_window(service_workers="block")
    page = window.go("/")
    window.context.route("**/assets/Rules-*", lambda route: route.fulfill(status=404))
    window.follow("rules")
    expect(page.get_by_text(window.say("load_failed"))).to_be_visible()
    window.context.unroute("**/assets/Rules-*")
    window.press("reload")
    expect(page.get_by_role("heading", level=1)).to_have_text(window.say("rules"))
    window.troubles.clear()


def newer_page(route: Route) -> None:
    """The front page as a later version of the server sends it: its script has another name."""
    body = '<!doctype html><script type="module" crossorigin src="/assets/index-later.js"></script>'
    route.fulfill(status=200, content_type="text/html", body=body)
