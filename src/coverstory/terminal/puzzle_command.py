"""coverstory puzzle."""

from __future__ import annotations

from argparse import Namespace

from coverstory.arguments import AddCommand, add_language, positive, suggest
from coverstory.rules.catalogue import GAMES
from coverstory.rules.languages import speak


def add_puzzle(add: AddCommand) -> None:
    parser = add(
        "puzzle",
        "Solve a puzzle: a deduction, the best move, or a plan.",
        "coverstory puzzle",
        "coverstory puzzle undercover_wyss --number 12 --lang de",
    )
    game = parser.add_argument("game", nargs="?", metavar="GAME", help="of this game (default: the daily case)")
    suggest(game, lambda: GAMES)
    parser.add_argument("--daily", action="store_true", help="the daily case, the same for everybody")
    parser.add_argument("--number", type=positive, metavar="K", help="which one (default: any)")
    add_language(parser)
    parser.set_defaults(run=run_puzzle)


def run_puzzle(chosen: Namespace) -> int:
    from coverstory.terminal.puzzles import ask_puzzle  # other commands do not wait for it to load

    ask_puzzle(None if chosen.daily else chosen.game, chosen.number, speak(chosen.lang))
    return 0
