"""Tables made through the page's own form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import Locator

from browser.window import Window
from coverstory.rules.catalogue import GAMES

Choices = Mapping[str, str | int | bool]
# A game of Agent Hunter that is over in a minute; with one house the very first attack could end it.
SHORT: Choices = {"cards": 4, "houses": 2, "decoys": 1}


def make_table(
    window: Window,
    slug: str,
    others: Sequence[str] = ("rookie",),
    options: Choices | None = None,
    name: str = "Ada",
    *,
    is_open: bool = False,
) -> str:
    """Fill in the form for a new table, which may be open already, and make it; returns its path."""
    page = window.page if is_open else window.go(f"/new/{slug}")
    page.get_by_label(window.say("your_name")).fill(name)
    seats = page.get_by_role("group", name=window.say("who_plays"))
    for _ in range(len(others) - seats.get_by_role("combobox").count()):
        window.press("one_more")
    for _ in range(seats.get_by_role("combobox").count() - len(others)):
        window.press("one_less")
    for number, kind in enumerate(others):
        seats.get_by_role("combobox").nth(number).select_option(kind)
    if options and set(options) - set(GAMES[slug].printed_variants):
        page.get_by_text(window.say("house_rules"), exact=True).click()
    for option, value in (options or {}).items():
        choose_option(window, slug, option, value)
    window.press("make_table")
    page.wait_for_url("**/t/*")
    return window.path.partition("?")[0]


def open_sheet(window: Window, slug: str) -> Locator:
    """On the home page, which is open: the sheet that starts a game."""
    title = GAMES[slug].title[window.lang]
    card = window.page.locator("ul.games > li").filter(has=window.page.get_by_role("heading", name=title))
    card.get_by_role("button", name=window.say("play_now"), exact=True).click()
    sheet = window.page.get_by_role("dialog", name=title)
    sheet.wait_for()
    return sheet


def choose_option(window: Window, slug: str, name: str, value: str | int | bool) -> None:
    option = next(option for option in GAMES[slug].options if option.name == name)
    field = window.page.get_by_label(option.about(slug)[window.lang])
    if isinstance(value, bool):
        field.set_checked(value)
    elif name in GAMES[slug].printed_variants:
        field.set_checked(value != option.default)
    elif field.evaluate("field => field.tagName") == "SELECT":
        field.select_option(str(value))
    else:
        field.fill(str(value))
        field.blur()


def sit_down(window: Window, path: str, name: str) -> None:
    """Come by the link and take a free seat."""
    page = window.go(path)
    page.get_by_label(window.say("your_name")).fill(name)
    window.press("sit_here")
    window.button("stand_up").wait_for()


def sit_together(host: Window, guest: Window, slug: str, options: Choices | None = None) -> str:
    """Two windows at one table, and its game begins."""
    path = make_table(host, slug, ["open"], options)
    sit_down(guest, path, "Ben")
    host.press("start")
    return path
