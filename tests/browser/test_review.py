"""A finished game looked at again: made on the page, read by everybody, and every decision shown on its board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.critic import faults
from browser.test_replay import BRING
from browser.window import GERMAN, TOUCH, Window
from coverstory.match.record import write_record
from coverstory.rules.catalogue import GAMES
from coverstory.words.catalogue import words
from support.finished_games import game_of_bots

MAKING = 180_000  # milliseconds that a busy machine may take over a review


def say(window: Window, message: str, **values: str | int) -> str:
    return words(window.lang, "review").say(message, values)


def open_review(window: Window, slug: str, codes: list[str]) -> None:
    """A whole game, brought along as a file, and its review asked for."""
    record = game_of_bots(GAMES[slug], codes, 4)
    window.go("/")
    kept = window.page.evaluate(BRING, write_record(record).decode())
    window.go(f"/review/{kept}")
    window.page.get_by_role("button", name=say(window, "ask")).click()
    expect(window.page.get_by_role("heading", name=say(window, "decisions"))).to_be_visible(timeout=MAKING)
    window.page.locator("section[aria-label] .board, section.board").first.wait_for()


def test_a_review_is_asked_for_read_and_looked_at_on_the_board(open_window: Callable[..., Window]) -> None:
    window = open_window()
    open_review(window, "agent_hunter", ["rookie", "rookie"])
    page = window.page
    assert [card.locator("p").count() >= 3 for card in page.locator("section").first.locator("article").all()] == [
        True
    ] * 2
    chosen = page.locator(".decisions ol [aria-current]")
    expect(chosen).to_have_count(1)
    number = chosen.locator(".number").inner_text()
    page.get_by_role("button", name=say(window, "next")).click()
    expect(chosen.locator(".number")).not_to_have_text(number)
    slider = page.get_by_role("slider").first
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", say(window, "point_at", number=1))
    expect(page.locator(".decisions p.lines")).to_contain_text(say(window, "at_move", number=1))


@pytest.mark.parametrize(
    ("slug", "codes", "wishes"),
    [
        ("undercover_danzer", ["rookie"] * 3, TOUCH),
        ("undercover_wyss", ["rookie"] * 2, {}),
        ("top_secret_spies", ["rookie"] * 4, GERMAN),
    ],
)
def test_everybody_can_read_it(
    open_window: Callable[..., Window], slug: str, codes: list[str], wishes: dict[str, Any]
) -> None:
    window = open_window(**wishes)
    open_review(window, slug, codes)
    assert faults(window, slug) == []
