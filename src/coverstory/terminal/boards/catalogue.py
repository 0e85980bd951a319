"""Which board belongs to which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from coverstory.rules.contract import View
from coverstory.rules.languages import speak
from coverstory.terminal.boards import agent_hunter, top_secret_spies, undercover_danzer, undercover_wyss
from coverstory.terminal.drawing import Block, plain
from coverstory.wire.base import Offer
from coverstory.wire.serialise import MAKERS, PARTS_OF, Picture


class Board(NamedTuple):
    """How a game's picture becomes text, and which spots of it an action has to do with."""

    draw: Callable[[Picture, Sequence[Offer], str, Sequence[str]], list[Block]]
    spots_of: Callable[[Sequence[str | int], Picture], list[str]]
    spot_at: Callable[[int, int], str] | None = None  # by row and column, where places are called so


BOARDS: Mapping[str, Board] = {
    "agent_hunter": Board(agent_hunter.draw, agent_hunter.spots_of),
    "undercover_danzer": Board(undercover_danzer.draw, undercover_danzer.spots_of),
    "undercover_wyss": Board(undercover_wyss.draw, undercover_wyss.spots_of, undercover_wyss.spot_at),
    "top_secret_spies": Board(top_secret_spies.draw, top_secret_spies.spots_of),
}


def board_text(slug: str, view: View, offered: Sequence[int], lang: str, names: Sequence[str]) -> str:
    """A board without colours, as one seat sees it."""
    offers = [Offer(code, PARTS_OF[slug](code)) for code in offered]
    return plain(BOARDS[slug].draw(MAKERS[slug](view), offers, speak(lang), names))
