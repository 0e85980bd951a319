"""The games in OpenSpiel: importing this registers `coverstory_agent_hunter` and the others.

    import coverstory.research.openspiel
    game = pyspiel.load_game("coverstory_top_secret_spies(players=4,cards=True)")

OpenSpiel's C++ search bots (`MCTSBot`, `ISMCTSBot`) crash on every game written in Python: take ours from
`coverstory.research.openspiel_bots`, or OpenSpiel's that are written in Python.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import pyspiel

from coverstory.research.codecs.position import Setting, new_running_game
from coverstory.research.openspiel_observer import Observer
from coverstory.research.resample import resampled
from coverstory.research.settings import name_of, options_of, settled
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import OVER, View
from coverstory.rules.game import Game
from coverstory.rules.options import Choice, Option, Value
from coverstory.rules.rng import Rng

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
ANY_SEAT = "random"
BY_CHANCE = -1  # in place of a seat
SEEDS = 2**53  # as many as a float between 0 and 1 can tell apart


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games with its parameters; the numbers of actions and the tensors are in docs/tensors.md."""

    slug: str

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        kind = TYPES[self.slug]
        given = {**kind.parameter_specification, **(parameters or {})}
        self.setting = read_parameters(self.slug, given)
        self.start = new_running_game(self.setting)
        self.start.shared = True
        chosen = {name: value for name, value in given.items() if value != kind.parameter_specification[name]}
        super().__init__(kind, info_of(self.setting), chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # pyspiel has no types
        return Observer(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        return self.setting.codec.most_chance


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """Its attributes are what OpenSpiel deep-copies for a clone. What a loop asks is answered here, without C++."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.start
        self.resampled = False

    def current_player(self) -> int:
        actor = self.table.actor()
        return TERMINAL if actor == OVER else actor

    def is_terminal(self) -> bool:
        return self.table.is_over()

    def is_chance_node(self) -> bool:
        return self.table.actor() == BY_CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        actor = self.table.actor()
        if actor >= 0 and (player is None or player == actor):
            return self.table.offered()
        return list(super().legal_actions() if player is None else super().legal_actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.chances()

    def returns(self) -> list[float]:
        return self.table.returns()

    def view(self, player: int) -> View:
        """What that player may know now, as our bots take it."""
        return self.table.view(player, self.history())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that this player cannot tell from this one; its `history` begins here, without actions."""
        self.table.setting.game.check_player(player, self.table.setting.seats)
        other = SpielState(self.get_game())
        other.table = resampled(self.table, player, self.history(), Rng(int(sampler() * SEEDS)))
        other.resampled = True
        return other

    def serialize(self) -> str:
        """OpenSpiel writes the actions so far and replays them, which would not lead to a state that was resampled."""
        self._check_replays()
        return str(super().serialize())

    def __getstate__(self) -> Any:  # pyspiel has no types
        self._check_replays()
        return super().__getstate__()

    def _check_replays(self) -> None:
        if self.resampled:
            raise TypeError("a resampled state cannot be pickled or serialised: no actions lead to it")

    def __str__(self) -> str:
        return self.table.state.text()

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.offered()

    def _apply_action(self, number: int) -> None:
        self.table = self.table.own()
        self.table.carry_out(number)

    def _action_to_string(self, player: int, number: int) -> str:
        table = self.table
        action = table.codec.action(table.state, number)
        return in_words(table.setting.game.slug, action) if action >= 0 else f"action {number}"


@lru_cache(maxsize=1 << 16)
def in_words(slug: str, action: int) -> str:
    return find_game(slug).say_action(action, "en")


# Parameters: `players`, and every option by its own name.


def parameters_of(game: Game) -> dict[str, Value]:
    """Each with its default."""
    return {"players": game.least_seats} | {option.name: as_parameter(option) for option in options_of(game)}


def as_parameter(option: Option) -> Value:
    """OpenSpiel reads whole numbers as ints, and a comma as the end: a seat is an int, and lists have semicolons."""
    if is_seat(option):
        return BY_CHANCE if option.default == ANY_SEAT else int(option.default)
    return option.default.replace(",", ";") if isinstance(option.default, str) else option.default


def is_seat(option: Option) -> bool:
    return isinstance(option, Choice) and ANY_SEAT in option.choices


def read_parameters(slug: str, given: Mapping[str, Any]) -> Setting:
    options = {option.name: as_option(option, given[option.name]) for option in options_of(find_game(slug))}
    return settled(slug, int(given["players"]), options)


def as_option(option: Option, value: Value) -> Value:
    if is_seat(option):
        return ANY_SEAT if value == BY_CHANCE else str(value)
    return value.replace(";", ",") if isinstance(value, str) else value


# What OpenSpiel wants to know of a game.


def type_of(game: Game) -> Any:  # pyspiel has no types
    kind = pyspiel.GameType
    return kind(
        short_name=f"coverstory_{game.slug}",
        long_name=game.title["en"],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(game),
    )


def info_of(setting: Setting) -> Any:  # pyspiel has no types
    codec = setting.codec
    return pyspiel.GameInfo(
        num_distinct_actions=codec.decisions,
        max_chance_outcomes=codec.outcomes,
        num_players=setting.seats,
        min_utility=-1 / (setting.seats - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=codec.longest,
    )


TYPES = {slug: type_of(game) for slug, game in GAMES.items()}


# OpenSpiel holds on to what it was given until the process ends, when only classes can be freed safely.
CLASSES: dict[str, type[SpielGame]] = {slug: type(name_of(slug), (SpielGame,), {"slug": slug}) for slug in GAMES}
globals().update({found.__name__: found for found in CLASSES.values()})  # pickle looks for classes by name

for _slug, _class in CLASSES.items():
    pyspiel.register_game(TYPES[_slug], _class)
