"""Undercover by Geni Wyss on the wire: a picture made from the view alone, and actions in parts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from coverstory.rules.undercover_wyss import actions as codes
from coverstory.rules.undercover_wyss import phases
from coverstory.rules.undercover_wyss.choices import RANDOM
from coverstory.rules.undercover_wyss.components import (
    BOX,
    CELLS,
    COMPASS,
    EMPTY,
    LEFT_GAME,
    LINES,
    NOBODY,
    NOT_DEALT,
    NOWHERE,
    SHOWN,
    UNKNOWN,
    UNSEEN,
    holder_of,
    value_of,
)
from coverstory.rules.undercover_wyss.state import REACHES
from coverstory.rules.undercover_wyss.view import WyssView
from coverstory.rules.undercover_wyss.words import parts_of
from coverstory.wire.beats import PictureData
from coverstory.wire.game_wire import GameWire, codes_by_parts
from coverstory.wire.undercover_wyss_shapes import WyssPicture
from coverstory.wire.undercover_wyss_story import stage, tell

DUES = ("row", "column")  # by bit

KINDS: Mapping[str, str] = {
    "open": "cell: open this card",
    "capture": "cell: capture this card with the one just opened",
    "capture_nothing": "capture no card",
    "retire": "cell: send this card out of the game",
    "compel": "compel the next seat to open two cards",
    "leave_power": "use neither of a special agent's powers",
    "open_two": "column, row: open the card in that column of the stone's row and the card in that row of its column",
    "turn_back": "`row` or `column`: turn back the card that was opened in that line of the stone",
    "first": "`row` or `column`: score that line first",
    "lay_aside": "cell: lay this card of the won line aside",
    "lay_nothing": "lay no card aside",
    "shows": "value: chance lets the opened card show this",
    "secret": "kind: chance deals this secret to the next line",
    "mission": "kind: chance deals this mission to the next seat",
    "begins": "seat: chance lets this seat begin",
}


def picture_of(view: WyssView) -> PictureData:
    choices = view.choices
    return {
        "game": "undercover_wyss",
        "seat": view.seat,
        "to_act": view.to_act(),
        "first": some(choices.first, RANDOM),
        "secrets_at_right": choices.at_right,
        "secrets_at_bottom": choices.at_bottom,
        "zero_takes_all": choices.zero_takes_all,
        "scoring_first": choices.scoring_first,
        "one_line": choices.one_line,
        "kept_acts": choices.kept_acts,
        "tens_stay": choices.tens_stay,
        "may_leave": choices.may_leave,
        "one_by_one": choices.one_by_one,
        "scoring_frees": choices.scoring_frees,
        "phase": phases.NAMES[view.phase],
        "turn": view.turn,
        "reach": REACHES[view.reach],
        "stone": some(view.stone, NOWHERE),
        "opened": some(view.opened, NOWHERE),
        "row_card": some(view.row_card, NOWHERE),
        "column_card": some(view.column_card, NOWHERE),
        "compeller": some(view.compeller, NOBODY),
        "due": [name for bit, name in enumerate(DUES) if view.due >> bit & 1],
        "power_due": view.power_due,
        "line": some(view.line, NOWHERE),
        "dealt": view.dealt,
        "cells": [cell_of(view.cells[cell]) for cell in range(CELLS)],
        "secrets": [secret_of(view.secrets[line], view.taker(line)) for line in range(LINES)],
        "sides": [side_of(view, seat) for seat in range(view.seat_count)],
        "box": view.cards_in(BOX),
        "never_opened": view.never_opened(),
    }


def some(number: int, nothing: int) -> int | None:
    return None if number == nothing else number


@cache
def cell_of(content: int) -> PictureData:
    """There are few of them; nobody changes a picture."""
    holder = holder_of(content)
    if holder == EMPTY:
        return {"lies": "gap"}
    if holder == UNSEEN:
        return {"lies": "unseen"}
    if holder == SHOWN:
        return {"lies": "known", "value": value_of(content)}
    return {"lies": "open", "owner": holder, "value": value_of(content)}


@cache
def secret_of(kind: int, taker: int) -> PictureData:
    seat = taker if 0 <= taker < LEFT_GAME else None
    return {"kind": some(kind, NOT_DEALT), "taker": seat, "lost": taker == LEFT_GAME}


def side_of(view: WyssView, seat: int) -> PictureData:
    mission = view.mission(seat)
    return {
        "arrow": COMPASS[view.seat_count][seat],
        "mission": None if mission == UNKNOWN else some(mission, NOT_DEALT),
        "has_mission": mission != NOT_DEALT,
        "laid_aside": view.laid_aside(seat),
    }


WIRE = GameWire(
    picture=WyssPicture,
    picture_of=picture_of,
    parts_of=parts_of,
    kinds=KINDS,
    code_of=codes_by_parts(parts_of, int(codes.CODES)),
    stage=stage,
    tell=tell,
)
