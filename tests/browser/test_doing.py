"""Doing: what is lit does what it looks like, and nothing is done that nobody meant."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.player import Player
from browser.positions import ENDED, Position, positions
from browser.reach import SIZES, stage
from browser.tables import make_table
from browser.texts import text
from browser.window import TOUCH, Window, remembering
from coverstory.rules.catalogue import GAMES
from coverstory.words.catalogue import words
from support.live_server import LiveServer

# What is lit.


def phases() -> list[Position]:
    """Each phase of each game, with the most to choose from."""
    found: dict[tuple[str, str], Position] = {}
    for one in positions():
        if one.phase not in ENDED:
            found[one.slug, one.phase] = one
    return list(found.values())


@pytest.mark.parametrize("size", [SIZES[0], SIZES[4]], ids=lambda size: size.name)
def test_nothing_lit_is_refused_in_any_order(browser: Browser, server: LiveServer, size: Any) -> None:
    with stage(browser, server.url, size) as page:
        found: list[str] = []
        for position in phases():
            page.show(position)
            found += [f"{position.name}: {fault}" for fault in page.page.evaluate("reach.tapAll(3)")]
    assert not found, "\n".join(found)


def test_card_then_lit_door_is_refused_with_h14(open_window: Callable[..., Window]) -> None:
    """A card and the house that waits for it, in either order; the house is drawn as if it were lit."""
    window = open_window()
    make_table(window, "agent_hunter")
    player = Player(window)
    player.await_turn()
    player.point_at(["card:4", "own:0"])
    player.await_turn()
    player.point_at(["own:1", "card:2"])
    player.await_turn()
    expect(window.page.locator(".refused")).to_have_count(0)
    assert acts(window) == 2


def test_a_refusal_survives_back(open_window: Callable[..., Window]) -> None:
    window = open_window()
    make_table(window, "agent_hunter")
    player = Player(window)
    player.await_turn()
    player.point_at(["card:4"])
    window.page.locator("[data-idle='own:2']").first.dispatch_event("click")
    refusal = window.page.locator(".refused")
    refusal.wait_for()
    window.page.keyboard.press("Backspace")
    expect(refusal).to_have_count(0)


# Confirming.


def test_what_can_be_undone_is_done_at_once_and_undone(open_window: Callable[..., Window]) -> None:
    window = open_window()
    make_table(window, "agent_hunter")
    player = Player(window)
    player.await_turn()
    player.point_at(["card:4", "own:0"])
    undo = window.button("undo")
    undo.click()
    expect(undo).to_have_count(0)
    player.await_turn()
    window.await_that("eyes.lit().includes('card:4')")


def test_what_cannot_be_undone_waits_for_a_second_tap_on_the_same_place(open_window: Callable[..., Window]) -> None:
    window = open_window()
    attack = await_attack(window)
    Player(window).point_at(attack)
    window.await_that("!eyes.busy()")
    before = acts(window)
    expect(window.button("confirm")).to_be_enabled()
    expect(window.page.locator(".refused")).to_have_count(0)
    door = window.page.locator(f"[data-thing='{attack[-1]}']").first
    door.click()
    window.await_that("!eyes.begun()")
    assert acts(window) == before + 1


def test_always_asks_and_never_does_not(open_window: Callable[..., Window], server: LiveServer) -> None:
    careful = open_window(storage_state=remembering(server.url, confirm="always"))
    make_table(careful, "agent_hunter")
    player = Player(careful)
    player.await_turn()
    player.point_at(["card:4", "own:0"])
    expect(careful.button("confirm")).to_be_enabled()
    assert acts(careful) == 0
    hasty = open_window(storage_state=remembering(server.url, confirm="never"))
    attack = await_attack(hasty)
    before = acts(hasty)
    Player(hasty).point_at(attack)
    hasty.await_that("!eyes.begun()")
    assert acts(hasty) == before + 1


def test_confirming_is_a_preference_that_is_remembered(open_window: Callable[..., Window]) -> None:
    window = open_window()
    window.go("/")
    sheet = window.page.locator("summary").first
    sheet.click()
    expect(window.page.get_by_label(window.say("confirm_final"), exact=True)).to_be_checked()
    choice = window.page.get_by_label(window.say("confirm_never"), exact=True)
    choice.check()
    window.page.reload()
    sheet.click()
    expect(choice).to_be_checked()


def test_double_clicks_do_no_harm(open_window: Callable[..., Window]) -> None:
    window = open_window()
    attack = await_attack(window)
    before = acts(window)
    for thing in attack:
        window.page.locator(f"[data-thing='{thing}']").first.dblclick()
    expect(window.button("confirm")).to_be_enabled()
    assert window.see("eyes.picked()") == sorted(attack)
    assert acts(window) == before


@pytest.mark.parametrize("wishes", [{}, TOUCH], ids=["mouse", "finger"])
def test_a_card_is_dragged_to_its_door(open_window: Callable[..., Window], wishes: dict[str, Any]) -> None:
    window = open_window(**wishes)
    make_table(window, "agent_hunter")
    Player(window).await_turn()
    drag(window, "card:4", "own:0")
    window.await_that("eyes.lit().includes('own:1')")
    assert acts(window) == 1


def test_a_pawn_is_dragged_to_a_building(open_window: Callable[..., Window]) -> None:
    window = open_window()
    make_table(window, "top_secret_spies")
    player = Player(window)
    player.await_turn()
    pawn = next(thing for thing in window.see("eyes.lit()") if thing.startswith("agent"))
    player.point_at([pawn])
    building = next(thing for thing in window.see("eyes.lit()") if thing.startswith("house"))
    window.page.keyboard.press("Escape")
    drag(window, pawn, building)
    window.await_that(f"eyes.picked().includes('{building}')")


# Passing, the dossier.


def test_pass_is_one_tap_and_passes_on_until_something_changes(open_window: Callable[..., Window]) -> None:
    window = open_window()
    make_table(window, "top_secret_spies", ["rookie"], {"cards": True})
    player = Player(window)
    player.await_turn()
    while "pass" not in window.see("eyes.lit()"):
        player.take_turn()
        assert player.await_turn() == "mine"
    before = acts(window)
    window.page.locator("[data-thing='pass']").click()
    window.await_that("!eyes.busy() && !eyes.begun()")
    assert acts(window) == before + 1
    while "pass" not in window.see("eyes.lit()"):
        player.take_turn()
        assert player.await_turn() == "mine"
    window.press("pass_until")
    expect(window.button("pass_stop").or_(window.button("confirm"))).to_be_visible()


def test_the_dossier_is_one_page_that_is_sent_once(browser: Browser, server: LiveServer) -> None:
    writing = next(one for one in positions() if (one.slug, one.phase) == ("top_secret_spies", "write"))
    for size in (SIZES[0], SIZES[2], SIZES[4]):
        with stage(browser, server.url, size) as page:
            page.show(writing)
            cells = page.page.locator(".filing [data-thing]")
            assert page.page.evaluate("reach.look(44)")["faults"] == []
            agents = {str(cell.get_attribute("data-thing")).split(":")[1] for cell in cells.all()}
            for agent in agents:
                page.page.locator(f".filing [data-thing^='file:{agent}:']").first.click()
            send = page.page.get_by_role("button", name=text("en", "confirm"), exact=True)
            expect(send).to_be_enabled()
            assert page.page.locator(".filing [aria-pressed=true]").count() == len(agents)


def test_a_whole_dossier_takes_one_confirmation(open_window: Callable[..., Window]) -> None:
    window = open_window()
    make_table(window, "top_secret_spies", ["rookie"], {"dossier": True})
    player = Player(window)
    player.await_turn()
    while not any(thing.startswith("file:") for thing in window.see("eyes.lit()")):
        player.take_turn()
        assert player.await_turn() == "mine"
    before = acts(window)
    player.take_turn()
    window.await_that("!eyes.lit().some((thing) => thing.startsWith('file:')) && !eyes.busy()")
    assert acts(window) - before >= 4


# Hints and help.


def test_a_hint_says_why_marks_the_move_and_plans_it(open_window: Callable[..., Window]) -> None:
    window = open_window()
    await_attack(window)
    window.press("hint_short")
    hint = window.page.locator("section.hint")
    hint.wait_for()
    expect(hint.locator(".advice")).to_contain_text("Falcon" if "Falcon" in window.page.content() else "Magpie")
    expect(hint.get_by_text("%")).to_have_count(0)
    expect(window.page.locator("section.board .advised").first).to_be_visible()
    hint.get_by_role("button", name=window.say("more"), exact=True).click()
    assert hint.locator("li").count() >= 1
    hint.locator(".advice").click()
    expect(window.button("confirm")).to_be_enabled()
    assert window.see("eyes.picked().length") >= 1


def test_the_question_mark_says_goal_task_and_rule(open_window: Callable[..., Window]) -> None:
    window = open_window()
    make_table(window, "top_secret_spies")
    Player(window).await_turn()
    window.page.keyboard.press("?")
    sheet = window.page.get_by_role("region", name=window.say("help"), exact=True)
    expect(sheet.locator(".goal")).to_have_text(words("en", "top_secret_spies").say("web-goal"))
    expect(sheet.get_by_role("link")).to_have_attribute("href", "/rules/top_secret_spies#T6")
    window.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    window.button("help").click()
    expect(sheet).to_be_visible()


@pytest.mark.parametrize("wishes", [{}, TOUCH], ids=["desk", "phone"])
def test_three_coach_marks_on_the_first_turn_and_never_again(
    open_window: Callable[..., Window], wishes: dict[str, Any]
) -> None:
    window = open_window(**wishes)
    make_table(window, "agent_hunter")
    Player(window).await_turn()
    coach = window.page.get_by_role("group", name=window.say("coach"))
    expect(coach).to_contain_text("1/3")
    assert window.see("eyes.covered()") == []
    window.press("next")
    expect(coach).to_contain_text("2/3")
    window.press("next")
    window.press("coach_done")
    expect(coach).to_have_count(0)
    make_table(window, "agent_hunter")
    Player(window).await_turn()
    expect(coach).to_have_count(0)


@pytest.mark.parametrize("wishes", [{}, TOUCH], ids=["desk", "phone"])
@pytest.mark.parametrize("slug", GAMES)
def test_the_first_coach_mark_hides_the_question(
    open_window: Callable[..., Window], slug: str, wishes: dict[str, Any]
) -> None:
    window = open_window(**wishes)
    make_table(window, slug)
    Player(window).await_turn()
    coach = window.page.get_by_role("group", name=window.say("coach"))
    expect(coach).to_be_visible()
    expect(window.page.locator("section.bar .task")).to_be_in_viewport(ratio=1)
    assert window.see("(one => one.scrollHeight <= one.clientHeight + 1)(document.querySelector('.coach'))")
    coach.get_by_role("button", name=window.say("close")).click()
    expect(coach).to_have_count(0)


def test_coach_marks_are_dismissed_by_escape(open_window: Callable[..., Window]) -> None:
    window = open_window()
    make_table(window, "undercover_danzer")
    Player(window).await_turn()
    coach = window.page.get_by_role("group", name=window.say("coach"))
    coach.wait_for()
    window.page.keyboard.press("Escape")
    expect(coach).to_have_count(0)


def test_resigning_asks_first_and_then_the_game_is_lost(open_window: Callable[..., Window]) -> None:
    window = open_window()
    make_table(window, "agent_hunter")
    Player(window).await_turn()
    window.button("menu").click()
    window.button("resign").click()
    window.button("resign_no").click()
    window.button("resign").click()
    window.button("resign_yes").click()
    window.page.locator("section.result").wait_for()
    expect(window.page.get_by_text("Somebody has resigned.")).to_be_visible()


def drag(window: Window, thing: str, target: str) -> None:
    """Pointer events, as a finger or a mouse makes them."""
    window.await_that(f"eyes.lit().includes('{thing}')")
    window.see(f"eyes.drag('{thing}', '{target}')")


def await_attack(window: Window) -> list[str]:
    """Until the first attack of Agent Hunter: a card and a door."""
    make_table(window, "agent_hunter")
    player = Player(window)
    while player.await_turn() == "mine":
        lit = window.see("eyes.lit()")
        if doors := [thing for thing in lit if thing.startswith("door")]:
            return [next(thing for thing in lit if thing.startswith("card")), doors[0]]
        player.take_turn()
    raise AssertionError("the game ended before anybody attacked")


def acts(window: Window) -> int:
    """How many decisions of this window the server has carried out."""
    sent = {command["id"] for command in window.commands if command["do"] == "act"}
    done = {message["id"] for frame in window.frames if (message := json.loads(frame))["is"] == "done"}
    return len(sent & done)
