"""OpenSpiel's own players and learners on our games: resampling, ISMCTS, and what a learner is given."""

from __future__ import annotations

import pickle
from itertools import pairwise
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from coverstory.errors import BadOption, WrongSeats
from coverstory.research.openspiel_bots import SpielBot
from coverstory.rules.rng import Rng
from support.research_cases import CASES, DEFAULTS, Case

each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("case", DEFAULTS, ids=str)
RECALL = pyspiel.IIGObservationType(perfect_recall=True)
LOOKS_EVERY = 3


def positions(game: Any, rng: Rng) -> Any:  # pyspiel has no types
    """Decisions of a random game, and of what chance did before them."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.history()) % LOOKS_EVERY == 0:
            yield state
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])


@each_case
def test_a_resampled_state_is_another_one_that_the_player_cannot_tell_apart(case: Case) -> None:
    rng = Rng(21)
    sampler = sampled_from(rng)
    others = 0
    for state in positions(pyspiel.load_game(case.spiel_name), rng):
        for player in range(case.seats):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            others += str(other) != str(state)
    assert others > 0


def sampled_from(rng: Rng) -> Any:  # a function, as OpenSpiel hands over
    return lambda: rng.below(2**31) / 2**31


@each_game
def test_a_resampled_state_tells_the_others_nothing_of_the_true_game(case: Case) -> None:
    """All that it says is the same for two truths that the player cannot tell apart."""
    rng = Rng(22)
    for state in positions(pyspiel.load_game(case.spiel_name), rng):
        twin = state.resample_from_infostate(0, sampled_from(rng))
        seed = rng.below(1000)
        one, two = (truth.resample_from_infostate(0, sampled_from(Rng(seed))) for truth in (state, twin))
        assert str(one) == str(two)
        for player in range(case.seats):
            assert one.information_state_string(player) == two.information_state_string(player)


@each_game
def test_a_resampled_state_goes_on_and_remembers(case: Case) -> None:
    rng = Rng(23)
    start = next(positions(pyspiel.load_game(case.spiel_name), rng))
    state = start.resample_from_infostate(1, sampled_from(rng))
    told = [state.information_state_string(1)]
    while not state.is_terminal():
        actions = state.legal_actions()
        state.clone().apply_action(actions[0])  # which must not move this one on
        state.apply_action(actions[rng.below(len(actions))])
        told.append(state.information_state_string(1))
    assert len(told) > 5
    assert all(later.startswith(earlier) for earlier, later in pairwise(told))


def test_a_resampled_state_is_not_written_down_as_another() -> None:
    state = next(positions(pyspiel.load_game("coverstory_undercover_wyss"), Rng(24)))
    other = state.resample_from_infostate(0, sampled_from(Rng(1)))
    for write in (pickle.dumps, lambda found: found.serialize()):
        with pytest.raises(TypeError, match="resampled"):
            write(other)
    with pytest.raises(WrongSeats):
        state.resample_from_infostate(2, sampled_from(Rng(1)))


@each_game
def test_ismcts_of_openspiel_plays_a_game_to_its_end(case: Case) -> None:
    game = pyspiel.load_game(case.spiel_name)
    chance = np.random.RandomState(1)
    outside = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), uct_c=1.4, max_simulations=3, random_state=chance)
    bots = [outside, *(SpielBot(game, player, "rookie", seed=player) for player in range(1, case.seats))]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    assert sum(state.returns()) == pytest.approx(0)


@each_game
def test_a_learner_of_openspiel_is_given_what_is_seen_and_no_digest(case: Case) -> None:
    """Its DQN was given 64 random bits by default, and learned nothing."""
    env = rl_environment.Environment(pyspiel.load_game(case.spiel_name))
    time_step = env.reset()
    player = time_step.current_player()
    assert time_step.observations["info_state"][player] == env.get_state.observation_tensor(player)
    assert env.observation_spec()["info_state"] == (len(env.get_state.observation_tensor(player)),)


def test_a_digest_tells_information_states_apart_for_who_asks_for_it() -> None:
    game = pyspiel.load_game("coverstory_undercover_wyss")
    told, digests = set(), set()
    observer = make_observation(game, RECALL, {"digest": True})
    for state in positions(game, Rng(25)):
        observer.set_from(state, 0)
        assert observer.dict["history"].shape == (64,)
        told.add(state.information_state_string(0))
        digests.add(observer.dict["history"].tobytes())
    assert len(digests) == len(told) > 1
    with pytest.raises(BadOption):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=False), {"digest": True})
