"""The command line."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import signal
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from types import FrameType
from typing import NoReturn

from coverstory import __version__
from coverstory.arena import calibrate_command, exploit_command
from coverstory.arena.bench import measure_all, show_measures
from coverstory.arena.progress import Progress
from coverstory.arena.report import html_report
from coverstory.arena.scoreboard import scoreboard
from coverstory.arena.simulate import Plan, Report, simulate
from coverstory.arena.standings import RunningScore, standings
from coverstory.arena.tournament import Contest, Played, arrange, play_contest
from coverstory.errors import BadOption, CoverstoryError
from coverstory.match.audit import verified_file
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.game import Game
from coverstory.rules.languages import speak
from coverstory.rules.options import Value
from coverstory.server.cli import add_server_commands
from coverstory.terminal.play import Table, play_in_terminal
from coverstory.terminal.show import show_record

MOST_SEED = 2**62 - 1
PLAYERS = {"en": "players", "de": "Personen"}


def main(words: Sequence[str] | None = None) -> int:
    """Returns the exit code: 0, or 2 after one sentence on standard error."""
    signal.signal(signal.SIGINT, stop_once)
    try:
        chosen = make_parser().parse_args(words)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except CoverstoryError as error:
        return complain(str(error))
    except BrokenPipeError:  # the reader of our output has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return complain(f"{error.filename or 'File'}: {error.strerror}.")
    except KeyboardInterrupt as stopped:
        print(f"\nStopped {stopped}".rstrip() + ".", file=sys.stderr)
        return 128 + signal.SIGINT
    return code


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
        description="Four classic spy board games at one table.",
        epilog="example: coverstory play top_secret_spies --seats 4 -o cards=true",
    )
    parser.add_argument("--version", action="version", version=f"coverstory {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_play(commands)
    add_games(commands)
    add_simulate(commands)
    add_replay(commands)
    add_verify(commands)
    add_arena(commands)
    add_exploit(commands)
    add_calibrate(commands)
    add_bench(commands)
    add_server_commands(partial(add_command, commands))
    return parser


Commands = argparse._SubParsersAction  # argparse gives it no public name


def add_command(commands: Commands[Parser], name: str, about: str, *examples: str) -> Parser:
    lines = "\n  ".join(("examples:" if len(examples) > 1 else "example:", *examples))
    return commands.add_parser(
        name, help=about, description=about, epilog=lines, formatter_class=argparse.RawDescriptionHelpFormatter
    )


def add_play(commands: Commands[Parser]) -> None:
    parser = add_command(
        commands,
        "play",
        "Play a game in the terminal against bots.",
        "coverstory play",
        "coverstory play agent_hunter",
        "coverstory play top_secret_spies --seats 4 -o cards=true --bots agent --lang de",
    )
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="one of " + ", ".join(GAMES) + " (asked for if left out)"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (default: as few as the game allows)")
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="where you sit, from 0 (default: 0)")
    add_options(parser)
    add_language(parser)
    parser.add_argument(
        "--bots", default="rookie", metavar="LEVEL", help="random, rookie, agent, spymaster (default: rookie)"
    )
    parser.add_argument(
        "--jobs",
        type=positive,
        default=1,
        metavar="J",
        help="how many processes an agent or a spymaster searches with (default: 1): its nodes are shared out among"
        " them, its seconds are given to each; where it solves rather than searches, as in agent_hunter, it needs one",
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="append a record of the game to this file")
    parser.add_argument(
        "--seed", type=seed, metavar="S", help="the same seed and choices give the same game (default: nobody can know)"
    )
    parser.set_defaults(run=run_play)


def add_games(commands: Commands[Parser]) -> None:
    parser = add_command(
        commands,
        "games",
        "List the games, their players and options.",
        "coverstory games --lang de",
        "coverstory games --json",
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    add_language(parser)
    parser.set_defaults(run=run_games)


def add_simulate(commands: Commands[Parser]) -> None:
    parser = add_command(
        commands,
        "simulate",
        "Play many random games and count what happens.",
        "coverstory simulate undercover_wyss --seats 3 --games 1000 --seed 7",
        "coverstory simulate top_secret_spies --seats 7 -o cards=true -o dossier=true --records games.jsonl",
    )
    parser.add_argument("game", metavar="GAME", help="one of " + ", ".join(GAMES))
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (default: as few as the game allows)")
    add_options(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="M", help="how many games (default: 100)")
    parser.add_argument(
        "--seed", type=seed, metavar="S", help="the same seed gives the same games (default: a new one)"
    )
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="how many processes (default: 1)")
    parser.add_argument(
        "--records", type=Path, metavar="FILE.jsonl", help="a record of each game goes to this file, anew"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_simulate)


def add_replay(commands: Commands[Parser]) -> None:
    parser = add_command(
        commands,
        "replay",
        "Print a recorded game as one seat saw it.",
        "coverstory replay games.jsonl --seat 1 --lang de",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="records, one a line")
    parser.add_argument("--seat", type=int, default=int(ONLOOKER), metavar="N", help="from 0 (default: an onlooker)")
    parser.add_argument("--number", type=positive, default=1, metavar="K", help="which record of the file (default: 1)")
    parser.add_argument("--boards", action="store_true", help="show the board, too, whenever somebody else is to act")
    add_language(parser)
    parser.set_defaults(run=run_replay)


def add_verify(commands: Commands[Parser]) -> None:
    parser = add_command(
        commands,
        "verify",
        "Check that the chance of recorded games was fair and that nobody altered them.",
        "coverstory verify game.jsonl",
    )
    parser.add_argument("file", type=Path, metavar="RECORD", help="records, one a line")
    parser.add_argument("--commitment", type=str.lower, metavar="HEX", help="the one that you saw before the deal")
    parser.add_argument("--seal", type=str.lower, metavar="HEX", help="the one that you saw at the end")
    parser.set_defaults(run=run_verify)


def add_arena(commands: Commands[Parser]) -> None:
    parser = add_command(
        commands,
        "arena",
        "Let bots play each other, and say how sure the result is.",
        "coverstory arena undercover_wyss --bots rookie,random --games 400 --seed 1",
        "coverstory arena top_secret_spies --seats 4 --bots spymaster:2s,agent --games 400 --report it.html",
        "coverstory arena agent_hunter --bots R,rookie,agent:500n,spymaster:5000n --games 1200 --json",
    )
    parser.add_argument("game", metavar="GAME", help="one of " + ", ".join(GAMES))
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B[,C…]",
        help="random (or R), rookie, agent or spymaster, the last two with a budget if you like: nodes (agent:500n)"
        " or seconds of CPU time (spymaster:2s) a move. With more than two seats one A sits among seats of B; of"
        " more than two bots every pair meets",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (default: as few as the game allows)")
    add_options(parser)
    parser.add_argument(
        "--games",
        type=positive,
        default=100,
        metavar="M",
        help="how many games in all; as many more as complete the last deal, which every bot plays from every seat"
        " (default: 100)",
    )
    parser.add_argument("--seed", type=seed, metavar="S", help="the same seed gives the same deals (default: new)")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="how many processes (default: 1)")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--report", type=Path, metavar="FILE.html", help="write a page with plots to this file")
    parser.set_defaults(run=run_arena)


def add_exploit(commands: Commands[Parser]) -> None:
    parser = add_command(commands, "exploit", exploit_command.ABOUT, *exploit_command.EXAMPLES)
    exploit_command.add_arguments(parser, positive, seed)
    add_options(parser)
    parser.set_defaults(run=lambda chosen: exploit_command.run(chosen, read_options(chosen.options)))


def add_calibrate(commands: Commands[Parser]) -> None:
    parser = add_command(commands, "calibrate", calibrate_command.ABOUT, *calibrate_command.EXAMPLES)
    calibrate_command.add_arguments(parser, positive, seed)
    add_options(parser)
    parser.set_defaults(run=lambda chosen: calibrate_command.run(chosen, read_options(chosen.options)))


def add_bench(commands: Commands[Parser]) -> None:
    parser = add_command(
        commands,
        "bench",
        "Measure speed, beside OpenSpiel where that is installed.",
        "coverstory bench",
        "coverstory bench --seconds 0.2 --json",
    )
    parser.add_argument("--seconds", type=float, default=1.0, metavar="T", help="CPU time for each figure (default: 1)")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_bench)


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "-o", action="append", default=[], dest="options", metavar="KEY=VALUE", help="a game option; may be repeated"
    )


def add_language(parser: Parser) -> None:
    usual = usual_language()
    parser.add_argument("--lang", type=str.lower, default=usual, metavar="en|de", help=f"language (default: {usual})")


def usual_language() -> str:
    """German where the system is set to it, else English."""
    settings = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "de" if next(filter(None, settings), "").startswith("de") else "en"


def positive(word: str) -> int:
    if not word.isascii() or not word.isdigit() or not 0 < int(word) < 10**12:
        raise argparse.ArgumentTypeError(f"expected a positive whole number, got {word!r}")
    return int(word)


def seed(word: str) -> int:
    if not word.isascii() or not word.isdigit() or int(word) > MOST_SEED:
        raise argparse.ArgumentTypeError(f"expected a whole number from 0 to {MOST_SEED}, got {word!r}")
    return int(word)


def read_options(pairs: Sequence[str]) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption("Option", "KEY=VALUE", repr(pair))
        found[name] = value
    return found


# The commands.


def run_play(chosen: argparse.Namespace) -> int:
    speak(chosen.lang)
    if chosen.game:
        find_game(chosen.game)
    return play_in_terminal(
        Table(
            chosen.game,
            chosen.seats,
            chosen.seat,
            read_options(chosen.options),
            chosen.lang,
            chosen.bots,
            chosen.record,
            chosen.seed,
            chosen.jobs,
        )
    )


def run_games(chosen: argparse.Namespace) -> int:
    lang = speak(chosen.lang)
    if chosen.json:
        print(json.dumps([describe(game) for game in GAMES.values()], ensure_ascii=False, indent=2))
        return 0
    for game in GAMES.values():
        print(f"{game.slug}: {game.title[lang]} ({game.designers}, {game.publisher} {game.year})")
        print(f"  {game.summary[lang]} {seat_span(game)} {PLAYERS[lang]}, {game.minutes} min")
        for option in game.options:
            chosen_by = f"-o {option.name}={show_value(option.default)}"
            print(f"  {chosen_by}  [{option.form}]  {option.rule}: {option.about[lang]}")
        print()
    return 0


def seat_span(game: Game) -> str:
    return f"{game.least_seats}" if game.least_seats == game.most_seats else f"{game.least_seats}–{game.most_seats}"


def show_value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def describe(game: Game) -> dict[str, object]:
    return {
        "game": game.slug,
        "rules": game.version,
        "title": dict(game.title),
        "summary": dict(game.summary),
        "designers": game.designers,
        "publisher": game.publisher,
        "year": game.year,
        "seats": {"least": game.least_seats, "most": game.most_seats},
        "minutes": game.minutes,
        "options": [
            {
                "name": option.name,
                "rule": option.rule,
                "default": option.default,
                "allowed": option.allowed,
                "about": dict(option.about),
            }
            for option in game.options
        ],
    }


def run_simulate(chosen: argparse.Namespace) -> int:
    game = find_game(chosen.game)
    seats = game.least_seats if chosen.seats is None else chosen.seats
    game.check_seats(seats)
    options = game.settle(read_options(chosen.options))
    game.start(seats, options)  # options that do not fit these seats are said before anything is written
    number = secrets.randbelow(2**32) if chosen.seed is None else chosen.seed
    plan = Plan(game.slug, seats, options, chosen.games, number, chosen.records is not None)
    report = run_plan(plan, chosen.jobs, chosen.records)
    if chosen.json:
        print(json.dumps({"game": game.slug, "seats": seats, "options": options, "seed": number, **report.as_json()}))
    else:
        print_report(game, seats, number, report)
    return 0


def run_plan(plan: Plan, jobs: int, records: Path | None) -> Report:
    bar = Progress(plan.game, plan.games)
    done = 0

    def show(games: int) -> None:
        nonlocal done
        done = games
        bar.show(games)

    with open(os.devnull if records is None else records, "wb") as file:
        try:
            return simulate(plan, jobs, lambda lines: file.writelines(line + b"\n" for line in lines), show)
        except KeyboardInterrupt:
            kept = f"; {records} has their records" if records else ""
            raise KeyboardInterrupt(f"after {done:,} of {plan.games:,} games{kept}") from None
        finally:
            bar.close()


def print_report(game: Game, seats: int, number: int, report: Report) -> None:
    rates = report.as_json()
    print(f"{game.title['en']}, {seats} seats, {report.games:,} random games, seed {number}")
    print(f"  actions     {report.actions:,} (chance included), {report.decisions:,} decisions")
    print(f"  CPU time    {report.cpu_seconds:.3f} s")
    print(f"  a second    {rates['games_per_cpu_second']:,.0f} games, {rates['actions_per_cpu_second']:,.0f} actions")
    print(f"  length      {report.shortest}–{report.longest} actions, {report.actions / report.games:.1f} on average")
    wins = ", ".join(f"seat {seat}: {wins:,.1f}" for seat, wins in enumerate(report.wins_by_seat))
    print(f"  wins        {wins}; nobody: {report.nobody_won:,} (a shared win is split)")
    endings = ", ".join(f"{reason}: {count:,}" for reason, count in sorted(report.endings.items()))
    print(f"  endings     {endings}")


def run_replay(chosen: argparse.Namespace) -> int:
    show_record(chosen.file, chosen.number, chosen.seat, speak(chosen.lang), chosen.boards)
    return 0


def run_verify(chosen: argparse.Namespace) -> int:
    """1 after the first record that fails."""
    try:
        for report in verified_file(chosen.file, chosen.commitment, chosen.seal):
            print(report)
    except CoverstoryError as error:
        sys.stdout.flush()
        print(f"coverstory: {error}", file=sys.stderr)
        return 1
    return 0


def run_arena(chosen: argparse.Namespace) -> int:
    game = find_game(chosen.game)
    seats = game.least_seats if chosen.seats is None else chosen.seats
    codes = [code for code in chosen.bots.split(",") if code.strip()]
    number = secrets.randbelow(2**32) if chosen.seed is None else chosen.seed
    contest = arrange(game, seats, read_options(chosen.options), codes, chosen.games, number)
    finished: list[Played] = []
    stopped: BaseException | None = None
    with open(os.devnull if chosen.report is None else chosen.report, "w", encoding="utf-8") as page:
        try:
            play_on(contest, chosen.jobs, finished)
        except (KeyboardInterrupt, CoverstoryError) as error:
            stopped = error  # said when the finished games have been told
        found = standings(contest, finished)
        page.write(html_report(found))
    print(json.dumps(found.as_json()) if chosen.json else scoreboard(found), flush=True)
    if stopped:
        raise stopped
    return 0


def play_on(contest: Contest, jobs: int, finished: list[Played]) -> None:
    """Add every game to finished as soon as it is, in sight of whoever watches."""
    score = RunningScore(contest)
    progress = Progress(contest.game, contest.games)
    progress.show(0)
    try:
        with closing(play_contest(contest, jobs)) as games:
            for played in games:
                finished.append(played)
                score.add(played)
                progress.show(len(finished), score)
    finally:
        progress.close()


def run_bench(chosen: argparse.Namespace) -> int:
    measures = measure_all(chosen.seconds)
    print(json.dumps(measures, indent=2) if chosen.json else show_measures(measures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
