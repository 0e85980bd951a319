"""coverstory arena."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from coverstory.arena.contest.report import html_report
from coverstory.arena.contest.scoreboard import scoreboard
from coverstory.arena.contest.standings import RunningScore, standings
from coverstory.arena.contest.tournament import Played, arrange, play_contest
from coverstory.arena.ray_workers import THIS_MACHINE, on_ray
from coverstory.arena.workers import Run, in_processes
from coverstory.arguments import (
    AddCommand,
    add_bots,
    add_game,
    add_jobs,
    add_options,
    add_seed,
    codes_in,
    positive,
    read_options,
    seed_or_new,
)
from coverstory.errors import CoverstoryError
from coverstory.progress import Progress, collect
from coverstory.rules.catalogue import GAMES, find_game


def add_arena(add: AddCommand) -> None:
    parser = add(
        "arena",
        "Let bots play each other, and say how sure the result is.",
        "coverstory arena undercover_wyss --bots rookie,random --games 400 --seed 1",
        "coverstory arena top_secret_spies --seats 4 --bots spymaster:2s,agent --games 400 --report it.html",
        "coverstory arena agent_hunter --bots R,rookie,agent:500n,spymaster:5000n --games 1200 --json",
        "coverstory arena undercover_danzer --bots spymaster:5000n,agent --games 400 --seed 1 --ray 10.0.0.1:6379",
    )
    add_game(parser, GAMES)
    add_bots(
        parser,
        "A,B[,C…]",
        "random (or R), rookie, agent or spymaster, the last two with a budget if you like: nodes (agent:500n)"
        " or seconds of CPU time (spymaster:2s) a move. With more than two seats one A sits among seats of B; of"
        " more than two bots every pair meets",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (default: as few as the game allows)")
    add_options(parser)
    parser.add_argument(
        "--games",
        type=positive,
        default=100,
        metavar="M",
        help="how many games in all; as many more as complete the last deal, which every bot plays from every seat"
        " (default: 100)",
    )
    add_seed(parser)
    where = parser.add_mutually_exclusive_group()
    add_jobs(where)
    where.add_argument(
        "--ray",
        nargs="?",
        const=THIS_MACHINE,
        metavar="ADDRESS",
        help="play on the Ray cluster at HOST:PORT, from a machine of the cluster; without an address on the one that"
        " runs here, or on one that is started for these games",
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--report", type=Path, metavar="FILE.html", help="write a page with plots to this file")
    parser.set_defaults(run=run_arena)


def run_arena(chosen: Namespace) -> int:
    game = find_game(chosen.game)
    seats = game.least_seats if chosen.seats is None else chosen.seats
    codes = codes_in(chosen.bots)
    number = seed_or_new(chosen.seed)
    contest = arrange(
        game, seats=seats, options=read_options(chosen.options), codes=codes, games=chosen.games, seed=number
    )
    finished: list[Played] = []
    stopped: BaseException | None = None
    page = os.devnull if chosen.report is None else chosen.report
    with workers_for(chosen) as run, open(page, "w", encoding="utf-8") as report:
        try:
            progress = Progress(contest.game, contest.games)
            collect(play_contest(contest, run), finished, progress, RunningScore(contest).add)
        except (KeyboardInterrupt, CoverstoryError) as error:
            stopped = error  # said when the finished games have been told
        found = standings(contest, finished)
        report.write(html_report(found))
        print(json.dumps(found.as_json()) if chosen.json else scoreboard(found), flush=True)
    if stopped:
        raise stopped
    return 0


def workers_for(chosen: Namespace) -> AbstractContextManager[Run]:
    return nullcontext(in_processes(chosen.jobs)) if chosen.ray is None else on_ray(chosen.ray)
