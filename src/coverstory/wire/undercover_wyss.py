"""Undercover by Geni Wyss on the wire: a picture made from the view alone, and actions in parts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal

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
from coverstory.wire.base import Picture, SeatNumber, Shape, about
from coverstory.wire.game_wire import GameWire, codes_by_parts
from coverstory.wire.undercover_wyss_story import stage, tell

Lies = Literal["open", "known", "unseen", "gap"]
Due = Literal["row", "column"]
Cell = Annotated[int | None, about("a cell: ten times its row plus its column, from 0; null for none")]

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


class WyssCell(Shape, frozen=True, omit_defaults=True):
    """What lies in a cell."""

    lies: Annotated[Lies, about("open; face down with a value that all know; never opened; or a gap")]
    owner: Annotated[int | None, about("the seat that an open card points to")] = None
    value: int | None = None


class WyssSecret(Shape, frozen=True):
    """The secret of one line."""

    kind: Annotated[int | None, about("0 tapes, 1 films, 2 documents, 3 suitcases; null before the deal")]
    taker: Annotated[int | None, about("the seat that took it; null while it lies there or when it left the game")]
    lost: Annotated[bool, about("it left the game")]


class WyssSide(Shape, frozen=True):
    """What one seat has before it."""

    arrow: Annotated[str, about("where the arrows of its cards point: S, W, N or E")]
    mission: Annotated[int | None, about("the kind of its mission, where this seat may know it")]
    has_mission: bool
    laid_aside: Annotated[list[int], about("values of the cards that it laid aside, lowest first")]


class WyssPicture(Picture, frozen=True, tag_field="game", tag="undercover_wyss"):
    """Undercover (Wyss) as one seat sees it."""

    first: Annotated[int | None, about("the seat that the options let begin; null: drawn")]
    secrets_at_right: Annotated[bool, about("secrets of rows lie at the right end")]
    secrets_at_bottom: Annotated[bool, about("secrets of columns lie at the bottom end")]
    zero_takes_all: bool
    scoring_first: bool
    one_line: bool
    kept_acts: bool
    tens_stay: Annotated[bool, about("a 10 cannot be retired")]
    may_leave: Annotated[bool, about("a special agent's power may be left unused")]
    one_by_one: Annotated[bool, about("a compelled seat chooses its second card after seeing the first")]
    scoring_frees: Annotated[bool, about("after a scoring no compulsion works")]
    phase: phases.Phase
    turn: SeatNumber
    reach: Annotated[Literal["anywhere", "near", "two", "one"], about("which cards this turn may open")]
    stone: Cell
    opened: Cell
    row_card: Cell
    column_card: Cell
    compeller: Annotated[int | None, about("the seat whose special agent compels")]
    due: Annotated[list[Due], about("lines through the opened card that wait to be scored")]
    power_due: bool
    line: Annotated[int | None, about("the line just scored: rows 0 to 5, columns 6 to 15")]
    dealt: Annotated[int, about("secrets or missions dealt so far, while they are dealt")]
    cells: Annotated[list[WyssCell], about("six rows of ten, from the top left")]
    secrets: Annotated[list[WyssSecret], about("by line")]
    sides: Annotated[list[WyssSide], about("by seat")]
    box: Annotated[list[int], about("values of the cards that left the game, lowest first")]
    never_opened: Annotated[list[int], about("values that nobody has seen yet, lowest first")]


def picture_of(view: WyssView) -> WyssPicture:
    return WyssPicture(
        seat=view.seat,
        to_act=view.to_act(),
        first=None if view.choices.first == RANDOM else view.choices.first,
        secrets_at_right=view.choices.at_right,
        secrets_at_bottom=view.choices.at_bottom,
        zero_takes_all=view.choices.zero_takes_all,
        scoring_first=view.choices.scoring_first,
        one_line=view.choices.one_line,
        kept_acts=view.choices.kept_acts,
        tens_stay=view.choices.tens_stay,
        may_leave=view.choices.may_leave,
        one_by_one=view.choices.one_by_one,
        scoring_frees=view.choices.scoring_frees,
        phase=phases.NAMES[view.phase],
        turn=view.turn,
        reach=REACHES[view.reach],
        stone=place(view.stone),
        opened=place(view.opened),
        row_card=place(view.row_card),
        column_card=place(view.column_card),
        compeller=None if view.compeller == NOBODY else view.compeller,
        due=dues(view.due),
        power_due=view.power_due,
        line=place(view.line),
        dealt=view.dealt,
        cells=[cell_of(view.cells[cell]) for cell in range(CELLS)],
        secrets=[secret_of(view.secrets[line], view.taker(line)) for line in range(LINES)],
        sides=[side_of(view, seat) for seat in range(view.seat_count)],
        box=view.cards_in(BOX),
        never_opened=view.never_opened(),
    )


def place(number: int) -> int | None:
    return None if number == NOWHERE else number


def dues(due: int) -> list[Due]:
    names: tuple[Due, Due] = ("row", "column")
    return [name for bit, name in enumerate(names) if due >> bit & 1]


@cache
def cell_of(content: int) -> WyssCell:
    holder = holder_of(content)
    if holder == EMPTY:
        return WyssCell("gap")
    if holder == UNSEEN:
        return WyssCell("unseen")
    if holder == SHOWN:
        return WyssCell("known", None, value_of(content))
    return WyssCell("open", holder, value_of(content))


@cache
def secret_of(kind: int, taker: int) -> WyssSecret:
    seat = taker if 0 <= taker < LEFT_GAME else None
    return WyssSecret(None if kind == NOT_DEALT else kind, seat, taker == LEFT_GAME)


def side_of(view: WyssView, seat: int) -> WyssSide:
    mission = view.mission(seat)
    known = mission not in (NOT_DEALT, UNKNOWN)
    arrow = COMPASS[view.seat_count][seat]
    return WyssSide(arrow, mission if known else None, mission != NOT_DEALT, view.laid_aside(seat))


WIRE = GameWire(
    picture=WyssPicture,
    picture_of=picture_of,
    parts_of=parts_of,
    kinds=KINDS,
    code_of=codes_by_parts(parts_of, int(codes.CODES)),
    stage=stage,
    tell=tell,
)
