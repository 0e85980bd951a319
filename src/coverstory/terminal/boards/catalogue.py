"""Which board belongs to which game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from coverstory.rules.catalogue import PLUGINS
from coverstory.rules.contract import View
from coverstory.rules.languages import speak
from coverstory.rules.plugin import load_part
from coverstory.terminal.boards.board import PLAIN_BOARD, Board
from coverstory.terminal.drawing import plain
from coverstory.wire.base import Offer
from coverstory.wire.catalogue import wire_of


@cache
def board_of(slug: str) -> Board:
    """The game's own board, or the plain one, which shows its text form."""
    return load_part(PLUGINS[slug].board, Board) or PLAIN_BOARD


def board_text(slug: str, view: View, offered: Sequence[int], lang: str, names: Sequence[str]) -> str:
    """A board without colours, as one seat sees it."""
    wire = wire_of(slug)
    offers = [Offer(code, wire.parts_of(code)) for code in offered]
    return plain(board_of(slug).draw(wire.shape_of(wire.picture_of(view)), offers, speak(lang), names))
