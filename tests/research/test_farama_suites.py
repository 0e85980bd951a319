"""PettingZoo's, Gymnasium's and Shimmy's own suites, on every game with every number of seats and every variant."""

from __future__ import annotations

import functools
import warnings
from typing import Any

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

import coverstory.research.gymnasium
import coverstory.research.openspiel  # registers the games
import coverstory.research.pettingzoo
from coverstory.research.settings import name_of
from support.research_cases import CASES, Case

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of what PettingZoo's own examples will have to change
    from pettingzoo.test import api_test, render_test, seed_test
    from shimmy import OpenSpielCompatibilityV0

each_case = pytest.mark.parametrize("case", CASES, ids=str)


def maker(case: Case) -> functools.partial[Any]:
    return functools.partial(coverstory.research.pettingzoo.env, case.slug, **case.chosen)


@each_case
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_pettingzoo_api(case: Case) -> None:
    api_test(maker(case)(), num_cycles=100)


@each_case
def test_pettingzoo_seeds(case: Case) -> None:
    seed_test(maker(case), num_cycles=50)


@each_case
def test_pettingzoo_rendering(case: Case) -> None:
    render_test(maker(case))


@each_case
def test_gymnasium_environment(case: Case) -> None:
    env = gymnasium.make(f"coverstory/{name_of(case.slug)}-v0", bots="rookie", **case.chosen)
    check_env(env.unwrapped)


@each_case
@pytest.mark.filterwarnings("ignore:Agent's m")  # Shimmy gives its spaces no bounds
def test_openspiel_through_shimmy(case: Case) -> None:
    game = pyspiel.load_game(case.spiel_name)
    env = OpenSpielCompatibilityV0(game_name=game.get_type().short_name, config=game.get_parameters())
    api_test(env, num_cycles=50)
