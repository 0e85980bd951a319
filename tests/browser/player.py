"""Somebody who plays any of the four games by what the page offers, knowing no rules."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from browser.window import Window

TOO_MANY = 4000  # touches: no game is so long


class Player:
    """Touches what is lit, one after another, and confirms what can be confirmed."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        self.window = window
        self.turns = 0
        self._rng = random.Random(seed)

    def play_out(self) -> None:
        """Play to the end of the game."""
        while self.await_turn() != "ended":
            self.take_turn()

    def play(self, turns: int) -> None:
        """Play so many decisions, or to the end."""
        for _ in range(turns):
            if self.await_turn() == "ended":
                return
            self.take_turn()

    def await_turn(self) -> str:
        """Wait until something is asked of this player; returns "mine", "passing" or "ended"."""
        return str(self.window.await_that("eyes.asked()"))

    def is_asked(self) -> bool:
        return self.window.see("eyes.asked()") in ("mine", "passing")

    def has_ended(self) -> bool:
        return bool(self.window.see("eyes.stage() === 'ended'"))

    def take_turn(self) -> None:
        """One decision. What can be taken back is done by the last touch; everything else has to be confirmed."""
        self.turns += 1
        begun = False
        for _ in range(TOO_MANY):
            self.window.await_that("!eyes.busy()")
            seen = self.look()
            if seen["stage"] == "passing":
                self.window.page.locator("section.pass button").click()
                return
            if seen["stage"] != "mine":
                return  # on a busy machine the touch before may have taken effect only now
            if begun and not seen["begun"]:
                return
            if seen["ready"]:
                self.touch(seen["ready"])
                self.window.await_that("!eyes.begun() || eyes.stage() !== 'mine'")
                return
            self.choose(seen["aim"])
            begun = True
        raise AssertionError("touching what is lit never made anything that can be confirmed")

    def plan(self) -> None:
        """Choose until something has to be confirmed, and leave it at that: the next turn goes on from there."""
        while self.window.see("eyes.begun()") or self.await_turn() == "mine":
            self.window.await_that("!eyes.busy()")
            seen = self.look()
            if seen["ready"]:
                return
            if seen["aim"]:
                self.choose(seen["aim"])

    def point_at(self, things: Sequence[str]) -> None:
        for thing in things:
            self.window.await_that(f"eyes.isStill() && eyes.lit().includes('{thing}')")
            self.touch(self.window.see(f"eyes.whereIs('{thing}')"))

    def look(self) -> Any:  # as eyes.js answers
        self.window.await_that("eyes.isStill()")
        return self.window.see(f"eyes.look({self._rng.randrange(TOO_MANY)})")

    def choose(self, aim: Any) -> None:  # as eyes.js answers
        assert aim, f"nothing is lit and nothing can be confirmed: {self.window.see('document.body.innerText')}"
        if aim["at"]:
            self.touch(aim["at"])
        else:
            self.choose_from_list(aim["label"])
        refusal = self.window.page.locator(".refused")
        assert not refusal.count(), f"{aim['thing']} is lit, and refused: {refusal.inner_text()}"

    def touch(self, at: dict[str, float]) -> None:
        page = self.window.page
        press = page.touchscreen.tap if self.window.by_touch else page.mouse.click
        press(at["x"], at["y"])

    def choose_from_list(self, label: str) -> None:
        """As a person does for whom the board is too dense."""
        listed = self.window.page.get_by_role("list", name=self.window.say("choices"))
        if not listed.is_visible():
            self.window.page.locator("section.bar [aria-expanded]").click()
        listed.get_by_role("button", name=label, exact=True).first.click()


def play_together(players: Sequence[Player], turns: int = TOO_MANY) -> None:
    """All of them play on for so many decisions, or to the end."""
    while turns > 0 and not all(player.has_ended() for player in players):
        for player in players:
            if player.is_asked():
                player.take_turn()
                turns -= 1
