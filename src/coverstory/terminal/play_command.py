"""coverstory play."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from coverstory.arguments import (
    AddCommand,
    add_language,
    add_options,
    bot_levels,
    positive,
    read_options,
    seed,
    suggest,
)
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.languages import speak
from coverstory.table.pause_option import add_bot_pause
from coverstory.terminal.seat_option import seat_number


def add_play(add: AddCommand) -> None:
    parser = add(
        "play",
        "Play a game in the terminal, against bots or at a server.",
        "coverstory play",
        "coverstory play agent_hunter",
        "coverstory play top_secret_spies --seats 4 -o cards=true --bots agent --lang de",
        "coverstory play --connect https://games.example/t/ID --name Anna",
        "coverstory play undercover_wyss --seats 3 --connect games.example",
        "coverstory play agent_hunter --plain",
        "coverstory play agent_hunter --series best-of-3 --starts loser",
    )
    add_setup(parser)
    add_server(parser)
    add_manner(parser)
    parser.set_defaults(run=run_play)


SERIES = ("single", "best-of-3", "best-of-5", "best-of-7", "points-2", "points-3", "points-5", "until-won")


def add_setup(parser: ArgumentParser) -> None:
    """Which game, with whom."""
    game = parser.add_argument(
        "game", nargs="?", metavar="GAME", help="one of " + ", ".join(GAMES) + " (asked for if left out)"
    )
    suggest(game, GAMES.keys)
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (default: as few as the game allows)")
    parser.add_argument("--seat", type=seat_number, metavar="N", help="where you sit, from 1 (default: 1)")
    add_options(parser)
    add_language(parser)
    series = parser.add_argument(
        "--series",
        default="single",
        metavar="KIND",
        help="several games for one result: best-of-3, best-of-5, best-of-7, points-N (the sum of N games), until-won"
        " (default: single)",
    )
    suggest(series, lambda: SERIES)
    parser.add_argument(
        "--starts",
        choices=("next", "loser"),
        default="next",
        help="who begins the next game of a series: the next seat, or whoever came last (default: next)",
    )
    bots = parser.add_argument(
        "--bots",
        metavar="LEVEL",
        help="random, rookie, agent, spymaster (default: rookie; at a server: the other seats stay open)",
    )
    suggest(bots, bot_levels)
    add_bot_pause(parser)


def add_server(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--connect",
        metavar="URL",
        help="play at a server: the link of a table joins it, the address of a server opens a new table there",
    )
    parser.add_argument("--name", metavar="NAME", help="what others call you there (default: the name you had last)")


def add_manner(parser: ArgumentParser) -> None:
    """How it is shown, thought about, drawn and kept."""
    parser.add_argument(
        "--plain",
        action="store_true",
        help="line by line, for screen readers and scripts; by itself where the output is no terminal",
    )
    parser.add_argument(
        "--jobs",
        type=positive,
        default=1,
        metavar="J",
        help="how many processes an agent or a spymaster searches with (default: 1): its nodes are shared out among"
        " them, its seconds are given to each; Agent Hunter's spymaster takes no notice",
    )
    parser.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="append a record of the game to this file; `coverstory verify` checks its chance",
    )
    parser.add_argument(
        "--entropy", default="", metavar="TEXT", help="your part of chance, which nobody else can foresee"
    )
    parser.add_argument(
        "--seed", type=seed, metavar="S", help="the same seed and choices give the same game (default: nobody can know)"
    )


def run_play(chosen: Namespace) -> int:
    from coverstory.terminal.play import (  # boards, bots and the wire: other commands do not wait for them
        PlayRequest,
        play,
    )
    from coverstory.terminal.series_option import read_series

    speak(chosen.lang)
    if chosen.game:
        find_game(chosen.game)
    return play(
        PlayRequest(
            game=chosen.game,
            seats=chosen.seats,
            seat=chosen.seat,
            options=read_options(chosen.options),
            lang=chosen.lang,
            bots=chosen.bots,
            bot_pause=chosen.bot_pause,
            record=chosen.record,
            seed=chosen.seed,
            entropy=chosen.entropy,
            jobs=chosen.jobs,
            connect=chosen.connect,
            name=chosen.name,
            series=read_series(chosen.series, chosen.starts),
        ),
        chosen.plain,
    )
