"""coverstory simulate."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from pathlib import Path

from coverstory.arena.simulating.simulate import Plan, Report, simulate
from coverstory.arguments import AddCommand, add_game, add_jobs, add_options, positive, read_options, seed, seed_or_new
from coverstory.progress import Progress
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.game import Game


def add_simulate(add: AddCommand) -> None:
    parser = add(
        "simulate",
        "Play many random games and count what happens.",
        "coverstory simulate undercover_wyss --seats 3 --games 1000 --seed 7",
        "coverstory simulate top_secret_spies --seats 7 -o cards=true -o dossier=true --records games.jsonl",
    )
    add_game(parser, GAMES)
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (default: as few as the game allows)")
    add_options(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="M", help="how many games (default: 100)")
    parser.add_argument(
        "--seed", type=seed, metavar="S", help="the same seed gives the same games (default: a new one)"
    )
    add_jobs(parser)
    parser.add_argument(
        "--records", type=Path, metavar="FILE.jsonl", help="a record of each game goes to this file, anew"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_simulate)


def run_simulate(chosen: Namespace) -> int:
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
