"""Our bots as OpenSpiel's: they see what their player may know, and nothing else."""

from __future__ import annotations

import time
from typing import Any

import pyspiel

from coverstory.bots.roster import make_bot, read_code
from coverstory.research.openspiel import SpielGame, SpielState
from coverstory.rules.rng import Rng


class SpielBot(pyspiel.Bot):  # type: ignore[misc]  # pyspiel has no types
    """`SpielBot(game, 0, "agent:500n")`: a bot by its short code for one player; the seed settles what it draws."""

    def __init__(self, game: SpielGame, player: int, code: str = "agent", seed: int = 0) -> None:
        super().__init__()
        self._game = game.setting.game
        self._game.check_player(player, game.setting.seats)
        self._player = player
        self._entry = read_code(self._game, code)
        self._rng = Rng(seed)
        self.restart()

    def restart(self) -> None:
        """Forget what was learned: a new game begins."""
        self._bot = make_bot(self._game, self._entry, self._rng, time.process_time)

    def restart_at(self, state: SpielState) -> None:
        self.restart()

    def player_id(self) -> int:
        return self._player

    def step(self, state: SpielState) -> int:
        table = state.table
        offered = [table.codec.action(table.state, number) for number in table.offered()]
        return table.codec.number(table.state, self._bot.choose(state.view(self._player), offered))

    def inform_action(self, state: SpielState, player: int, action: Any) -> None:
        """Nothing to note: the state says what this player has heard."""
