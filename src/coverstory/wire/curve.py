"""A finished game as it went for everybody: the curve, its turning point, the best move and a line about each seat."""

from __future__ import annotations

from typing import Annotated, Literal

from coverstory.wire.base import SeatNumber, Shape, Text, about
from coverstory.wire.beats import Told

Moment = Annotated[int, about("after how many actions and chance results: a replay can be opened there")]
Outlooks = Annotated[list[float], about("by seat, what it could expect then: from 0 (last) to 1 (the only winner)")]
Expected = Annotated[float, about("what that seat could expect, from 0 (last) to 1 (the only winner)")]
Tale = Literal[
    "led", "comeback", "late", "took_lead", "lost_lead", "close", "early", "peak"
]  # the first four are of winners
When = Annotated[Literal["early", "middle", "late"], about("in which third of the game")]


class CurvePoint(Shape, frozen=True):
    """How things stood before a turn, or at the end."""

    moment: Moment
    outlook: Outlooks


class Swing(Shape, frozen=True):
    """A turn, with its chance, after which a seat could expect something else."""

    moment: Moment
    seat: Annotated[int, about("whose turn it was")]
    say: Annotated[Told, about("what happened then that mattered most")]
    concerns: Annotated[int, about("the seat whose outlook changed most by it")]
    before: Expected
    after: Expected


class SeatTale(Shape, frozen=True, omit_defaults=True):
    """One line about how the game went for a seat: `tale-…` of the catalogue `finale` says it."""

    seat: SeatNumber
    kind: Annotated[Tale, about("what happened to it")]
    when: When
    text: Text = ""


class Curve(Shape, frozen=True):
    """How a finished game went. The same record always gives the same; of a game whose bots have no evaluator, and of
    one that was broken off, there are no points."""

    match: str
    points: list[CurvePoint]
    turning: Annotated[Swing | None, about("the largest swing of any seat; null where there is no curve")]
    best: Annotated[Swing | None, about("the turn that brought its own seat most; it may be the same")]
    tales: Annotated[list[SeatTale], about("by seat; none where there is no curve")]
