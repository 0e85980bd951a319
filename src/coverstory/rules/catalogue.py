"""The games that are installed, by name."""

from __future__ import annotations

from coverstory.entry_points import installed_games
from coverstory.errors import UnknownGame
from coverstory.rulebook import add_folder as add_rules_folder
from coverstory.rules.contract import View
from coverstory.rules.game import Game
from coverstory.rules.plugin import GamePlugin, load_part
from coverstory.words.catalogue import add_folder as add_locales


def find_plugins() -> dict[str, GamePlugin]:
    """Games for few players come first, then by name: the same order whatever the order of installation."""
    found: list[GamePlugin] = []
    for slug, reference in installed_games().items():
        plugin = load_part(reference, GamePlugin)
        assert plugin is not None
        assert plugin.game.slug == slug, f"{reference} calls itself {plugin.game.slug}, its entry point {slug}"
        add_texts(plugin)
        found.append(plugin)
    found.sort(key=lambda plugin: (plugin.game.most_seats, plugin.game.slug))
    return {plugin.game.slug: plugin for plugin in found}


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
        raise UnknownGame("Game", "one of " + ", ".join(GAMES), repr(slug))
    return GAMES[slug]


def game_of(view: View) -> Game:
    """Which game a view belongs to."""
    return next(game for game in GAMES.values() if isinstance(view, game.view_class))
