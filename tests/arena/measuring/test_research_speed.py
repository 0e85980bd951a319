"""What the measurement of the research adapters plays, and how it is told."""

from __future__ import annotations

import random

import pyspiel

import coverstory.research.openspiel  # noqa: F401  # registers the games
from coverstory.arena.measuring.research_speed import (
    clone_time,
    play_spiel,
    python_games,
    show_research,
    spiel_games,
    wrapped,
    zoo_games,
    zoo_player,
)
from coverstory.research.pettingzoo import env, raw_env


def test_every_python_game_of_openspiel_is_met() -> None:
    found = python_games()
    assert {"python_kuhn_poker", "python_tic_tac_toe", "python_mfg_crowd_modelling"} <= set(found)
    assert not [name for name in found if name.startswith("coverstory")]


def test_games_are_played_to_their_end() -> None:
    rng = random.Random(1)
    ours = spiel_games()
    names = ("python_kuhn_poker", "python_iterated_prisoners_dilemma", "python_mfg_crowd_modelling", ours[0])
    for name in names:
        assert play_spiel(pyspiel.load_game(name).new_initial_states()[0], rng) > 2
    slug, chosen = zoo_games()[-1]
    assert zoo_player(env(slug, **chosen))() > 50
    assert zoo_player(wrapped(raw_env(slug, **chosen)))() > 50
    assert clone_time(ours[0], rng, 0.001) > 0


def test_figures_are_told() -> None:
    measures = {
        "python": "3.11",
        "compiled": True,
        "openspiel_steps_per_cpu_second": {"coverstory_agent_hunter": 300000, "python_kuhn_poker": 130000},
        "openspiel_clone_microseconds": {"coverstory_agent_hunter": 3.1},
        "pettingzoo_steps_per_cpu_second": {"tictactoe_v3": 20000},
    }
    lines = [line.split() for line in show_research(measures).splitlines()]
    assert ["coverstory_agent_hunter", "300,000", "3.1"] in lines
    assert ["tictactoe_v3", "20,000"] in lines
