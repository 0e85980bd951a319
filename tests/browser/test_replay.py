"""A finished game, watched again: beat by beat, with all that happened beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.critic import faults
from browser.window import TOUCH, Window
from coverstory.match.record import write_record
from coverstory.rules.catalogue import find_game
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng
from support.contract_checks import random_match

BRING = """async record => {
  const post = (path, body) => fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
  await post("/api/me", "{}");
  return (await (await post("/api/matches", record)).json()).match;
}"""


def open_replay(
    window: Window, slug: str, seats: int, query: str = "", options: dict[str, Value] | None = None
) -> None:
    """A whole random game, brought along as a file."""
    match = list(random_match(find_game(slug), seats, options or {}, Rng(4)))[-1]
    window.go("/")
    kept = window.page.evaluate(BRING, write_record(match.record()).decode())
    window.go(f"/replay/{kept}?{query}")
    window.page.locator("section.bar").wait_for()


def sentence(window: Window) -> Locator:
    return window.page.locator("section.bar .lines")


def moves(window: Window) -> Locator:
    return window.page.get_by_role("list", name=window.say("moves")).get_by_role("button")


def test_a_replay_steps_from_sentence_to_sentence(open_window: Callable[..., Window]) -> None:
    """Step by step, the sentence is always the next of the list beside the board, and the list shows where one is."""
    window = open_window()
    open_replay(window, "undercover_wyss", 2)
    told = moves(window).all_inner_texts()
    for number, text in enumerate(told[:12]):
        window.page.keyboard.press("ArrowRight")
        expect(window.page.locator("section.bar .count")).to_have_text(f"{number + 1} / {len(told)}")
        assert sentence(window).inner_text() == text
        expect(moves(window).nth(number)).to_have_attribute("aria-current", "step")
    moves(window).nth(3).click()
    expect(sentence(window)).to_have_text(told[3])


@pytest.mark.parametrize("slug", ["agent_hunter", "undercover_danzer", "undercover_wyss", "top_secret_spies"])
def test_scorings_are_marked_and_gone_to(open_window: Callable[..., Window], slug: str) -> None:
    """The bar has a mark for each of them, and the next one is a press away; the last one leads nowhere."""
    window = open_window()
    open_replay(window, slug, 2 if slug == "agent_hunter" else 3)
    marks = window.page.locator(".scrub .mark").count()
    assert marks > 0
    following = window.button("next_scoring")
    scored = window.page.locator("li.scoring [aria-current]")
    for _ in range(min(marks, 5)):
        before = window.page.locator("section.bar .count").inner_text()
        following.click()
        expect(window.page.locator("section.bar .count")).not_to_have_text(before)
        expect(scored).to_have_count(1)
    if marks <= 5:
        expect(following).to_be_disabled()


def test_danzers_setup_tokens_are_no_scorings(open_window: Callable[..., Window]) -> None:
    """The first scoring once was a token that the deal puts on the track."""
    window = open_window()
    open_replay(window, "undercover_danzer", 2)
    window.press("next_scoring")
    expect(window.page.locator("li.scoring [aria-current]")).to_have_count(1)
    assert " takes the " in sentence(window).inner_text()
    assert int(window.page.locator("section.bar .count").inner_text().partition(" /")[0]) > 10


def test_all_hands_open_shows_every_card_of_every_hand(open_window: Callable[..., Window]) -> None:
    """Agent Hunter: nobody's cards lie face down, whichever side one looks from."""
    window = open_window()
    open_replay(window, "agent_hunter", 2, "lens=open&hand=0&moment=7")
    hidden = "document.querySelectorAll('section.board :is(.card:not(:has(.agent)), .shadow)').length"
    assert window.see(hidden) == 0
    window.page.get_by_label(window.say("seen_as")).select_option("onlooker")
    window.await_that(f"{hidden} > 10")
    window.page.get_by_label(window.say("seen_as")).select_option("open")
    for side in ("0", "1"):
        window.page.get_by_label(window.say("whose_hand")).select_option(side)
        expect(window.page.get_by_label(window.say("whose_hand"))).to_have_value(side)
        window.await_that(f"{hidden} === 0")


def test_all_hands_open_lists_the_cards_that_a_board_shows_of_one_seat(open_window: Callable[..., Window]) -> None:
    window = open_window()
    open_replay(window, slug="top_secret_spies", seats=3, query="lens=open&hand=0&moment=12", options={"cards": True})
    hands = window.page.locator("dl > div")
    expect(hands).to_have_count(3)
    assert all(";" in hand for hand in hands.all_inner_texts()), "an agent and cards"


def test_attacks_are_drawn_in_a_replay(open_window: Callable[..., Window]) -> None:
    """A line from the card to the door, while the attack is told and as long as one stays there."""
    window = open_window()
    open_replay(window, "agent_hunter", 2)
    told = moves(window).all_inner_texts()
    attack = next(number for number, text in enumerate(told) if "attacks" in text)
    moves(window).nth(attack).click()
    expect(sentence(window)).to_have_text(told[attack])
    expect(window.page.locator("section.board path.over")).to_have_count(1)


@pytest.mark.parametrize("wishes", [{}, TOUCH], ids=["desk", "phone"])
@pytest.mark.parametrize("slug", ["agent_hunter", "top_secret_spies"])
def test_a_replay_can_be_used_by_everybody(
    open_window: Callable[..., Window], slug: str, wishes: dict[str, Any]
) -> None:
    window = open_window(**wishes)
    open_replay(window, slug, 2 if slug == "agent_hunter" else 4, "lens=open")
    window.press("next_scoring")
    assert not faults(window, "replay")
