"""`coverstory arena`: what it takes."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from coverstory.arguments import (
    AddCommand,
    add_bots,
    add_game,
    add_jobs,
    add_options,
    add_seed,
    positive,
)
from coverstory.rules.catalogue import GAMES


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
        const="",  # THIS_MACHINE of ray_workers.py
        metavar="ADDRESS",
        help="play on the Ray cluster at HOST:PORT, from a machine of the cluster; without an address on the one that"
        " runs here, or on one that is started for these games",
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--report", type=Path, metavar="FILE.html", help="write a page with plots to this file")
    parser.set_defaults(run=run_arena)


def run_arena(chosen: Namespace) -> int:
    from coverstory.arena.contest.run import run  # other commands do not wait for it to load

    return run(chosen)
