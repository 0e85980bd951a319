"""What the commands of the command line have in common."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from coverstory.errors import BadOption
from coverstory.rules.languages import LANGUAGES
from coverstory.rules.options import Value, option_called
from coverstory.words.catalogue import Translations

MOST_SEED = 2**62 - 1

# add(name, about, *examples): a parser for a new command; what it runs is set with `set_defaults(run=…)`.
AddCommand = Callable[..., argparse.ArgumentParser]


@dataclass(frozen=True)
class Suggestions:
    """What a shell may complete an argument to."""

    words: Callable[[], Iterable[str]]
    is_list: bool  # several of them with commas between


def suggest(action: argparse.Action, words: Callable[[], Iterable[str]], is_list: bool = False) -> None:
    """Unlike `choices` this refuses nothing: we say ourselves what was expected, and `agent:500n` is a bot as well."""
    vars(action)["suggested"] = Suggestions(words, is_list)


def suggested(action: argparse.Action) -> Suggestions | None:
    found: Suggestions | None = vars(action).get("suggested")
    return found


class RenamedFlag(argparse.Action):
    """The old name of a flag: it works for one more release, says so, and is not in the help."""

    def __init__(self, option_strings: Sequence[str], dest: str, new: str) -> None:
        super().__init__(option_strings, dest, nargs=0, default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        self.new = new

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        print(f"coverstory: {option_string} is now called {self.new}", file=sys.stderr)
        setattr(namespace, self.dest, True)


def add_old_flag(parser: argparse.ArgumentParser, old: str, new: str) -> None:
    """After the new one was added; to be deleted with the release after the next."""
    dest = new.lstrip("-").replace("-", "_")
    parser.add_argument(old, dest=dest, action=RenamedFlag, new=new)


def bot_levels() -> Iterable[str]:
    from coverstory.bots.roster import LEVELS  # all the bots: a command that needs none does not wait for them

    return LEVELS


def add_game(parser: argparse.ArgumentParser, games: Collection[str]) -> None:
    listed = ", ".join(games)
    game = parser.add_argument("game", metavar="GAME", help=f"one of {listed}" if len(games) > 1 else listed)
    suggest(game, lambda: games)


def add_bots(parser: argparse.ArgumentParser, metavar: str, about: str, required: bool = True) -> None:
    """Codes with commas between, which `codes_in` reads."""
    bots = parser.add_argument("--bots", required=required, metavar=metavar, help=about)
    suggest(bots, bot_levels, is_list=True)


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=seed, metavar="S", help="the same seed gives the same deals (default: new)")


def add_jobs(parser: argparse._ActionsContainer) -> None:  # a parser, or a group of one
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="how many processes (default: 1)")


def add_options(parser: argparse.ArgumentParser) -> None:
    """The shell completes them to the options of the game that the line names before."""
    parser.add_argument(
        "-o", action="append", default=[], dest="options", metavar="KEY=VALUE", help="a game option; may be repeated"
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    usual = usual_language()
    lang = parser.add_argument(
        "--lang", type=str.lower, default=usual, metavar="|".join(LANGUAGES), help=f"language (default: {usual})"
    )
    suggest(lang, lambda: LANGUAGES)


def usual_language() -> str:
    """The system's, if we speak it; otherwise English."""
    settings = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next(filter(None, settings), "")[:2]
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def positive(word: str) -> int:
    if not word.isascii() or not word.isdigit() or not 0 < int(word) < 10**12:
        raise argparse.ArgumentTypeError(f"expected a positive whole number, got {word!r}")
    return int(word)


def seed(word: str) -> int:
    if not word.isascii() or not word.isdigit() or int(word) > MOST_SEED:
        raise argparse.ArgumentTypeError(f"expected a whole number from 0 to {MOST_SEED}, got {word!r}")
    return int(word)


def seed_or_new(chosen: int | None) -> int:
    return secrets.randbelow(2**32) if chosen is None else chosen


def codes_in(words: str) -> list[str]:
    """Codes of bots, as in `rookie,agent:500n`."""
    return [code for code in words.split(",") if code.strip()]


def read_options(pairs: Sequence[str]) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(option_called(pair), Translations("input", "key_and_value"), repr(pair))
        found[name] = value
    return found
