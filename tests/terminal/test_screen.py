"""The full-screen table by keys and mouse, without a terminal around it."""

from __future__ import annotations

import asyncio

import pytest
from textual.widgets import Input, OptionList, TabbedContent

from coverstory.match.verify import verify
from coverstory.rules.catalogue import GAMES
from coverstory.terminal.screen.panels import Panels
from coverstory.terminal.screen.start_screen import StartScreen
from coverstory.terminal.screen.table_screen import TableScreen
from coverstory.terminal.user_data import notebook_file
from scripts.screens import (
    ALL,
    LARGE,
    SMALL,
    SNAPSHOTS,
    Snapshot,
    asked_at_table,
    enter,
    place_of,
    request,
    shown,
    started,
    taken,
    until,
)


@pytest.mark.parametrize("snapshot", ALL, ids=[snapshot.name for snapshot in ALL])
def test_the_screen_looks_as_it_should(snapshot: Snapshot) -> None:
    """`python3 dev.py goldens` writes the snapshots anew."""
    assert asyncio.run(taken(snapshot)) == (SNAPSHOTS / f"{snapshot.name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_whole_game_by_keys_alone(slug: str) -> None:
    async def play() -> None:
        async with started(request(slug, options=SHORT.get(slug, {}))) as (app, pilot):
            table = await asked_at_table(app, pilot)
            while table.seen.ending is None:
                await enter(app, pilot)
            await pilot.pause()
            assert table.seen.say_task() in shown(app)
            assert "The winner: " in shown(app)
            assert app.session is not None
            record = app.session.record()
            assert record is not None
            assert verify(record).record.ending is not None
            await pilot.press("enter")  # the only choice that is left: play again
            await until(pilot, lambda: table.seen.ending is None)
            await asked_at_table(app, pilot)

    asyncio.run(play())


SHORT: dict[str, dict[str, int | bool | str]] = {"agent_hunter": {"cards": 6, "decoys": 1}}


def test_words_narrow_the_choices_and_enter_chooses() -> None:
    async def play() -> None:
        async with started(request("agent_hunter")) as (app, pilot):
            table = await asked_at_table(app, pilot)
            await pilot.press("7")
            await pilot.pause()
            assert [choice.words for choice in table.listed] == ["place 7"]
            await pilot.press("backspace", "n", "o", "p", "e")
            await pilot.pause()
            assert "No choice has these words." in shown(app)
            await pilot.press("enter")  # nothing to choose: nothing happens
            await pilot.press("escape")
            await pilot.pause()
            assert len(table.listed) == 10
            await pilot.press("down", "down", "down", "up", "enter")
            await until(pilot, lambda: len(table.seen.log) == 1)
            assert "hide the 2 in the left house" in table.seen.log_lines[0]

    asyncio.run(play())


def test_a_click_on_the_board_narrows_and_a_click_on_a_choice_chooses() -> None:
    async def play() -> None:
        async with started(request("agent_hunter")) as (app, pilot):
            table = await asked_at_table(app, pilot)
            column, line = place_of(app, "hand: 0 1 2")
            assert await pilot.click(offset=(column + len("hand: 0 1 2 3 4 "), line))
            await pilot.pause()
            assert [choice.words for choice in table.listed] == ["place 5"]
            column, line = place_of(app, " place 5")
            await pilot.click(offset=(column + 2, line))
            await until(pilot, lambda: len(table.seen.log) == 1)
            assert "hide the 5 in the left house" in table.seen.log_lines[0]

    asyncio.run(play())


def test_a_walk_is_planned_step_by_step_and_shown_before_it_is_walked() -> None:
    """T6: two points; each letter is a step."""

    async def play() -> None:
        async with started(request("top_secret_spies")) as (app, pilot):
            table = await asked_at_table(app, pilot)
            assert "You rolled 2: share 2 steps among any agents." in shown(app)
            await pilot.press("j")
            await pilot.pause()
            assert "│ P M D L      │ J " in shown(app)
            column, line = place_of(app, "D L ")
            await pilot.click(offset=(column, line))
            await pilot.pause()
            assert [choice.words for choice in table.listed] == ["move red 1, blue 1"]
            await pilot.press("backspace", "l")
            await pilot.pause()
            assert [choice.words for choice in table.listed] == ["move red 1, violet 1"]
            await pilot.press("enter")
            await until(pilot, lambda: any("Red walks" in line for line in table.seen.log_lines))

    asyncio.run(play())


def test_a_choice_is_taken_back() -> None:
    async def play() -> None:
        async with started(request("agent_hunter")) as (app, pilot):
            table = await asked_at_table(app, pilot)
            await pilot.press("f7")
            await until(pilot, lambda: "You can take back only your own last choice" in shown(app))
            await pilot.press("7", "enter")
            await until(pilot, lambda: len(table.seen.log) == 1)
            assert table.seen.may_undo
            await pilot.press("f7")
            await until(pilot, lambda: not table.seen.log)
            assert len(table.choices) == 10

    asyncio.run(play())


def test_a_single_choice_waits_for_the_player() -> None:
    """Answered at once it would tell everybody that there was nothing to choose, as from a hand of cards (T15)."""

    async def play() -> None:
        async with started(request("undercover_wyss")) as (app, pilot):
            table = await asked_at_table(app, pilot)
            while len(table.choices) != 1:
                await enter(app, pilot)
            before = table.seen.version
            table.renew()
            await pilot.pause()
            assert table.seen.stage == "playing"
            assert (table.seen.version, len(table.choices)) == (before, 1)

    asyncio.run(play())


def test_a_hint_is_given_and_highlighted() -> None:
    async def play() -> None:
        async with started(request("undercover_danzer", options={"colours": "random"})) as (app, pilot):
            table = await asked_at_table(app, pilot)
            await pilot.press("f6")
            await until(pilot, lambda: "· I would play “" in shown(app))
            place = table.query_one("#choices", OptionList).highlighted
            assert place is not None
            assert f"“{table.listed[place].words}”" in shown(app)

    asyncio.run(play())


def test_the_notebook_is_saved_by_itself_and_there_again() -> None:
    async def play() -> None:
        async with started(request("agent_hunter")) as (app, pilot):
            table = await asked_at_table(app, pilot)
            await pilot.press("f3", *"seven?")
            await until(pilot, lambda: table.seen.notes == "seven?")
            await pilot.press("escape")
            await pilot.pause()
            assert "seven?" not in shown(app)
        assert notebook_file("agent_hunter").read_text(encoding="utf-8") == "seven?"
        async with started(request("agent_hunter")) as (app, pilot):
            await asked_at_table(app, pilot)
            await pilot.press("f3")
            await pilot.pause()
            assert "seven?" in shown(app)

    asyncio.run(play())


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_log_opens_at_its_newest_line(size: tuple[int, int]) -> None:
    """F2, also when nothing has happened since it was last open, and after another panel was."""

    async def play() -> None:
        async with started(request("top_secret_spies"), size) as (app, pilot):
            table = await asked_at_table(app, pilot)
            while len(table.seen.log) < 60:
                await pilot.press("enter")
                await asked_at_table(app, pilot)
            for keys in (["f2"], ["escape", "f2"], ["f4", "f2"], ["home", "escape", "f2"]):
                await pilot.press(*keys)
                await pilot.pause()
                assert table.seen.log_lines[-1][-20:] in shown(app), keys
                assert table.seen.log_lines[0] not in shown(app), keys

    asyncio.run(play())


def test_news_may_come_before_a_page_is_open() -> None:
    """Textual opens the first page a moment after the panels are there."""

    async def play() -> None:
        async with started(request("undercover_wyss"), LARGE) as (app, pilot):
            table = await asked_at_table(app, pilot)
            panels = table.query_one(Panels)
            await until(pilot, lambda: panels.display and panels.active == "log")
            panels.query_one(TabbedContent).active = ""
            assert panels.active == ""
            table.renew()
            panels.open("table")
            await until(pilot, lambda: "you are in seat 1" in shown(app))

    asyncio.run(play())


def test_languages_sizes_help_and_leaving() -> None:
    async def play() -> None:
        async with started(request("undercover_wyss")) as (app, pilot):
            table = await asked_at_table(app, pilot)
            assert not table.query_one(Panels).display
            await pilot.press("f8")
            await until(pilot, lambda: "2 Personen · du sitzt auf Platz 1" in shown(app))
            await asked_at_table(app, pilot)
            assert "Spalte 1 in der Reihe des Steins und Reihe 1" in shown(app)
            await pilot.resize_terminal(*LARGE)
            await until(pilot, lambda: table.query_one(Panels).display)
            await until(pilot, lambda: "Verlauf  Notiz  Regeln  Tisch" in shown(app))
            await pilot.resize_terminal(*SMALL)
            await until(pilot, lambda: not table.query_one(Panels).display)
            await pilot.press("f1")
            await pilot.pause()
            assert "Bild auf und Bild ab" in shown(app)
            await pilot.press("escape", "f10", "escape")
            await pilot.pause()
            assert isinstance(app.screen, TableScreen)
            await pilot.press("f10", "enter")
            await until(pilot, lambda: app._exit)

    asyncio.run(play())


def test_everything_can_be_chosen_on_the_start_screen() -> None:
    async def play() -> None:
        async with started(request(None, bots=None)) as (app, pilot):
            await until(pilot, lambda: isinstance(app.screen, StartScreen))
            await pilot.press("right", "down", "left")  # German; the last game
            await pilot.pause()
            assert "Heimlich & Co." in shown(app)
            await pilot.press("down", "right", "down", "left")  # five players, random bots
            await pilot.press("down", "enter", "down", "down", "enter")  # with cards; which agents
            await pilot.press(*["backspace"] * 4, "X", "enter")
            await pilot.pause()
            assert "Option agents: nicht " in shown(app)
            await pilot.press("end", "enter")
            await asked_at_table(app, pilot)
            assert "5 Personen" in shown(app)
            assert app.request.bots == "random"
            assert app.request.options["cards"] is True
            assert "Handkarten" in shown(app) or "Hand:" in shown(app)
            assert app.screen.query_one("#filter", Input).has_focus

    asyncio.run(play())
