"""Finished games: who may see how much of them, moment by moment.

Replaying is a generator, so that a server can do it a little at a time (server/cooperative.py).
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator
from itertools import islice

from coverstory.errors import CoverstoryError, RequestRefused
from coverstory.match.match import Match
from coverstory.match.record import Record, write_record
from coverstory.match.replay import open_match, steps
from coverstory.match.verify import verifying
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.languages import seat_names
from coverstory.table.past_game import PastGame
from coverstory.wire.http import ChancePage, DrawLine, PastMatch, ReplayPage
from coverstory.wire.serialise import Scene, lines_of, scene_of

IMPORTED = "imported-"  # no match of ours is called like that, so that nobody can take the name of one


def seats_of(game: PastGame, person: str | None) -> list[int]:
    return [seat for seat, sitter in enumerate(game.people) if person is not None and sitter == person]


def may_see(game: PastGame, person: str | None, lens: str) -> bool:
    """Whoever played it may see all of it; others as much as its table allowed."""
    if seats_of(game, person) or game.open_to_all:
        return True
    return lens == "onlooker" and game.public


def described(game: PastGame, person: str | None) -> PastMatch:
    record = game.record
    ending = record.ending
    assert ending is not None  # only finished games are kept
    return PastMatch(
        match=game.match,
        game=record.game,
        options=record.options,
        names=game.names,
        scores=ending.scores,
        places=ending.places,
        ended=game.ended,
        seats=seats_of(game, person),
    )


def replay_page(game: PastGame, lens: str, seat: int, at: int | None, lang: str) -> Generator[int, None, ReplayPage]:
    """The game after so many entries (all of them if None), as that seat saw it or with all hands open."""
    record = game.record
    last = len(record.actions)
    if at is None:
        at = last
    if not 0 <= at <= last:
        raise RequestRefused("malformed", f"expected a moment from 0 to {last}")
    match = open_match(record)
    actor = None
    before = 0
    teller = ONLOOKER
    if at > 0:
        entered = steps(match, record)
        yield from islice(entered, at - 1)
        actor = match.to_act()
        teller = seat if lens != "open" else max(actor, ONLOOKER)
        before = len(match.heard(teller))
        next(entered)
    news = match.heard(teller)[before:]
    seats = range(match.seats) if lens == "open" else [seat]
    scenes = [shown(match, game.names, each, lang) for each in seats]
    return ReplayPage(
        match=game.match,
        seat=seat,
        at=at,
        last=last,
        actor=actor,
        lines=lines_of(match.game, news, lang, game.names),
        scenes=scenes,
    )


def shown(match: Match, names: list[str], seat: int, lang: str) -> Scene:
    return scene_of(match.game, view=match.view(seat), offered=[], outcome=match.outcome(), lang=lang, names=names)


def redone(game: PastGame, lang: str) -> Generator[None, None, ChancePage]:
    """Whether its chance was as promised, and every draw, so that anybody can check it by other means."""
    try:
        verified = yield from verifying(write_record(game.record))
    except CoverstoryError as error:
        return ChancePage(game.match, False, str(error), [])
    say = find_game(game.record.game).say_action
    draws = [
        DrawLine(entry=d.entry, bound=d.bound, value=d.value, outcome=d.outcome, text=say(d.outcome, lang))
        for d in verified.draws
    ]
    return ChancePage(game.match, True, "", draws)


def imported(record: Record, now: float) -> Generator[int, None, PastGame]:
    """A record from elsewhere: it must replay to its end; whoever has the record has seen it all."""
    if record.ending is None:
        raise RequestRefused("malformed", "expected a finished game")
    try:
        yield from steps(open_match(record), record)
    except CoverstoryError as error:
        raise RequestRefused("malformed", str(error).rstrip(".")) from None
    name = IMPORTED + hashlib.sha256(write_record(record)).hexdigest()[:32]
    names = list(seat_names(record.seats, "en"))
    nobody = [""] * record.seats
    return PastGame(
        match=name, record=record, names=names, people=nobody, levels=nobody, ended=now, public=True, open_to_all=True
    )
