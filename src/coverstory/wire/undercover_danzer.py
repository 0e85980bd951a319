"""Undercover by Doris & Daniel Danzer on the wire: a picture made from the view alone, and actions in parts."""

from __future__ import annotations

from collections.abc import Mapping

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
from coverstory.wire.beats import PictureData
from coverstory.wire.game_wire import GameWire, Parts, codes_by_parts
from coverstory.wire.undercover_danzer_shapes import DanzerPicture
from coverstory.wire.undercover_danzer_story import stage, tell

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


def picture_of(view: DanzerView) -> PictureData:
    table = view.table
    choices = table.choices
    return {
        "game": "undercover_danzer",
        "seat": view.seat,
        "to_act": view.to_act(),
        "track": "classified" if choices.classified else "standard",
        "plain": choices.plain,
        "columns": choices.columns,
        "threshold": choices.threshold,
        "values": [*choices.values],
        "line": choices.line,
        "tie_break": TIE_BREAKS[choices.tie_break],
        "colours": choices.colours,
        "first": choices.first,
        "headquarters": choices.headquarters,
        "phase": phases.NAMES[table.phase],
        "dealt": table.dealt,
        "round": table.round,
        "starts": some(table.starts),
        "player": table.player,
        "ending": some(table.ending),
        "hand": some(table.hand),
        "hand_face": None if table.hand == NOTHING else shown(table.face[table.hand]),
        "came": None if table.came == NOWHERE else [row_of(table.came), column_of(table.came)],
        "flipped": table.flipped,
        "tiles": [tile_of(table, piece) for piece in range(PIECES) if table.at[piece] >= 0],
        "agents": [agent_of(table, agent) for agent in range(AGENTS)],
        "piles": [pile_of(table, pile) for pile in range(PILES)],
        "face_down": choices.face_down,
        "tokens": [tokens_of(table, lane) for lane in range(COLOURS)],
        "services": [service_of(table, seat) for seat in range(choices.seats)],
    }


def some(number: int) -> int | None:
    return None if number == NOTHING else number


def shown(colour: int) -> int | None:
    return None if colour in (HIDDEN, JOKER_FACE) else colour


def tile_of(table: DanzerOpen, piece: int) -> PictureData:
    space = table.at[piece]
    return {"piece": piece, "row": row_of(space), "column": column_of(space), "face": shown(table.face[piece])}


def where(table: DanzerOpen, piece: int) -> str:
    return "hand" if table.hand == piece else "table"


def agent_of(table: DanzerOpen, agent: int) -> PictureData:
    official, undercover = shown(table.known[agent]), shown(table.known[AGENTS + agent])
    if table.in_pile(agent):
        return {"official": official, "undercover": undercover, "where": "pile", "up": None}
    piece = FIRST_AGENT + agent
    up = "official" if table.face[piece] == table.known[agent] else "undercover"
    return {"official": official, "undercover": undercover, "where": where(table, piece), "up": up}


def pile_of(table: DanzerOpen, pile: int) -> PictureData:
    return {"top": table.top(pile), "bottom": table.bottom(pile), "stacked": table.stacked(pile)}


def tokens_of(table: DanzerOpen, lane: int) -> list[int | None]:
    values = [int(table.token[lane * MOST_TOKENS + n]) for n in range(table.choices.tokens)]
    return [None if value == HIDDEN else value for value in values]


def service_of(table: DanzerOpen, seat: int) -> PictureData:
    joker = FIRST_JOKER + seat
    unused = table.at[joker] == NOWHERE and table.hand != joker
    colour = shown(table.colour[seat])
    return {
        "colour": colour,
        "file": some(table.file[seat]),
        "joker": "own" if unused else where(table, joker),
        "staffers": [table.staffer[seat * COLOURS + lane] for lane in range(COLOURS)],
        "points": None if colour is None or table.keeps_tokens_down() else points(table, seat),
    }


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
