"""Undercover (Wyss) as text: the grid with its secrets, then what each player has and what was never opened."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.rules.undercover_wyss.components import COLUMNS, KINDS, MISSION_BONUS, ROWS, VALUES, WORTH
from coverstory.terminal.boards.board import Board
from coverstory.terminal.boards.words import BoardWords
from coverstory.terminal.drawing import Block, Ink, Row, joined, pushed, wrapped, write
from coverstory.wire.base import Offer, Picture
from coverstory.wire.undercover_wyss_shapes import WyssPicture

WIDTH = 78
CELL = 6
NAME = 36
SEAT_COLOURS = ("red", "blue", "yellow", "green")

PART = "undercover_wyss"


def draw(picture: Picture, offers: Sequence[Offer], lang: str, names: Sequence[str]) -> list[Block]:
    assert isinstance(picture, WyssPicture)
    text = BoardWords(PART, lang)
    players: Block = []
    for seat in range(len(picture.sides)):
        players += seat_lines(picture, seat, lang, names)
    unseen = write(f"{text('unseen')}{text.colon}{counted(picture.never_opened, text)}")
    key = [write(text("key"), "faint"), write(text("taken"), "faint")]
    return [grid_block(picture, lang), [*players, unseen], key]


def seat_letter(picture: WyssPicture, seat: int, lang: str) -> str:
    """W5: where the arrows of a seat's cards point."""
    return picture.sides[seat].arrow.replace("E", BoardWords(PART, lang)("east"))


def kind_word(kind: int, lang: str) -> str:
    return BoardWords(PART, lang).thing("kind", kind)


# The grid.


def grid_block(picture: WyssPicture, lang: str) -> Block:
    numbers = [*margin("", []), *joined([pushed(write(str(n + 1), "faint"), CELL) for n in range(COLUMNS)])]
    ends = [pushed(secret(picture, ROWS + column, lang), CELL) for column in range(COLUMNS)]
    secrets = [*margin("", []), *joined(ends)]
    rows = [row_line(picture, row, lang) for row in range(ROWS)]
    return [numbers, *rows, secrets] if picture.secrets_at_bottom else [numbers, secrets, *rows]


def row_line(picture: WyssPicture, row: int, lang: str) -> Row:
    cells = [pushed(cell(picture, row * COLUMNS + column, lang), CELL) for column in range(COLUMNS)]
    at_end = secret(picture, row, lang)
    if picture.secrets_at_right:
        return [*margin(str(row + 1), []), *joined(cells), Ink("  "), *at_end]
    return [*margin(str(row + 1), at_end), *joined(cells)]


def margin(number: str, at_end: Row) -> Row:
    return [Ink(f"{number:>2} ", "faint"), *at_end, Ink(" " * (4 - sum(len(ink.text) for ink in at_end)))]


def secret(picture: WyssPicture, line: int, lang: str) -> Row:
    """Its kind while it lies there, then who took it."""
    there = picture.secrets[line]
    if there.kind is None:
        return []
    if there.lost:
        return write("--", "faint")
    if there.taker is None:
        return write(kind_word(there.kind, lang)[:3].upper(), "strong")
    return write("=" + seat_letter(picture, there.taker, lang), SEAT_COLOURS[there.taker])


def cell(picture: WyssPicture, place: int, lang: str) -> Row:
    mark = "*" if place == picture.stone else "+" if place == picture.opened else ""
    return [Ink(mark, "strong"), card(picture, place, lang)]


def card(picture: WyssPicture, place: int, lang: str) -> Ink:
    there, spot = picture.cells[place], f"cell:{place}"
    if there.lies == "unseen":
        return Ink("##", "faint", spot)
    if there.lies == "gap":
        return Ink(".", "faint")
    if there.owner is None:
        forced = place in (picture.row_card, picture.column_card)
        return Ink(f"{there.value}!" if forced else f"({there.value})", "", spot)
    return Ink(f"{there.value}{seat_letter(picture, there.owner, lang)}", SEAT_COLOURS[there.owner], spot)


# The players.


def seat_lines(picture: WyssPicture, seat: int, lang: str, names: Sequence[str]) -> Block:
    text = BoardWords(PART, lang)
    counts = taken(picture, seat)
    kinds = [f"{kind_word(kind, lang)} × {count}" for kind, count in enumerate(counts) if count]
    sign = ">" if seat == picture.to_act else " "
    said = f"{text.colon}{text('points')} {points(picture, seat)}, {mission(picture, seat, lang)}"
    aside = counted(picture.sides[seat].laid_aside, text)
    secrets = f"{text('secrets')}{text.colon}{', '.join(kinds) or text('none')}"
    return [
        [
            Ink(f"{sign} "),
            Ink(seat_letter(picture, seat, lang), SEAT_COLOURS[seat]),
            Ink(f" = {names[seat][:NAME]}", "strong"),
            Ink(said),
        ],
        *wrapped(write(f"    {secrets}; {text('aside')}{text.colon}{aside}"), WIDTH, "    "),
    ]


def taken(picture: WyssPicture, seat: int) -> list[int]:
    """How many secrets of each kind."""
    kinds = [there.kind for there in picture.secrets if there.taker == seat]
    return [kinds.count(kind) for kind in range(KINDS)]


def mission(picture: WyssPicture, seat: int, lang: str) -> str:
    text = BoardWords(PART, lang)
    side = picture.sides[seat]
    if not side.has_mission:
        return text("no_mission")
    return f"{text('mission')} {text('hidden') if side.mission is None else kind_word(side.mission, lang)}"


def points(picture: WyssPicture, seat: int) -> int:
    """W33, as it stands; a hidden mission is left out."""
    counts = taken(picture, seat)
    side = picture.sides[seat]
    bonus = 0 if side.mission is None else MISSION_BONUS * counts[side.mission]
    return sum(WORTH[count] for count in counts) + bonus + sum(side.laid_aside)


def counted(cards: Sequence[int], text: BoardWords) -> str:
    """Cards by value: `2×3` is three cards of value 2."""
    return " ".join(f"{value}×{cards.count(value)}" for value in VALUES if value in cards) or text("none")


def spots_of(parts: Sequence[str | int], picture: Picture) -> list[str]:
    """What an action has to do with."""
    assert isinstance(picture, WyssPicture)
    kind, numbers = parts[0], [int(part) for part in parts[1:] if isinstance(part, int)]
    if kind in ("open", "capture", "retire", "lay_aside"):
        return [f"cell:{numbers[0]}"]
    if kind == "open_two" and picture.stone is not None:
        row, column = divmod(picture.stone, COLUMNS)
        return [f"cell:{row * COLUMNS + numbers[0]}", f"cell:{numbers[1] * COLUMNS + column}"]
    return []


def spot_at(row: int, column: int) -> str:
    """Counted from 1 (W37)."""
    return f"cell:{(row - 1) * COLUMNS + column - 1}"


BOARD = Board(draw, spots_of, spot_at)
