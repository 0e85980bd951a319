"""Which part of the wire belongs to which game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Union

from coverstory.rules.catalogue import PLUGINS
from coverstory.rules.plugin import load_part
from coverstory.wire.base import Picture
from coverstory.wire.game_wire import GameWire, plain_wire


@cache
def wire_of(slug: str) -> GameWire:
    """The game's own part, or the plain one: its text form, and actions in the parts that its words have."""
    return load_part(PLUGINS[slug].wire, GameWire) or plain_wire(slug)


if TYPE_CHECKING:
    AnyPicture = Picture
else:  # msgspec needs a union of all pictures that there can be, and these depend on what is installed
    AnyPicture = Union[tuple(wire_of(slug).picture for slug in PLUGINS)]  # noqa: UP007  # made of a tuple
