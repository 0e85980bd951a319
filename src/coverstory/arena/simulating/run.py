"""`coverstory simulate`: what it does and says."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from pathlib import Path

from coverstory.arena.simulating.simulate import Plan, Report, simulate
from coverstory.arguments import read_options, seed_or_new
from coverstory.progress import Progress
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game


def run(chosen: Namespace) -> int:
    game = find_game(chosen.game)
    seats = game.least_seats if chosen.seats is None else chosen.seats
    game.check_seats(seats)
    options = game.settle(read_options(chosen.options))
    game.start(seats, options)  # options that do not fit these seats are said before anything is written
    number = seed_or_new(chosen.seed)
    plan = Plan(
        game.slug,
        seats=seats,
        options=options,
        games=chosen.games,
        seed=number,
        keep_records=chosen.records is not None,
    )
    report = run_plan(plan, chosen.jobs, chosen.records)
    if chosen.json:
        print(json.dumps({"game": game.slug, "seats": seats, "options": options, "seed": number, **report.as_json()}))
    else:
        print_report(game, seats, number, report)
    return 0


def run_plan(plan: Plan, jobs: int, records: Path | None) -> Report:
    bar = Progress(plan.game, plan.games)
    done = 0

    def show(games: int) -> None:
        nonlocal done
        done = games
        bar.show(games)

    with open(os.devnull if records is None else records, "wb") as file:
        try:
            return simulate(plan, jobs, lambda lines: file.writelines(line + b"\n" for line in lines), show)
        except KeyboardInterrupt:
            kept = f"; {records} has their records" if records else ""
            raise KeyboardInterrupt(f"after {done:,} of {plan.games:,} games{kept}") from None
        finally:
            bar.close()


def print_report(game: Game, seats: int, number: int, report: Report) -> None:
    rates = report.as_json()
    print(f"{game.title['en']}, {seats} seats, {report.games:,} random games, seed {number}")
    print(f"  actions     {report.actions:,} (chance included), {report.decisions:,} decisions")
    print(f"  CPU time    {report.cpu_seconds:.3f} s")
    print(f"  a second    {rates['games_per_cpu_second']:,.0f} games, {rates['actions_per_cpu_second']:,.0f} actions")
    print(f"  length      {report.shortest}–{report.longest} actions, {report.actions / report.games:.1f} on average")
    wins = ", ".join(f"seat {seat}: {wins:,.1f}" for seat, wins in enumerate(report.wins_by_seat))
    print(f"  wins        {wins}; nobody: {report.nobody_won:,} (a shared win is split)")
    endings = ", ".join(f"{reason}: {count:,}" for reason, count in sorted(report.endings.items()))
    print(f"  endings     {endings}")
