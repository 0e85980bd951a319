"""Every promise of the contract, for every game, number of seats and variant."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import coverstory.rules.contract
from coverstory.rules.catalogue import GAMES, game_of
from coverstory.rules.game import Game
from coverstory.rules.options import Options
from support.contract_checks import CHECKS

# Plain Python is a hundred times slower; there one game of each kind must do.
SEEDS = 1 if str(coverstory.rules.contract.__file__).endswith(".py") else 5


def table(game: Game, seats: int, options: Options) -> pytest.ParameterSet:
    """Broad, but for every variant with as few seats as can be: short games with few views."""
    return pytest.param(game, seats, options, marks=[pytest.mark.broad] if seats > game.least_seats else [])


TABLES = [
    table(game, seats, options)
    for game in GAMES.values()
    for seats in range(game.least_seats, game.most_seats + 1)
    for options in game.variants
]


def name_of(value: object) -> str | None:
    if isinstance(value, Game):
        return value.slug
    if isinstance(value, dict):
        return ",".join(f"{key}={choice}" for key, choice in value.items()) or "default"
    return getattr(value, "__name__", None)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=name_of)
@pytest.mark.parametrize("check", CHECKS, ids=name_of)
def test_promise(check: Callable[[Game, int, Options, int], None], game: Game, seats: int, options: Options) -> None:
    for seed in range(SEEDS):
        check(game, seats, options, 1000 * seats + seed)


def test_every_game_has_its_default_among_its_variants() -> None:
    for game in GAMES.values():
        assert game.variants[0] == {}


@pytest.mark.parametrize("game", GAMES.values(), ids=name_of)
def test_a_view_tells_its_game_and_prints_as_its_text(game: Game) -> None:
    view = game.look(game.start(game.least_seats), 0, [])
    assert game_of(view) is game
    assert str(view) == view.text()
