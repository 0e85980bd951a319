"""Undercover by Doris & Daniel Danzer on the wire: a picture made from the view alone, and actions in parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from coverstory.rules.undercover_danzer import actions as codes
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.choices import TIE_BREAKS
from coverstory.rules.undercover_danzer.components import (
    AGENTS,
    COLOURS,
    FIRST_AGENT,
    FIRST_JOKER,
    HIDDEN,
    JOKER_FACE,
    MIDDLE,
    MOST_TOKENS,
    NOTHING,
    NOWHERE,
    PIECES,
    PILES,
    column_of,
    row_of,
)
from coverstory.rules.undercover_danzer.lanes import points
from coverstory.rules.undercover_danzer.open_table import DanzerOpen
from coverstory.rules.undercover_danzer.view import DanzerView
from coverstory.rules.undercover_danzer.words import parts_of
from coverstory.wire.base import Picture, Shape, about
from coverstory.wire.game_wire import GameWire, Parts, codes_by_parts
from coverstory.wire.undercover_danzer_story import stage, tell

Colour = Annotated[int | None, about("0 red, 1 orange, 2 yellow, 3 green, 4 blue, 5 purple; null: none or not seen")]
Piece = Annotated[int | None, about("0–5 headquarters by colour, 6–17 agents (pile A, then B), 18–21 Jokers by seat")]

KINDS: Mapping[str, str] = {
    "colour": "colour: choose (or chance draws) this colour",
    "take_top": "pile: take the top agent of pile 0 (A) or 1 (B)",
    "take_bottom": "pile: take the bottom agent of that pile",
    "take_joker": "take the own Joker",
    "take_at": "row, column: take the agent that lies there",
    "flip": "turn the agent over",
    "keep": "keep the agent's side",
    "place_at": "row, column: place the piece there",
    "starts": "seat: chance lets this seat begin",
    "part": "tile: chance puts this tile of its undercover colour into pile A",
    "stack": "tile: chance lets this tile lie next below",
    "token": "lane, value: chance puts this token on the next space to the left",
}


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


def picture_of(view: DanzerView) -> DanzerPicture:
    table = view.table
    choices = table.choices
    return DanzerPicture(
        seat=view.seat,
        to_act=view.to_act(),
        track="classified" if choices.classified else "standard",
        plain=choices.plain,
        columns=choices.columns,
        threshold=choices.threshold,
        values=list(choices.values),
        line=choices.line,
        tie_break=TIE_BREAKS[choices.tie_break],
        colours=choices.colours,
        first=choices.first,
        headquarters=choices.headquarters,
        phase=phases.NAMES[table.phase],
        dealt=table.dealt,
        round=table.round,
        starts=some(table.starts),
        player=table.player,
        ending=some(table.ending),
        hand=some(table.hand),
        hand_face=None if table.hand == NOTHING else shown(table.face[table.hand]),
        came=None if table.came == NOWHERE else (row_of(table.came), column_of(table.came)),
        flipped=table.flipped,
        tiles=[tile_of(table, piece) for piece in range(PIECES) if table.at[piece] >= 0],
        agents=[agent_of(table, agent) for agent in range(AGENTS)],
        piles=[DanzerPile(table.top(pile), table.bottom(pile), table.stacked(pile)) for pile in range(PILES)],
        face_down=choices.face_down,
        tokens=[tokens_of(table, lane) for lane in range(COLOURS)],
        services=[service_of(table, seat) for seat in range(choices.seats)],
    )


def some(number: int) -> int | None:
    return None if number == NOTHING else number


def shown(colour: int) -> int | None:
    return None if colour in (HIDDEN, JOKER_FACE) else colour


def tile_of(table: DanzerOpen, piece: int) -> DanzerTile:
    space = table.at[piece]
    return DanzerTile(piece, row_of(space), column_of(space), shown(table.face[piece]))


def where(table: DanzerOpen, piece: int) -> Literal["hand", "table"]:
    return "hand" if table.hand == piece else "table"


def agent_of(table: DanzerOpen, agent: int) -> DanzerAgent:
    official, undercover = shown(table.known[agent]), shown(table.known[AGENTS + agent])
    if table.in_pile(agent):
        return DanzerAgent(official, undercover, "pile", None)
    piece = FIRST_AGENT + agent
    up: Literal["official", "undercover"] = "official" if table.face[piece] == table.known[agent] else "undercover"
    return DanzerAgent(official, undercover, where(table, piece), up)


def tokens_of(table: DanzerOpen, lane: int) -> list[int | None]:
    values = [int(table.token[lane * MOST_TOKENS + n]) for n in range(table.choices.tokens)]
    return [None if value == HIDDEN else value for value in values]


def service_of(table: DanzerOpen, seat: int) -> DanzerService:
    joker = FIRST_JOKER + seat
    unused = table.at[joker] == NOWHERE and table.hand != joker
    colour = shown(table.colour[seat])
    return DanzerService(
        colour=colour,
        file=some(table.file[seat]),
        joker="own" if unused else where(table, joker),
        staffers=[table.staffer[seat * COLOURS + lane] for lane in range(COLOURS)],
        points=None if colour is None or table.keeps_tokens_down() else points(table, seat),
    )


_small_code = codes_by_parts(parts_of, int(codes.SMALL_CODES))


def code_of(parts: Parts) -> int | None:
    """A desk has no end, so its spaces are worked out instead of listed."""
    kind, *space = parts
    if kind not in ("take_at", "place_at"):
        return _small_code(parts)
    if len(space) != 2 or not all(isinstance(number, int) and abs(number) < MIDDLE for number in space):
        return None
    row, column = (int(number) for number in space)
    return int(codes.take_at(row, column) if kind == "take_at" else codes.place_at(row, column))


WIRE = GameWire(
    picture=DanzerPicture,
    picture_of=picture_of,
    parts_of=parts_of,
    kinds=KINDS,
    code_of=code_of,
    stage=stage,
    tell=tell,
)
