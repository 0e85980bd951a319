"""Around the table: home, learning, the end, the replay."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.player import Player
from browser.tables import SHORT, make_table, open_sheet
from browser.window import GERMAN, Window
from coverstory.rules.catalogue import GAMES

# What the texts of the guided games ask for, step by step; nothing where there is only something to read.
ASKED: dict[str, list[list[str]]] = {
    "agent_hunter": [
        ["card:6", "own:0"], ["own:1", "card:1"], ["card:8", "own:2"], ["card:4", "door:0"], [],
        ["card:3", "door:0"], [], [], ["own:1", "switch:1"], ["card:9", "own:1"], ["beside:2"],
    ],
    "undercover_danzer": [
        ["colour:3"], [], ["pile:0"], ["flip"], ["space:-1,1"], [], ["pile:1"], ["keep"], ["space:-1,0"], [],
        ["space:0,-1"],
    ],
    "undercover_wyss": [
        [], ["cell:23"], ["cell:33"], ["cell:3"], [], ["cell:43"], ["compel"], ["cell:46"], ["cell:43"], ["cell:46"],
    ],
    "top_secret_spies": [
        [], ["agent:3", "house:2", "agent:5", "house:2"], [], ["agent:3", "house:7"], [], ["house:10"],
        ["agent:1", "house:5", "agent:2", "house:3"], [], ["card:8", "agent:3"], ["file:1:1"],
    ],
}  # fmt: skip


@pytest.mark.parametrize("slug", GAMES)
def test_two_clicks_on_the_home_page_begin_a_game(open_window: Callable[..., Window], slug: str) -> None:
    window = open_window()
    window.go("/")
    open_sheet(window, slug)
    window.press("start")
    player = Player(window)
    assert player.await_turn() == "mine"
    assert window.page.title().startswith("● ")


def test_after_the_end_the_game_is_checked_replayed_and_played_again(open_window: Callable[..., Window]) -> None:
    window = open_window()
    make_table(window, "agent_hunter", ["rookie"], {"cards": 6, "houses": 2})  # no single attack ends it
    Player(window).play_out()
    window.press("fair_check")
    expect(window.page.get_by_text(window.say("fair_yes"))).to_be_visible()
    window.follow("replay")
    said = window.page.locator("section.bar .lines")
    window.page.get_by_label(window.say("step_on")).click()
    moment = window.page.locator("section.bar .count")
    expect(moment).to_contain_text("1 /")
    first = said.inner_text()
    window.page.get_by_label(window.say("moment")).fill("2")
    expect(moment).to_contain_text("2 /")
    assert said.inner_text() != first
    window.page.get_by_label(window.say("seen_as")).select_option("open")
    expect(window.page.get_by_label(window.say("whose_hand"))).to_be_visible()
    window.page.wait_for_url("**/replay/*lens=open*")  # once all hands are there
    link = window.path
    window.go(link)
    expect(moment).to_contain_text("2 /")
    window.page.get_by_text(window.say("more"), exact=True).click()
    window.press("what_if")
    assert Player(window).await_turn() == "mine"


def test_a_series_goes_on_with_the_next_game_and_says_how_it_stands(open_window: Callable[..., Window]) -> None:
    window = open_window()
    page = window.go("/new/agent_hunter")
    page.get_by_role("combobox", name=window.say("series"), exact=True).select_option(
        label=window.say("series_points", games=2)
    )
    page.get_by_role("combobox", name=window.say("starts")).select_option("loser")
    make_table(window, "agent_hunter", ["rookie"], SHORT, is_open=True)
    Player(window).play_out()
    page.get_by_text("Points after 1 of 2 games").wait_for()
    window.press("next_game")
    window.await_that("eyes.asked() === 'mine'")
    Player(window, seed=2).play_out()
    page.get_by_text("Points after 2 of 2 games").wait_for()
    window.button("rematch").wait_for()


def test_rematch_begins_a_new_game_at_the_same_table(open_window: Callable[..., Window]) -> None:
    window = open_window()
    path = make_table(window, "agent_hunter", ["rookie"], SHORT)
    player = Player(window)
    player.play_out()
    window.press("rematch")
    window.await_that("eyes.asked() === 'mine'")
    assert window.path.startswith(path)


def test_german_is_chosen_by_the_browser_and_by_hand(open_window: Callable[..., Window]) -> None:
    window = open_window(**GERMAN)
    page = window.go("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(window.say("home_title"))
    assert page.locator("html").get_attribute("lang") == "de"
    page.get_by_role("button", name="English").click()
    window.lang = "en"
    expect(page.get_by_role("heading", level=1)).to_have_text(window.say("home_title"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(window.say("home_title"))
    assert page.locator("html").get_attribute("lang") == "en"


MARKED = "[...document.querySelectorAll('[data-marks]')].map(mark => mark.dataset.marks)"


def do_what_is_marked(player: Player, thing: str) -> None:
    player.window.await_that(f"{MARKED}.includes('{thing}')")
    player.point_at([thing])


@pytest.mark.parametrize("slug", ASKED)
def test_the_guided_first_game_is_played_to_its_end(open_window: Callable[..., Window], slug: str) -> None:
    """Every step marks what to touch, and goes on by itself once it was done; what is to be read waits for a press."""
    window = open_window()
    window.go(f"/learn/{slug}")
    step = window.page.locator(".words .count")
    steps = int(step.inner_text().rpartition("/")[2])
    player = Player(window)
    assert len(ASKED[slug]) == steps - 1
    for number, asked in enumerate(ASKED[slug], 1):
        expect(step).to_contain_text(f"{number} / {steps}")
        for thing in asked:
            do_what_is_marked(player, thing)
        if not asked:
            assert window.see(MARKED) == []
            window.press("next")
    expect(window.button("play_now")).to_be_visible()


def test_a_guided_game_tells_what_happens_as_a_table_does(open_window: Callable[..., Window]) -> None:
    """The answer to an attack is heard, and stamped on the door, before the lesson speaks of it."""
    window = open_window(reduced_motion="no-preference")
    window.go("/learn/agent_hunter")
    player = Player(window)
    for thing in [thing for asked in ASKED["agent_hunter"][:3] for thing in asked] + ["card:4"]:
        do_what_is_marked(player, thing)
    window.see(TEXTS)
    do_what_is_marked(player, "door:0")
    expect(window.page.locator(".words .count")).to_contain_text("5 /")
    assert any("answers" in text for text in window.see("texts")), window.see("texts")


TEXTS = """() => {
  globalThis.texts = [];
  new MutationObserver(() => texts.push(document.querySelector(".words .text").innerText))
    .observe(document.querySelector(".words"), { subtree: true, childList: true, characterData: true });
}"""


def test_a_guided_game_takes_a_wrong_choice_back_and_says_so(open_window: Callable[..., Window]) -> None:
    window = open_window()
    window.go("/learn/agent_hunter")
    player = Player(window)
    window.await_that(f"{MARKED}.length > 0")
    player.point_at(["card:2"])
    expect(window.page.get_by_text(window.say("try_other"))).to_be_visible()
    assert not window.see("eyes.begun()")
    for thing in ASKED["agent_hunter"][0]:
        do_what_is_marked(player, thing)
    expect(window.page.locator(".words .count")).to_contain_text("2 /")
    expect(window.page.get_by_text(window.say("try_other"))).to_be_hidden()


def test_rules_are_searched_and_linked(open_window: Callable[..., Window]) -> None:
    window = open_window()
    page = window.go("/rules/agent_hunter#H5")
    rule = page.locator("#H5")
    expect(rule).to_be_in_viewport()
    page.get_by_label(window.say("search_rules")).fill("decoy")
    expect(page.get_by_role("status")).to_be_visible()
    shown = page.locator("article li:visible, article p:visible").all_inner_texts()
    assert shown
    assert all("decoy" in text.lower() for text in shown)
