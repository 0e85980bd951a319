"""From a drawn board to what the screen shows: colours, and places that can be clicked on."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from itertools import groupby

from textual.color import Color
from textual.content import Content
from textual.style import Style

from coverstory.terminal.drawing import Block

INK, PAPER = "#1C2126", "#EDE6D6"

# Filled like pieces on the table, or as ink on the dark desk; every one of them goes with a letter.
FILLS: Mapping[str, tuple[str, str]] = {
    "gray": ("#FFFFFF", "#6F767F"),
    "yellow": (INK, "#F2CF3B"),
    "orange": (INK, "#E8792B"),
    "red": ("#FFFFFF", "#A61B29"),
    "green": (INK, "#3F9E63"),
    "blue": ("#FFFFFF", "#1B4F94"),
    "violet": (INK, "#B583CC"),
    "safe": (INK, "#F2CF3B"),
    "card": (INK, PAPER),
}
INKS: Mapping[str, str] = {
    "gray_ink": "#A9B0B8",
    "yellow_ink": "#F2CF3B",
    "orange_ink": "#E8792B",
    "red_ink": "#E2575F",
    "green_ink": "#5CC486",
    "blue_ink": "#7FAEEB",
    "violet_ink": "#B583CC",
    "faint": "#9AA1A9",
    "danger": "#E2575F",
}
STRONG = ("strong", "danger", "safe", "card")


@cache
def style_of(colour: str, is_live: bool, is_picked: bool) -> Style:
    """Live is a spot where something can be done, picked one that the player has clicked on."""
    fill = FILLS.get(colour)
    ink = fill[0] if fill else INKS.get(colour)
    return Style(
        foreground=Color.parse(ink) if ink else None,
        background=Color.parse(fill[1]) if fill else None,
        bold=True if colour in STRONG or is_live else None,
        underline=True if is_live else None,
        reverse=True if is_picked else None,
    )


def painted(block: Block, live: Collection[str] = (), picked: Collection[str] = ()) -> Content:
    """Live spots carry their name, so that a click on them can be told."""
    parts: list[tuple[str, Style]] = []
    for row in block:
        for (colour, spot), inks in groupby(row, lambda ink: (ink.colour, ink.spot)):
            style = style_of(colour, spot in live, spot in picked)
            if spot in live:
                style += Style.from_meta({"spot": spot})
            parts.append(("".join(ink.text for ink in inks), style))
        parts.append(("\n", Style()))
    return Content.assemble(*parts[:-1])
