"""coverstory bench."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from coverstory.arguments import AddCommand, positive


def add_bench(add: AddCommand) -> None:
    parser = add(
        "bench",
        "Measure speed, beside OpenSpiel, PettingZoo or boardgame.io where that is installed.",
        "coverstory bench",
        "coverstory bench --seconds 0.2 --json",
        "coverstory bench --server --tables 10,100",
        "coverstory bench --research",
    )
    parser.add_argument(
        "--research", action="store_true", help="measure the adapters for OpenSpiel and PettingZoo instead"
    )
    parser.add_argument(
        "--server", action="store_true", help="measure a server with scripted seats over real sockets instead"
    )
    parser.add_argument(
        "--tables",
        type=counts,
        default=[10, 100, 1000],
        metavar="N,…",
        help="of the server: how many are live (default: 10,100,1000)",
    )
    parser.add_argument(
        "--boardgame-io",
        type=Path,
        metavar="FOLDER",
        help="bench/boardgame.io with its packages, to compare with; `python3 dev.py bench --server` sees to that",
    )
    parser.add_argument("--node", default="node", metavar="FILE", help="the program that runs it (default: node)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="T", help="CPU time for each figure (default: 1)")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_bench)


def counts(words: str) -> list[int]:
    return [positive(word) for word in words.split(",")]


def run_bench(chosen: Namespace) -> int:
    """Other commands do not wait until what measures is loaded."""
    if chosen.server:
        from coverstory.arena.measuring.load.measure import measure_server
        from coverstory.arena.measuring.load.report import show_load

        load = measure_server(chosen.seconds, chosen.node, chosen.boardgame_io, chosen.tables)
        print(json.dumps(load, indent=2) if chosen.json else show_load(load))
        return 0
    if chosen.research:
        from coverstory.arena.measuring.research_speed import measure_research, show_research

        research = measure_research(chosen.seconds)
        print(json.dumps(research, indent=2) if chosen.json else show_research(research))
        return 0
    from coverstory.arena.measuring.bench import measure_all, show_measures

    measures = measure_all(chosen.seconds)
    print(json.dumps(measures, indent=2) if chosen.json else show_measures(measures))
    return 0
