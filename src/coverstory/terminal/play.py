"""From what a person asked for to a session and the front end that shows it."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

import msgspec

from coverstory.bots.roster import read_code
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.rules.options import Value
from coverstory.terminal.local import LocalSession, Setup
from coverstory.terminal.menu import Left, ask_game, ask_seats, ask_table
from coverstory.terminal.plain import PlainTable
from coverstory.terminal.session import Session
from coverstory.terminal.texts import text
from coverstory.terminal.user_data import read_keepsakes, read_notebook, usual_name, write_keepsakes, write_notebook
from coverstory.terminal.wrap_text import say
from coverstory.wire.commands import SeatPlan, Settings

USUAL_LEVEL = "rookie"


class Wish(msgspec.Struct, frozen=True):
    """What the person asked for; what is None is asked for, or as usual."""

    game: str | None
    seats: int | None
    seat: int | None
    options: dict[str, Value]
    lang: str
    bots: str | None  # their level, as the roster reads it
    record: Path | None
    seed: int | None  # None: a game that nobody can foresee
    entropy: str = ""  # the person's part of chance
    jobs: int = 1  # processes for one move of a bot
    connect: str | None = None  # a server, or a table of it
    name: str | None = None


def play(wish: Wish, line_by_line: bool) -> int:
    """Returns the exit code."""
    if line_by_line or not has_screen():
        return play_plain(wish)
    from coverstory.terminal.screen.app import play_full_screen  # its library takes a while to load

    return play_full_screen(wish)


def has_screen() -> bool:
    """The screen is drawn on standard error, so that it must be a terminal, too."""
    terminals = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream.isatty() for stream in terminals) and os.environ.get("TERM", "") not in ("", "dumb")


def play_plain(wish: Wish) -> int:
    try:
        wish = asked_for(wish)
        session = open_session(wish)
    except Left as left:
        say(text(str(left), wish.lang))
        return 0
    check_record(wish)
    if wish.record is not None and isinstance(session, LocalSession):
        print(text("promised", wish.lang, commitment=session.commitment))
    table = PlainTable(session, name_of(wish), greeting(wish, session), wish.seat if wish.connect else None)
    try:
        table.play()
    except Left as left:
        print()
        say(text(str(left), wish.lang))
    finally:  # also when the person stops it with Ctrl-C
        session.close()
        if wish.record is not None:
            print(keep_record(session, wish.record, wish.lang))
    return 0


def asked_for(wish: Wish) -> Wish:
    """Where the command line did not say, the person is asked."""
    if wish.connect:
        from coverstory.terminal.http_client import Server, read_address

        address = read_address(wish.connect)
        if address.table or wish.game:
            return wish
        table = ask_table(Server(address.server, wish.lang).tables(), address.server, wish.lang)
        if table:
            return msgspec.structs.replace(wish, connect=f"{address.server}/t/{table}")
    if wish.game:
        return wish
    game = ask_game(wish.lang)
    seats = ask_seats(game, wish.lang) if wish.seats is None else wish.seats
    return msgspec.structs.replace(wish, game=game.slug, seats=seats)


def greeting(wish: Wish, session: Session) -> str:
    if isinstance(session, LocalSession):
        setup = session.setup
        return text("welcome", wish.lang, game=setup.game.title[wish.lang], seat=setup.seat, level=setup.level)
    return text("welcome_there", wish.lang, server=wish.connect)


# Sessions.


def open_session(wish: Wish) -> Session:
    """The game is known by now, or the link leads to a table."""
    return remote_session(wish) if wish.connect else local_session(wish)


def local_session(wish: Wish) -> LocalSession:
    assert wish.game is not None
    game = find_game(wish.game)
    setup = Setup(
        game,
        game.least_seats if wish.seats is None else wish.seats,
        wish.seat or 0,
        wish.options,
        wish.bots or USUAL_LEVEL,
        wish.seed,
        wish.entropy,
        wish.jobs,
        name_of(wish),
    )
    slug = game.slug
    return LocalSession(setup, wish.lang, read_notebook(slug), lambda notes: write_notebook(slug, notes))


def remote_session(wish: Wish) -> Session:
    from coverstory.terminal.http_client import Server, read_address
    from coverstory.terminal.remote import RemoteSession

    assert wish.connect is not None
    address = read_address(wish.connect)
    server = Server(address.server, wish.lang)
    server.greet()
    if address.table:
        server.look_at(address.table)
        return RemoteSession(server, address.table, wish.lang)
    assert wish.game is not None
    settings = settings_of(find_game(wish.game), wish)
    table = server.make_table(settings, name_of(wish), wish.entropy or secrets.token_hex(16)).id
    if sum(plan.kind == "open" for plan in settings.seats) == 1:
        server.begin(table)
    return RemoteSession(server, table, wish.lang)


def settings_of(game: Game, wish: Wish) -> Settings:
    """The other seats are for bots, if a level was named, and open otherwise."""
    seats = game.least_seats if wish.seats is None else wish.seats
    game.check_seats(seats)
    game.check_player(wish.seat or 0, seats)
    other = SeatPlan("bot", read_code(game, wish.bots).code.casefold()) if wish.bots else SeatPlan()
    plans = [SeatPlan() if seat == (wish.seat or 0) else other for seat in range(seats)]
    return Settings(game.slug, plans, game.settle(wish.options), hints=wish.bots is not None)


def name_of(wish: Wish) -> str:
    """The nickname; one that was given is kept for the next time."""
    kept = read_keepsakes()
    if wish.name and wish.name != kept.name:
        kept.name = wish.name
        write_keepsakes(kept)
    return usual_name(kept)


# The record.


def check_record(wish: Wish) -> None:
    """A file that cannot be written is said before the game, not after it."""
    if wish.record is not None:
        wish.record.open("ab").close()


def keep_record(session: Session, file: Path, lang: str) -> str:
    """Returns what to say about it."""
    record = session.record()
    if record is None:
        return text("nothing_recorded", lang)
    with file.open("ab") as records:
        records.write(record.strip() + b"\n")
    return text("recorded", lang, file=file)
