"""Every screen around the boards: for everybody, on a desk and on a phone, in English and German."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.critic import faults
from browser.player import Player
from browser.tables import make_table
from browser.tour import shell
from browser.window import GERMAN, TOUCH, Window

MOVING = "document.getAnimations().filter((one) => one.playState === 'running').length"


@pytest.mark.parametrize("wishes", [{}, {**TOUCH, **GERMAN}], ids=["desk", "german-phone"])
def test_every_screen_is_for_everybody(open_window: Callable[..., Window], wishes: dict[str, object]) -> None:
    window = open_window(**wishes)
    found = [fault for name in shell(window) for fault in faults(window, name)]
    assert not found, "\n".join(found)


def test_nothing_moves_for_those_who_wish_so(open_window: Callable[..., Window]) -> None:
    still, lively = open_window(), open_window(reduced_motion="no-preference")
    for window in (still, lively):
        make_table(window, "agent_hunter")
        window.await_that("eyes.lit().length > 0")
    assert still.see(MOVING) == 0
    assert lively.see(MOVING) > 0  # what may be chosen breathes
    Player(still).play(2)
    assert still.see(MOVING) == 0
