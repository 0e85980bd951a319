"""OpenSpiel's own suites, on every game, every number of seats and every variant."""

from __future__ import annotations

import random
import unittest
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags

import coverstory.research.openspiel  # noqa: F401  # registers the games
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import CHANCE, OVER, State
from support.research_cases import CASES, IN_STEP, Case

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # what OpenSpiel's own games warn of when they are loaded
    from open_spiel.integration_tests import api_test
    from open_spiel.python.algorithms import generate_playthrough
    from open_spiel.python.tests import games_sim_test

flags.FLAGS.mark_as_parsed()  # the suites ask for their command line

each_case = pytest.mark.parametrize("case", CASES, ids=str)
in_step = pytest.mark.parametrize("case", IN_STEP, ids=str)
REDUCED = "coverstory_agent_hunter(cards=4,houses=1,decoys=0,cap=1)"


@in_step
def test_random_simulations(case: Case) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(case.spiel_name), num_sims=20, serialize=True, verbose=False)


@each_case
def test_simulation_with_clones_and_pickles(case: Case) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(case.spiel_name))


@each_case
def test_api_on_a_part_of_the_tree(case: Case) -> None:
    random.seed(1)
    np.random.seed(1)
    run_suite(api_test.EnforceAPIOnPartialTreeBase, case.spiel_name)


def test_api_on_a_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the suite expects for its own games, counted here by the rules alone."""
    kinds, known = census(find_game("agent_hunter").start(2, {"cards": 4, "houses": 1, "decoys": 0}))
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, REDUCED, kinds)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, REDUCED, known)
    run_suite(api_test.EnforceAPIOnFullTreeBase, REDUCED)


@in_step
def test_a_playthrough_replays(case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generate_playthrough, "_format_tensor", in_bytes)
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(case.spiel_name, None, seed=1), encoding="utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert original == again


def in_bytes(tensor: Any, tensor_name: str) -> list[str]:  # an array of numpy
    """Every bit of it. OpenSpiel rounds and prints number by number, which takes most of the time of a playthrough."""
    return [f"{tensor_name}{list(tensor.shape)} = {tensor.tobytes().hex()}"]


def run_suite(base: Any, name: str) -> None:  # OpenSpiel has no types
    suite = type("Suite", (base,), {"game": pyspiel.load_game(name), "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), "\n".join(report for _, report in [*result.failures, *result.errors])


def census(start: State) -> tuple[tuple[int, int, int], int]:
    """Histories that end at chance, at a decision and at the end; and what the seat to act can know at decisions."""
    counts = {"chance": 0, "choice": 0, "end": 0}
    known: set[tuple[int, str]] = set()

    def visit(state: State, heard: tuple[str, str]) -> None:
        who = state.to_act()
        quiet = state.text().split("quiet ")[1].startswith("1\n")
        kind = "end" if who == OVER or quiet else "chance" if who == CHANCE else "choice"
        counts[kind] += 1
        if kind == "choice":
            known.add((who, heard[who]))
        if kind == "end":
            return
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if kind == "chance" else []
        for action in [*state.legal_actions(), *outcomes]:
            child = state.copy()
            child.apply(action)
            news = [find_game("agent_hunter").hear(state, action, child, seat) for seat in range(2)]
            visit(child, (heard[0] + str(news[0]), heard[1] + str(news[1])))

    visit(start, ("", ""))
    return (counts["chance"], counts["choice"], counts["end"]), len(known)
