"""Hide and report in the chat, and the page of whoever runs the server."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.tables import sit_together
from browser.window import Window
from coverstory.server.people.admin_token import read_token
from support.live_server import LiveServer, Visitor


@pytest.fixture
def pair(open_window: Callable[..., Window]) -> tuple[Window, Window]:
    """Ben has said something at a table of both, and both look at the chat."""
    ada, ben = open_window(), open_window()
    sit_together(ada, ben, "agent_hunter")
    for one in (ada, ben):
        one.page.locator("dialog.folder button").click()
        one.page.get_by_role("tab", name=one.say("tab_chat")).click()
    ben.page.locator("#say").fill("something rude")
    ben.press("send")
    expect(ada.page.get_by_text("something rude")).to_be_visible()
    return ada, ben


def about_line(one: Window) -> None:
    """Open what can be done about the one line that somebody else wrote."""
    one.page.locator(".chat button.more").click()


def test_what_somebody_writes_can_be_hidden_and_shown_again(pair: tuple[Window, Window]) -> None:
    ada, ben = pair
    assert ben.page.locator(".chat button.more").count() == 0  # nobody reports themselves
    about_line(ada)
    ada.page.locator(".chat .choices button").first.click()
    expect(ada.page.get_by_text("something rude")).not_to_be_visible()
    ada.press("show_hidden")
    expect(ada.page.get_by_text("something rude")).to_be_visible()


def test_a_reported_line_reaches_the_administrator_who_mutes_its_author(
    pair: tuple[Window, Window], open_window: Callable[..., Window], server: LiveServer
) -> None:
    ada, ben = pair
    about_line(ada)
    ada.press("report")
    expect(ada.page.get_by_text(ada.say("reported"))).to_be_visible()
    host = open_window()
    host.go("/admin")
    host.page.locator("input[type=password]").fill("not the token")
    host.press("admin_enter")
    expect(host.page.get_by_role("alert")).to_be_visible()
    host.page.locator("input[type=password]").fill(read_token(server.database))
    host.press("admin_enter")
    expect(host.page.get_by_text("something rude")).to_be_visible()
    assert all("403" in trouble for trouble in host.troubles)
    host.troubles.clear()  # the browser says that the wrong token was refused, once for each of the lists
    host.button("admin_mute").first.click()
    expect(host.button("admin_lift").first).to_be_visible()
    ben.page.locator("#say").fill("more of it")
    ben.press("send")
    expect(ben.page.get_by_text("more of it")).not_to_be_visible()
    host.button("admin_settle").first.click()
    expect(host.button("admin_settle")).to_have_count(0)
    assert Visitor(server, read_token(server.database)).get("/api/admin/reports").json() == []
