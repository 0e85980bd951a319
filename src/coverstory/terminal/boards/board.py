"""A game's board in the terminal, and the plain one of a game that has none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from coverstory.terminal.drawing import Block, write
from coverstory.wire.base import Offer, Picture
from coverstory.wire.game_wire import PlainPicture


@dataclass(frozen=True)
class Board:
    """How a game's picture becomes text, and which spots of it an action has to do with."""

    draw: Callable[[Picture, Sequence[Offer], str, Sequence[str]], list[Block]]
    spots_of: Callable[[Sequence[str | int], Picture], list[str]]
    spot_at: Callable[[int, int], str] | None = None  # by row and column, where places are called so


def draw_text(picture: Picture, offers: Sequence[Offer], lang: str, names: Sequence[str]) -> list[Block]:
    """The text form as it is."""
    assert isinstance(picture, PlainPicture)
    return [[write(line) for line in picture.text.splitlines()]]


def no_spots(parts: Sequence[str | int], picture: Picture) -> list[str]:
    return []


PLAIN_BOARD = Board(draw_text, no_spots)
