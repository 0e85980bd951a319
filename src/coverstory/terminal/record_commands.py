"""coverstory replay, coverstory review and coverstory verify."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from coverstory.arguments import AddCommand, add_language, positive
from coverstory.errors import CoverstoryError
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.languages import speak
from coverstory.terminal.seat_option import seat_number
from coverstory.words.say_error import say_error


def add_replay(add: AddCommand) -> None:
    parser = add(
        "replay",
        "Print a recorded game as one seat saw it.",
        "coverstory replay games.jsonl --seat 1 --lang de",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="records, one a line")
    parser.add_argument(
        "--seat", type=seat_number, default=int(ONLOOKER), metavar="N", help="whose, from 1 (default: an onlooker's)"
    )
    parser.add_argument("--number", type=positive, default=1, metavar="K", help="which record of the file (default: 1)")
    parser.add_argument("--boards", action="store_true", help="show the board, too, whenever somebody else is to act")
    add_language(parser)
    parser.set_defaults(run=run_replay)


def run_replay(chosen: Namespace) -> int:
    from coverstory.terminal.show import show_record  # other commands do not wait for it to load

    show_record(file=chosen.file, number=chosen.number, seat=chosen.seat, lang=speak(chosen.lang), boards=chosen.boards)
    return 0


def add_review(add: AddCommand) -> None:
    parser = add(
        "review",
        "Look at a finished game again: what each decision cost, what luck gave, who could know what.",
        "coverstory review game.json",
        "coverstory review games.jsonl --number 3 --lang de",
        "coverstory review game.json --json > review.json",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="records, one a line")
    parser.add_argument("--number", type=positive, default=1, metavar="K", help="which record of the file (default: 1)")
    parser.add_argument("--json", action="store_true", help="print all of it as JSON")
    add_language(parser)
    parser.set_defaults(run=run_review)


def run_review(chosen: Namespace) -> int:
    from coverstory.terminal.review import print_review  # other commands do not wait for it to load

    print_review(file=chosen.file, number=chosen.number, lang=speak(chosen.lang), as_json=chosen.json)
    return 0


def add_verify(add: AddCommand) -> None:
    parser = add(
        "verify",
        "Check that the chance of recorded games was fair and that nobody altered them.",
        "coverstory verify game.jsonl",
        "coverstory verify game.jsonl --mine my-entropy.json",
    )
    parser.add_argument("file", type=Path, metavar="RECORD", help="records, one a line")
    parser.add_argument("--commitment", type=str.lower, metavar="HEX", help="the one that you saw before the deal")
    parser.add_argument("--seal", type=str.lower, metavar="HEX", help="the one that you saw at the end")
    parser.add_argument("--mine", type=Path, metavar="FILE", help="what your program kept before the deal")
    add_language(parser)
    parser.set_defaults(run=run_verify)


def run_verify(chosen: Namespace) -> int:
    """1 after the first record that fails."""
    from coverstory.match.kept_promise import read_kept  # other commands do not wait for these to load
    from coverstory.match.verify_file import Noted, verified_file

    lang = speak(chosen.lang)
    try:
        kept = None if chosen.mine is None else read_kept(chosen.mine.read_bytes())
        for report in verified_file(chosen.file, Noted(chosen.commitment, chosen.seal, kept), lang):
            print(report)
    except CoverstoryError as error:
        sys.stdout.flush()
        print(f"coverstory: {say_error(error, lang)}", file=sys.stderr)
        return 1
    return 0
