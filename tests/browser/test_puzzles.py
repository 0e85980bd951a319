"""Puzzles in the browser: solved by tap, by keyboard and on a phone, without a network, and shared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.critic import faults
from browser.window import GERMAN, TOUCH, Window
from coverstory.match.replay import at_once
from coverstory.puzzles.puzzle import games_with_puzzles
from coverstory.puzzles.tell import all_told
from coverstory.wire.puzzles import Puzzle
from coverstory.words.catalogue import Value, words
from support.live_server import live_server


def say(window: Window, message: str, **values: Value) -> str:
    return words(window.lang, "puzzles").say(message, values)


def first_of(slug: str, kind: str, lang: str = "en") -> tuple[int, Puzzle]:
    """Its number, from 1."""
    told = at_once(all_told(slug, lang)).puzzles
    return next((number, puzzle) for number, puzzle in enumerate(told, 1) if puzzle.kind == kind)


def open_puzzle(window: Window, slug: str, number: int) -> None:
    window.go(f"/puzzles?game={slug}&number={number}")
    window.page.locator("section.board svg").first.wait_for()


def confirm(window: Window) -> None:
    window.page.get_by_role("button", name=say(window, "confirm"), exact=True).click()


def is_solved(window: Window) -> None:
    expect(window.page.locator(".verdict")).to_have_text(say(window, "solved"))


@pytest.mark.parametrize("slug", games_with_puzzles())
def test_a_deduction_is_solved_by_its_answer_and_reasoned_step_by_step(
    open_window: Callable[..., Window], slug: str
) -> None:
    window = open_window()
    number, puzzle = first_of(slug, "deduction")
    open_puzzle(window, slug, number)
    expect(window.page.get_by_role("heading", level=1)).to_have_text(puzzle.question.text)
    window.page.locator(".answers").get_by_role("button", name=puzzle.choices[puzzle.right].text, exact=True).click()
    confirm(window)
    is_solved(window)
    for step in puzzle.steps[1:]:
        window.press("next")
        expect(window.page.locator("p.step")).to_have_text(step.text)
    assert window.troubles == []


def test_a_wrong_answer_is_no_solution_and_the_right_one_is_told(open_window: Callable[..., Window]) -> None:
    window = open_window(**GERMAN)
    number, puzzle = first_of("agent_hunter", "deduction", "de")
    open_puzzle(window, "agent_hunter", number)
    wrong = (puzzle.right + 1) % len(puzzle.choices)
    window.page.locator(".answers button").nth(wrong).click()
    confirm(window)
    expect(window.page.locator(".verdict")).to_have_text(say(window, "failed"))
    expect(window.page.locator(".answer")).to_contain_text(puzzle.choices[puzzle.right].text)


def test_the_best_move_is_made_by_tapping_the_board_of_a_phone(open_window: Callable[..., Window]) -> None:
    window = open_window(**TOUCH)
    number, _ = first_of("undercover_wyss", "move")
    open_puzzle(window, "undercover_wyss", number)
    assert faults(window, "a puzzle on a phone") == []
    solve_by(window, lambda thing: window.page.locator(f'[data-thing="{thing}"]').first.tap())
    is_solved(window)
    assert window.troubles == []


def solve_by(window: Window, pick: Callable[[str], None]) -> None:
    """The puzzle's own answer, by what its file says; only things that one action consists of alone."""
    number = int(window.page.url.rpartition("number=")[2])
    slug = window.page.url.partition("game=")[2].partition("&")[0]
    told = window.page.evaluate("slug => fetch(`/api/puzzles/${slug}?lang=en`).then(answer => answer.json())", slug)
    for stage in told["puzzles"][number - 1]["stages"]:
        offer = next(offer for offer in stage["offers"] if offer["code"] in stage["right"])
        pick(thing_of(offer["parts"]))
        confirm(window)


def thing_of(parts: list[str | int]) -> str:
    """As web/src/boards/undercover_wyss/things.ts names what one decision of it is about."""
    kind, *numbers = parts
    if kind in ("open", "capture", "retire", "lay_aside"):
        return f"cell:{numbers[0]}"
    return {"compel": "compel", "leave_power": "leave"}.get(str(kind), "nothing")


def test_a_plan_is_made_by_keyboard_alone(open_window: Callable[..., Window]) -> None:
    window = open_window()
    number, _ = first_of("undercover_wyss", "plan")
    open_puzzle(window, "undercover_wyss", number)

    def press_enter_on(thing: str) -> None:
        window.page.locator(f'[data-thing="{thing}"]').first.focus()
        window.page.keyboard.press("Enter")

    solve_by(window, press_enter_on)
    is_solved(window)


def test_once_loaded_puzzles_need_no_server(open_window: Callable[..., Window], tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        window = open_window(server.url)
        number, puzzle = first_of("agent_hunter", "deduction")
        window.go("/")
        window.see("navigator.serviceWorker.ready.then(() => true)")
        open_puzzle(window, "agent_hunter", number)  # from now on with the worker
        window.page.reload()
        window.page.locator("section.board svg").first.wait_for()
        server.kill()
        window.page.reload()
        window.page.locator(".answers button").nth(puzzle.right).click()
        confirm(window)
        is_solved(window)
        window.troubles.clear()  # the browser says that it could not connect


def test_the_daily_case_is_the_same_for_everybody_and_counts_in_the_streak(open_window: Callable[..., Window]) -> None:
    window, other = open_window(), open_window()
    for one in (window, other):
        one.go("/")
        one.page.get_by_role("link", name=one.say("daily_case"), exact=True).click()
        one.page.locator("section.board svg").first.wait_for()
    asked = window.page.get_by_role("heading", level=1).inner_text()
    assert other.page.get_by_role("heading", level=1).inner_text() == asked
    window.page.get_by_role("button", name=say(window, "show"), exact=True).click()
    expect(window.page.get_by_role("button", name=say(window, "share"), exact=True)).to_be_visible()
    with window.page.expect_download() as saved:
        window.page.get_by_role("button", name=say(window, "picture"), exact=True).click()
    assert saved.value.suggested_filename == "coverstory.png"
    window.page.get_by_role("link", name=say(window, "yesterday"), exact=True).click()
    expect(window.page.get_by_role("heading", level=2, name=say(window, "why"))).to_be_visible()
    assert window.troubles == []


@pytest.mark.parametrize("wishes", [{}, TOUCH])
def test_the_list_and_every_board_are_fit_for_everybody(
    open_window: Callable[..., Window], wishes: dict[str, object]
) -> None:
    window = open_window(**wishes)
    window.go("/puzzles")
    expect(window.page.get_by_role("heading", level=1)).to_have_text(say(window, "title"))
    found = faults(window, "the list of puzzles")
    for slug in games_with_puzzles():
        open_puzzle(window, slug, first_of(slug, "deduction")[0])
        found += faults(window, slug)
    assert found == []


def test_practice_gives_a_puzzle_of_the_chosen_sort(open_window: Callable[..., Window]) -> None:
    window = open_window()
    window.go("/puzzles")
    window.page.get_by_label(say(window, "of-game")).select_option("undercover_danzer")
    window.page.get_by_label(say(window, "of-kind")).select_option("plan")
    window.page.get_by_role("button", name=say(window, "next"), exact=True).click()
    expect(window.page.locator(".facts").first).to_contain_text(say(window, "kind-plan"))
