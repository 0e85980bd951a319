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
from browser.window import TOUCH, Window
from support.live_server import LiveServer


def remembering(url: str, **preferences: str) -> dict[str, Any]:  # as Playwright's contexts take it
    """A browser in which somebody has chosen these before."""
    kept = [{"name": f"coverstory.{name}", "value": value} for name, value in preferences.items()]
    return {"cookies": [], "origins": [{"origin": url, "localStorage": kept}]}


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
    with stage(browser, server.url, size, storage_state=remembering(server.url, confirm="always")) as page:
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
