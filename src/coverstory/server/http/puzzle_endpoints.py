"""What can be asked about puzzles: which games have some, and all of a game at once."""

from __future__ import annotations

from coverstory.errors import RequestRefused
from coverstory.puzzles.daily import STRIDE
from coverstory.puzzles.tell import games_told
from coverstory.server.http.api import Asked, Endpoint, Kept
from coverstory.server.services import Services
from coverstory.wire.puzzles import PuzzleFile, PuzzleGames


async def list_puzzles(services: Services, asked: Asked) -> PuzzleGames:
    return games_told(asked.lang, STRIDE)


async def show_puzzles(services: Services, asked: Asked) -> Kept:
    """They are of games that are over, and the same for everybody."""
    found = await services.puzzles.find(asked.path["game"], asked.lang)
    if found is None:
        raise RequestRefused("no_game")
    return Kept(found)


PUZZLE_ENDPOINTS: list[Endpoint[Services]] = [
    Endpoint("GET", path="/api/puzzles", summary="Which games have puzzles", answers=PuzzleGames, handler=list_puzzles),
    Endpoint(
        "GET",
        path="/api/puzzles/{game}",
        summary="The puzzles of a game, with their answers",
        answers=PuzzleFile,
        handler=show_puzzles,
    ),
]
