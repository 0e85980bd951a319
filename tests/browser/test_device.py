"""Pass and play: several people at one device, with a screen between them that hides their hands."""

from __future__ import annotations

from collections.abc import Callable

from browser.critic import faults
from browser.player import Player
from browser.tables import SHORT, make_table
from browser.window import TOUCH, Window


def test_two_people_play_a_whole_game_at_one_phone(open_window: Callable[..., Window]) -> None:
    window = open_window(**TOUCH)
    make_table(window, "agent_hunter", ["device"], SHORT)
    player = Player(window)
    passed = 0
    while (stage := player.await_turn()) != "ended":
        if stage == "passing":
            passed += 1
            assert window.page.locator("section.board").count() == 0
            assert window.page.locator("#panel").count() == 0
            assert not (passed == 1 and faults(window, "passing"))
        player.take_turn()
    assert passed > 2


def test_dossiers_of_people_at_one_device_are_all_written(open_window: Callable[..., Window]) -> None:
    """They are asked at the same time: the device goes to each of them, whoever comes last in the rules' order."""
    window = open_window(**TOUCH)
    make_table(window, "top_secret_spies", ["device"], {"dossier": True})
    Player(window, seed=4).play_out()
