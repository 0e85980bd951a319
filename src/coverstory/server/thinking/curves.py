"""Curves of finished games: made once, when somebody first asks, behind everything that people wait for, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from coverstory.server.cooperative import Cooperative
from coverstory.server.thinking.bot_pool import BotPool
from coverstory.table.curve import curve_of, without_curve
from coverstory.table.past_game import PastGame
from coverstory.wire.curve import Curve

MOST_KEPT = 500  # a usual one takes some kilobytes


class Curves:
    """Whoever asks for one that is being made waits for that one."""

    def __init__(self, cooperative: Cooperative) -> None:
        self._cooperative = cooperative
        self._kept: OrderedDict[str, Curve] = OrderedDict()  # by match, the one that was asked for last at the end
        self._made: dict[str, asyncio.Task[Curve | None]] = {}

    async def find(self, game: PastGame, bots: BotPool, person: str) -> Curve | None:
        """None where it cannot be made just now."""
        if game.match in self._kept:
            self._kept.move_to_end(game.match)
            return self._kept[game.match]
        if game.match not in self._made:
            self._made[game.match] = asyncio.create_task(self._make(game, bots, person))
        return await asyncio.shield(self._made[game.match])  # who asked may leave, and others still wait for it

    async def _make(self, game: PastGame, bots: BotPool, person: str) -> Curve | None:
        try:
            if game.record.ending is None:
                return without_curve(game)
            outlooks = await bots.review(game.record, person)
            if outlooks is None:
                return None
            made = await self._cooperative.do(curve_of(game, outlooks)) if outlooks else without_curve(game)
            self._kept[game.match] = made
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return made
        finally:
            del self._made[game.match]
