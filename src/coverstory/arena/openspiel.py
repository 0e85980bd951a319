"""Our games as OpenSpiel sees them; only where it is installed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any

import pyspiel

from coverstory.rules.agent_hunter.actions import CODES
from coverstory.rules.contract import CHANCE, OVER, State
from coverstory.rules.game import Game
from coverstory.rules.options import Options

SEATS = 2
Ended = Callable[[State], bool]  # a game may be cut short, and is then scored as it stands


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of two seats: a win is worth 1, a loss -1, a shared win 0."""

    def __init__(self, game: Game, options: Options, ended: Ended) -> None:
        self.game = game
        self.start = game.start(SEATS, options)
        self.ended = ended
        super().__init__(type_of(game), info_of(CODES), {})

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """Chance is explicit; what a seat knows is all that it has heard, so that it forgets nothing."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.table = Table(game)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        who = self.table.state.to_act()
        return int(pyspiel.PlayerId.CHANCE) if who == CHANCE else who

    def is_terminal(self) -> bool:
        return self.table.state.to_act() == OVER or self.table.game.ended(self.table.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, float(chance)) for outcome, chance in self.table.state.chance_outcomes()]

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * SEATS
        first, second = self.table.state.outcome().places
        return [float(second - first), float(first - second)]

    def information_state_string(self, player: int | None = None) -> str:
        return "\n".join(self.table.heard[self.current_player() if player is None else player])

    def __str__(self) -> str:
        return self.table.state.text()

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.table.state.legal_actions())

    def _apply_action(self, action: int) -> None:
        self.table.carry_out(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.game.game.say_action(action, "en")


class Table:
    """What OpenSpiel copies for each child of a state."""

    def __init__(self, game: OpenSpielGame) -> None:
        self.game = game
        self.state = game.start.copy()
        self.heard: tuple[tuple[str, ...], ...] = ((),) * SEATS

    def carry_out(self, action: int) -> None:
        before = self.state.copy()
        self.state.advance(action)
        hear = self.game.game.hear
        self.heard = tuple(
            (*heard, *(event.text() for event in hear(before, action, self.state, seat)))
            for seat, heard in enumerate(self.heard)
        )

    def __deepcopy__(self, _memo: Mapping[int, Any]) -> Table:  # as the protocol has it
        twin = copy(self)
        twin.state = self.state.copy()
        return twin


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
        max_num_players=SEATS,
        min_num_players=SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
    )


def info_of(codes: int) -> Any:  # pyspiel has no types
    return pyspiel.GameInfo(
        num_distinct_actions=codes,
        max_chance_outcomes=codes,
        num_players=SEATS,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=10_000,
    )
