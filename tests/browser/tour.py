"""A walk through every screen: the critic looks at each of them, and docs/screens has pictures of them."""

from __future__ import annotations

from collections.abc import Iterator

from browser.player import Player
from browser.tables import SHORT, Choices, make_table, open_sheet
from browser.window import Window

BOARDS: dict[str, tuple[int, Choices]] = {  # bots, options
    "agent_hunter": (1, {}),
    "undercover_danzer": (2, {}),
    "undercover_wyss": (2, {}),
    "top_secret_spies": (3, {"cards": True, "dossier": True}),
}


def shell(window: Window) -> Iterator[str]:
    """Everything around the boards; yields the name of the screen that is there now."""
    yield from before(window)
    yield from lessons(window)
    yield from one_game(window)
    yield from dead_ends(window)


def before(window: Window) -> Iterator[str]:
    page = window.go("/games")
    page.get_by_text(window.say("no_games_yet")).wait_for()
    yield "games-empty"
    window.go("/")
    window.button("play_now").first.wait_for()
    page.wait_for_load_state("networkidle")
    yield "home"
    open_sheet(window, "top_secret_spies")
    yield "play-sheet"
    page.keyboard.press("Escape")
    page.locator("header summary").click()
    yield "preferences"
    window.go("/new/top_secret_spies")
    page.get_by_text(window.say("house_rules"), exact=True).click()
    yield "new-table"
    make_table(window, "top_secret_spies", ["open", "rookie", "open"])
    page.get_by_alt_text(window.say("qr_alt")).wait_for()
    yield "lobby"


def lessons(window: Window) -> Iterator[str]:
    page = window.go("/rules")
    page.get_by_role("heading", level=1).wait_for()
    yield "rules-list"
    window.go("/rules/undercover_wyss")
    page.get_by_label(window.say("search_rules")).wait_for()
    page.wait_for_load_state("networkidle")
    yield "rules"
    for slug in BOARDS:
        window.go(f"/learn/{slug}")
        page.locator("section.board svg").first.wait_for()
        yield f"learn-{slug}"


def one_game(window: Window) -> Iterator[str]:
    page = window.page
    make_table(window, "agent_hunter", ["device"], SHORT)
    player = Player(window)
    page.locator("section.pass").wait_for()
    yield "pass-on"
    player.play_out()
    window.follow("replay")
    page.get_by_label(window.say("moment")).fill("2")
    page.get_by_text("2 /").wait_for()
    yield "replay"
    window.go("/games")
    page.get_by_text(window.say("keep_record")).wait_for()
    yield "games"


def dead_ends(window: Window) -> Iterator[str]:
    page = window.go("/nowhere")
    page.get_by_text(window.say("lost_title")).wait_for()
    yield "nothing-here"
    window.go("/t/nowhere")
    page.get_by_role("alert").wait_for()
    yield "no-such-table"
    window.troubles.clear()  # the browser notes that there is nothing


def board(window: Window, slug: str) -> Iterator[str]:
    """One game: at its start, with a choice open, its notebook, its end."""
    bots, options = BOARDS[slug]
    make_table(window, slug, ["rookie"] * bots, options)
    player = Player(window, seed=3)
    player.await_turn()
    yield f"{slug}-start"
    player.play(4)
    player.plan()
    yield f"{slug}-choice"
    show_tab(window, "notebook")
    window.page.wait_for_load_state("networkidle")
    yield f"{slug}-notebook"
    show_tab(window, "log")
    if window.by_touch:
        window.page.locator(".panels .fold").click()  # it lies over the board
    if window.see("eyes.stage()") == "mine":
        player.take_turn()
    player.play_out()
    yield f"{slug}-end"


def show_tab(window: Window, tab: str) -> None:
    """On a phone the panel is opened first, by the key in the line above the board."""
    if not window.page.locator(f"#tab-{tab}").is_visible():
        window.page.get_by_role("button", name=window.say("panel")).locator("visible=true").first.click()
    window.page.locator(f"#tab-{tab}").click()
