"""`coverstory calibrate`: what it takes."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from coverstory import arguments
from coverstory.arguments import AddCommand, positive
from coverstory.rules.top_secret_spies.plugin import PLUGIN


def add_calibrate(add: AddCommand) -> None:
    parser = add(
        "calibrate",
        "Measure what bots of Top Secret Spies believe about each other against the truth.",
        "coverstory calibrate top_secret_spies --bots spymaster:3000n --seats 4 --games 100 --seed 1",
        "coverstory calibrate top_secret_spies --bots spymaster:3000n,rookie --games 100 --report it.html",
        "coverstory calibrate top_secret_spies --bots spymaster:3000n --games 200 --fit",
    )
    arguments.add_game(parser, [PLUGIN.game.slug])
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
    parser.set_defaults(run=run_calibrate)


def run_calibrate(chosen: Namespace) -> int:
    from coverstory.arena.fitting.run import run  # other commands do not wait for it to load

    return run(chosen)
