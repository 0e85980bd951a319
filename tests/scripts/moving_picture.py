"""The moving picture of the README: a turn of Top Secret Spies from the choice to the scoring, as a page showed it.

A real server and a real browser: chance is new each time, but the story is the same. Somebody plays until an agent can
walk to the safe; that turn is filmed.
"""

from __future__ import annotations

import base64
import io
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image
from playwright.sync_api import Browser

from browser.player import Player
from browser.tables import make_table
from browser.window import Window, window
from coverstory.rules.top_secret_spies.components import BUILDINGS, FINISH
from coverstory.wire.top_secret_spies_shapes import SpiesPicture
from support.live_server import live_server

SIZE = (960, 600)  # of the film; the page has the size of a desk
FRAME = 100  # milliseconds
LENGTH = 11  # seconds, however long the turn took on this machine
LARGEST = 1_400_000  # bytes
QUALITIES = (80, 70, 60, 50, 40, 30)  # of WebP: the first that is small enough
MOST_TABLES = 20
STEPS = (3, 4)  # not too few to be watched, not too many
MOST_POINTS = 10  # that an agent scores at once
LOOK, REST, APPLAUSE = 350, 650, 2500  # milliseconds: around a touch, between parts of the turn, at its end
Frame = tuple[float, bytes]  # when it was painted, in seconds, and its PNG
# Screenshots have no pointer. This one follows the mouse, and nothing of the page knows it.
POINTER = """
addEventListener("DOMContentLoaded", () => {
  const pointer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const arrow = document.createElementNS("http://www.w3.org/2000/svg", "path");
  arrow.setAttribute("d", "M2 2 L2 27 L8.5 21 L13 31 L18 29 L13.5 19 L22 19 Z");
  Object.assign(arrow.style, { fill: "#fff", stroke: "#111", strokeWidth: "2" });
  Object.assign(pointer.style, {
    position: "fixed", left: "640px", top: "420px", width: "36px", height: "36px", zIndex: 9999,
    pointerEvents: "none", transition: "left 300ms ease-in-out, top 300ms ease-in-out",
  });
  pointer.setAttribute("aria-hidden", "true");
  pointer.append(arrow);
  document.documentElement.append(pointer);
  const follow = ({ clientX, clientY }) => Object.assign(pointer.style, { left: `${clientX}px`, top: `${clientY}px` });
  addEventListener("mousemove", follow, { capture: true });
});
"""


def film_a_turn(browser: Browser, file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder, live_server(Path(folder)) as server:
        for _ in range(MOST_TABLES):
            with window(browser, server.url) as one:
                one.context.add_init_script(POINTER)
                if agent := play_until_the_safe_is_near(one):
                    write(film(one, agent), file)
                    return
    raise RuntimeError(f"At {MOST_TABLES} tables no turn was worth filming.")


def play_until_the_safe_is_near(window: Window) -> str | None:
    """The agent that can walk there; none if the game ended before. Without motion, so it takes a moment."""
    make_table(window, "top_secret_spies", ["rookie"] * 3)
    player = Player(window)
    while player.await_turn() != "ended":
        if agent := agent_near_the_safe(picture_seen(window)):
            return agent
        player.take_turn()
    return None


def picture_seen(window: Window) -> SpiesPicture:
    scenes = [message["scene"] for message in window.messages() if message.get("scene")]
    return msgspec.convert(scenes[-1]["picture"], SpiesPicture)


def agent_near_the_safe(picture: SpiesPicture) -> str | None:
    """It takes all points: once something has been scored, and while this scoring cannot end the game."""
    if picture.spend is None or max(agent.marker for agent in picture.agents) not in range(1, FINISH - MOST_POINTS):
        return None
    least, most = picture.spend
    for number, agent in enumerate(picture.agents):
        steps = (picture.safe - agent.building) % BUILDINGS
        if agent.plays and steps in STEPS and least == steps == most:
            return f"agent:{number}"
    return None


# Filming.


def film(window: Window, agent: str) -> list[Frame]:
    set_in_motion(window)
    actor = Actor(window)
    actor.point_at({"x": SIZE[0] / 2, "y": SIZE[1] / 2})
    with camera(window) as frames:
        actor.wait(REST)
        actor.touch_thing(agent)
        actor.touch_thing(f"house:{picture_seen(window).safe}")
        actor.confirm()
        actor.watch_the_scoring()
        actor.touch_thing(actor.best_house())
        actor.confirm()
        actor.wait(APPLAUSE)
    return frames


def set_in_motion(window: Window) -> None:
    sheet = window.page.locator("header summary")
    sheet.click()
    window.page.get_by_label(window.say("pace_normal")).check()
    window.page.get_by_label(window.say("confirm_always")).check()
    sheet.click()
    window.page.emulate_media(reduced_motion="no-preference")


class Actor:
    """Points at things slowly enough to be followed."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def wait(self, milliseconds: float) -> None:
        self.window.page.wait_for_timeout(milliseconds)

    def touch_thing(self, thing: str) -> None:
        self.touch(self.window.see(f"eyes.whereIs('{thing}')"))

    def confirm(self) -> None:
        self.touch(self.window.see("eyes.look(0).ready"))

    def touch(self, at: Any) -> None:  # as eyes.js answers
        self.point_at(at)
        self.window.page.mouse.click(at["x"], at["y"])
        self.wait(LOOK)  # what glides has arrived

    def point_at(self, at: Any) -> None:  # as eyes.js answers
        self.window.page.mouse.move(at["x"], at["y"])
        self.wait(LOOK)

    def watch_the_scoring(self) -> None:
        """The safe may be moved before all has been shown; who films it waits."""
        self.window.await_that("eyes.lit().some((thing) => thing.startsWith('house:'))")
        self.window.button("skip_ahead").wait_for(state="hidden")
        self.wait(REST)

    def best_house(self) -> str:
        """The one that is worth most; the ruins, which come last, cost points."""
        houses = [thing for thing in self.window.see("eyes.lit()") if thing.startswith("house:")]
        return str(max(houses, key=lambda thing: int(thing.removeprefix("house:")) % (BUILDINGS - 1)))


@contextmanager
def camera(window: Window) -> Iterator[list[Frame]]:
    """Every change that is painted, with its second."""
    frames: list[Frame] = []
    wire = window.context.new_cdp_session(window.page)

    def develop(shot: dict[str, Any]) -> None:  # as Chromium says
        frames.append((shot["metadata"]["timestamp"], base64.b64decode(shot["data"])))
        wire.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})

    wire.on("Page.screencastFrame", develop)
    wire.send("Page.startScreencast", {"format": "png"})
    try:
        yield frames
    finally:
        wire.remove_listener("Page.screencastFrame", develop)
        wire.send("Page.stopScreencast")
        wire.detach()


# Writing it down.


def write(frames: list[Frame], file: Path) -> None:
    pictures = [shrunk(data) for data in evenly(frames)]
    for quality in QUALITIES:
        webp = encoded(pictures, quality)
        if len(webp) <= LARGEST:
            file.write_bytes(webp)
            return
    raise RuntimeError(f"The film of {len(pictures)} frames has more than {LARGEST:,} bytes at any quality.")


def shrunk(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)


def encoded(pictures: list[Image.Image], quality: int) -> bytes:
    file = io.BytesIO()
    first, *others = pictures
    first.save(file, "WEBP", save_all=True, append_images=others, duration=FRAME, loop=0, quality=quality)
    return file.getvalue()


def evenly(frames: list[Frame]) -> Iterator[bytes]:
    """What was to be seen at each moment of the film."""
    begun, ended = frames[0][0], frames[-1][0]
    moments = LENGTH * 1000 // FRAME
    for moment in range(moments):
        second = begun + (ended - begun) * moment / (moments - 1)
        yield max((frame for frame in frames if frame[0] <= second), key=lambda frame: frame[0])[1]
