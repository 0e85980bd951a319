"""Every table that can be set up: each game, with each number of seats, in each variant."""

from __future__ import annotations

import pytest

from coverstory.rules.catalogue import GAMES

TABLES = [
    pytest.param(game, seats, options, id=f"{game.slug}-{seats}-{number}")
    for game in GAMES.values()
    for seats in range(game.least_seats, game.most_seats + 1)
    for number, options in enumerate(game.variants)
]
every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)
