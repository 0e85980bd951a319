"""coverstory bench."""

from __future__ import annotations

import json
from argparse import Namespace

from coverstory.arena.bench import measure_all, show_measures
from coverstory.arguments import AddCommand


def add_bench(add: AddCommand) -> None:
    parser = add(
        "bench",
        "Measure speed, beside OpenSpiel where that is installed.",
        "coverstory bench",
        "coverstory bench --seconds 0.2 --json",
    )
    parser.add_argument("--seconds", type=float, default=1.0, metavar="T", help="CPU time for each figure (default: 1)")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_bench)


def run_bench(chosen: Namespace) -> int:
    measures = measure_all(chosen.seconds)
    print(json.dumps(measures, indent=2) if chosen.json else show_measures(measures))
    return 0
