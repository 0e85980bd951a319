"""`coverstory calibrate`: what it takes, does and says."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from pathlib import Path

from coverstory import arguments
from coverstory.arena.fitting.calibration import GAME, Calibration, ObservedGame, observe_games, plan_observation
from coverstory.arena.fitting.likelihood_fit import fit_choice_model, fit_table
from coverstory.arena.fitting.report import calibration_page, calibration_table
from coverstory.arguments import AddCommand, positive
from coverstory.errors import BadOption, CoverstoryError
from coverstory.progress import Progress, collect


def add_calibrate(add: AddCommand) -> None:
    parser = add(
        "calibrate",
        "Measure what bots of Top Secret Spies believe about each other against the truth.",
        "coverstory calibrate top_secret_spies --bots spymaster:3000n --seats 4 --games 100 --seed 1",
        "coverstory calibrate top_secret_spies --bots spymaster:3000n,rookie --games 100 --report it.html",
        "coverstory calibrate top_secret_spies --bots spymaster:3000n --games 200 --fit",
    )
    arguments.add_game(parser, [GAME])
    arguments.add_bots(parser, "A[,B]", "codes as in the arena: A on every seat, or one A among seats of B")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many players (default: 2)")
    parser.add_argument("--games", type=positive, default=100, metavar="M", help="how many games (default: 100)")
    arguments.add_seed(parser)
    arguments.add_jobs(parser)
    parser.add_argument(
        "--fit", action="store_true", help="also find the constants under which the choices are likeliest"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--report", type=Path, metavar="FILE.html", help="write a page with plots to this file")
    arguments.add_options(parser)
    parser.set_defaults(run=run)


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
