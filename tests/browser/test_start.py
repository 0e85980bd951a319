"""Before and beside a game: the home page, the sheet that starts a game, the whole form, and players who are away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.critic import faults
from browser.player import Player
from browser.tables import SHORT, make_table, open_sheet, sit_together
from browser.window import GERMAN, TOUCH, Window
from coverstory.rules.catalogue import GAMES
from coverstory.rules.options import Choice, Text

EVERYWHERE = pytest.mark.parametrize("wishes", [{}, TOUCH, {**TOUCH, **GERMAN}], ids=["desk", "phone", "german-phone"])
SEATS = "document.querySelectorAll('.players > li').length"
OFFERED = "select => [...select.options].map((one) => one.text)"
AWAY = "document.querySelector('section.bar [role=timer]')"
TRIES = 60  # once a second: it is refused as long as it may be a reloaded page
FOCUSED = "document.activeElement?.name ?? ''"


@EVERYWHERE
def test_a_game_is_started_by_the_sheet_and_continued_from_home(
    open_window: Callable[..., Window], wishes: dict[str, object]
) -> None:
    window = open_window(**wishes)
    page = window.go("/")
    sheet = open_sheet(window, "top_secret_spies")
    expect(sheet.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(sheet.get_by_role("radio", name=window.say("choose_rookie"))).to_be_checked()
    assert faults(window, "sheet") == []
    sheet.get_by_role("radio", name="3", exact=True).check()
    sheet.get_by_role("switch").first.check()
    window.press("start")
    assert Player(window).await_turn() in ("mine", "ended")
    assert window.see(SEATS) == 3
    path = window.path
    window.go("/")
    running = page.get_by_role("heading", name=window.say("own_tables"))
    games = page.locator("ul.games")
    expect(running).to_be_visible()
    assert running.bounding_box()["y"] < games.bounding_box()["y"]  # type: ignore[index]  # both are visible
    assert faults(window, "home") == []
    window.follow("go_on")
    page.wait_for_url("**" + path)
    assert Player(window).await_turn() in ("mine", "ended")


def test_whoever_chose_a_level_is_offered_it_again(open_window: Callable[..., Window]) -> None:
    window = open_window()
    page = window.go("/")
    open_sheet(window, "agent_hunter").get_by_role("radio", name=window.say("choose_agent")).check()
    window.press("start")
    page.wait_for_url("**/t/*")
    window.go("/")
    again = open_sheet(window, "undercover_wyss")
    expect(again.get_by_role("radio", name=window.say("choose_agent"))).to_be_checked()


def test_the_sheet_is_worked_by_keyboard(open_window: Callable[..., Window]) -> None:
    window = open_window()
    page = window.go("/")
    play = window.button("play_now").first
    play.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(play).to_be_focused()
    page.keyboard.press("Enter")
    dialog.wait_for()
    while window.see(FOCUSED) != "company":
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(dialog.get_by_label(window.say("your_name"))).to_be_visible()
    page.keyboard.press("Enter")  # as in any form
    page.wait_for_url("**/t/*")
    expect(page.get_by_label(window.say("invite_link"))).to_be_visible()


def test_what_the_sheet_was_told_stands_in_the_whole_form(open_window: Callable[..., Window]) -> None:
    window = open_window()
    page = window.go("/")
    sheet = open_sheet(window, "top_secret_spies")
    sheet.get_by_role("radio", name="5", exact=True).check()
    sheet.get_by_role("radio", name=window.say("choose_spymaster")).check()
    sheet.get_by_role("switch").last.check()
    window.follow("more_choices")
    seats = page.get_by_role("group", name=window.say("who_plays")).get_by_role("combobox")
    expect(seats).to_have_count(4)
    expect(seats.first).to_have_value("spymaster")
    expect(page.get_by_role("switch").first).not_to_be_checked()
    expect(page.get_by_role("switch").last).to_be_checked()


def test_who_begins_offered_seats_0_to_6_at_a_table_of_two(open_window: Callable[..., Window]) -> None:
    window = open_window()
    page = window.go("/new/top_secret_spies?seats=2&with=device")
    page.get_by_label(window.say("your_name")).fill("Ada")
    page.get_by_label(window.say("their_name")).fill("Ben")
    page.get_by_text(window.say("house_rules"), exact=True).click()
    first = page.get_by_label(option_name("top_secret_spies", "first", "en"))
    assert first.evaluate(OFFERED) == ["Drawn by lot", "Ada", "Ben"]
    window.press("one_more")
    assert first.evaluate(OFFERED) == ["Drawn by lot", "Ada", "Ben", "Guest 3"]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("slug", GAMES)
def test_random_after_and_auto_stood_in_the_form_untranslated(
    open_window: Callable[..., Window], slug: str, lang: str
) -> None:
    window = open_window(**(GERMAN if lang == "de" else {}))
    page = window.go(f"/new/{slug}")
    page.get_by_text(window.say("house_rules"), exact=True).click()
    coded = {word for option in GAMES[slug].options for word in words_of_code(option)}
    shown = page.locator("form option").evaluate_all("options => options.map((one) => one.text)")
    typed = page.locator("details input").evaluate_all("fields => fields.map((field) => field.value)")
    assert coded.isdisjoint([*shown, *typed])


def words_of_code(option: object) -> tuple[str, ...]:
    if isinstance(option, Choice):
        return option.choices
    return (str(option.default), *option.named) if isinstance(option, Text) else ()


@EVERYWHERE
def test_one_error_stood_for_the_whole_form(open_window: Callable[..., Window], wishes: dict[str, object]) -> None:
    window = open_window(**wishes)
    page = window.go("/new/agent_hunter")
    page.get_by_text(window.say("house_rules"), exact=True).click()
    cards = page.get_by_label(option_name("agent_hunter", "cards", window.lang))
    cards.fill("99")
    window.press("make_table")
    wrong = page.get_by_role("alert")
    expect(wrong).to_have_count(1)
    expect(cards).to_be_focused()
    expect(cards).to_have_attribute("aria-invalid", "true")
    expect(cards).to_have_accessible_description(wrong.inner_text())
    assert "10" in wrong.inner_text()  # it says what would fit
    assert faults(window, "error at its field") == []
    cards.fill("6")
    window.press("make_table")
    page.wait_for_url("**/t/*")
    window.troubles.clear()  # the browser notes that a request was refused


def test_a_text_that_does_not_fit_is_said_at_its_field_without_words_of_code(
    open_window: Callable[..., Window],
) -> None:
    window = open_window()
    page = window.go("/new/top_secret_spies?seats=2")
    page.get_by_text(window.say("house_rules"), exact=True).click()
    page.get_by_label("Which agents play").select_option(label=window.say("own_choice"))
    page.get_by_label("initials S P B J M D L").fill("red, purple")
    window.press("make_table")
    wrong = page.get_by_role("alert")
    expect(wrong).to_contain_text("initials S P B J M D L")
    expect(wrong).not_to_contain_text("auto")
    page.get_by_label("initials S P B J M D L").fill("S P")
    window.press("make_table")
    expect(wrong).to_contain_text("5 agents for 2 seats")
    window.troubles.clear()


def option_name(slug: str, name: str, lang: str) -> str:
    game = GAMES[slug]
    return game.name_option(next(option for option in game.options if option.name == name), lang)


@pytest.mark.parametrize("wishes", [{}, {**TOUCH, **GERMAN}], ids=["desk", "german-phone"])
def test_somebody_who_is_away_is_nudged_and_a_bot_plays_on_until_they_are_back(
    open_window: Callable[..., Window], wishes: dict[str, object]
) -> None:
    ada, ben = open_window(**wishes), open_window()
    path = sit_together(ada, ben, "agent_hunter", SHORT)
    player = Player(ada)
    for window in (ada, ben):
        window.page.locator("section.bar").wait_for()  # it is dealt
    ben.page.goto("about:blank")
    ada.await_that(f"eyes.asked() || {AWAY}")
    while player.is_asked():
        player.take_turn()
        ada.await_that(f"eyes.asked() || {AWAY}")
    expect(ada.page.get_by_text(ada.say("absent", name="Ben"))).to_be_visible()
    assert faults(ada, "absent") == []
    ada.press("nudge")
    expect(ada.button("nudged")).to_be_disabled()
    for _ in range(TRIES):
        if not ada.button("let_bot").is_visible():
            break
        ada.press("let_bot")
        ada.page.wait_for_timeout(1000)
    expect(ada.page.get_by_text(ada.say("helped"))).to_be_visible()
    ben.go(path)
    expect(ada.page.get_by_text(ada.say("helped"))).to_have_count(0)
    expect(ada.page.get_by_text(ada.say("absent", name="Ben"))).to_have_count(0)


def test_a_running_game_waits_among_many_for_whoever_wants_to_see_all(open_window: Callable[..., Window]) -> None:
    window = open_window()
    for _ in range(4):
        make_table(window, "agent_hunter", ["open"])
    page = window.go("/")
    expect(page.get_by_role("link", name=window.say("go_on"))).to_have_count(3)
    page.get_by_role("button", name=window.say("show_all", count=4)).click()
    expect(page.get_by_role("link", name=window.say("go_on"))).to_have_count(4)
