"""The one serialiser: what a seat is told, made from its view and from nothing else.

Socket, HTTP, log, replay and notices all send what is made here.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta, Raw

from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import Event, View
from coverstory.rules.game import Game
from coverstory.rules.outcome import Outcome
from coverstory.wire.base import Line, Offer, Shape, Task, Text, about
from coverstory.wire.catalogue import AnyPicture, wire_of
from coverstory.wire.patches import PictureData
from coverstory.wire.story import Beat, Group, PatchedLine, Told, groups_of, patches_of
from coverstory.words.catalogue import words

KEPT_ACTIONS = 16384
KEPT_OFFERS = 256  # lists of offers kept in their encoded form; the longest is 60 kB

OFFERS = {"type": "array", "items": {"$ref": "#/components/schemas/Offer"}}  # of the OpenAPI document

Offers = Annotated[
    Raw, Meta(description="what this seat may do now", extra_json_schema=OFFERS, extra={"type": list[Offer]})
]
Together = Annotated[
    list[int],
    about(
        "seats that decide at the same time now, whether they already have or not; empty: only `picture.to_act`."
        " A seat among them that is offered nothing has decided"
    ),
]

encode = msgspec.json.Encoder().encode
_decode_picture = msgspec.json.Decoder(PictureData).decode


class Finish(Shape, frozen=True, omit_defaults=True):
    """How the game ended."""

    reason: Annotated[str, about("the message `reason-…` of the game's catalogue says it")]
    scores: Annotated[list[int], about("by seat")]
    places: Annotated[list[int], about("by seat; 1 for winners, nobody where nobody wins")]
    text: Text = ""


class Scene(Shape, frozen=True):
    """The game as one seat (or an onlooker) sees it now."""

    picture: AnyPicture
    task: Task
    offers: Offers
    together: Together
    ending: Finish | None = None


class Now(Shape, frozen=True):
    """What is true once a move has been told."""

    task: Task
    offers: Offers
    together: Together
    ending: Finish | None = None


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
    picture = wire_of(game.slug).picture_of(view)
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


def encoded_picture(game: Game, view: View) -> bytes:
    return encode(wire_of(game.slug).picture_of(view))


def picture_data(encoded: bytes) -> PictureData:
    """A picture as patches see it."""
    return _decode_picture(encoded)


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
    lines = lines_of(game, events, lang, names)
    patches = patches_of(wire.stage, before, after, events)
    told = [PatchedLine(line.kind, line.numbers, line.text, patch) for line, patch in zip(lines, patches, strict=True)]
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
