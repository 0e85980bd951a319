"""--bot-pause, for every command that brings bots to a table."""

from __future__ import annotations

import argparse
import re

from coverstory.table.pauses import USUAL_PAUSE

LONGEST_PAUSE = 60.0  # seconds
PAUSE_HELP = (
    "bots take this long over a move, up to twice as long, on top of the seconds that their level thinks;"
    f" 0: no longer than they need, which can tell what they hold (default: {USUAL_PAUSE})"
)


def add_bot_pause(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bot-pause",
        type=pause,
        default=USUAL_PAUSE,
        metavar="SECONDS",
        help=PAUSE_HELP,
    )


def pause(word: str) -> float:
    seconds = read_pause(word)
    if seconds is None:
        raise argparse.ArgumentTypeError(f"expected seconds from 0 to {LONGEST_PAUSE:.0f}, got {word!r}")
    return seconds


def read_pause(word: str) -> float | None:
    is_number = re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,3})?", word)
    return float(word) if is_number and float(word) <= LONGEST_PAUSE else None
