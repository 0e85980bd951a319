"""coverstory puzzles."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from coverstory.arguments import AddCommand, positive, seed, seed_or_new, suggest
from coverstory.rules.catalogue import GAMES

if TYPE_CHECKING:
    from coverstory.match.record import Record

USUAL = 160  # puzzles of a game


def add_puzzles(add: AddCommand) -> None:
    parser = add(
        "puzzles",
        "Make the puzzles of a game, or prove the shipped ones again.",
        "coverstory puzzles make agent_hunter --seed 18 --out agent_hunter.json",
        "coverstory puzzles check",
    )
    step = parser.add_argument("step", choices=("make", "check"), metavar="make|check", help="what to do")
    suggest(step, lambda: ("make", "check"))
    game = parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of {', '.join(GAMES)}; check: all of them")
    suggest(game, lambda: GAMES)
    parser.add_argument("--seed", type=seed, metavar="S", help="the same seed gives the same puzzles (default: new)")
    parser.add_argument("--count", type=positive, default=USUAL, metavar="N", help=f"how many (default: {USUAL})")
    parser.add_argument(
        "--records", type=Path, metavar="FILE", help="look in these games first; only of people who agreed to it"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="where they go (default: standard output)")
    parser.set_defaults(run=run_puzzles)


def run_puzzles(chosen: Namespace) -> int:
    return run_make(chosen) if chosen.step == "make" else run_check(chosen)


def run_make(chosen: Namespace) -> int:
    from coverstory.puzzles.make import make  # other commands do not wait for these to load
    from coverstory.puzzles.puzzle import encoded_collection
    from coverstory.rules.catalogue import find_game

    slug = find_game(chosen.game or "").slug
    records = records_in(chosen.records, slug) if chosen.records else iter(())
    made = encoded_collection(make(slug, chosen.count, seed_or_new(chosen.seed), records, show_progress))
    if chosen.out is None:
        sys.stdout.buffer.write(made)
    else:
        chosen.out.write_bytes(made)
    return 0


def records_in(file: Path, slug: str) -> Iterator[Record]:
    from coverstory.match.record import read_record

    for line in file.read_bytes().splitlines():
        if line.strip():
            record = read_record(line, file.name)
            if record.game == slug:
                yield record


def show_progress(games: int, puzzles: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{games} games, {puzzles} puzzles", end="", file=sys.stderr)


def run_check(chosen: Namespace) -> int:
    """1 if any puzzle is not proved."""
    from coverstory.puzzles.check import failures
    from coverstory.puzzles.puzzle import collection_of, games_with_puzzles

    failed = 0
    for slug in [chosen.game] if chosen.game else games_with_puzzles():
        began = time.process_time()
        found = list(failures(collection_of(slug)))
        wrong = [puzzle for puzzle in found if puzzle is not None]
        failed += len(wrong)
        print(f"{slug}: {len(found) - len(wrong)} of {len(found)} proved, {time.process_time() - began:.1f} s")
        for puzzle in wrong:
            print(f"  {puzzle.id} ({puzzle.ask}): not proved")
    return 1 if failed else 0
