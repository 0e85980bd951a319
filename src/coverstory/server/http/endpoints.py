"""Everything that can be asked for over HTTP."""

from __future__ import annotations

import time
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from coverstory.bots.explain import HINTS
from coverstory.errors import CoverstoryError, RequestRefused, UnknownGame
from coverstory.match.record import Record
from coverstory.rulebook import numbered_rules, rules_language
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.game import Game
from coverstory.rules.options import Choice, Option, Text
from coverstory.server.http.api import Asked, Endpoint, Query, WithCookie
from coverstory.server.live.room import WORDS, Answer, Room
from coverstory.server.people.identity import (
    COOKIE,
    SECURE_COOKIE,
    cookie_header,
    new_secret,
    person_of,
    run_named,
)
from coverstory.server.services import Services
from coverstory.server.storage.moderation import Report
from coverstory.table.curve import say_curve
from coverstory.table.events import Said, StoredEvent
from coverstory.table.history import described, imported, may_see, redone, replay_moment, seats_of
from coverstory.table.outline import outline
from coverstory.table.past_game import PastGame
from coverstory.table.phrases import PHRASES, say_phrase
from coverstory.table.refusals import Refusal, say_refusal
from coverstory.table.review import ReviewWords
from coverstory.table.table import Table
from coverstory.wire.admin import NewReport, Thanks
from coverstory.wire.base import about
from coverstory.wire.commands import Command
from coverstory.wire.curve import Curve
from coverstory.wire.http import (
    ChanceCheck,
    Declarations,
    Derivation,
    GameInfo,
    Health,
    Lens,
    MatchKept,
    Me,
    NamedNumber,
    NewTable,
    OptionInfo,
    OptionValue,
    PastMatch,
    PastMatches,
    Phrases,
    PublicTables,
    ReplayMoment,
    ReplayOutline,
    RulesText,
    ServerStatus,
    TableMade,
    Token,
    WhatIf,
    Words,
)
from coverstory.wire.messages import Done, Hinted, Pong, Refused, Welcome
from coverstory.wire.remarks import say_remark
from coverstory.wire.review import ReviewAnswer
from coverstory.wire.serialise import words_of
from coverstory.words.catalogue import Translations
from coverstory.words.sayings import Named, Sayings, read_declaration

MOST_CODES = 2000  # in words at once
A_PAGE = 50  # finished games at once
MOST_ENTRIES = 2_000  # of a record that is imported; the longest games have a few hundred


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


class OutlineQuery(Query, frozen=True):
    lens: Lens = "onlooker"
    seat: Annotated[int | None, about("with `own`: which of your seats; with `open` and `seat`: which seat")] = None


class ReplayQuery(OutlineQuery, frozen=True):
    moment: Annotated[int | None, about("after how many actions and chance results; otherwise at the end")] = None
    since: Annotated[int | None, about("an earlier moment, at which the story begins; otherwise one before")] = None
    at: Annotated[int | None, about("the old name of `moment`, for one more release")] = None


# The games.


async def list_games(services: Services, asked: Asked) -> list[GameInfo]:
    return [game_info(game, asked.lang) for game in GAMES.values()]


def game_info(game: Game, lang: str) -> GameInfo:
    return GameInfo(
        game=game.slug,
        rules=game.version,
        title=game.title[lang],
        summary=game.summary[lang],
        designers=game.designers,
        publisher=game.publisher,
        year=game.year,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        usual_seats=game.usual_seats or game.least_seats,
        minutes=game.minutes,
        options=[option_info(game, option, lang) for option in game.options],
    )


def option_info(game: Game, option: Option, lang: str) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        title=game.name_option(option, lang),
        rule=option.rule,
        default=option.default,
        form=option.form,
        allowed=option.allowed(game.sayings.part)[lang],
        about=option.about(game.sayings.part)[lang],
        values=[OptionValue(value, game.say_value(option, value, lang)) for value in words_taken(option)],
        typed=option.typed(game.sayings.part)[lang] if isinstance(option, Text) else "",
        variant=option.name in game.printed_variants,
    )


def words_taken(option: Option) -> list[str]:
    """The usual one first."""
    choices = option.choices if isinstance(option, Choice) else option.named if isinstance(option, Text) else ()
    return sorted(choices, key=lambda value: value != option.default)


async def list_sayings(services: Services, asked: Asked) -> Declarations:
    part = asked.path["part"]
    return declarations_of(HINTS if part == HINTS.part else known_game(part).sayings)


def declarations_of(sayings: Sayings) -> Declarations:
    events, beats, actions, tasks, beliefs, hints = (
        {kind: [named_number(named) for named in read_declaration(text)] for kind, text in kinds.items()}
        for kinds in sayings.sections.values()
    )
    derived = {name: Derivation(dict(made.of), *made[1:]) for name, made in sayings.derived.items()}
    return Declarations(
        sayings.part,
        events=events,
        beats=beats,
        actions=actions,
        tasks=tasks,
        beliefs=beliefs,
        hints=hints,
        derived=derived,
    )


def named_number(named: Named) -> NamedNumber:
    return NamedNumber(named.name, what=named.what, optional=named.optional, join=named.join, items=list(named.items))


async def read_rules(services: Services, asked: Asked) -> RulesText:
    game = known_game(asked.path["game"])
    written = rules_language(game.slug, asked.lang)
    return RulesText(game.slug, written, numbered_rules(game.slug, written))


async def say_actions(services: Services, asked: Asked) -> Words:
    game = known_game(asked.path["game"])
    codes = [int(word) for word in asked.query.actions.split(",")]
    try:
        return Words(await services.cooperative.do(words_of(game.slug, codes[:MOST_CODES], asked.lang)))
    except (CoverstoryError, LookupError, ValueError, OverflowError):  # what a code means only its game knows
        raise RequestRefused("malformed", Translations("input", "action_codes")) from None


def known_game(slug: str) -> Game:
    try:
        return find_game(slug)
    except UnknownGame:
        raise RequestRefused("no_game") from None


async def list_phrases(services: Services, asked: Asked) -> Phrases:
    return Phrases([say_phrase(number, asked.lang) for number in range(PHRASES)])


async def see_status(services: Services, asked: Asked) -> ServerStatus:
    return ServerStatus(
        tables=services.rooms.count(),
        sockets=services.attendance.sockets,
        bots_waiting=services.bots.waiting(),
        fallbacks=services.bots.fallbacks.count,
    )


async def see_health(services: Services, asked: Asked) -> Health:
    return Health()


async def see_readiness(services: Services, asked: Asked) -> Health:
    if (code := services.unready()) is not None:
        raise RequestRefused(code)
    return Health()


# People.


async def make_token(services: Services, asked: Asked) -> Token:
    secret = new_secret()
    return Token(secret, person_of(secret) or "")


async def see_myself(services: Services, asked: Asked) -> object:
    """Whoever has the cookie of an older release gets today's: everybody passes here now and then."""
    tables = [] if asked.person is None else services.rooms.tables_of(asked.person)
    me = Me(asked.person is not None, tables)
    is_old = asked.secret is not None and asked.cookies.get(COOKIE) == asked.secret
    if is_old and asked.cookies.get(SECURE_COOKIE) is None and services.hosts.is_secure(asked.host):
        return with_cookie(services, asked, me, asked.secret or "")
    return me


async def become_somebody(services: Services, asked: Asked) -> object:
    """A browser asks for its cookie before it sits down at somebody else's table."""
    if asked.person is not None:
        return await see_myself(services, asked)
    return with_cookie(services, asked, Me(known=True, tables=[]), new_secret())


def with_cookie(services: Services, asked: Asked, answer: object, secret: str) -> WithCookie:
    return WithCookie(answer, cookie_header(secret, services.hosts.is_secure(asked.host)))


# Tables.


async def list_tables(services: Services, asked: Asked) -> PublicTables:
    return PublicTables(services.lobby.tables())


async def make_table(services: Services, asked: Asked) -> object:
    """A browser without a cookie gets one with the answer."""
    if not services.table_limiter.allows(asked.address):
        raise RequestRefused("too_often")
    secret = asked.secret or new_secret()
    person = person_of(secret)
    assert person is not None
    made = await services.rooms.make(asked.body, person, asked.address)
    if isinstance(made, Refusal):
        return not_made(made, asked.lang)
    answer = table_made(services, asked, made)
    return answer if asked.person else with_cookie(services, asked, answer, secret)


def not_made(refusal: Refusal, lang: str) -> Refused:
    said = say_refusal(refusal, None, lang)
    return Refused(None, refusal.code, refusal.rule, text=said, field=refusal.field)


def table_made(services: Services, asked: Asked, table: str) -> TableMade:
    base = services.hosts.public_url.rstrip("/") or f"{asked.scheme}://{asked.host}"
    return TableMade(table, f"{base}/t/{table}")


async def see_table(services: Services, asked: Asked) -> Welcome:
    room = await visited(services, asked)
    return room.welcome(room.audience_of(asked.person, asked.query.seat), asked.person, asked.lang)


async def visited(services: Services, asked: Asked) -> Room:
    """The table that was asked for; whoever asks shows by it that they are there."""
    room = await services.rooms.find(asked.path["table"])
    if asked.person is not None:
        await room.visit(asked.person)
    return room


async def command_table(services: Services, asked: Asked) -> object:
    person = asked.somebody()
    if not services.command_limiter.allows(person):
        raise RequestRefused("too_often")
    if isinstance(asked.body, WORDS) and not services.words.allows(person, asked.address, len(asked.body.text)):
        raise RequestRefused("too_often")
    room = await visited(services, asked)
    answers: list[Answer] = []
    await room.obey(person, asked.body, answers.append, run_named(asked.query.client))
    return in_words(answers[0], room.table, asked.lang)


def in_words(answer: Answer, table: Table, lang: str) -> Answer:
    """What a socket leaves to whoever reads it is said here, for programs."""
    if isinstance(answer, Refused):
        refusal = Refusal(answer.code, answer.rule)
        return replace(answer, text=say_refusal(refusal, table.game, lang))
    if isinstance(answer, Hinted):
        said = [replace(remark, text=say_remark(remark, table.game, lang, table.names)) for remark in answer.remarks]
        return replace(answer, remarks=said)
    return answer


async def report_line(services: Services, asked: Asked) -> Thanks:
    """Only what the reporter may hear can be reported. Who said it is found out here, and not told to anybody else."""
    person = asked.somebody()
    if not services.table_limiter.allows(asked.address):
        raise RequestRefused("too_often")
    room = await services.rooms.find(asked.path["table"])
    viewer = room.audience_of(person, None)
    if all(line.wall != asked.body.time for line in room.table.chat(viewer)):
        raise RequestRefused("no_line")
    for stored in await services.storage.events(room.table.id):
        if isinstance(stored.event, Said) and stored.moment.wall == asked.body.time:
            await services.storage.keep_report(report_of(asked, room.table.id, person, stored))
            return Thanks()
    raise RequestRefused("no_line")


def report_of(asked: Asked, table: str, reporter: str, stored: StoredEvent) -> Report:
    said = stored.event
    assert isinstance(said, Said)
    return Report(
        made=time.time(),
        table=table,
        reporter=reporter,
        author=stored.person,
        name=said.name,
        said=stored.moment.wall,
        text=said.text or say_phrase(said.phrase, asked.lang),
        why=asked.body.why,
    )


# Finished games.


async def list_matches(services: Services, asked: Asked) -> PastMatches:
    person = asked.somebody()
    before = float("inf") if asked.query.before is None else asked.query.before
    games = await services.storage.games_of(person, before, A_PAGE)
    return PastMatches([described(game, person) for game in games])


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


async def replay_match(services: Services, asked: Asked) -> ReplayMoment:
    query = asked.query
    game = await past_game(services, asked, query.lens)
    seat = seat_of_lens(game, asked) if query.lens in ("own", "seat") else int(ONLOOKER)
    moment = query.at if query.moment is None else query.moment
    return await services.cooperative.do(
        replay_moment(
            game,
            lens=query.lens,
            seat=seat,
            moment=moment,
            lang=asked.lang,
            cursors=services.cursors,
            since=query.since,
        )
    )


async def outline_match(services: Services, asked: Asked) -> ReplayOutline:
    game = await past_game(services, asked, asked.query.lens)
    return await services.cooperative.do(outline(game, seat_of_lens(game, asked), asked.lang))


def seat_of_lens(game: PastGame, asked: Asked) -> int:
    """Through whose eyes a finished game is seen."""
    lens, seat = asked.query.lens, asked.query.seat
    if lens == "onlooker":
        return int(ONLOOKER)
    seats = seats_of(game, asked.person) if lens == "own" else list(range(len(game.names)))
    if not seats or (seat is not None and seat not in seats):
        raise RequestRefused("not_yours" if lens == "own" else "no_seat")
    return seats[0] if seat is None else int(seat)


async def draw_curve(services: Services, asked: Asked) -> Curve:
    """It is made of all hands: only for those who may see them."""
    game = await past_game(services, asked, "open")
    curve = await services.curves.find(game, services.bots, asked.person or asked.address)
    if curve is None:
        raise RequestRefused("too_often")
    return say_curve(curve, known_game(game.record.game), game.names, asked.lang)


async def see_review(services: Services, asked: Asked) -> ReviewAnswer:
    """It tells what everybody could know of everybody: only for those who may see all hands."""
    return await review_so_far(services, asked, await past_game(services, asked, "open"))


async def ask_for_review(services: Services, asked: Asked) -> ReviewAnswer:
    person = asked.somebody()
    game = await past_game(services, asked, "open")
    if await services.reviews.find(game.match) is None and not services.reviews.ask(game, person):
        raise RequestRefused("too_often")
    return await review_so_far(services, asked, game)


async def review_so_far(services: Services, asked: Asked, game: PastGame) -> ReviewAnswer:
    progress = services.reviews.progress(game.match)
    if progress is not None:
        return ReviewAnswer(game.match, "making", done=progress.done, total=progress.total, review=None)
    facts = await services.reviews.find(game.match)
    if facts is None:
        return ReviewAnswer(game.match, "none", done=0, total=0, review=None)
    judged = sum(each.verdict != "forced" for each in facts.decisions)
    said = ReviewWords(game.record, facts, game.names, asked.lang).review()
    return ReviewAnswer(game.match, "ready", done=judged, total=judged, review=said)


async def redo_chance(services: Services, asked: Asked) -> ChanceCheck:
    game = await past_game(services, asked, "open")
    return await services.cooperative.do(redone(game, asked.lang))


async def go_on_from(services: Services, asked: Asked) -> object:
    """Only for those who may see all hands: whoever sits down there chooses which hand to see."""
    if not services.table_limiter.allows(asked.address):
        raise RequestRefused("too_often")
    person = asked.somebody()
    game = await past_game(services, asked, "open")
    made = await services.rooms.make_what_if(game, asked.body, person, asked.address)
    return table_made(services, asked, made) if isinstance(made, str) else not_made(made, asked.lang)


async def import_match(services: Services, asked: Asked) -> MatchKept:
    if not services.table_limiter.allows(asked.address):
        raise RequestRefused("too_often")
    asked.somebody()
    if len(asked.body.actions) > MOST_ENTRIES:
        raise RequestRefused("too_long")
    game = await services.cooperative.do(imported(asked.body, time.time(), asked.lang))
    await services.storage.keep_game(game)
    return MatchKept(game.match)


Call = Endpoint[Services]

ENDPOINTS: list[Call] = [
    Call("GET", path="/api/games", summary="The games and their options", answers=list[GameInfo], handler=list_games),
    Call(
        "GET",
        path="/api/games/{game}/rules",
        summary="The rules of a game, by number",
        answers=RulesText,
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
        answers=Declarations,
        handler=list_sayings,
    ),
    Call("GET", path="/api/phrases", summary="Quick phrases of the chat", answers=Phrases, handler=list_phrases),
    Call("GET", path="/api/status", summary="How busy the server is", answers=ServerStatus, handler=see_status),
    Call("GET", path="/healthz", summary="The server is alive", answers=Health, handler=see_health),
    Call("GET", path="/readyz", summary="It may take players", answers=Health, handler=see_readiness),
    Call("POST", path="/api/tokens", summary="A token for a program", answers=Token, handler=make_token, status=201),
    Call("GET", path="/api/me", summary="Your tables", answers=Me, handler=see_myself),
    Call("POST", path="/api/me", summary="A cookie for a browser that has none", answers=Me, handler=become_somebody),
    Call("GET", path="/api/tables", summary="Public tables", answers=PublicTables, handler=list_tables),
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
        path="/api/tables/{table}/commands",
        summary="A command, as over the table's socket",
        answers=Done | Hinted | Pong,
        handler=command_table,
        takes=Command,
        query=CommandQuery,
    ),
    Call(
        "POST",
        path="/api/tables/{table}/reports",
        summary="Report a line of the chat to whoever runs the server",
        answers=Thanks,
        handler=report_line,
        takes=NewReport,
    ),
    Call(
        "GET",
        path="/api/matches",
        summary="Your finished games",
        answers=PastMatches,
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
        "GET",
        path="/api/matches/{match}/chance",
        summary="Its chance, redone",
        answers=ChanceCheck,
        handler=redo_chance,
    ),
    Call(
        "GET",
        path="/api/matches/{match}/curve",
        summary="How it went for everybody",
        answers=Curve,
        handler=draw_curve,
    ),
    Call(
        "GET",
        path="/api/matches/{match}/review",
        summary="Its review, or how far that is",
        answers=ReviewAnswer,
        handler=see_review,
    ),
    Call(
        "POST",
        path="/api/matches/{match}/review",
        summary="Have it reviewed",
        answers=ReviewAnswer,
        handler=ask_for_review,
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
        answers=ReplayMoment,
        handler=replay_match,
        query=ReplayQuery,
    ),
    Call(
        "GET",
        path="/api/matches/{match}/outline",
        summary="It in sentences",
        answers=ReplayOutline,
        handler=outline_match,
        query=OutlineQuery,
    ),
]
