"""The one serialiser: what a seat is told, made from its view and from nothing else.

Socket, HTTP, log, replay and notices all send what is made here.
"""

from __future__ import annotations

from collections.abc import Sequence
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

KEPT_ACTIONS = 16384
KEPT_OFFERS = 256  # lists of offers kept in their encoded form; the longest is 60 kB

OFFERS = {"type": "array", "items": {"$ref": "#/components/schemas/Offer"}}  # of the OpenAPI document

encode = msgspec.json.Encoder().encode


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
    offers: Annotated[
        Raw, Meta(description="what this seat may do now", extra_json_schema=OFFERS, extra={"type": list[Offer]})
    ]
    ending: Finish | None = None


def scene_of(
    game: Game,
    view: View,
    offered: Sequence[int],
    outcome: Outcome | None,
    lang: str | None = None,
    names: Sequence[str] = (),
) -> Scene:
    """`offered` is what the view's seat may do now, `outcome` how the game ended for everybody.

    With a language, in which seats have these names, it is also put into words.
    """
    picture = wire_of(game.slug).picture_of(view)
    task = task_of(game, view, lang, names)
    return Scene(picture, task, encoded_offers(game.slug, tuple(offered)), ending_of(game, outcome, lang))


def task_of(game: Game, view: View, lang: str | None, names: Sequence[str]) -> Task:
    asked = game.task_of(view)
    text = "" if lang is None else game.sayings.say("task", asked, lang, names)
    return Task(asked.kind, [int(number) for number in asked.numbers], text)


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


def words_of(slug: str, codes: Sequence[int], lang: str) -> list[str]:
    """Actions in words, for whoever cannot see a board."""
    game = find_game(slug)
    return [game.say_action(code, lang) for code in codes]
