"""What every shape on the wire is made with."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

CHANCE = -1  # in place of the seat to act: a move nobody chooses
OVER = -2  # in place of the seat to act: the game has ended


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A JSON object of known fields; a field with a default may be left out by whoever sends it."""


def about(words: str) -> Meta:
    """What a field means; the protocol page, the OpenAPI document and the TypeScript types quote it."""
    return Meta(description=words)


SeatNumber = Annotated[int, about("a seat, from 0")]
Viewer = Annotated[int, about("the seat that sees this, from 0; -1 for an onlooker")]
ToAct = Annotated[int, about("the seat that is to act; -1 while chance decides, -2 when the game is over")]


class Picture(Shape, frozen=True):
    """A game as one seat sees it; each game adds its own fields, and a tag `game` with its slug."""

    seat: Viewer
    to_act: ToAct


class Offer(Shape, frozen=True):
    """Something that the seat may do now."""

    code: Annotated[int, about("send this back to do it; codes never change their meaning")]
    parts: Annotated[list[str | int], about("what it is: a kind, then its numbers, as listed for the game")]


# Over a socket nothing is put into words: whoever shows it to a person does that (docs/words.md).
Text = Annotated[str, about("the same as a sentence in the language asked for; only in answers over HTTP")]


class Line(Shape, frozen=True, omit_defaults=True):
    """Something that the seat saw or heard."""

    kind: Annotated[str, about("what happened: the message `event-…` of the game's catalogue says it")]
    numbers: Annotated[list[int], about("the numbers of that kind of event")]
    text: Text = ""


class Task(Shape, frozen=True, omit_defaults=True):
    """What is asked of whom."""

    kind: Annotated[str, about("the message `task-…` of the game's catalogue says it")]
    numbers: Annotated[list[int], about("the numbers of that kind of task")]
    text: Text = ""


class Remark(Shape, frozen=True, omit_defaults=True):
    """What a bot says about an action or about a seat."""

    section: Annotated[
        Literal["hint", "belief"],
        about(
            "`hint`: `hint-…` of the table's catalogue says it; `belief`: `belief-…` of the game's. With an action it"
            " is the reason for it"
        ),
    ]
    kind: str
    numbers: Annotated[list[int | float], about("the numbers of that kind of remark")]
    action: Annotated[list[str | int], about("the action it is about, in parts; empty where it is about none")]
    text: Text = ""
