"""A game with seats and options as research asks for it."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from typing import Any

from coverstory.research.codecs.position import RunningGame, Setting, new_running_game
from coverstory.research.game_research import research_of
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.rules.options import Option, Value, settle
from coverstory.rules.rng import Rng


def options_of(game: Game) -> tuple[Option, ...]:
    return game.options + research_of(game.slug).study_options


def name_of(slug: str) -> str:
    """What a game is called where names have no underscores: `agent_hunter` is `AgentHunter`."""
    return "".join(word.capitalize() for word in slug.split("_"))


def settled(slug: str, seats: int, chosen: Mapping[str, Value]) -> Setting:
    """Checked: seats and options fit, or a named error."""
    game = find_game(slug)
    game.check_seats(seats)
    options = settle(game.sayings.part, options_of(game), chosen)
    return Setting(
        game,
        seats=seats,
        options=options,
        codec=research_of(slug).codec(seats, options),
        start=game.new(seats, options),
    )


def read_running_game(slug: str, seats: int, options: dict[str, Value], text: str) -> RunningGame:
    setting = settled(slug, seats, options)
    table = new_running_game(setting)
    table.state = setting.game.read_state(text)
    return table


def read_rng(a: int, b: int, c: int, d: int) -> Rng:
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = a, b, c, d
    return rng


# Compiled classes do not pickle themselves, nor does `copy` see what is in them.

Pickled = tuple[Callable[..., Any], tuple[Any, ...]]  # a function and what it takes


def pickled_setting(setting: Setting) -> Pickled:
    return settled, (setting.game.slug, setting.seats, dict(setting.options))


def pickled_running_game(table: RunningGame) -> Pickled:
    setting = table.setting
    return read_running_game, (setting.game.slug, setting.seats, dict(setting.options), table.state.text())


def pickled_rng(rng: Rng) -> Pickled:
    return read_rng, (rng.a, rng.b, rng.c, rng.d)


copyreg.pickle(Setting, pickled_setting)
copyreg.pickle(RunningGame, pickled_running_game)
copyreg.pickle(Rng, pickled_rng)
