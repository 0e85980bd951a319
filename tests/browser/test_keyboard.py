"""Playable by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.tables import SHORT, make_table
from browser.window import Window

FOCUS = """(() => {
  const at = document.activeElement;
  const box = at.getBoundingClientRect();
  return {
    thing: at.dataset?.thing ?? null,
    lit: at.classList.contains("lit"),
    main: at.matches("section.bar .button.main"),
    seen: box.width > 0 && getComputedStyle(at).outlineStyle !== "none",
  };
})()"""
TOO_MANY = 400  # presses of Tab from one thing to the next


class Typist:
    """Presses Tab until something helps, then Enter."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def play_out(self) -> None:
        while self.window.await_that("eyes.asked()") != "ended":
            self.take_turn()

    def take_turn(self) -> None:
        """What can be taken back is done by the last press; everything else has to be confirmed."""
        confirmed = False
        while not confirmed:
            confirmed = self.press_next()
            self.window.await_that("!eyes.busy()")
            if not self.window.see("eyes.begun()"):
                return
        self.window.await_that("!eyes.begun() || eyes.stage() !== 'mine'")

    def press_next(self) -> bool:
        """Choose the next thing that is lit, or confirm; tells whether it was confirmed."""
        keys = self.window.page.keyboard
        ready = self.window.see("eyes.look(0).ready !== null")
        for _ in range(TOO_MANY):
            keys.press("Tab")
            focus = self.window.see(FOCUS)
            if focus["main"] if ready else focus["thing"] and focus["lit"]:
                assert focus["seen"], f"it cannot be seen that {focus['thing']} has the focus"
                keys.press("Enter")
                return bool(ready)
        raise AssertionError("Tab reaches nothing that can be chosen")


@pytest.mark.parametrize("slug", ["agent_hunter"])
def test_a_whole_game_is_played_by_keyboard_alone(open_window: Callable[..., Window], slug: str) -> None:
    window = open_window()
    make_table(window, slug, ["rookie"], SHORT)
    Typist(window).play_out()


@pytest.mark.parametrize("slug", ["undercover_danzer", "undercover_wyss", "top_secret_spies"])
def test_every_board_takes_turns_by_keyboard(open_window: Callable[..., Window], slug: str) -> None:
    window = open_window()
    make_table(window, slug)
    typist = Typist(window)
    for _ in range(3):
        window.await_that("eyes.asked()")
        typist.take_turn()
