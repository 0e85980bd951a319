"""The games in OpenSpiel: parameters, observers, clones, bots."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.observation import make_observation

from coverstory.errors import BadOption, UnknownBot, WrongSeats
from coverstory.research.openspiel import CLASSES, parameters_of
from coverstory.research.openspiel_bots import SpielBot
from coverstory.research.settings import options_of
from coverstory.rules.catalogue import GAMES
from support.research_cases import CASES, DEFAULTS, Case

each_game = pytest.mark.parametrize("case", DEFAULTS, ids=str)
NONE, SINGLE, ALL = (
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)


def moved(game: Any, steps: int) -> Any:  # pyspiel has no types
    """A state after so many steps, always the middle one."""
    state = game.new_initial_state()
    for _ in range(steps):
        actions = state.legal_actions()
        state.apply_action(actions[len(actions) // 2])
    return state


def test_the_page_for_researchers_lists_every_parameter() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    for game in GAMES.values():
        row = re.search(rf"^\| `coverstory_{game.slug}` \| (.*?) \| (.*) \|$", page, re.MULTILINE)
        assert row is not None, game.slug
        players = row[1].split("–")
        assert (players[0], players[-1]) == (str(game.least_seats), str(game.most_seats))
        assert re.findall(r"`(\w+)`", row[2]) == [option.name for option in options_of(game)]


def test_every_option_is_a_parameter() -> None:
    for slug, game in GAMES.items():
        names = {option.name for option in options_of(game)}
        kind = next(kind for kind in pyspiel.registered_games() if kind.short_name == f"coverstory_{slug}")
        assert set(kind.parameter_specification) == names | {"players"}
        assert kind.default_loadable


@pytest.mark.parametrize("case", CASES, ids=str)
def test_parameters_mean_the_options(case: Case) -> None:
    game = pyspiel.load_game(case.spiel_name)
    assert game.setting.seats == game.num_players() == case.seats
    assert game.setting.options == case.setting.options
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_defaults_are_those_of_the_rules() -> None:
    for slug, game in GAMES.items():
        loaded = pyspiel.load_game(f"coverstory_{slug}")
        assert parameters_of(game)["players"] == game.least_seats
        assert loaded.setting.options == Case(slug, game.least_seats, {}).setting.options


def test_what_does_not_fit_is_a_named_error() -> None:
    with pytest.raises(WrongSeats):
        CLASSES["agent_hunter"]({"players": 3})
    with pytest.raises(BadOption):
        CLASSES["agent_hunter"]({"cards": 11})


@each_game
def test_a_clone_goes_its_own_way(case: Case) -> None:
    state = moved(pyspiel.load_game(case.spiel_name), 30)
    before = str(state)
    clone, other = state.clone(), state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == str(other) == before
    state.apply_action(state.legal_actions()[-1])
    assert str(other) == before
    assert other.history() == state.history()[:-1] == clone.history()[:-1]


@each_game
def test_a_pickled_state_remembers_what_was_heard(case: Case) -> None:
    state = moved(pyspiel.load_game(case.spiel_name), 40)
    again = pickle.loads(pickle.dumps(state))
    for player in range(case.seats):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.information_state_tensor(player) == state.information_state_tensor(player)


@each_game
def test_observers_part_what_is_public_from_what_is_private(case: Case) -> None:
    game = pyspiel.load_game(case.spiel_name)
    state = moved(game, 40)
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=NONE))
    private = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False, private_info=SINGLE)
    )
    both = make_observation(game)
    for player in range(case.seats):
        for observer in (public, private, both):
            observer.set_from(state, player)
        assert {**public.dict, **private.dict}.keys() == both.dict.keys()
        assert np.array_equal(np.concatenate([public.tensor, private.tensor]), both.tensor)
        assert both.tensor.tolist() == state.observation_tensor(player)
        assert both.string_from(state, player) == state.observation_string(player)
        assert private.string_from(state, player).splitlines()[0] == f"seat {player}"
        assert public.string_from(state, player) == public.string_from(state, 0)


def test_an_observer_of_everything_is_refused() -> None:
    game = pyspiel.load_game("coverstory_agent_hunter")
    with pytest.raises(BadOption):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=ALL))
    with pytest.raises(BadOption):
        make_observation(game, params={"seed": 1})


def test_an_information_state_tells_what_was_heard_and_done() -> None:
    state = pyspiel.load_game("coverstory_agent_hunter(cards=4,houses=1)").new_initial_state()
    for number in (3, 0, 55):
        state.apply_action(number)
    assert state.information_state_string(0).splitlines() == [
        "seat 0", "did 3", "placed 0 0 3", "placed_unseen 1 0", "started 0", "turn 0",
    ]  # fmt: skip
    assert "placed 0 0 3" not in state.information_state_string(1)
    onlooker = make_observation(
        state.get_game(), pyspiel.IIGObservationType(perfect_recall=True, public_info=True, private_info=NONE)
    )
    assert onlooker.string_from(state, 0).splitlines() == [
        "onlooker", "placed_unseen 0 0", "placed_unseen 1 0", "started 0", "turn 0",
    ]  # fmt: skip


@each_game
def test_our_bots_play_a_game_to_its_end(case: Case) -> None:
    game = pyspiel.load_game(case.spiel_name)
    codes = ["rookie", "agent:5n", *["random"] * case.seats]
    bots = [SpielBot(game, player, codes[player], seed=player) for player in range(case.seats)]
    one = evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(1))
    assert sum(one) == pytest.approx(0)
    again = [SpielBot(game, player, codes[player], seed=player) for player in range(case.seats)]
    assert list(evaluate_bots(game.new_initial_state(), again, np.random.RandomState(1))) == list(one)


def test_a_bot_is_asked_for_by_its_code() -> None:
    game = pyspiel.load_game("coverstory_undercover_wyss")
    with pytest.raises(UnknownBot):
        SpielBot(game, 0, "grandmaster")
    with pytest.raises(WrongSeats):
        SpielBot(game, 2)
    assert SpielBot(game, 1).player_id() == 1
