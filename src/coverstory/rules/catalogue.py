"""The games that are installed, by name."""

from __future__ import annotations

import warnings

from coverstory.entry_points import installed_games
from coverstory.errors import CoverstoryError, UnknownGame
from coverstory.rulebook import add_folder as add_rules_folder
from coverstory.rules.contract import View
from coverstory.rules.game import Game
from coverstory.rules.options import one_of
from coverstory.rules.plugin import GamePlugin, load_part
from coverstory.words.catalogue import Translations
from coverstory.words.catalogue import add_folder as add_locales

# What somebody else's modules raise while they are imported: they are missing, written for another release, or broken.
DOES_NOT_LOAD = (
    ImportError,
    SyntaxError,
    NameError,
    AttributeError,
    TypeError,
    ValueError,
    LookupError,
    OSError,
    RuntimeError,
    AssertionError,
    CoverstoryError,
)


def find_plugins() -> dict[str, GamePlugin]:
    """Games for few players come first, then by name: the same order whatever the order of installation."""
    found: list[GamePlugin] = []
    for slug, reference in installed_games().items():
        plugin = load_plugin(slug, reference)
        if plugin is not None:
            found.append(plugin)
    found.sort(key=lambda plugin: (plugin.game.most_seats, plugin.game.slug))
    return {plugin.game.slug: plugin for plugin in found}


def load_plugin(slug: str, reference: str) -> GamePlugin | None:
    """A game of another package that does not load is left out with a warning: the others go on."""
    try:
        plugin = load_part(reference, GamePlugin)
        if plugin is None or plugin.game.slug != slug:
            raise TypeError(f"{reference} is not a game called {slug}")
        add_texts(plugin)
    except DOES_NOT_LOAD as error:
        if reference.startswith("coverstory."):
            raise
        warnings.warn(f"The game {slug} ({reference}) cannot be loaded and is left out: {error}.", stacklevel=2)
        return None
    return plugin


def add_texts(plugin: GamePlugin) -> None:
    """A game of another package keeps its rules and its sentences with itself."""
    if plugin.rules_texts:
        add_rules_folder(plugin.rules_texts)
    if plugin.locales:
        add_locales(plugin.locales)


PLUGINS = find_plugins()
GAMES: dict[str, Game] = {slug: plugin.game for slug, plugin in PLUGINS.items()}


def find_game(slug: str) -> Game:
    if slug not in GAMES:
        raise UnknownGame(Translations("input", "game"), one_of(GAMES), repr(slug))
    return GAMES[slug]


def game_of(view: View) -> Game:
    """Which game a view belongs to."""
    return next(game for game in GAMES.values() if isinstance(view, game.view_class))
