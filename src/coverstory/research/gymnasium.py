"""The games in Gymnasium, for one learner with bots in the other seats: importing this registers them.

import coverstory.research.gymnasium
env = gymnasium.make("coverstory/AgentHunter-v0", bots="rookie", seat=1)
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import partial
from typing import Any

import gymnasium

from coverstory.bots.bot import Bot
from coverstory.bots.roster import make_bot, read_code
from coverstory.errors import IllegalAction
from coverstory.research import spaces
from coverstory.research.codecs.position import new_running_game
from coverstory.research.settings import name_of, settled
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import OVER
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng

LOST = -1.0


class LearnerEnv(gymnasium.Env[spaces.Observation, int]):
    """A step is one decision of the learner; then the others act until it is asked again or the game is over.

    An illegal action loses: the episode ends with -1 and `{"illegal": True}`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as Gymnasium has it
        "render_modes": list(spaces.RENDER_MODES),
        "render_fps": spaces.FRAMES_A_SECOND,
    }

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "random",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        spaces.check_mode(render_mode)
        game = find_game(slug)
        self.setting = settled(slug, game.least_seats if seats is None else seats, options)
        game.check_player(seat, self.setting.seats)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = spaces.observation_space(self.setting.codec)
        self.action_space = spaces.action_space(self.setting.codec)  # type: ignore[assignment]  # its ints are numpy's
        self._entry = read_code(game, bots)
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[spaces.Observation, dict[str, Any]]:
        """The same seed gives the same chance and the same bots; without one, it goes on from where it was."""
        super().reset(seed=seed)
        self._rng = Rng(int(self.np_random.integers(2**62)))
        self._bots = {seat: self._new_bot() for seat in range(self.setting.seats) if seat != self.seat}
        self.table = new_running_game(self.setting)
        self._numbers: list[int] = []  # all actions so far
        self._let_others_act()
        return spaces.observe(self.table, self.seat), {}

    def step(self, action: int) -> tuple[spaces.Observation, float, bool, bool, dict[str, Any]]:
        try:
            self._carry_out(int(action))
        except IllegalAction:
            return spaces.observe(self.table, self.seat), LOST, True, False, {"illegal": True}
        self._let_others_act()
        reward = self.table.returns()[self.seat]
        return spaces.observe(self.table, self.seat), reward, self.table.is_over(), False, {}

    def action_masks(self) -> Any:  # an array of numpy
        """What the learner may do now, by the number of the action, where MaskablePPO of sb3-contrib looks for it."""
        return spaces.observe(self.table, self.seat)["action_mask"].astype(bool)

    def render(self) -> Any:  # what the render mode asks for
        """What the learner sees."""
        return spaces.render(self.table, self.seat, self.render_mode)

    def _new_bot(self) -> Bot:
        return make_bot(self.setting.game, self._entry, Rng(self._rng.below(2**31)), time.process_time)

    def _carry_out(self, number: int) -> None:
        self.table = self.table.own()
        self.table.carry_out(number)
        self._numbers.append(number)

    def _let_others_act(self) -> None:
        self._numbers += spaces.play_chance(self.table, self._rng)
        while (actor := self.table.actor()) not in (OVER, self.seat):
            self._carry_out(self._choice_of(actor))
            self._numbers += spaces.play_chance(self.table, self._rng)

    def _choice_of(self, seat: int) -> int:
        codec, state = self.table.codec, self.table.state
        offered = [codec.action(state, number) for number in self.table.offered()]
        return codec.number(state, self._bots[seat].choose(self.table.view(seat, self._numbers), offered))


for _slug in GAMES:
    gymnasium.register(f"coverstory/{name_of(_slug)}-v0", partial(LearnerEnv, _slug))
