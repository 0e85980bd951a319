"""Opens the session that was asked for on the command line, and the front end that shows it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from coverstory.bots.roster import read_code
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.rules.options import Value
from coverstory.table.pauses import USUAL_PAUSE
from coverstory.terminal.local import LocalSession, Setup
from coverstory.terminal.menu import Left, ask_game, ask_seats, ask_table
from coverstory.terminal.plain import PlainTable
from coverstory.terminal.seat_option import check_seat
from coverstory.terminal.session import Session
from coverstory.terminal.texts import say_level, text
from coverstory.terminal.user_data import (
    deals_file,
    read_notebook,
    read_user_data,
    usual_name,
    write_notebook,
    write_user_data,
)
from coverstory.terminal.wrap_text import say
from coverstory.wire.commands import SeatPlan, SeriesPlan, Settings

USUAL_LEVEL = "rookie"


class PlayRequest(msgspec.Struct, frozen=True):
    """What the command line asked for; what is None is asked interactively, or has its default."""

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
    series: SeriesPlan = SeriesPlan()
    bot_pause: float = USUAL_PAUSE  # seconds


def play(request: PlayRequest, line_by_line: bool) -> int:
    """Returns the exit code."""
    if line_by_line or not has_screen():
        return play_plain(request)
    from coverstory.terminal.screen.app import play_full_screen  # its library takes a while to load

    return play_full_screen(request)


def has_screen() -> bool:
    """The screen is drawn on standard error, so that it must be a terminal, too."""
    terminals = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream.isatty() for stream in terminals) and os.environ.get("TERM", "") not in ("", "dumb")


def play_plain(request: PlayRequest) -> int:
    try:
        request = asked_for(request)
        session = open_session(request)
    except Left as left:
        say(text(str(left), request.lang))
        return 0
    check_record(request)
    if request.record is not None and isinstance(session, LocalSession):
        print(text("promised", request.lang, commitment=session.commitment))
    table = PlainTable(session, name_of(request), greeting(request, session), request.seat if request.connect else None)
    try:
        table.play()
    except Left as left:
        print()
        say(text(str(left), request.lang))
    finally:  # also when the person stops it with Ctrl-C
        session.close()
        if request.record is not None:
            print(keep_record(session, request.record, request.lang))
    return 0


def asked_for(request: PlayRequest) -> PlayRequest:
    """Where the command line did not say, the person is asked."""
    if request.connect:
        from coverstory.terminal.http_client import Server, read_address

        address = read_address(request.connect)
        if address.table or request.game:
            return request
        table = ask_table(Server(address.server, request.lang).tables(), address.server, request.lang)
        if table:
            return msgspec.structs.replace(request, connect=f"{address.server}/t/{table}")
    if request.game:
        return request
    game = ask_game(request.lang)
    seats = ask_seats(game, request.lang) if request.seats is None else request.seats
    return msgspec.structs.replace(request, game=game.slug, seats=seats)


def greeting(request: PlayRequest, session: Session) -> str:
    if isinstance(session, LocalSession):
        setup = session.setup
        level = say_level(setup.level, request.lang)
        return text("welcome", request.lang, game=setup.game.title[request.lang], seat=setup.seat + 1, level=level)
    return text("welcome_there", request.lang, server=str(request.connect))


# Sessions.


def open_session(request: PlayRequest) -> Session:
    """The game is known by now, or the link leads to a table."""
    return remote_session(request) if request.connect else local_session(request)


def local_session(request: PlayRequest) -> LocalSession:
    assert request.game is not None
    game = find_game(request.game)
    setup = Setup(
        game=game,
        seats=game.least_seats if request.seats is None else request.seats,
        seat=request.seat or 0,
        options=request.options,
        level=request.bots or USUAL_LEVEL,
        seed=request.seed,
        entropy=request.entropy,
        jobs=request.jobs,
        name=name_of(request),
        series=request.series,
        bot_pause=request.bot_pause,
    )
    slug = game.slug
    return LocalSession(setup, request.lang, read_notebook(slug), lambda notes: write_notebook(slug, notes))


def remote_session(request: PlayRequest) -> Session:
    from coverstory.terminal.http_client import Server, read_address
    from coverstory.terminal.remote import RemoteSession

    assert request.connect is not None
    address = read_address(request.connect)
    server = Server(address.server, request.lang)
    server.greet()
    if address.table:
        server.look_at(address.table)
        return RemoteSession(server, address.table, request.lang, request.entropy)
    assert request.game is not None
    settings = settings_of(find_game(request.game), request)
    table = server.make_table(settings, name_of(request)).id
    if sum(plan.kind == "open" for plan in settings.seats) == 1:
        server.begin(table)
    return RemoteSession(server, table, request.lang, request.entropy)


def settings_of(game: Game, request: PlayRequest) -> Settings:
    """The other seats are for bots, if a level was named, and open otherwise."""
    seats = game.least_seats if request.seats is None else request.seats
    game.check_seats(seats)
    check_seat(request.seat or 0, seats)
    other = SeatPlan("bot", read_code(game, request.bots).code.casefold()) if request.bots else SeatPlan()
    plans = [SeatPlan() if seat == (request.seat or 0) else other for seat in range(seats)]
    hints = request.bots is not None
    return Settings(game.slug, plans, game.settle(request.options), hints=hints, series=request.series)


def name_of(request: PlayRequest) -> str:
    """The nickname; one that was given is kept for the next time."""
    kept = read_user_data()
    if request.name and request.name != kept.name:
        kept.name = request.name
        write_user_data(kept)
    return usual_name(kept)


# The record.


def check_record(request: PlayRequest) -> None:
    """Fails before the game, not after it, if the file cannot be written."""
    if request.record is not None:
        request.record.open("ab").close()


def keep_record(session: Session, file: Path, lang: str) -> str:
    """Returns what to say about it."""
    record = session.record()
    if record is None:
        return text("nothing_recorded", lang)
    with file.open("ab") as records:
        records.write(record.strip() + b"\n")
    said = text("recorded", lang, file=str(file))
    return said if isinstance(session, LocalSession) else f"{said}\n{text('kept_mine', lang, file=str(deals_file()))}"
