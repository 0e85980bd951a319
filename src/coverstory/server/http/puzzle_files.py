"""All puzzles of a game in one language, made when they are first asked for and kept as they are sent."""

from __future__ import annotations

import gzip

from coverstory.puzzles.puzzle import games_with_puzzles
from coverstory.puzzles.tell import all_told
from coverstory.server.cooperative import Cooperative
from coverstory.server.http.assets import ASK_AGAIN, Asset, tag_of
from coverstory.wire.serialise import encode

JSON = "application/json"


class PuzzleFiles:
    """Some 600 kB each, or 30 kB compressed: of every game and language at most one."""

    def __init__(self, cooperative: Cooperative) -> None:
        self._cooperative = cooperative
        self._kept: dict[tuple[str, str], Asset] = {}

    async def find(self, game: str, lang: str) -> Asset | None:
        if game not in games_with_puzzles():
            return None
        kept = self._kept.get((game, lang))
        if kept is None:
            plain = encode(await self._cooperative.do(all_told(game, lang)))
            bodies = {"identity": plain, "gzip": gzip.compress(plain, mtime=0)}
            kept = self._kept[game, lang] = Asset(bodies, JSON, ASK_AGAIN, tag_of(plain))
        return kept
