"""A finished game as it went for everybody, from what each seat could expect at every turn (bots/outlook.py)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import pairwise, takewhile
from typing import NamedTuple

import msgspec

from coverstory.bots.review.facts import Outlook
from coverstory.match.match import Match
from coverstory.match.replay import open_match, steps
from coverstory.rules.contract import CHANCE
from coverstory.rules.game import Game
from coverstory.table.past_game import PastGame
from coverstory.table.tales import tale_of
from coverstory.wire.beats import Beat, PictureData
from coverstory.wire.curve import Curve, CurvePoint, SeatTale, Swing
from coverstory.wire.serialise import beats_of, picture_of
from coverstory.words.catalogue import words
from coverstory.words.sayings import Statement

CANDIDATES = 6  # of the largest swings: the first of them that can be told in words is the one
TELLING = ("elimination", "scoring", "reveal", "deal", "")  # what a turn is told by, best first; its end is none of it


class Step(NamedTuple):
    """A turn, and what it changed for the seat that it concerns."""

    begins: int  # its first entry in the record
    ends: int  # the first one after it
    seat: int  # whose turn it was
    concerns: int
    before: float
    after: float

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


class Told(NamedTuple):
    """What happened in a turn, and after how many entries."""

    moment: int
    beat: Beat


def curve_of(game: PastGame, outlooks: Sequence[Outlook]) -> Generator[int, None, Curve]:
    """Without words for sentences: `say_curve` adds them."""
    turning, best = largest(swings(outlooks)), largest(gains(outlooks))
    told = yield from told_in(game, [*turning, *best])
    ending = game.record.ending
    return Curve(
        match=game.match,
        points=[CurvePoint(each.moment, each.values) for each in outlooks],
        turning=first_told(turning, told),
        best=first_told(best, told),
        tales=[] if ending is None else [tale_of(seat, outlooks, ending.places) for seat in range(len(game.names))],
    )


def without_curve(game: PastGame) -> Curve:
    return Curve(match=game.match, points=[], turning=None, best=None, tales=[])


def swings(outlooks: Sequence[Outlook]) -> list[Step]:
    """Each turn with the seat for which it changed most."""
    return [
        max((step_of(before, after, seat) for seat in range(len(after.values))), key=lambda step: step.size)
        for before, after in turns(outlooks)
    ]


def gains(outlooks: Sequence[Outlook]) -> list[Step]:
    """Each turn that was good for the seat whose it was."""
    own = [step_of(before, after, before.seat) for before, after in turns(outlooks)]
    return [step for step in own if step.after > step.before]


def turns(outlooks: Sequence[Outlook]) -> list[tuple[Outlook, Outlook]]:
    """What is decided in secret by all at the same time shows only later: it is no turning point."""
    return [(before, after) for before, after in pairwise(outlooks) if before.seat >= 0]


def step_of(before: Outlook, after: Outlook, seat: int) -> Step:
    return Step(
        begins=before.moment,
        ends=after.moment,
        seat=before.seat,
        concerns=seat,
        before=before.values[seat],
        after=after.values[seat],
    )


def largest(found: Sequence[Step]) -> list[Step]:
    """Of several that are as large, the later ones first: they decided more."""
    return sorted(found, key=lambda step: (-step.size, -step.begins))[:CANDIDATES]


def told_in(game: PastGame, steps_told: Sequence[Step]) -> Generator[int, None, dict[int, list[Told]]]:
    """What happened in these turns, by their first entries, as the seat whose turn it was saw and heard it."""
    match = open_match(game.record)
    entered = steps(match, game.record)
    turn_at = {place: step for step in steps_told for place in range(step.begins, step.ends)}
    told: dict[int, list[Told]] = {}
    for place in range(len(game.record.actions)):
        step = turn_at.get(place)
        if step is None or match.to_act() not in (step.seat, CHANCE):
            yield next(entered)
            continue
        before, heard = picture_now(match, step.seat), len(match.heard(step.seat))
        yield next(entered)
        beats = beats_of(match.game, before, picture_now(match, step.seat), match.heard(step.seat)[heard:])
        told.setdefault(step.begins, []).extend(Told(place + 1, beat) for beat in before_the_end(beats))
    return told


def picture_now(match: Match, seat: int) -> PictureData:
    return picture_of(match.game, match.view(seat))


def before_the_end(beats: Sequence[Beat]) -> list[Beat]:
    """What ends the game is not what decided it."""
    return list(takewhile(lambda beat: beat.weight not in ("unmasking", "end"), beats))


def first_told(candidates: Sequence[Step], told: dict[int, list[Told]]) -> Swing | None:
    for step in candidates:
        said = [each for each in told.get(step.begins, []) if each.beat.say is not None]
        if said:
            return swing_of(step, min(said, key=lambda each: TELLING.index(each.beat.weight)))
    return None


def swing_of(step: Step, told: Told) -> Swing:
    assert told.beat.say is not None
    return Swing(
        moment=told.moment,
        seat=step.seat,
        say=told.beat.say,
        concerns=step.concerns,
        before=step.before,
        after=step.after,
    )


# In words.


def say_curve(curve: Curve, game: Game, names: Sequence[str], lang: str) -> Curve:
    return msgspec.structs.replace(
        curve,
        turning=curve.turning and say_swing(curve.turning, game, names, lang),
        best=curve.best and say_swing(curve.best, game, names, lang),
        tales=[say_tale(tale, names, lang) for tale in curve.tales],
    )


def say_swing(swing: Swing, game: Game, names: Sequence[str], lang: str) -> Swing:
    told = swing.say
    text = game.sayings.say(told.section, Statement(told.kind, told.numbers), lang, names)
    return msgspec.structs.replace(swing, say=msgspec.structs.replace(told, text=text))


def say_tale(tale: SeatTale, names: Sequence[str], lang: str) -> SeatTale:
    text = words(lang, "finale").say(f"tale-{tale.kind}", {"you": "no", "name": names[tale.seat], "when": tale.when})
    return msgspec.structs.replace(tale, text=text)
