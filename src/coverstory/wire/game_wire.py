"""A game's part of the wire: its picture, made from a view, and its actions in parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import msgspec

from coverstory.errors import MalformedText
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import View
from coverstory.rules.game import Game
from coverstory.wire.base import Picture, about
from coverstory.wire.beats import PictureData
from coverstory.wire.story import Stage, Tell, stage_nothing, tell_event
from coverstory.words.sayings import action_said

Parts = Sequence[str | int]


@dataclass(frozen=True)
class GameWire:
    """What a game's own module in wire/ says."""

    picture: type[Picture]
    picture_of: Callable[[Any], PictureData]  # takes the game's own view, whose type only the game knows
    parts_of: Callable[[int], list[str | int]]
    kinds: Mapping[str, str]  # of actions, each with what follows it in parts
    code_of: Callable[[Parts], int | None]  # the inverse of parts_of; None for what is no action at all
    stage: Stage = stage_nothing  # how each event of a move changes the picture
    tell: Tell = tell_event  # how the events of a move make beats

    def shape_of(self, picture: PictureData) -> Picture:
        """The same as a struct, for whoever reads its fields: what is sent need not be one."""
        return msgspec.convert(picture, self.picture)


def codes_by_parts(parts_of: Callable[[int], list[str | int]], codes: int) -> Callable[[Parts], int | None]:
    """The inverse of parts_of, for a game whose codes are the numbers below `codes`."""

    @cache
    def table() -> Mapping[tuple[str | int, ...], int]:
        return {tuple(parts_of(code)): code for code in range(codes)}

    return lambda parts: table().get(tuple(parts))


# What a game without a part of its own is sent as.

PLAIN_KINDS = {"…": "each kind of action that the game declares, then its numbers: `/api/sayings/…` names them"}


class PlainPicture(Picture, frozen=True):
    """Any game that has no picture of its own: its text form. It has a tag `game`, too: the slug of that game."""

    text: Annotated[str, about("what this seat sees: a `name value …` line a field")]


def plain_wire(slug: str) -> GameWire:
    class TaggedPicture(PlainPicture, frozen=True, tag_field="game", tag=slug):
        """Each game has a class of its own, because the tag belongs to the class."""

    def picture_of(view: View) -> PictureData:
        return {"game": slug, "seat": view.seat, "to_act": view.to_act(), "text": view.picture()}

    return GameWire(
        picture=TaggedPicture,
        picture_of=picture_of,
        parts_of=lambda code: list(find_game(slug).parts_of(code)),
        kinds=PLAIN_KINDS,
        code_of=lambda parts: plain_code(find_game(slug), parts),
    )


def plain_code(game: Game, parts: Parts) -> int | None:
    """No two actions have the same words, and every game reads its own."""
    try:
        return game.read_action(game.sayings.say("action", action_said(parts), "en"), "en")
    except (MalformedText, ValueError, OverflowError):  # also numbers too large to write, or too few for an item
        return None
