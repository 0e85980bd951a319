"""The commands of the server: the table in the browser, serve, backup, export, import."""

from __future__ import annotations

import argparse
import asyncio
import time
from dataclasses import replace
from pathlib import Path

from coverstory.arguments import AddCommand, add_old_flag
from coverstory.errors import CannotListen, MalformedRecord, RequestRefused, UnusableDatabase
from coverstory.match.record import read_record, write_record
from coverstory.match.replay import at_once
from coverstory.server.operations.data_folder import database_file, usual_database

# The server's libraries take a third of a second to load: other commands do not wait for them, so some imports below
# stand where they are needed.

USUAL_HOST = "127.0.0.1"
USUAL_PORT = 8707
MOST_PORT = 65535


def add_table(parser: argparse.ArgumentParser) -> None:
    """What happens without any command."""
    parser.add_argument("--no-browser", action="store_true", help="serve the table, but do not open the browser")
    add_port(parser)
    parser.set_defaults(run=run_table)


def add_server_commands(add: AddCommand) -> None:
    add_serve(add)
    add_backup(add)
    add_export(add)
    add_import(add)


def add_serve(add: AddCommand) -> None:
    parser = add(
        "serve",
        "Serve tables to browsers and programs.",
        "coverstory serve",
        "coverstory serve --host 0.0.0.0 --port 80 --public-url https://games.example",
    )
    parser.add_argument("--host", default=USUAL_HOST, help=f"the address to listen at (default: {USUAL_HOST})")
    add_port(parser)
    parser.add_argument(
        "--public-url", default="", metavar="URL", help="how others reach this server, if not by its address alone"
    )
    parser.add_argument(
        "--bots",
        type=positive,
        default=0,
        metavar="N",
        help="processes for bots (default: one less than there are CPUs)",
    )
    parser.add_argument(
        "--no-rate-limit",
        action="store_true",
        help="anybody may ask as often as they like: for measuring, or behind a proxy with limits of its own",
    )
    add_old_flag(parser, "--unhurried", "--no-rate-limit")
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy in front of this server: it is believed whose requests it passes on; may be given several times",
    )
    parser.add_argument(
        "--connections-per-address",
        type=positive,
        metavar="N",
        help="how many connections one address may hold (default: 1500, of which 1000 at tables)",
    )
    add_database(parser)
    parser.set_defaults(run=run_serve)


def add_backup(add: AddCommand) -> None:
    parser = add("backup", "Copy the server's database, also while it is running.", "coverstory backup monday.db")
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy; an older one is replaced")
    add_database(parser)
    parser.set_defaults(run=run_backup)


def add_export(add: AddCommand) -> None:
    parser = add(
        "export",
        "Write the records of all finished games, also while the server is running.",
        "coverstory export games.jsonl",
    )
    parser.add_argument("file", type=Path, metavar="FILE.jsonl", help="one record a line")
    add_database(parser)
    parser.set_defaults(run=run_export)


def add_import(add: AddCommand) -> None:
    parser = add(
        "import",
        "Add recorded games to the server's finished games, also while it is running.",
        "coverstory import games.jsonl",
    )
    parser.add_argument("file", type=Path, metavar="FILE.jsonl", help="one record a line")
    add_database(parser)
    parser.set_defaults(run=run_import)


def add_port(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port", type=port, default=USUAL_PORT, help=f"the port to listen at; 0: any free one (default: {USUAL_PORT})"
    )


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", default=usual_database(), metavar="sqlite:///FILE", help="(default: %(default)s)")


def port(word: str) -> int:
    if not word.isascii() or not word.isdigit() or int(word) > MOST_PORT:
        raise argparse.ArgumentTypeError(f"expected a port from 0 to {MOST_PORT}, got {word!r}")
    return int(word)


def positive(word: str) -> int:
    if not word.isascii() or not word.isdigit() or not 0 < int(word) < 100_000:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 to 99999, got {word!r}")
    return int(word)


def run_table(chosen: argparse.Namespace) -> int:
    """At this machine alone. One that runs already is gone to; another program at our port is evaded."""
    from coverstory.server.operations.open_browser import is_ours, show
    from coverstory.server.operations.serve import address_of

    opens = not chosen.no_browser
    address = address_of(USUAL_HOST, chosen.port)
    if is_ours(address):
        print(f"Coverstory is already at {address}")
        if opens:
            show(address).join()
        return 0
    try:
        return serve_table(chosen.port, opens)
    except CannotListen:
        return serve_table(0, opens)


def serve_table(port: int, opens: bool) -> int:
    from coverstory.server.http.limits import Limits
    from coverstory.server.operations.serve import Setup, serve

    file = database_file(usual_database())
    file.parent.mkdir(parents=True, exist_ok=True)
    return serve(Setup(host=USUAL_HOST, port=port, database=file, public_url="", bots=0, limits=Limits(), opens=opens))


def run_serve(chosen: argparse.Namespace) -> int:
    from coverstory.server.http.limits import NO_RATE_LIMIT, Limits
    from coverstory.server.operations.serve import Setup, serve

    file = database_file(chosen.database)
    file.parent.mkdir(parents=True, exist_ok=True)
    limits = NO_RATE_LIMIT if chosen.no_rate_limit else Limits()
    if chosen.connections_per_address:
        share = chosen.connections_per_address
        limits = replace(limits, connections_per_address=share, sockets_per_address=share)
    return serve(
        Setup(
            host=chosen.host,
            port=chosen.port,
            database=file,
            public_url=chosen.public_url,
            bots=chosen.bots,
            limits=limits,
            proxies=tuple(chosen.trusted_proxy),
        )
    )


def run_backup(chosen: argparse.Namespace) -> int:
    from coverstory.server.storage.sqlite import back_up

    back_up(existing(chosen.database), chosen.file)
    print(f"{chosen.file} is a copy of {database_file(chosen.database)}.")
    return 0


def run_export(chosen: argparse.Namespace) -> int:
    count = asyncio.run(export_games(existing(chosen.database), chosen.file))
    print(f"{count} finished games are in {chosen.file}.")
    return 0


async def export_games(database: Path, target: Path) -> int:
    from coverstory.server.storage.sqlite import SqliteStorage

    storage = SqliteStorage(database)
    count = 0
    try:
        with target.open("wb") as file:
            async for game in storage.all_games():
                file.write(write_record(game.record) + b"\n")
                count += 1
    finally:
        await storage.close()
    return count


def run_import(chosen: argparse.Namespace) -> int:
    file = database_file(chosen.database)
    file.parent.mkdir(parents=True, exist_ok=True)
    kept, known = asyncio.run(import_games(file, chosen.file))
    print(f"{kept} finished games were added; {known} were there already.")
    return 0


async def import_games(database: Path, source: Path) -> tuple[int, int]:
    """How many were added, and how many were known. All are read before the first is kept."""
    from coverstory.server.storage.sqlite import SqliteStorage
    from coverstory.table.history import imported

    games = []
    for number, line in enumerate(source.read_bytes().splitlines(), 1):
        where = f"{source}, line {number}"
        try:
            games.append(at_once(imported(read_record(line, where), time.time())))
        except RequestRefused as refused:
            raise MalformedRecord(where, "the record of a finished game", refused.why) from None
    storage = SqliteStorage(database)
    try:
        kept = [await storage.keep_game(game) for game in games]
    finally:
        await storage.close()
    return sum(kept), len(kept) - sum(kept)


def existing(url: str) -> Path:
    file = database_file(url)
    if not file.exists():
        raise UnusableDatabase("Database", "one that `coverstory serve` has made", f"no file {file}")
    return file
