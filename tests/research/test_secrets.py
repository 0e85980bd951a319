"""What a player cannot know, dealt or chosen anew: nothing that leaves an adapter may change by a bit."""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest

import coverstory.research.openspiel  # noqa: F401  # registers the games
from coverstory.research.codecs.position import RunningGame
from coverstory.rules.contract import CHANCE, ONLOOKER, State
from coverstory.rules.rng import Rng
from support.research_cases import CASES, Case, step, walk

each_case = pytest.mark.parametrize("case", CASES, ids=str)
LOOKS_EVERY = 7
TRIES = 20
FEW = 30  # so many actions are tried; a move with more is no secret


@each_case
def test_two_worlds_one_observation(case: Case) -> None:
    table, rng = walk(case, 11)
    numbers = 0
    other_worlds = 0
    while not table.is_over():
        if numbers % LOOKS_EVERY == 0:
            other_worlds += sum(compare_worlds(table, seat, rng) for seat in range(case.seats))
        step(table, rng)
        numbers += 1
    assert other_worlds > 0


def compare_worlds(table: RunningGame, seat: int, rng: Rng) -> bool:
    """Whether a world that fits what the seat knows was another one; then nothing it sees may differ."""
    game, codec, state = table.setting.game, table.codec, table.state
    world = game.worlds(table.look(seat)).sample(rng)  # worlds are made from the picture, not from what was heard
    assert codec.tensor(world, seat) == codec.tensor(state, seat)
    assert codec.public_tensor(world) == codec.public_tensor(state)
    if codec.actor(state) == seat:
        assert codec.offered(world) == codec.offered(state)
    return world.text() != state.text()


@each_case
def test_two_histories_one_information_state(case: Case) -> None:
    game = pyspiel.load_game(case.spiel_name)
    rng = Rng(12)
    history = random_history(game, rng)
    others = 0
    for seat in range(case.seats):
        for length in (len(history) // part for part in (8, 6, 4, 3)):
            others += any(compare_histories(game, history[:length], seat, rng) for _ in range(TRIES))
    assert others > 0


def random_history(game: Any, rng: Rng) -> list[int]:  # pyspiel has no types
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    return [int(action) for action in state.history()]


def compare_histories(game: Any, history: list[int], seat: int, rng: Rng) -> bool:  # pyspiel has no types
    """Whether another history was found that sounds the same to the seat; then nothing it is given may differ."""
    other = retold(game, history, seat, rng)
    if other is None or other == history:
        return False
    one, two = played(game, history), played(game, other)
    assert one.information_state_string(seat) == two.information_state_string(seat)
    assert one.information_state_tensor(seat) == two.information_state_tensor(seat)
    assert one.observation_string(seat) == two.observation_string(seat)
    assert one.observation_tensor(seat) == two.observation_tensor(seat)
    assert one.current_player() == two.current_player()
    if one.current_player() == seat:
        assert one.legal_actions() == two.legal_actions()
    assert one.table.look(ONLOOKER).picture() == two.table.look(ONLOOKER).picture()
    return True


def played(game: Any, history: list[int]) -> Any:  # pyspiel has no types
    state = game.new_initial_state()
    for number in history:
        state.apply_action(number)
    return state


def retold(game: Any, history: list[int], seat: int, rng: Rng) -> list[int] | None:  # pyspiel has no types
    """Step by step the same action, or now and then another one that the seat hears as it heard the true one.

    None where that leads nowhere.
    """
    setting = game.setting
    true, other = setting.start.copy(), setting.start.copy()
    told: list[int] = []
    for number in history:
        before = true.copy()
        true.advance(setting.codec.action(before, number))
        news = setting.game.hear(before, setting.codec.action(before, number), true, seat)
        same = [setting.codec.action(other, number)]
        may_differ = before.to_act() != seat and other.legal_count() < FEW and rng.below(4) == 0
        fitting = [
            action
            for action in (possible(other) if may_differ else same)
            if other.is_legal(action) and heard(setting, other, action, seat) == news
        ]
        if not fitting:
            return None
        action = fitting[rng.below(len(fitting))]
        told.append(setting.codec.number(other, action))
        other.advance(action)
    return told


def possible(state: State) -> list[int]:
    if state.to_act() == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return list(state.legal_actions())


def heard(setting: Any, state: State, action: int, seat: int) -> list[Any]:  # events, as lists compare
    after = state.copy()
    after.advance(action)
    return list(setting.game.hear(state, action, after, seat))
