"""Past games: who may see how much of them, moment by moment.

Replaying is a generator, so that a server can do it a little at a time (server/cooperative.py).
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Generator, Iterator
from typing import NamedTuple

import msgspec

from coverstory.errors import CoverstoryError, RequestRefused
from coverstory.match.match import Match
from coverstory.match.record import Record, write_record
from coverstory.match.replay import open_match, steps
from coverstory.match.verify import verifying
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import View
from coverstory.rules.languages import seat_names
from coverstory.table.past_game import PastGame
from coverstory.wire.base import Picture
from coverstory.wire.beats import PictureData
from coverstory.wire.catalogue import wire_of
from coverstory.wire.http import ChanceCheck, DrawLine, PastMatch, ReplayMoment, ReplayStory
from coverstory.wire.open_hands import with_open_hands
from coverstory.wire.patches import diff
from coverstory.wire.scene import Scene
from coverstory.wire.serialise import beats_of, picture_of, scene_of
from coverstory.words.catalogue import Translations
from coverstory.words.say_error import ErrorText, say_error

MOST_CURSORS = 50  # games that somebody is looking at
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
    ending = record.ending  # none where it was broken off
    return PastMatch(
        match=game.match,
        game=record.game,
        options=record.options,
        names=game.names,
        scores=[] if ending is None else ending.scores,
        places=[] if ending is None else ending.places,
        ended=game.ended,
        seats=seats_of(game, person),
        broken_off=game.broken_off,
        absent=game.absent,
        moments=len(record.actions),
    )


class Cursor:
    """A game that is being replayed, and how far it has come."""

    def __init__(self, record: Record) -> None:
        self.match = open_match(record)
        self.moment = 0
        self._entered = steps(self.match, record)

    def go_to(self, moment: int) -> Iterator[int]:
        while self.moment < moment:
            action = next(self._entered)
            self.moment += 1
            yield action


class Cursors:
    """Replays that were laid aside: whoever goes on to the next moment of a game does not begin with its first."""

    def __init__(self) -> None:
        self._cursors: OrderedDict[str, Cursor] = OrderedDict()  # by match; the one that was used last at the end

    def take(self, game: PastGame, since: int) -> Cursor:
        """One that has not gone past that moment; nobody else has it meanwhile."""
        found = self._cursors.pop(game.match, None)
        return found if found is not None and found.moment <= since else Cursor(game.record)

    def lay_aside(self, game: PastGame, cursor: Cursor) -> None:
        self._cursors[game.match] = cursor
        if len(self._cursors) > MOST_CURSORS:
            self._cursors.popitem(last=False)


def replay_moment(
    game: PastGame,
    lens: str,
    seat: int,
    moment: int | None,
    lang: str,
    cursors: Cursors | None = None,
    since: int | None = None,
) -> Generator[int, None, ReplayMoment]:
    """The game after so many entries (all of them if None), as that seat saw it or with all hands open, and the story
    of the entries since an earlier moment (otherwise of the last one)."""
    last = len(game.record.actions)
    moment = within(moment, last)
    since = within(since, max(0, moment - 1))
    cursors = cursors or Cursors()
    cursor = cursors.take(game, since)
    match = cursor.match
    yield from cursor.go_to(since)
    actor = match.to_act() if moment > 0 else None
    before = seen(match, lens, seat) if moment > 0 else []
    yield from cursor.go_to(moment)
    cursors.lay_aside(game, cursor)
    after = seen(match, lens, seat)
    return ReplayMoment(
        match=game.match,
        seat=seat,
        moment=moment,
        last=last,
        actor=actor,
        stories=[story(match, game.names, *both, lang) for both in zip(before, after, strict=False)],
        scenes=[shown(match, game.names, each, lang) for each in after],
    )


def within(moment: int | None, last: int) -> int:
    """A moment that somebody asked for; otherwise the last one possible."""
    if moment is None:
        return last
    if not 0 <= moment <= last:
        raise RequestRefused("malformed", Translations("input", "moment_to", last=last))
    return moment


class Seen(NamedTuple):
    """How things look to a seat."""

    view: View
    picture: PictureData  # with all hands open where they are


def seen(match: Match, lens: str, seat: int) -> list[Seen]:
    """By that seat, or by every seat with all hands open."""
    views = [match.view(each) for each in (range(match.seats) if lens == "open" else [seat])]
    pictures = [picture_of(match.game, view) for view in views]
    if lens == "open":
        pictures = with_open_hands(pictures)
    return [Seen(view, picture) for view, picture in zip(views, pictures, strict=True)]


def story(match: Match, names: list[str], before: Seen, after: Seen, lang: str) -> ReplayStory:
    """What has happened between, as that seat saw and heard it."""
    news = after.view.heard[len(before.view.heard) :]
    beats = beats_of(match.game, before=before.picture, after=after.picture, events=news, lang=lang, names=names)
    return ReplayStory(drawn(match, before), beats, [] if news else diff(before.picture, after.picture))


def shown(match: Match, names: list[str], now: Seen, lang: str) -> Scene:
    scene = scene_of(match.game, view=now.view, offered=[], outcome=match.outcome(), lang=lang, names=names)
    return msgspec.structs.replace(scene, picture=drawn(match, now))


def drawn(match: Match, now: Seen) -> Picture:
    return wire_of(match.game.slug).shape_of(now.picture)


def redone(game: PastGame, lang: str) -> Generator[None, None, ChanceCheck]:
    """Whether its chance was as promised, and every draw, so that anybody can check it by other means."""
    try:
        verified = yield from verifying(write_record(game.record))
    except CoverstoryError as error:
        return ChanceCheck(game.match, False, say_error(error, lang), [])
    say = find_game(game.record.game).say_action
    draws = [
        DrawLine(entry=d.entry, bound=d.bound, value=d.value, outcome=d.outcome, text=say(d.outcome, lang))
        for d in verified.draws
    ]
    return ChanceCheck(game.match, True, "", draws)


def imported(record: Record, now: float, lang: str) -> Generator[int, None, PastGame]:
    """A record from elsewhere: it must replay to its end; whoever has the record has seen it all."""
    if record.ending is None:
        raise RequestRefused("malformed", Translations("input", "finished_game"))
    try:
        yield from steps(open_match(record), record)
    except CoverstoryError as error:
        raise RequestRefused("malformed", ErrorText(error)) from None
    name = IMPORTED + hashlib.sha256(write_record(record)).hexdigest()[:32]
    names = list(seat_names(record.seats, lang))
    nobody = [""] * record.seats
    return PastGame(
        match=name, record=record, names=names, people=nobody, levels=nobody, ended=now, public=True, open_to_all=True
    )
