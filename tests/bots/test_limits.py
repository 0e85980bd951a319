"""What no bot ever does: choose what is not offered, think on when its time is up, or fill the memory."""

from __future__ import annotations

import pytest

from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.rng import Rng


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_single_node_is_enough_for_an_offered_action(slug: str) -> None:
    """With `agent:1n` the only iteration taught another seat, and the bot chose -1."""
    game = find_game(slug)
    match = Match(game, game.most_seats)
    match.play_chance(Rng(1))
    seat = match.to_act()
    bot = make_bot(game, read_code(game, "agent:1n"), Rng(1), lambda: 0.0)
    assert bot.choose(match.view(seat), match.offered(seat)) in match.offered(seat)
