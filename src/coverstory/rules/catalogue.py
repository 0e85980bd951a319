"""The four games by name."""

from __future__ import annotations

from coverstory.errors import UnknownGame
from coverstory.rules.agent_hunter.game import HunterGame
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.contract import View
from coverstory.rules.game import Game
from coverstory.rules.top_secret_spies.game import SpiesGame
from coverstory.rules.top_secret_spies.view import SpiesView
from coverstory.rules.undercover_danzer.game import DanzerGame
from coverstory.rules.undercover_danzer.view import DanzerView
from coverstory.rules.undercover_wyss.game import WyssGame
from coverstory.rules.undercover_wyss.view import WyssView

GAMES: dict[str, Game] = {game.slug: game for game in (HunterGame(), DanzerGame(), WyssGame(), SpiesGame())}

VIEWS: dict[type[View], str] = {
    HunterView: "agent_hunter",
    DanzerView: "undercover_danzer",
    WyssView: "undercover_wyss",
    SpiesView: "top_secret_spies",
}


def find_game(slug: str) -> Game:
    if slug not in GAMES:
        raise UnknownGame("Game", "one of " + ", ".join(GAMES), repr(slug))
    return GAMES[slug]


def game_of(view: View) -> Game:
    """Which game a view belongs to."""
    return GAMES[VIEWS[type(view)]]
