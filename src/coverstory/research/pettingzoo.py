"""The games in PettingZoo: importing this registers `coverstory/AgentHunter-v0` and the others.

    import coverstory.research.pettingzoo
    env = pettingzoo.make("aec", "coverstory/TopSecretSpies-v0", seats=4, cards=True)

Observations are dicts of `observation` and `action_mask`; docs/tensors.md says what every number stands for.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from gymnasium.utils import seeding
from pettingzoo import AECEnv, register

from coverstory.errors import IllegalAction
from coverstory.research import spaces
from coverstory.research.codecs.position import new_running_game
from coverstory.research.settings import name_of, settled
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import OVER
from coverstory.rules.options import Value
from coverstory.rules.rng import Rng

LOST = -1.0
AFTER_RESET = ("agent_selection", "table")


class TableEnv(AECEnv):  # type: ignore[misc]  # its types are not complete
    """One agent a seat; `agent_selection` is the one to act, who may be the same several times in a row.

    Chance is played between steps, from the seed. An illegal action raises and changes nothing.
    """

    def __init__(self, slug: str, seats: int | None = None, render_mode: str | None = None, **options: Value) -> None:
        super().__init__()
        spaces.check_mode(render_mode)
        self.setting = settled(slug, find_game(slug).least_seats if seats is None else seats, options)
        self.metadata = {
            "name": f"coverstory_{slug}_v0",
            "render_modes": list(spaces.RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": spaces.FRAMES_A_SECOND,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        codec = self.setting.codec
        self.observation_spaces = {agent: spaces.observation_space(codec) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.action_space(codec) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._random: Any = None  # numpy's generator

    def observation_space(self, agent: str) -> Any:  # a space of Gymnasium
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:  # a space of Gymnasium
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """The same seed gives the same chance; without one, it goes on from where it was."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._rng = Rng(int(self._random.integers(2**62)))
        self.table = new_running_game(self.setting)
        spaces.play_chance(self.table, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.actor()]

    def observe(self, agent: str) -> spaces.Observation:
        return spaces.observe(self.table, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table = self.table.own()
        self.table.carry_out(int(action))  # type: ignore[arg-type]  # only agents that are done take None
        spaces.play_chance(self.table, self._rng)
        self._cumulative_rewards[agent] = 0.0
        actor = self.table.actor()
        if actor == OVER:
            self._end()
        else:
            self.agent_selection = self.possible_agents[actor]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:  # what the render mode asks for
        """What the agent to act sees."""
        return spaces.render(self.table, self.seat_of[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""

    def __getattr__(self, name: str) -> Any:  # only asked for what is not there
        why = "call reset() first" if name in AFTER_RESET else f"there is no {name}"
        raise AttributeError(f"{type(self).__name__}: {why}", name=name, obj=self)


class ForgivingEnv(TableEnv):
    """What PettingZoo's usual wrappers do, without their cost: an illegal action loses, and the game is over."""

    def step(self, action: int | None) -> None:
        try:
            super().step(action)
        except IllegalAction:
            self._forfeit()

    def _forfeit(self) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0) | {self.agent_selection: LOST}
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


def raw_env(slug: str, **chosen: Any) -> TableEnv:  # as TableEnv takes them
    """An illegal action raises."""
    return TableEnv(slug, **chosen)


def env(slug: str, **chosen: Any) -> ForgivingEnv:  # as TableEnv takes them
    """An illegal action loses."""
    return ForgivingEnv(slug, **chosen)


for _slug in GAMES:
    register("aec", f"coverstory/{name_of(_slug)}-v0", partial(env, _slug))
