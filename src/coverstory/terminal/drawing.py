"""What boards are drawn with: lines of text in which pieces have a colour and stand for something on the table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

FRAMES = str.maketrans("┌┬┐├┼┤└┴┘─│", "+++++++++-|")  # for whoever sees no lines
GAP = 2  # columns between two blocks that stand beside each other


class Ink(NamedTuple):
    """Some text; its colour only repeats what its letters say, for those who cannot see colours."""

    text: str
    colour: str = ""  # a name of the palette
    spot: str = ""  # what it stands for: whoever clicks on it asks what can be done with that


Row = list[Ink]
Block = list[Row]  # a part of a board that stays together


def write(text: str, colour: str = "", spot: str = "") -> Row:
    return [Ink(text, colour, spot)]


def length(row: Sequence[Ink]) -> int:
    return sum(len(ink.text) for ink in row)


def padded(row: Sequence[Ink], width: int) -> Row:
    """Filled up with spaces on the right."""
    return [*row, Ink(" " * (width - length(row)))]


def pushed(row: Sequence[Ink], width: int) -> Row:
    """Filled up with spaces on the left."""
    return [Ink(" " * (width - length(row))), *row]


def joined(rows: Sequence[Sequence[Ink]], between: str = "") -> Row:
    """Several pieces as one line."""
    line: Row = []
    for row in rows:
        line += [Ink(between), *row] if line and between else row
    return line


def wrapped(row: Sequence[Ink], width: int, indent: str) -> Block:
    """Broken between words where it is too long; what follows is indented."""
    lines: Block = [[]]
    for ink in row:
        for word in re.findall(r" *[^ ]+ *", ink.text):
            if length(lines[-1]) + len(word.rstrip()) > width:
                lines.append([Ink(indent)])
                word = word.lstrip()
            lines[-1].append(Ink(word, ink.colour, ink.spot))
    return lines


def shown(row: Sequence[Ink]) -> str:
    """A line without its colours."""
    return "".join(ink.text for ink in row).rstrip()


def plain(blocks: Sequence[Block]) -> str:
    """A board without colours, one block below the other."""
    return "\n\n".join("\n".join(shown(row) for row in block) for block in blocks).translate(FRAMES)


def flowed(blocks: Sequence[Block], width: int) -> Block:
    """Blocks beside each other as long as there is room, then below."""
    bands: list[list[Block]] = []
    for block in blocks:
        if bands and span([*bands[-1], block]) <= width:
            bands[-1].append(block)
        else:
            bands.append([block])
    lines: Block = []
    for band in bands:
        lines += [[], *abreast(band)] if lines else abreast(band)
    return lines


def span(band: Sequence[Block]) -> int:
    return sum(max(map(length, block), default=0) for block in band) + GAP * (len(band) - 1)


def abreast(band: Sequence[Block]) -> Block:
    """One line after the other, through all blocks."""
    if len(band) == 1:
        return band[0]
    widths = [max(map(length, block), default=0) + GAP for block in band]
    lines: Block = []
    for at in range(max(map(len, band))):
        parts = [padded(block[at] if at < len(block) else [], width) for block, width in zip(band, widths, strict=True)]
        lines.append(joined(parts))
    return lines
