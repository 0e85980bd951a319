"""Undercover (Danzer): the desk of tiles, and the information track."""

from __future__ import annotations

from coverstory.research.pictures.scene import BACK, FILLS, INK, PAPER, Draw, Scene
from coverstory.rules.contract import View
from coverstory.rules.undercover_danzer.components import (
    COLOURS,
    HIDDEN,
    JOKER_FACE,
    LETTERS,
    NOTHING,
    PIECES,
    PILES,
    column_of,
    row_of,
)
from coverstory.rules.undercover_danzer.lanes import token_dealt
from coverstory.rules.undercover_danzer.open_table import DanzerOpen
from coverstory.rules.undercover_danzer.view import DanzerView

DESK_SIDE = 520
LANE = 40


def draw(view: View) -> Scene:
    assert isinstance(view, DanzerView)
    scene = Scene(1040, 600)
    draw_desk(scene, view.table)
    draw_track(scene, view.table)
    draw_piles(scene, view.table)
    return scene


def draw_desk(scene: Scene, table: DanzerOpen) -> None:
    """All tiles on the desk, as large as there is room."""
    lying = [piece for piece in range(PIECES) if table.at[piece] >= 0]
    if not lying:
        return
    rows = [int(row_of(table.at[piece])) for piece in lying]
    columns = [int(column_of(table.at[piece])) for piece in lying]
    side = DESK_SIDE / (max(max(rows) - min(rows), max(columns) - min(columns)) + 1)
    for piece, row, column in zip(lying, rows, columns, strict=True):
        x, y = 20 + (column - min(columns)) * side, 20 + (row - min(rows)) * side
        draw_tile(scene, table=table, piece=piece, x=x, y=y, side=side)


def draw_tile(scene: Scene, table: DanzerOpen, piece: int, x: float, y: float, side: float) -> None:
    face = table.face[piece]
    fill = PAPER if face == JOKER_FACE else FILLS[LETTERS[face]]
    letter = "*" if face == JOKER_FACE else LETTERS[face]
    scene.box(x, y=y, width=side, height=side, fill=INK if piece < COLOURS else fill)
    scene.box(
        x + side * 0.1,
        y=y + side * 0.1,
        width=side * 0.8,
        height=side * 0.8,
        fill=fill,
        text=letter,
        size=int(side * 0.4),
    )
    files = [seat for seat in range(table.choices.seats) if table.file[seat] == piece]
    for seat in files:
        scene.disc(x + side * 0.8, y + side * 0.2, side * 0.14, colour_of(table, seat))


def colour_of(table: DanzerOpen, seat: int) -> str:
    return BACK if table.colour[seat] == HIDDEN else FILLS[LETTERS[table.colour[seat]]]


def draw_track(scene: Scene, table: DanzerOpen) -> None:
    for lane in range(COLOURS):
        y = 20 + lane * (LANE + 16)
        scene.box(560, y=y, width=LANE, height=LANE, fill=FILLS[LETTERS[lane]], text=LETTERS[lane], size=24)
        for column in range(1, table.choices.columns + 1):
            scene.box(576 + column * 28, y=y, width=26, height=LANE, fill=PAPER, text=token_words(table, lane, column))
        for seat in range(table.choices.seats):
            column = table.staffer[seat * COLOURS + lane]
            scene.disc(589 + column * 28, y + 8 + seat * 9, 8, colour_of(table, seat))


def token_words(table: DanzerOpen, lane: int, column: int) -> str:
    value = token_dealt(table, lane, column)
    if value == 0:
        return ""
    return "?" if value == HIDDEN else str(value)


def draw_piles(scene: Scene, table: DanzerOpen) -> None:
    for pile in range(PILES):
        x = 560 + pile * 130
        known = table.known[table.top_agent(pile)] if table.left(pile) > 0 else HIDDEN
        scene.box(
            x,
            y=400,
            width=90,
            height=90,
            fill=BACK if known == HIDDEN else FILLS[LETTERS[known]],
            text=str(table.left(pile)),
            size=36,
        )
    hand = table.hand
    if hand != NOTHING:
        scene.words(860, 390, "in hand", 18)
        draw_tile(scene, table=table, piece=hand, x=820, y=405, side=90)
    acting = table.to_act()
    if acting >= 0:
        scene.words(700, 560, f"round {table.round}, seat {acting} to act", 20)


DRAW = Draw(draw)
