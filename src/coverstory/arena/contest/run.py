"""`coverstory arena`: what it does and says."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from contextlib import AbstractContextManager, nullcontext

from coverstory.arena.contest.report import html_report
from coverstory.arena.contest.scoreboard import scoreboard
from coverstory.arena.contest.standings import RunningScore, standings
from coverstory.arena.contest.tournament import Played, arrange, play_contest
from coverstory.arena.ray_workers import on_ray
from coverstory.arena.workers import Run, in_processes
from coverstory.arguments import codes_in, read_options, seed_or_new
from coverstory.errors import CoverstoryError
from coverstory.progress import Progress, collect
from coverstory.rules.catalogue import find_game


def run(chosen: Namespace) -> int:
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
    with workers_for(chosen) as workers, open(page, "w", encoding="utf-8") as report:
        try:
            progress = Progress(contest.game, contest.games)
            collect(play_contest(contest, workers), finished, progress, RunningScore(contest).add)
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
