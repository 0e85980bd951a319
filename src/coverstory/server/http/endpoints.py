"""Everything that can be asked for over HTTP."""

from __future__ import annotations

import time
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from coverstory.bots.explain import HINTS
from coverstory.errors import CoverstoryError, RequestRefused, UnknownGame
from coverstory.match.record import Record
from coverstory.rulebook import numbered_rules
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.game import Game
from coverstory.rules.options import Option
from coverstory.server.http.api import Asked, Endpoint, Query, WithCookie
from coverstory.server.live.room import Answer
from coverstory.server.people.identity import cookie_header, new_secret, person_of, run_named
from coverstory.server.services import Services
from coverstory.table.history import described, imported, may_see, redone, replay_page, seats_of
from coverstory.table.past_game import PastGame
from coverstory.table.phrases import PHRASES, say_phrase
from coverstory.table.refusals import Refusal, say_refusal
from coverstory.table.table import Table
from coverstory.wire.base import about
from coverstory.wire.commands import Command
from coverstory.wire.http import (
    ChancePage,
    Derivation,
    GamePage,
    HistoryPage,
    Lens,
    LobbyPage,
    MatchKept,
    Me,
    NamedNumber,
    NewTable,
    OptionPage,
    PastMatch,
    Phrases,
    ReplayPage,
    RulesPage,
    SayingsPage,
    TableMade,
    Token,
    WhatIf,
    Words,
)
from coverstory.wire.messages import Done, Hinted, Pong, Refused, Welcome
from coverstory.wire.remarks import say_remark
from coverstory.wire.serialise import words_of
from coverstory.words.sayings import Named, Sayings, read_declaration

MOST_CODES = 2000
A_PAGE = 50  # finished games at once
MOST_ENTRIES = 5_000  # of a record that is imported; the longest games have a few hundred


class WordsQuery(Query, frozen=True):
    actions: Annotated[str, Meta(max_length=20_000, pattern="^-?[0-9]{1,16}(,-?[0-9]{1,16})*$")] = "0"


class SeatQuery(Query, frozen=True):
    seat: Annotated[int | None, about("one of your seats, or -1 to look on; otherwise your first seat")] = None


class CommandQuery(Query, frozen=True):
    client: Annotated[str | None, about("names your program's run: the same `id` again is carried out only once")] = (
        None
    )


class HistoryQuery(Query, frozen=True):
    before: Annotated[float | None, about("seconds since 1970: only games that ended before then")] = None


class ReplayQuery(Query, frozen=True):
    lens: Lens = "onlooker"
    seat: Annotated[int | None, about("with `own`: which of your seats")] = None
    at: Annotated[int | None, about("after how many actions and chance results; otherwise at the end")] = None


# The games.


async def list_games(services: Services, asked: Asked) -> list[GamePage]:
    return [game_page(game, asked.lang) for game in GAMES.values()]


def game_page(game: Game, lang: str) -> GamePage:
    return GamePage(
        game=game.slug,
        rules=game.version,
        title=game.title[lang],
        summary=game.summary[lang],
        designers=game.designers,
        publisher=game.publisher,
        year=game.year,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        minutes=game.minutes,
        options=[option_page(option, lang) for option in game.options],
    )


def option_page(option: Option, lang: str) -> OptionPage:
    return OptionPage(
        name=option.name,
        rule=option.rule,
        default=option.default,
        form=option.form,
        allowed=option.allowed,
        about=option.about[lang],
    )


async def list_sayings(services: Services, asked: Asked) -> SayingsPage:
    part = asked.path["part"]
    return sayings_page(HINTS if part == HINTS.part else known_game(part).sayings)


def sayings_page(sayings: Sayings) -> SayingsPage:
    events, actions, tasks, beliefs, hints = (
        {kind: [named_number(named) for named in read_declaration(text)] for kind, text in kinds.items()}
        for kinds in sayings.sections.values()
    )
    derived = {name: Derivation(dict(made.of), *made[1:]) for name, made in sayings.derived.items()}
    return SayingsPage(
        sayings.part, events=events, actions=actions, tasks=tasks, beliefs=beliefs, hints=hints, derived=derived
    )


def named_number(named: Named) -> NamedNumber:
    return NamedNumber(named.name, what=named.what, optional=named.optional, join=named.join, items=list(named.items))


async def read_rules(services: Services, asked: Asked) -> RulesPage:
    game = known_game(asked.path["game"])
    return RulesPage(game.slug, numbered_rules(game.slug, asked.lang))


async def say_actions(services: Services, asked: Asked) -> Words:
    game = known_game(asked.path["game"])
    codes = [int(word) for word in asked.query.actions.split(",")]
    try:
        return Words(words_of(game.slug, codes[:MOST_CODES], asked.lang))
    except (CoverstoryError, LookupError, ValueError, OverflowError):  # what a code means only its game knows
        raise RequestRefused("malformed", "expected codes of actions") from None


def known_game(slug: str) -> Game:
    try:
        return find_game(slug)
    except UnknownGame:
        raise RequestRefused("no_game") from None


async def list_phrases(services: Services, asked: Asked) -> Phrases:
    return Phrases([say_phrase(number, asked.lang) for number in range(PHRASES)])


# People.


async def make_token(services: Services, asked: Asked) -> Token:
    secret = new_secret()
    return Token(secret, person_of(secret) or "")


async def see_myself(services: Services, asked: Asked) -> Me:
    tables = [] if asked.person is None else services.rooms.tables_of(asked.person)
    return Me(asked.person is not None, tables)


async def become_somebody(services: Services, asked: Asked) -> object:
    """A browser asks for its cookie before it sits down at somebody else's table."""
    if asked.person is not None:
        return await see_myself(services, asked)
    return WithCookie(Me(known=True, tables=[]), cookie_header(new_secret(), services.hosts.is_secure()))


# Tables.


async def list_tables(services: Services, asked: Asked) -> LobbyPage:
    return LobbyPage(services.lobby.tables())


async def make_table(services: Services, asked: Asked) -> object:
    """A browser without a cookie gets one with the answer."""
    if not services.table_limiter.allows(asked.address):
        raise RequestRefused("too_often")
    secret = asked.secret or new_secret()
    person = person_of(secret)
    assert person is not None
    made = await services.rooms.make(asked.body, person)
    if not isinstance(made, str):
        return in_words(made, None, asked.lang)
    answer = table_made(services, asked, made)
    return answer if asked.person else WithCookie(answer, cookie_header(secret, services.hosts.is_secure()))


def table_made(services: Services, asked: Asked, table: str) -> TableMade:
    base = services.hosts.public_url.rstrip("/") or asked.base
    return TableMade(table, f"{base}/t/{table}")


async def see_table(services: Services, asked: Asked) -> Welcome:
    room = await services.rooms.find(asked.path["table"])
    return room.welcome(room.audience_of(asked.person, asked.query.seat), asked.person, asked.lang)


async def command_table(services: Services, asked: Asked) -> object:
    person = asked.somebody()
    if not services.command_limiter.allows(person):
        raise RequestRefused("too_often")
    room = await services.rooms.find(asked.path["table"])
    answers: list[Answer] = []
    await room.obey(person, asked.body, answers.append, run_named(asked.query.client))
    return in_words(answers[0], room.table, asked.lang)


def in_words(answer: Answer, table: Table | None, lang: str) -> Answer:
    """What a socket leaves to whoever reads it is said here, for programs."""
    if isinstance(answer, Refused):
        refusal = Refusal(answer.code, answer.rule)
        return replace(answer, text=say_refusal(refusal, None if table is None else table.game, lang))
    if isinstance(answer, Hinted) and table is not None:
        said = [replace(remark, text=say_remark(remark, table.game, lang, table.names)) for remark in answer.remarks]
        return replace(answer, remarks=said)
    return answer


# Finished games.


async def list_matches(services: Services, asked: Asked) -> HistoryPage:
    person = asked.somebody()
    before = float("inf") if asked.query.before is None else asked.query.before
    games = await services.storage.games_of(person, before, A_PAGE)
    return HistoryPage([described(game, person) for game in games])


async def past_game(services: Services, asked: Asked, lens: str) -> PastGame:
    """One that this person may see in that way; otherwise 404, not 403, so that nobody learns that it exists."""
    game = await services.storage.game(asked.path["match"])
    if game is None or not may_see(game, asked.person, lens):
        raise RequestRefused("no_match")
    return game


async def see_match(services: Services, asked: Asked) -> object:
    return described(await past_game(services, asked, "onlooker"), asked.person)


async def export_match(services: Services, asked: Asked) -> Record:
    return (await past_game(services, asked, "open")).record


async def replay_match(services: Services, asked: Asked) -> ReplayPage:
    query = asked.query
    game = await past_game(services, asked, query.lens)
    seat = int(ONLOOKER)
    if query.lens == "own":
        own = seats_of(game, asked.person)
        if not own or (query.seat is not None and query.seat not in own):
            raise RequestRefused("not_yours")
        seat = own[0] if query.seat is None else query.seat
    return await services.cooperative.do(
        replay_page(game=game, lens=query.lens, seat=seat, at=query.at, lang=asked.lang)
    )


async def redo_chance(services: Services, asked: Asked) -> ChancePage:
    game = await past_game(services, asked, "open")
    return await services.cooperative.do(redone(game, asked.lang))


async def go_on_from(services: Services, asked: Asked) -> object:
    """Only for those who may see all hands: whoever sits down there chooses which hand to see."""
    if not services.table_limiter.allows(asked.address):
        raise RequestRefused("too_often")
    person = asked.somebody()
    made = await services.rooms.make_what_if(await past_game(services, asked, "open"), asked.body, person)
    return table_made(services, asked, made) if isinstance(made, str) else in_words(made, None, asked.lang)


async def import_match(services: Services, asked: Asked) -> MatchKept:
    if not services.table_limiter.allows(asked.address):
        raise RequestRefused("too_often")
    asked.somebody()
    if len(asked.body.actions) > MOST_ENTRIES:
        raise RequestRefused("too_long")
    game = await services.cooperative.do(imported(asked.body, time.time()))
    await services.storage.keep_game(game)
    return MatchKept(game.match)


Call = Endpoint[Services]

ENDPOINTS: list[Call] = [
    Call("GET", path="/api/games", summary="The games and their options", answers=list[GamePage], handler=list_games),
    Call(
        "GET",
        path="/api/games/{game}/rules",
        summary="The rules of a game, by number",
        answers=RulesPage,
        handler=read_rules,
    ),
    Call(
        "GET",
        path="/api/games/{game}/words",
        summary="Actions of a game in words",
        answers=Words,
        handler=say_actions,
        query=WordsQuery,
    ),
    Call(
        "GET",
        path="/api/sayings/{part}",
        summary="What the numbers in a part's messages are called",
        answers=SayingsPage,
        handler=list_sayings,
    ),
    Call("GET", path="/api/phrases", summary="Quick phrases of the chat", answers=Phrases, handler=list_phrases),
    Call("POST", path="/api/tokens", summary="A token for a program", answers=Token, handler=make_token, status=201),
    Call("GET", path="/api/me", summary="Your tables", answers=Me, handler=see_myself),
    Call("POST", path="/api/me", summary="A cookie for a browser that has none", answers=Me, handler=become_somebody),
    Call("GET", path="/api/tables", summary="Public tables", answers=LobbyPage, handler=list_tables),
    Call(
        "POST",
        path="/api/tables",
        summary="Make a table",
        answers=TableMade,
        handler=make_table,
        takes=NewTable,
        status=201,
    ),
    Call(
        "GET",
        path="/api/tables/{table}",
        summary="A table as you see it",
        answers=Welcome,
        handler=see_table,
        query=SeatQuery,
    ),
    Call(
        "POST",
        "/api/tables/{table}/commands",
        "A command, as over the table's socket",
        Done | Hinted | Pong,
        command_table,
        Command,
        CommandQuery,
    ),
    Call(
        "GET",
        path="/api/matches",
        summary="Your finished games",
        answers=HistoryPage,
        handler=list_matches,
        query=HistoryQuery,
    ),
    Call(
        "POST",
        path="/api/matches",
        summary="Import a record",
        answers=MatchKept,
        handler=import_match,
        takes=Record,
        status=201,
        most_bytes=1_048_576,
    ),
    Call("GET", path="/api/matches/{match}", summary="A finished game", answers=PastMatch, handler=see_match),
    Call("GET", path="/api/matches/{match}/record", summary="Its record", answers=Record, handler=export_match),
    Call(
        "GET", path="/api/matches/{match}/chance", summary="Its chance, redone", answers=ChancePage, handler=redo_chance
    ),
    Call(
        "POST",
        path="/api/matches/{match}/what-if",
        summary="Go on from a moment",
        answers=TableMade,
        handler=go_on_from,
        takes=WhatIf,
        status=201,
    ),
    Call(
        "GET",
        path="/api/matches/{match}/replay",
        summary="It at one moment",
        answers=ReplayPage,
        handler=replay_match,
        query=ReplayQuery,
    ),
]
