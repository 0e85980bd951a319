"""`coverstory simulate`: what it takes."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from coverstory.arguments import AddCommand, add_game, add_jobs, add_options, positive, seed
from coverstory.rules.catalogue import GAMES


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
    from coverstory.arena.simulating.run import run  # other commands do not wait for it to load

    return run(chosen)
