"""The four games by name."""

from __future__ import annotations

from coverstory.errors import UnknownGame
from coverstory.rules.agent_hunter.game import HunterGame
from coverstory.rules.game import Game
from coverstory.rules.top_secret_spies.game import SpiesGame
from coverstory.rules.undercover_danzer.game import DanzerGame
from coverstory.rules.undercover_wyss.game import WyssGame

GAMES: dict[str, Game] = {game.slug: game for game in (HunterGame(), DanzerGame(), WyssGame(), SpiesGame())}


def find_game(slug: str) -> Game:
    if slug not in GAMES:
        raise UnknownGame("Game", "one of " + ", ".join(GAMES), repr(slug))
    return GAMES[slug]
