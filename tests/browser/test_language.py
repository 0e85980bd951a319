"""Another language in the middle of a game."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from browser.player import Player
from browser.tables import SHORT, make_table
from browser.window import Window
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import Event


def test_another_language_is_spoken_at_once_and_the_game_stays_as_it_is(open_window: Callable[..., Window]) -> None:
    window = open_window()
    make_table(window, "agent_hunter", ["rookie"], SHORT)
    player = Player(window)
    player.play(1)
    player.plan()
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url))
    told = len(window.frames)
    window.page.get_by_label(window.say("preferences")).click()
    window.page.get_by_label("Deutsch").check()
    window.lang = "de"
    log = window.page.get_by_role("list", name=window.say("tab_log")).get_by_role("button")
    expect(log).to_have_text(log_in_words(window))
    assert window.see("eyes.begun()")  # what was chosen is still chosen
    assert [url for url in asked if "/api/" in url] == []
    assert [frame for frame in window.frames[told:] if json.loads(frame)["is"] != "pong"] == []
    window.page.get_by_label(window.say("preferences")).click()
    window.press("confirm")
    player.play_out()


def log_in_words(window: Window) -> list[str]:
    """What the server told this window, said by Python."""
    lines: list[dict[str, list[int]]] = []
    names: list[str] = []
    seat = -1
    for message in window.messages():
        if "table" in message:
            names = [seat["name"] for seat in message["table"]["seats"]]
        if message["is"] == "welcome":
            lines, seat = message["log"], message["seat"]
        elif message["is"] == "moved":
            lines = [*lines[: len(lines) - message["forget"]], *message["lines"]]
    game = GAMES["agent_hunter"]
    events = [Event(str(line["kind"]), line["numbers"]) for line in lines]
    return [game.say_event(event, lang=window.lang, names=names, reader=seat) for event in events]
