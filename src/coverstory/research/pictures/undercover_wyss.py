"""Undercover (Wyss): the grid of sixty cards with the secrets of its rows and columns."""

from __future__ import annotations

from coverstory.research.pictures.scene import BACK, DESK, PAPER, SEAT_FILLS, STONE, Draw, Scene
from coverstory.rules.contract import View
from coverstory.rules.undercover_wyss.components import (
    CELLS,
    COLUMNS,
    EMPTY,
    LEFT_GAME,
    LINES,
    NOT_DEALT,
    ON_TABLE,
    ROWS,
    SHOWN,
    UNSEEN,
    column_of,
    holder_of,
    row_of,
    value_of,
)
from coverstory.rules.undercover_wyss.state import KIND_LETTERS
from coverstory.rules.undercover_wyss.view import WyssView

CARD = 70
LEFT = 80
TOP = 80


def draw(view: View) -> Scene:
    assert isinstance(view, WyssView)
    scene = Scene(LEFT + COLUMNS * CARD + 20, TOP + ROWS * CARD + 70)
    for line in range(LINES):
        draw_secret(scene, view, line)
    for cell in range(CELLS):
        draw_card(scene, view.cells[cell], LEFT + column_of(cell) * CARD, TOP + row_of(cell) * CARD)
    if view.stone >= 0:
        scene.disc(LEFT + column_of(view.stone) * CARD + 58, TOP + row_of(view.stone) * CARD + 10, 9, STONE)
    for seat in range(view.seat_count):
        turn = " •" if view.to_act() == seat else ""
        scene.box(
            20 + seat * 190,
            y=scene.height - 50,
            width=180,
            height=36,
            fill=SEAT_FILLS[seat],
            text=f"{seat}: {aside(view, seat)}{turn}",
        )
    return scene


def draw_secret(scene: Scene, view: WyssView, line: int) -> None:
    kind, taker = view.secrets[line], view.taker(line)
    if kind == NOT_DEALT or taker == LEFT_GAME:
        return
    x = 10 if line < ROWS else LEFT + (line - ROWS) * CARD + 8
    y = TOP + line * CARD + 8 if line < ROWS else 10
    scene.box(
        x,
        y=y,
        width=54,
        height=54,
        fill=PAPER if taker == ON_TABLE else SEAT_FILLS[taker],
        text=KIND_LETTERS[kind],
        size=30,
    )


def draw_card(scene: Scene, content: int, x: int, y: int) -> None:
    holder = holder_of(content)
    if holder == EMPTY:
        scene.box(x + 2, y=y + 2, width=CARD - 4, height=CARD - 4, fill=DESK)
    elif holder == UNSEEN:
        scene.box(x + 2, y=y + 2, width=CARD - 4, height=CARD - 4, fill=BACK)
    elif holder == SHOWN:
        scene.box(x + 2, y=y + 2, width=CARD - 4, height=CARD - 4, fill=BACK, text=str(value_of(content)), size=30)
    else:
        scene.box(
            x + 2,
            y=y + 2,
            width=CARD - 4,
            height=CARD - 4,
            fill=SEAT_FILLS[holder],
            text=str(value_of(content)),
            size=30,
        )


def aside(view: WyssView, seat: int) -> str:
    """What a seat has: secrets, and cards laid aside."""
    taken = sum(view.taker(line) == seat for line in range(LINES))
    return f"{taken} secrets, {sum(view.laid_aside(seat))} aside"


DRAW = Draw(draw)
