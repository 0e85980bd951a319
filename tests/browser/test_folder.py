"""The folder that opens at the beginning: what this seat was dealt, once, before anything else is told."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.critic import faults
from browser.player import Player
from browser.tables import SHORT, Choices, make_table
from browser.window import TOUCH, Window

AGENTS = ("Schulz", "Perry", "Bucci", "Jaques", "Mirkov", "Doyle", "Larsson")
SECRETS = ("tape", "film", "document", "suitcase")
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")


def folder(window: Window) -> Locator:
    return window.page.locator("dialog.folder")


def picture(window: Window) -> Any:  # as the server wrote it
    return next(message["scene"]["picture"] for message in reversed(window.messages()) if message.get("scene"))


def own_secret(window: Window, slug: str) -> str:
    """What the folder has to say, as this seat was told."""
    seen = picture(window)
    if slug == "top_secret_spies":
        return AGENTS[seen["sides"][seen["seat"]]["agents"][0]]
    if slug == "undercover_wyss":
        return SECRETS[seen["sides"][seen["seat"]]["mission"]]
    if slug == "undercover_danzer":
        return COLOURS[seen["services"][seen["seat"]]["colour"]]
    return f"0 to {seen['cards'] - 1}"


def deal(window: Window, slug: str, options: Choices | None = None) -> None:
    make_table(window, slug, ["rookie"], options)
    if slug == "undercover_danzer":  # colours are chosen first
        window.await_that("eyes.lit().length")
        Player(window).take_turn()
    folder(window).wait_for()


@pytest.mark.parametrize("wishes", [{}, TOUCH], ids=["desk", "phone"])
@pytest.mark.parametrize("slug", ["agent_hunter", "undercover_danzer", "undercover_wyss", "top_secret_spies"])
def test_a_folder_opens_once_with_what_this_seat_was_dealt(
    open_window: Callable[..., Window], slug: str, wishes: dict[str, object]
) -> None:
    window = open_window(**wishes)
    deal(window, slug)
    expect(folder(window)).to_contain_text(own_secret(window, slug))
    expect(folder(window).locator("li svg").first).to_be_in_viewport(ratio=1)
    expect(folder(window).get_by_role("button")).to_be_in_viewport(ratio=1)
    window.page.reload()
    expect(folder(window)).to_contain_text(own_secret(window, slug))  # it has not been closed yet
    box = folder(window).bounding_box()
    assert box is not None
    Player(window).touch({"x": box["x"] + 30, "y": box["y"] + 60})  # one tap, anywhere
    expect(folder(window)).to_have_count(0)
    window.page.reload()
    window.page.locator("section.board svg").first.wait_for()
    expect(folder(window)).to_have_count(0)


@pytest.mark.parametrize("key", ["Escape", "Enter", "Space"])
def test_the_keyboard_closes_the_folder_and_readers_hear_it(open_window: Callable[..., Window], key: str) -> None:
    window = open_window()
    deal(window, "undercover_wyss")
    dialog = window.page.get_by_role("dialog", name=window.say("folder_title", name="Ada"))
    expect(dialog).to_have_accessible_description(re.compile(own_secret(window, "undercover_wyss")))
    assert not faults(window, "folder")
    window.page.keyboard.press(key)
    expect(folder(window)).to_have_count(0)


def test_the_story_waits_until_the_folder_is_closed(open_window: Callable[..., Window]) -> None:
    window = open_window(viewport={"width": 1440, "height": 900})
    make_table(window, "top_secret_spies", ["rookie", "rookie"], {"first": "1"})
    folder(window).wait_for()
    while not any(is_walk(message) for message in window.messages()):  # Magpie's turn has reached this page
        window.page.wait_for_timeout(20)
    told = window.page.locator("[role=tabpanel] ol li")
    expect(told.filter(has_text="rolls")).to_have_count(1)
    expect(told.filter(has_text="walks")).to_have_count(0)
    folder(window).get_by_role("button").click()
    expect(told.filter(has_text="walks").first).to_be_visible()


def is_walk(message: dict[str, Any]) -> bool:
    beats = message["beats"] if message["is"] == "moved" else []
    return any(line["kind"] == "walk" for beat in beats for line in beat["lines"])


def test_at_one_device_a_folder_opens_only_behind_the_curtain(open_window: Callable[..., Window]) -> None:
    window = open_window(**TOUCH)
    make_table(window, "agent_hunter", ["device"], SHORT)
    first = take_the_device(window)
    Player(window).play(2)  # both houses have an agent
    window.page.locator("section.bar .button.main").click()
    assert take_the_device(window) != first


def take_the_device(window: Window) -> str:
    """Come from behind the curtain, and read the folder; returns whose it is."""
    curtain = window.page.locator("section.pass")
    curtain.wait_for()
    words = curtain.get_by_role("heading").inner_text()
    expect(folder(window)).to_have_count(0)
    curtain.get_by_role("button").click()
    title = folder(window).get_by_role("heading").inner_text()
    name = title.rpartition(", ")[2]
    assert name in words
    folder(window).get_by_role("button").click()
    return name


def test_curtain_between_turns_on_one_device_although_nothing_is_secret(open_window: Callable[..., Window]) -> None:
    window = open_window(**TOUCH)
    window.context.add_init_script(
        """new MutationObserver(() => {
          if (document.querySelector("section.pass")) globalThis.curtains = (globalThis.curtains ?? 0) + 1;
        }).observe(document, { childList: true, subtree: true });"""
    )
    make_table(window, "undercover_danzer", ["device"])
    player = Player(window)
    for _ in range(8):
        assert player.await_turn() == "mine"
        player.take_turn()
    actors = {
        line["numbers"][0] for message in window.messages() for line in lines_of(message) if line["kind"] == "colour"
    }
    assert actors == {0, 1}
    assert window.see("globalThis.curtains") is None


def lines_of(message: dict[str, Any]) -> list[dict[str, Any]]:
    beats = message["beats"] if message["is"] == "moved" else []
    return [line for beat in beats for line in beat["lines"]]
