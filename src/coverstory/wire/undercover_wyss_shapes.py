"""Undercover (Wyss) on the wire: the shapes of its picture."""

from __future__ import annotations

from typing import Annotated, Literal

from coverstory.rules.undercover_wyss import phases
from coverstory.wire.base import Picture, SeatNumber, Shape, about

Lies = Literal["open", "known", "unseen", "gap"]
Due = Literal["row", "column"]
Cell = Annotated[int | None, about("a cell: ten times its row plus its column, from 0; null for none")]


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
