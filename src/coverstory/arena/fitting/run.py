"""`coverstory calibrate`: what it does and says."""

from __future__ import annotations

import json
import os
from argparse import Namespace

from coverstory import arguments
from coverstory.arena.fitting.calibration import GAME, Calibration, ObservedGame, observe_games, plan_observation
from coverstory.arena.fitting.likelihood_fit import fit_choice_model, fit_table
from coverstory.arena.fitting.report import calibration_page, calibration_table
from coverstory.errors import BadOption, CoverstoryError
from coverstory.progress import Progress, collect


def run(chosen: Namespace) -> int:
    options = arguments.read_options(chosen.options)
    if chosen.game != GAME:
        raise BadOption("Game", GAME, repr(chosen.game))
    codes = arguments.codes_in(chosen.bots)
    number = arguments.seed_or_new(chosen.seed)
    contest = plan_observation(chosen.seats, options=options, codes=codes, games=chosen.games, seed=number)
    heard: list[ObservedGame] = []
    stopped: BaseException | None = None
    with open(os.devnull if chosen.report is None else chosen.report, "w", encoding="utf-8") as page:
        try:
            collect(observe_games(contest, chosen.jobs), heard, Progress("listening", contest.games))
        except (KeyboardInterrupt, CoverstoryError) as error:
            stopped = error  # said when the finished games have been told
        found = Calibration(contest)
        for observed in heard:
            found.add(observed)
        page.write(calibration_page(found))
    tell(found, heard, chosen.json, chosen.fit)
    if stopped:
        raise stopped
    return 0


def tell(found: Calibration, heard: list[ObservedGame], as_json: bool, with_fit: bool) -> None:
    fitted = fit_choice_model(found.contest, heard) if with_fit else None
    if as_json:
        print(json.dumps(found.as_json() | ({"fit": fitted.as_json()} if fitted else {})), flush=True)
        return
    print(calibration_table(found), flush=True)
    if fitted:
        print("\n" + fit_table(fitted), flush=True)
