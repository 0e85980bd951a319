"""Undercover (Danzer) on the wire: the shapes of its picture."""

from __future__ import annotations

from typing import Annotated, Literal

from coverstory.rules.undercover_danzer import phases
from coverstory.wire.base import Picture, Shape, about

Colour = Annotated[int | None, about("0 red, 1 orange, 2 yellow, 3 green, 4 blue, 5 purple; null: none or not seen")]
Piece = Annotated[int | None, about("0–5 headquarters by colour, 6–17 agents (pile A, then B), 18–21 Jokers by seat")]


class DanzerTile(Shape, frozen=True):
    """A piece that lies on the table."""

    piece: Piece
    row: int
    column: int
    face: Annotated[int | None, about("the colour it shows; null for a Joker")]


class DanzerAgent(Shape, frozen=True):
    """One of the twelve agents, named by the pile and depth that the deal gave it."""

    official: Colour
    undercover: Colour
    where: Literal["pile", "hand", "table"]
    up: Annotated[Literal["official", "undercover"] | None, about("the side that shows; null in a pile")]


class DanzerPile(Shape, frozen=True):
    """A pile of agents, by the depth that the deal gave each of them."""

    top: Annotated[int, about("depth of its top agent")]
    bottom: Annotated[int, about("one more than the depth of its bottom agent; a pile is empty where both are equal")]
    stacked: Annotated[int, about("how many the deal has put in order; six when it is done")]


class DanzerService(Shape, frozen=True):
    """What one seat plays with."""

    colour: Colour
    file: Piece
    joker: Annotated[Literal["own", "hand", "table"], about("where its Joker is")]
    staffers: Annotated[list[int], about("the column of its staffer in each lane; 0 is home")]
    points: Annotated[
        int | None,
        about("what it would have if the game ended now; null without a colour, or while tokens are face down"),
    ]


class DanzerPicture(Picture, frozen=True, tag_field="game", tag="undercover_danzer"):
    """Undercover (Danzer): the same for every seat and onlooker."""

    track: Literal["standard", "classified"]
    plain: Annotated[int, about("plain columns before the tokens, as the options say")]
    columns: int
    threshold: Annotated[int, about("the last column before the tokens, or before the black line")]
    values: Annotated[list[int], about("what each column of the classified track is worth")]
    line: Annotated[int, about("after how many columns the black line lies")]
    tie_break: Literal["one_column", "further_columns", "whole_track"]
    colours: Annotated[str, about("how seats get colours, as the options say")]
    first: Annotated[str, about("who begins, as the options say")]
    headquarters: Annotated[str, about("two rows of three letters, as the options say")]
    phase: phases.Phase
    dealt: Annotated[int, about("chance moves made in this phase of the deal")]
    round: int
    starts: Annotated[int | None, about("the seat that begins each round")]
    player: Annotated[int, about("the seat whose turn it is")]
    ending: Annotated[int | None, about("the seat that made this the last round")]
    hand: Annotated[int | None, about("the piece that was taken and not yet placed")]
    hand_face: Annotated[int | None, about("the colour that it shows; null for a Joker or none")]
    came: Annotated[tuple[int, int] | None, about("row and column that it was taken from")]
    flipped: Annotated[bool, about("it was turned over this turn")]
    tiles: list[DanzerTile]
    agents: list[DanzerAgent]
    piles: Annotated[list[DanzerPile], about("A, then B")]
    face_down: Annotated[bool, about("tokens that were taken are not shown before the end")]
    tokens: Annotated[
        list[list[int | None]],
        about("by lane: values from the column after the threshold on; 0: not dealt; null: taken, and face down"),
    ]
    services: Annotated[list[DanzerService], about("by seat")]
