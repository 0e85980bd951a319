"""What can be asked about finished games."""

from __future__ import annotations

import time
from typing import Annotated

from coverstory.errors import RequestRefused
from coverstory.match.record import Record
from coverstory.rules.contract import ONLOOKER
from coverstory.server.http.api import Asked, Endpoint, Query
from coverstory.server.http.game_endpoints import known_game
from coverstory.server.http.table_endpoints import not_made, table_made
from coverstory.server.services import Services
from coverstory.table.curve import say_curve
from coverstory.table.history import described, imported, may_see, redone, replay_moment, seats_of
from coverstory.table.outline import outline
from coverstory.table.past_game import PastGame
from coverstory.table.review import ReviewWords
from coverstory.wire.base import about
from coverstory.wire.curve import Curve
from coverstory.wire.http import (
    ChanceCheck,
    Lens,
    MatchKept,
    PastMatch,
    PastMatches,
    ReplayMoment,
    ReplayOutline,
    TableMade,
    WhatIf,
)
from coverstory.wire.review import ReviewAnswer

A_PAGE = 50  # finished games at once
MOST_ENTRIES = 2_000  # of a record that is imported; the longest games have a few hundred


class HistoryQuery(Query, frozen=True):
    before: Annotated[float | None, about("seconds since 1970: only games that ended before then")] = None


class OutlineQuery(Query, frozen=True):
    lens: Lens = "onlooker"
    seat: Annotated[int | None, about("with `own`: which of your seats; with `open` and `seat`: which seat")] = None


class ReplayQuery(OutlineQuery, frozen=True):
    moment: Annotated[int | None, about("after how many actions and chance results; otherwise at the end")] = None
    since: Annotated[int | None, about("an earlier moment, at which the story begins; otherwise one before")] = None
    at: Annotated[int | None, about("the old name of `moment`, for one more release")] = None


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


MATCH_ENDPOINTS: list[Endpoint[Services]] = [
    Endpoint(
        "GET",
        path="/api/matches",
        summary="Your finished games",
        answers=PastMatches,
        handler=list_matches,
        query=HistoryQuery,
    ),
    Endpoint(
        "POST",
        path="/api/matches",
        summary="Import a record",
        answers=MatchKept,
        handler=import_match,
        takes=Record,
        status=201,
        most_bytes=1_048_576,
    ),
    Endpoint("GET", path="/api/matches/{match}", summary="A finished game", answers=PastMatch, handler=see_match),
    Endpoint("GET", path="/api/matches/{match}/record", summary="Its record", answers=Record, handler=export_match),
    Endpoint(
        "GET",
        path="/api/matches/{match}/chance",
        summary="Its chance, redone",
        answers=ChanceCheck,
        handler=redo_chance,
    ),
    Endpoint(
        "GET",
        path="/api/matches/{match}/curve",
        summary="How it went for everybody",
        answers=Curve,
        handler=draw_curve,
    ),
    Endpoint(
        "GET",
        path="/api/matches/{match}/review",
        summary="Its review, or how far that is",
        answers=ReviewAnswer,
        handler=see_review,
    ),
    Endpoint(
        "POST",
        path="/api/matches/{match}/review",
        summary="Have it reviewed",
        answers=ReviewAnswer,
        handler=ask_for_review,
    ),
    Endpoint(
        "POST",
        path="/api/matches/{match}/what-if",
        summary="Go on from a moment",
        answers=TableMade,
        handler=go_on_from,
        takes=WhatIf,
        status=201,
    ),
    Endpoint(
        "GET",
        path="/api/matches/{match}/replay",
        summary="It at one moment",
        answers=ReplayMoment,
        handler=replay_match,
        query=ReplayQuery,
    ),
    Endpoint(
        "GET",
        path="/api/matches/{match}/outline",
        summary="It in sentences",
        answers=ReplayOutline,
        handler=outline_match,
        query=OutlineQuery,
    ),
]
