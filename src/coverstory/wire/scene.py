"""The shapes of what a viewer sees of a game now."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw

from coverstory.wire.base import Offer, Shape, Task, Text, about
from coverstory.wire.catalogue import AnyPicture

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
