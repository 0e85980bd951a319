"""What is measured about beliefs: against arithmetic done by hand, and on a few short games of rookies."""

from __future__ import annotations

import json
from functools import cache
from math import log
from pathlib import Path

import pytest

from coverstory.__main__ import main
from coverstory.arena.contest.tournament import Contest
from coverstory.arena.fitting.calibration import (
    Calibration,
    ObservedGame,
    Told,
    brier,
    half_interval,
    observe_games,
    plan_observation,
)
from coverstory.arena.fitting.likelihood_fit import fit_choice_model, fit_table, surprises
from coverstory.arena.fitting.report import calibration_page, calibration_table
from coverstory.bots.top_secret_spies.choice_likelihood import FITTED
from coverstory.rules.options import Value

WORDS = ["calibrate", "top_secret_spies", "--bots", "rookie", "--games", "2", "--seed", "5"]


def contest(seats: int = 2, games: int = 2, **options: Value) -> Contest:
    return plan_observation(seats, options=options, codes=["rookie"], games=games, seed=5)


@cache
def games() -> list[ObservedGame]:
    return list(observe_games(contest(games=4), 1))


def calibrated() -> Calibration:
    found = Calibration(contest(games=4))
    for observed in games():
        found.add(observed)
    return found


def test_brier_score_by_hand() -> None:
    assert brier([0.5, 0.5, 0.0], 0) == pytest.approx(0.5)
    assert brier([1.0, 0.0, 0.0], 0) == 0.0


def test_interval_by_hand() -> None:
    assert half_interval([1.0, 3.0]) == pytest.approx(1.96 * 1.0)
    assert half_interval([1.0]) == 0.0


def test_the_truth_is_told_at_the_end() -> None:
    told = Told(ObservedGame(0, ["dealt 0", "dealt 1", "reveal 0 4", "reveal 1 2", "reveal 1 5", "returned 1 2"]))
    assert told.first == {0: 4, 1: 2}
    assert told.second == {1: 5}


def test_one_who_knows_nothing() -> None:
    """Two seats have five agents: four may be the other's."""
    log_loss, brier_score = Calibration(contest()).uniform
    assert log_loss == pytest.approx(log(4))
    assert brier_score == pytest.approx(0.75)


def test_every_belief_is_counted_once() -> None:
    found = calibrated()
    asked = sum(len(one.log_loss) for one in found.rounds.values())
    assert found.games == 4
    assert sum(bin_.count for bin_ in found.bins) == asked * 2 * 4  # two seats, four agents that the other may hold
    assert sum(bin_.true for bin_ in found.bins) == asked * 2


def test_moves_tell_something_about_rookies() -> None:
    found = calibrated()
    last = found.rounds[max(found.rounds)]
    assert sum(last.log_loss) / len(last.log_loss) < found.uniform[0]


def test_fitted_constants_are_at_least_as_likely_as_those_in_use() -> None:
    listened, heard = contest(), games()[:1]
    told = [Told(observed) for observed in heard]
    in_use = surprises(Calibration(listened).setup, told, list(FITTED.sharpness), list(FITTED.slips))
    found = fit_choice_model(listened, heard)
    for fitted, before in zip(found.kinds, in_use, strict=True):
        assert fitted.log_likelihood >= before.log_likelihood
        assert fitted.count == before.count
    assert all(kind in fit_table(found) for kind in ("moving", "placing", "playing"))


def test_the_page_and_the_table_hold_all_rounds() -> None:
    found = calibrated()
    page, table = calibration_page(found), calibration_table(found)
    assert page.count("<svg") == 3
    assert "coverstory calibrate top_secret_spies --bots rookie,rookie --seats 2 --games 4 --seed 5" in page
    assert all(f"\n  {number}" in table for number in found.rounds)


def test_nothing_finished_can_be_told_too() -> None:
    assert "No round" in calibration_page(Calibration(contest()))


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "it.html"
    assert main([*WORDS, "--json", "--report", str(page)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2
    assert told["rounds"][0]["round"] == 1
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_the_command_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "-o", "dossier=true"]) == 0
    assert "log-loss" in capsys.readouterr().out


def test_other_games_have_nothing_to_calibrate(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "agent_hunter", "--bots", "rookie"]) == 2
    assert "top_secret_spies" in capsys.readouterr().err
