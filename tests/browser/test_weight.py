"""How much a browser that was never here loads until its first board can be played, and how the rest comes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.player import Player
from browser.tables import SHORT, make_table, open_sheet
from browser.window import Window
from coverstory.rules.catalogue import GAMES
from coverstory.server.http.assets import FOLDER

MOST = 95_000  # bytes as they are compressed with gzip when the pages are built; fonts come once, in addition
# A browser that always has something else to do: what is fetched only otherwise is not needed for the first board.
NEVER_IDLE = "requestIdleCallback = () => 0;"
LIT = "svg [data-thing].lit, .loose.lit"


@pytest.mark.parametrize("slug", GAMES)
def test_the_first_board_is_light(open_window: Callable[..., Window], slug: str) -> None:
    window = open_window(service_workers="block")
    window.context.add_init_script(NEVER_IDLE)
    window.go("/")
    open_sheet(window, slug)
    window.press("start")
    assert Player(window).await_turn() == "mine"
    assert window.page.locator(LIT).count() > 0
    sizes = {name: zipped(name) for name in loaded(window)}
    window.troubles.clear()  # the service worker that is kept out
    assert sum(sizes.values()) <= MOST, "\n".join(f"{size:7} {name}" for name, size in sorted(sizes.items()))


def test_nothing_is_missing_where_the_rest_comes_only_when_it_is_asked_for(open_window: Callable[..., Window]) -> None:
    """And then it is all there: a word that was missing would be on the console."""
    window = open_window()
    window.context.add_init_script(NEVER_IDLE)
    make_table(window, "undercover_wyss", ["rookie"])
    player = Player(window)
    player.play(1)
    for name in ("help", "preferences", "menu"):
        opener = window.page.get_by_label(window.say(name), exact=True).first
        opener.click()
        expect(window.page.locator(".sheet:visible").get_by_text(window.say(INSIDE[name])).first).to_be_visible()
        opener.click()
    player.play(1)


INSIDE = {"help": "help_lit", "preferences": "theme", "menu": "resign"}


@pytest.mark.parametrize(("name", "answer"), [("later-", "reload"), ("words-en_later-", "try_again")])
def test_what_does_not_come_later_is_said_and_can_be_had_again(
    open_window: Callable[..., Window], name: str, answer: str
) -> None:
    """A browser does not ask for a script once more before the page is loaded anew."""
    window = open_window(service_workers="block")
    window.context.route(f"**/assets/{name}*", lambda route: route.fulfill(status=404))
    page = window.go("/")
    preferences = page.get_by_label(window.say("preferences"))
    preferences.click()
    strip = page.get_by_role("alert")
    expect(strip).to_contain_text(window.say("load_failed"))
    window.context.unroute(f"**/assets/{name}*")
    strip.get_by_role("button", name=window.say(answer)).click()
    expect(strip).to_have_count(0)
    if answer == "reload":
        preferences.click()
    expect(page.get_by_text(window.say("theme"))).to_be_visible()
    window.troubles.clear()


def test_the_rest_comes_when_there_is_nothing_else_to_do(open_window: Callable[..., Window]) -> None:
    window = open_window()
    make_table(window, "agent_hunter", ["rookie"], SHORT)
    Player(window).await_turn()
    for name in ("later-", "words-en_later-", "words-en-agent_hunter_later-"):
        window.await_that(
            f"performance.getEntriesByType('resource').some((one) => one.name.includes('/assets/{name}'))"
        )


def loaded(window: Window) -> set[str]:
    """The files of the pages that this window has asked for; the page itself has any address."""
    asked = {answer.url.removeprefix(window.url).lstrip("/") or "index.html" for answer in window.answers}
    return {name for name in asked if (FOLDER / name).is_file() and not name.endswith(".woff2")}


def zipped(name: str) -> int:
    compressed = FOLDER / f"{name}.gz"
    return (compressed if compressed.exists() else FOLDER / name).stat().st_size
