"""A whole game of each of the four against bots, through the visible controls only."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.critic import faults
from browser.player import Player
from browser.tables import Choices, make_table
from browser.window import GERMAN, TOUCH, Window

SLUGS = ("agent_hunter", "undercover_danzer", "undercover_wyss", "top_secret_spies")
VARIANTS: list[tuple[str, int, Choices]] = [
    ("agent_hunter", 1, {"cards": 6, "houses": 2, "decoys": 1}),
    ("undercover_danzer", 2, {"track": "classified"}),
    ("undercover_wyss", 3, {"compulsion": "one_line", "zero_captures": "anything"}),
    ("top_secret_spies", 2, {"cards": True, "dossier": True}),
]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_whole_game_is_played_by_what_the_page_offers(open_window: Callable[..., Window], slug: str) -> None:
    play_and_look(open_window(), slug, 1, {})


@pytest.mark.parametrize(("slug", "bots", "options"), VARIANTS)
def test_a_variant_is_played_on_a_phone_in_german(
    open_window: Callable[..., Window], slug: str, bots: int, options: Choices
) -> None:
    play_and_look(open_window(**TOUCH, **GERMAN), slug, bots, options)


def play_and_look(window: Window, slug: str, bots: int, options: Choices) -> None:
    """The board is looked at when it is there, with a choice open, and at the end."""
    make_table(window, slug, ["rookie"] * bots, options)
    player = Player(window)
    player.await_turn()
    found = faults(window, "start")
    player.play(4)
    player.plan()
    found += faults(window, "choice open")
    if not player.has_ended():  # chance may have made it short
        player.take_turn()
        player.play_out()
    found += faults(window, "end")
    assert window.page.locator("section.result .told > ol > li").count() == bots + 1
    assert not found, "\n".join(found)
