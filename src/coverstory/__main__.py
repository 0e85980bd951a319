"""The command line: what there is, and how it ends."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from functools import partial
from types import FrameType
from typing import NoReturn

from coverstory.about import version_line
from coverstory.arena.contest.command import add_arena
from coverstory.arena.exploiting.command import add_exploit
from coverstory.arena.fitting.command import add_calibrate
from coverstory.arena.measuring.command import add_bench
from coverstory.arena.simulating.command import add_simulate
from coverstory.arguments import AddCommand, usual_language
from coverstory.completion import add_completion
from coverstory.errors import CoverstoryError
from coverstory.puzzles.command import add_puzzles
from coverstory.server.operations.commands import add_server_commands, add_table
from coverstory.terminal.games_command import add_games
from coverstory.terminal.play_command import add_play
from coverstory.terminal.puzzle_command import add_puzzle
from coverstory.terminal.record_commands import add_replay, add_review, add_verify
from coverstory.words.catalogue import words
from coverstory.words.languages import LANGUAGES
from coverstory.words.say_error import say_error


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit code: 0, or 2 after one sentence on standard error."""
    signal.signal(signal.SIGINT, stop_once)
    chosen = make_parser().parse_args(arguments)
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except CoverstoryError as error:
        return complain(say_error(error, language_of(chosen)))
    except BrokenPipeError:  # the reader of our output has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return complain(f"{error.filename or 'File'}: {error.strerror}.")
    except KeyboardInterrupt as stopped:
        # How far research had come is English, as all that it prints.
        said = f"Stopped {stopped}." if str(stopped) else words(language_of(chosen), "command_line").say("stopped")
        print(f"\n{said}", file=sys.stderr)
        return 128 + signal.SIGINT
    return code


def language_of(chosen: argparse.Namespace) -> str:
    """Not every command takes a language, and the one asked for may be what is wrong."""
    lang: str = getattr(chosen, "lang", "")
    return lang if lang in LANGUAGES else usual_language()


def stop_once(number: int, _frame: FrameType | None) -> None:
    """Ctrl-C; pressed again while the games are being saved, it must not lose them."""
    signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def complain(sentence: str) -> int:
    print(f"coverstory: {sentence}", file=sys.stderr)
    return 2


class Parser(argparse.ArgumentParser):
    """One sentence instead of a page of usage."""

    def error(self, message: str) -> NoReturn:
        sys.exit(complain(f"{message}; `{self.prog} --help` shows how."))


def make_parser() -> Parser:
    parser = Parser(
        prog="coverstory",
        usage="%(prog)s [--no-browser] [--port PORT] [COMMAND ...]",
        description="Four classic spy board games at one table. Without a command: in your browser.",
        epilog=say_examples(
            "coverstory",
            "coverstory play top_secret_spies --seats 4 -o cards=true",
            "coverstory serve --host 0.0.0.0",
            "coverstory arena agent_hunter --bots rookie,random --games 100",
            "coverstory play --help",
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=version_line())
    add_table(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog="coverstory")
    add: AddCommand = partial(add_command, commands)
    for add_it in (add_play, add_puzzle, add_games, add_simulate, add_replay, add_review, add_verify, add_puzzles):
        add_it(add)
    for add_it in (add_arena, add_exploit, add_calibrate):
        add_it(add)
    add_bench(add)
    add_server_commands(add)
    add_completion(add, parser)
    return parser


Commands = argparse._SubParsersAction  # argparse gives it no public name


def add_command(commands: Commands[Parser], name: str, about: str, *examples: str) -> Parser:
    return commands.add_parser(
        name,
        help=about,
        description=about,
        epilog=say_examples(*examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def say_examples(*examples: str) -> str:
    return "\n  ".join(("examples:" if len(examples) > 1 else "example:", *examples))


if __name__ == "__main__":
    sys.exit(main())
