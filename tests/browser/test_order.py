"""Story before state: at every frame nothing is seen that is later than the beat that is being told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from browser.player import Player
from browser.tables import SHORT, Choices, make_table
from browser.window import Window
from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import Event
from coverstory.words.sayings import Statement
from support.patch_by_hand import folded

Json = dict[str, Any]  # what the server says, as a stranger would read it
TO_PLAY = "to play"  # beside the name, for screen readers
WIDE = {"width": 1440, "height": 900}  # the log is beside the board
GAMES_AT_THE_TABLE: list[tuple[str, int, Choices, int]] = [
    ("agent_hunter", 1, SHORT, 40),
    ("undercover_danzer", 1, {}, 12),
    ("undercover_wyss", 1, {}, 8),
    ("top_secret_spies", 3, {}, 4),
]

# Whatever can be seen, at each frame in which something is not as before.
WATCH = """
() => {
  globalThis.frames_seen = [];
  let before = "";
  const look = () => {
    const texts = (query) => [...document.querySelectorAll(query)].map((one) => one.textContent.trim());
    const frame = {
      log: texts("[role=tabpanel] ol li"),
      live: texts("p.for-readers[aria-live]")[0] ?? "",
      title: document.title,
      board: texts("section.board")[0] ?? "",
      points: texts("section.board .points").map(Number),
      values: texts("section.board .card .agent ~ .value").map(Number),
      seats: texts("ul.players > li"),
      lit: [...document.querySelectorAll("section.board [data-thing].lit")].map((one) => one.dataset.thing),
      drawn: document.querySelectorAll("section.board, section.finale").length > 0,
      finale: document.querySelectorAll("section.finale").length > 0,
      ended: document.querySelectorAll("section.result").length > 0,
    };
    const now = JSON.stringify(frame);
    if (now !== before) frames_seen.push(frame);
    before = now;
    requestAnimationFrame(look);
  };
  look();
}
"""


@pytest.mark.parametrize(("slug", "bots", "options", "turns"), GAMES_AT_THE_TABLE)
def test_nothing_is_seen_before_it_is_told(
    open_window: Callable[..., Window], slug: str, bots: int, options: Choices, turns: int
) -> None:
    window = open_window(viewport=WIDE, reduced_motion="no-preference")
    window.context.add_init_script("localStorage.setItem('coverstory.pace', 'brisk')")
    window.context.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
    make_table(window, slug, ["rookie"] * bots, options)
    Player(window).play(turns)
    window.await_that("eyes.asked()")
    story = Story(slug, window)
    frames = window.see("frames_seen")
    assert len({len(frame["log"]) for frame in frames}) > 8  # it was told bit by bit
    for frame in frames:
        story.check(frame)
    drawn = {"top_secret_spies": "points", "undercover_wyss": "values"}.get(slug, "board")
    assert any(frame[drawn] for frame in frames)  # what the board shows was looked at
    assert story.was_silent  # there were moments in which something was still to be told


class Story:
    """All that this seat was told, in its order, and the picture after each line."""

    def __init__(self, slug: str, window: Window) -> None:
        self.game, self.lang = GAMES[slug], window.lang
        self.was_silent = False
        self.lines: list[str] = []
        self.kinds: list[str] = []
        self.sentences: dict[str, int] = {"": 0}  # with how many lines in the log it may be said at the earliest
        self.settled: set[int] = {0}  # after so many lines a move was over, and something was asked
        self.mine: set[int] = set()
        self.together: dict[int, list[int]] = {}  # after so many lines these seats decided at the same time
        self.pictures: list[Any] = [None]  # anything that JSON can hold
        self.end = -1
        self.reader = -1
        for message in window.messages():
            if "table" in message:
                self.names = [seat["name"] or f"Seat {n + 1}" for n, seat in enumerate(message["table"]["seats"])]
            if message["is"] == "welcome":
                self.reader = message["seat"]
            if message["is"] == "moved":
                self.add(message)

    def add(self, moved: Json) -> None:
        assert not moved["forget"]
        picture = moved["picture"] or self.pictures[-1]
        self.pictures[-1] = picture
        for beat in moved["beats"]:
            if beat["say"] is not None:
                said = Statement(beat["say"]["kind"], beat["say"]["numbers"])
                words = self.game.sayings.say(
                    beat["say"]["section"], said=said, lang=self.lang, names=self.names, reader=self.reader
                )
                self.sentences.setdefault(words, len(self.lines) + bool(beat["lines"]))
            for line in beat["lines"]:
                event = Event(line["kind"], line["numbers"])
                self.lines.append(self.game.say_event(event, lang=self.lang, names=self.names, reader=self.reader))
                self.kinds.append(line["kind"])
                self.pictures.append(folded(self.pictures[-1], line.get("patch", [])))
        self.pictures[-1] = folded(self.pictures[-1], moved["patch"])
        if moved["now"]:
            self.settled.add(len(self.lines))
            if moved["now"]["offers"]:
                self.mine.add(len(self.lines))
            if moved["now"]["together"]:
                self.together[len(self.lines)] = moved["now"]["together"]
            if moved["now"]["ending"]:
                self.end = len(self.lines)

    def check(self, frame: Json) -> None:
        told = len(frame["log"])
        assert frame["log"] == self.lines[:told]
        assert frame["live"] in self.sentences, frame["live"]
        assert self.sentences[frame["live"]] <= max(told, 1), frame["live"]
        if told and told not in self.settled:
            self.was_silent = True
        if told not in self.mine:
            assert not frame["title"].startswith("●")
            assert frame["lit"] == [], (told, self.kinds[:told])
        if frame["ended"]:
            assert told == self.end
        assert frame["drawn"] or not told  # there is no moment without a board, or the end of the game
        if told and not frame["finale"]:
            self.check_board(frame, self.pictures[told])

    def check_board(self, frame: Json, picture: Any) -> None:  # anything that JSON can hold
        """What is written on it, game by game."""
        if self.game.slug == "agent_hunter":
            fallen = sum(house["fate"] == "eliminated" for side in picture["sides"] for house in side["houses"])
            assert frame["board"].count("ELIMINATED") == fallen
        if self.game.slug == "undercover_danzer":
            for service, words in zip(picture["services"], frame["seats"], strict=True):
                points = re.search(r"(\d+) points?", words)
                assert points is None or int(points[1]) == service["points"], words
        if self.game.slug == "top_secret_spies" and frame["points"]:
            assert frame["points"] == [agent["marker"] for agent in picture["agents"] if agent["plays"]]
        if self.game.slug == "undercover_wyss":
            lying = [cell["value"] for cell in picture["cells"] if cell["lies"] == "open"]
            assert not Counter(frame["values"]) - Counter(lying), "a card was open before it was told"
        turns = [number for number, words in enumerate(frame["seats"]) if TO_PLAY in words]
        assert turns in ([], [picture["to_act"]], self.together.get(len(frame["log"]), []))
