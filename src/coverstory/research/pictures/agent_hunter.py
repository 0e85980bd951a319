"""Agent Hunter: two streets of safe houses, and each player's hand."""

from __future__ import annotations

from coverstory.research.pictures.scene import BACK, FILLS, PAPER, SEAT_FILLS, Draw, Scene
from coverstory.rules.agent_hunter.components import CARDS, CLOSED, ELIMINATED, EMPTY, HIDDEN, SEATS, site_of
from coverstory.rules.agent_hunter.sheet import HunterSheet
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.contract import View

HOUSE = 160
CARD = 48


def draw(view: View) -> Scene:
    assert isinstance(view, HunterView)
    scene = Scene(560, 600)
    below = max(view.seat, 0)
    draw_seat(scene, view.sheet, SEATS - 1 - below, 20)
    draw_seat(scene, view.sheet, below, 310)
    return scene


def draw_seat(scene: Scene, sheet: HunterSheet, seat: int, top: int) -> None:
    turn = ", to act" if sheet.to_act() == seat else ""
    scene.words(280, top + 10, f"seat {seat}: {sheet.decoys_left(seat)} decoys left{turn}", 18)
    for house in range(sheet.houses):
        draw_house(scene, sheet=sheet, site=site_of(seat, house), x=25 + house * (HOUSE + 15), y=top + 30)
    for number in range(CARDS):
        held = not sheet.is_hidden(seat) and sheet.hand[seat] >> number & 1
        scene.box(
            20 + number * 52,
            y=top + 205,
            width=CARD,
            height=CARD,
            fill=SEAT_FILLS[seat] if held else BACK,
            text=str(number),
            size=24,
        )


def draw_house(scene: Scene, sheet: HunterSheet, site: int, x: int, y: int) -> None:
    fate = sheet.fate(site)
    scene.box(x, y=y, width=HOUSE, height=160, fill=FILLS["R"] if fate == ELIMINATED else PAPER)
    card = sheet.card[site]
    if fate != CLOSED and card != EMPTY:
        shown = "?" if card == HIDDEN else str(card)
        scene.box(x + 50, y=y + 10, width=60, height=80, fill=BACK if card == HIDDEN else PAPER, text=shown, size=48)
    possible = "".join(str(number) if sheet.could[site] >> number & 1 else "·" for number in range(CARDS))
    scene.words(x + HOUSE / 2, y + 108, possible, 18)
    for decoy in range(sheet.beside[site]):
        scene.disc(x + 20 + decoy * 30, y + 138, 12, FILLS["O"])


DRAW = Draw(draw)
