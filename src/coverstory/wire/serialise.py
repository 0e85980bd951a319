"""The one serialiser: what a seat is told, made from its view and from nothing else.

Socket, HTTP, log, replay and notices all send what is made here.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import lru_cache

import msgspec
from msgspec import Raw

from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import Event, View
from coverstory.rules.game import Game
from coverstory.rules.outcome import Outcome
from coverstory.wire.base import Line, Offer, Task
from coverstory.wire.beats import Beat, PatchedLine, PictureData, Told
from coverstory.wire.catalogue import wire_of
from coverstory.wire.scene import Finish, Now, Scene
from coverstory.wire.story import Group, groups_of, patches_of
from coverstory.words.catalogue import words

KEPT_ACTIONS = 16384
KEPT_OFFERS = 256  # lists of offers kept in their encoded form; the longest is 60 kB

encode = msgspec.json.Encoder().encode


def scene_of(
    game: Game,
    view: View,
    offered: Sequence[int],
    outcome: Outcome | None,
    lang: str | None = None,
    names: Sequence[str] = (),
    together: Sequence[int] = (),
) -> Scene:
    """`offered` is what the view's seat may do now, `outcome` how the game ended for everybody, `together` who decides
    at the same time.

    With a language, in which seats have these names, it is also put into words.
    """
    wire = wire_of(game.slug)
    picture = wire.shape_of(wire.picture_of(view))
    task = task_of(game, view, lang, names)
    if lang is not None and together and not offered:
        task = msgspec.structs.replace(task, text=say_waiting(view.seat in together, lang))
    offers = encoded_offers(game.slug, tuple(offered))
    return Scene(picture, task=task, offers=offers, together=list(together), ending=ending_of(game, outcome, lang))


def now_of(
    game: Game, view: View, offered: Sequence[int], outcome: Outcome | None, together: Sequence[int] = ()
) -> Now:
    """The same without the picture, which a story has led to."""
    offers = encoded_offers(game.slug, tuple(offered))
    return Now(task_of(game, view, None, ()), offers, list(together), ending_of(game, outcome))


def picture_of(game: Game, view: View) -> PictureData:
    """As patches see it. Pictures share parts that look alike: nobody may change one."""
    return wire_of(game.slug).picture_of(view)


def beats_of(
    game: Game,
    before: PictureData,
    after: PictureData,
    events: Sequence[Event],
    lang: str | None = None,
    names: Sequence[str] = (),
) -> list[Beat]:
    """What one viewer heard of a move, told beat by beat; with a language also in words."""
    if not events:
        return []
    wire = wire_of(game.slug)
    patches = patches_of(wire.stage, before, after, events)
    told = [
        PatchedLine(event.kind, event.numbers, "" if lang is None else game.say_event(event, lang, names), patch)
        for event, patch in zip(events, patches, strict=True)
    ]
    beats: list[Beat] = []
    for group in groups_of(wire.tell, before, events):
        by = told[0].numbers[0] if group.is_chosen else -1
        beats.append(Beat(said_of(game, group, lang, names), told[: group.size], group.weight, by))
        del told[: group.size]
    return beats


def said_of(game: Game, group: Group, lang: str | None, names: Sequence[str]) -> Told | None:
    if group.say is None:
        return None
    text = "" if lang is None else game.sayings.say(group.section, group.say, lang, names)
    return Told(group.section, group.say.kind, [int(number) for number in group.say.numbers], text)


def task_of(game: Game, view: View, lang: str | None, names: Sequence[str]) -> Task:
    asked = game.task_of(view)
    text = "" if lang is None else game.sayings.say("task", asked, lang, names)
    return Task(asked.kind, [int(number) for number in asked.numbers], text)


def say_waiting(has_decided: bool, lang: str) -> str:
    """To whoever waits for seats that decide at the same time."""
    return words(lang, "table").say("together-decided" if has_decided else "together-waiting")


def ending_of(game: Game, outcome: Outcome | None, lang: str | None = None) -> Finish | None:
    if outcome is None:
        return None
    text = "" if lang is None else game.say_reason(outcome.reason, lang)
    return Finish(outcome.reason, outcome.scores, outcome.places, text)


@lru_cache(KEPT_OFFERS)
def encoded_offers(slug: str, codes: tuple[int, ...]) -> Raw:
    """A split of six points is 924 offers: encoded once, and sent again whenever the same die is rolled."""
    return Raw(encode([offer_of(slug, code) for code in codes]))


@lru_cache(KEPT_ACTIONS)
def offer_of(slug: str, code: int) -> Offer:
    return Offer(code, wire_of(slug).parts_of(code))


def lines_of(game: Game, events: Sequence[Event], lang: str | None = None, names: Sequence[str] = ()) -> list[Line]:
    if lang is None:
        return [Line(event.kind, list(event.numbers)) for event in events]
    return [Line(event.kind, list(event.numbers), game.say_event(event, lang, names)) for event in events]


def words_of(slug: str, codes: Sequence[int], lang: str) -> Generator[None, None, list[str]]:
    """Actions in words, for whoever cannot see a board; one at a time, since there may be thousands."""
    said: list[str] = []
    for code in codes:
        said.append(action_in_words(slug, code, lang))
        yield
    return said


@lru_cache(KEPT_ACTIONS)
def action_in_words(slug: str, code: int, lang: str) -> str:
    return find_game(slug).say_action(code, lang)
