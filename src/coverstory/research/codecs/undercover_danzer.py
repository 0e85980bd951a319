"""Undercover (Danzer) for learners."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import vec
from mypy_extensions import i64

from coverstory.research.codecs.codec import Codec, Field, Span, write_flag, write_one_of, write_part, write_set
from coverstory.rules.contract import State
from coverstory.rules.undercover_danzer.actions import (
    COLOUR,
    FLIP_OVER,
    KEEP_SIDE,
    PART,
    PLACE_AT,
    SMALL_CODES,
    STACK,
    STARTS,
    TAKE_AT,
    TAKE_BOTTOM,
    TAKE_JOKER,
    TAKE_TOP,
    TOKEN,
    is_place_at,
    is_take_at,
    space_of,
)
from coverstory.rules.undercover_danzer.components import (
    AGENTS,
    COLOURS,
    FIRST_AGENT,
    HIGHEST_TOKEN,
    LAST_ROUND,
    MOST_COLUMNS,
    MOST_TOKENS,
    PIECES,
    PILE_DEALS,
    PILE_SIZE,
    PILES,
    SIDE,
    column_of,
    row_of,
)
from coverstory.rules.undercover_danzer.open_table import DanzerOpen
from coverstory.rules.undercover_danzer.play import DanzerState

FIRST_TAKE: Final[i64] = SMALL_CODES  # + agent
FIRST_PLACE: Final[i64] = FIRST_TAKE + AGENTS  # + 8 * piece + way
WAYS: Final[i64] = 8
CORNERS: Final[i64] = 4  # the ways from this one on
STEPS: Final = vec[i64]([-SIDE, -1, 1, SIDE, -SIDE - 1, -SIDE + 1, SIDE - 1, SIDE + 1])
DECISIONS: Final[i64] = FIRST_PLACE + WAYS * PIECES
NO_ACTION: Final[i64] = -1
NO_WAY: Final[i64] = 8

PHASES: Final[i64] = 8
FACES: Final[i64] = 7  # six colours and a Joker's
SCALE: Final[i64] = 8  # rows and columns are divided by this
FARTHEST: Final = 160.0  # no tile is farther off: 1,202 rows or columns, divided by 8
PIECE: Final[i64] = 3 + FACES  # numbers for each piece
MOST_FIRST_CHANCE: Final[i64] = 6 * 5 + 4 + 16 + 1  # tokens, colours, piles, who begins


@final
class DanzerCodec(Codec):
    """The desk has no bounds, so tiles on it are taken by their number, and placed beside another tile."""

    def __init__(self, seats: i64) -> None:
        super().__init__(
            seats,
            decisions=DECISIONS,
            outcomes=SMALL_CODES,
            longest=seats + 3 * seats * LAST_ROUND,
            most_chance=MOST_FIRST_CHANCE,
        )

    def spans(self) -> list[Span]:
        return [
            Span(COLOUR, 6, "this colour (R O Y G B P) for the seat; where colours are random, by chance"),
            Span(TAKE_TOP, 2, "take the top of this pile"),
            Span(TAKE_JOKER, 1, "take the own Joker"),
            Span(TAKE_BOTTOM, 2, "take the bottom of this pile"),
            Span(FLIP_OVER, 1, "flip the agent"),
            Span(KEEP_SIDE, 1, "do not flip it"),
            Span(STARTS, 4, "this seat begins", by_chance=True),
            Span(PART, 12, "this tile of its undercover colour goes to pile A", by_chance=True),
            Span(STACK, 12, "this tile lies next below", by_chance=True),
            Span(TOKEN, 54, "9 × lane + value of the next point token", by_chance=True),
            Span(FIRST_TAKE, AGENTS, "take this agent from the desk: 6 × pile + depth where the deal put it"),
            Span(
                FIRST_PLACE,
                WAYS * PIECES,
                "place beside a tile: 8 × tile + way; tiles are six headquarters by colour, twelve agents, four Jokers"
                " by seat; ways are above, left, right, below, then the corners above left, above right, below left,"
                " below right. Of several names of a space the first tile that touches it orthogonally counts, else"
                " the first at a corner",
            ),
        ]

    def offered(self, state: State) -> list[int]:
        return sorted([int(self.number(state, action)) for action in state.legal_actions()])

    def action(self, state: State, number: i64) -> i64:
        if number < FIRST_TAKE:
            return number
        assert isinstance(state, DanzerState)
        table = state.table
        if number < FIRST_PLACE:
            space = table.at[FIRST_AGENT + number - FIRST_TAKE]
            return TAKE_AT + space if space >= 0 else NO_ACTION
        if number >= DECISIONS:
            return NO_ACTION
        space = table.at[(number - FIRST_PLACE) // WAYS] + STEPS[(number - FIRST_PLACE) % WAYS]
        return PLACE_AT + space if space >= 0 and beside(table, space) == number else NO_ACTION

    def number(self, state: State, action: i64) -> i64:
        if action < FIRST_TAKE:
            return action
        assert isinstance(state, DanzerState)
        if is_take_at(action):
            return FIRST_TAKE + state.table.piece_on(space_of(action)) - FIRST_AGENT
        return beside(state.table, space_of(action)) if is_place_at(action) else NO_ACTION

    def public_fields(self) -> list[Field]:
        return [
            Field("phase", (PHASES,), "one of tokens, colours, piles, first, take, flip, place, end"),
            Field("player", (self.seats,), "whose turn it is"),
            Field("starts", (self.seats,), "who begins each round"),
            Field("ending", (self.seats,), "who made this the last round"),
            Field("round", (1,), f"divided by {LAST_ROUND}"),
            Field(
                "dealt",
                shape=(1,),
                about=f"chance outcomes in this phase of the deal, divided by {PILE_DEALS}",
                low=0.0,
                high=2.0,
            ),
            Field("hand", (PIECES,), "the tile that was taken and is not yet placed"),
            Field("flipped", (1,), "whether it was flipped this turn"),
            Field(
                "came",
                shape=(3,),
                about="whether it was taken from the desk; if so, its row and column there, as in `tiles`",
                low=-FARTHEST,
                high=FARTHEST,
            ),
            Field(
                "tiles",
                shape=(PIECES, PIECE),
                about="six headquarters by colour, twelve agents by pile and depth, four Jokers by seat: whether the"
                f" tile lies on the desk; its row and its column divided by {SCALE} (the upper left headquarters lies"
                " at 0, 0); the colour it shows, or that it is a Joker",
                low=-FARTHEST,
                high=FARTHEST,
            ),
            Field("official", (AGENTS, COLOURS), "each agent's official colour, once seen"),
            Field("undercover", (AGENTS, COLOURS), "each agent's undercover colour, once seen"),
            Field("in_pile", (AGENTS,), "the agents that lie in their pile"),
            Field("files", (self.seats, PIECES), "the tile that each seat's file lies on"),
            Field("colours", (self.seats, COLOURS), "each seat's colour"),
            Field(
                "staffers",
                (self.seats, COLOURS),
                f"the column of each seat's staffer in each lane, divided by {MOST_COLUMNS}",
            ),
            Field(
                "tokens",
                (COLOURS, MOST_TOKENS),
                f"the point tokens as dealt in each lane, from left to right, divided by {HIGHEST_TOKEN};"
                " 0 for one that lies face down (U34)",
            ),
        ]

    def private_fields(self) -> list[Field]:
        return [Field("seat", (self.seats,), "whose observation this is; nobody knows more than another (U17)")]

    def write_public(self, state: State, out: BytesWriter) -> None:
        assert isinstance(state, DanzerState)
        table = state.table
        write_one_of(out, PHASES, table.phase)
        write_one_of(out, self.seats, table.player)
        write_one_of(out, self.seats, table.starts)
        write_one_of(out, self.seats, table.ending)
        write_part(out, table.round, LAST_ROUND)
        write_part(out, table.dealt, PILE_DEALS)
        write_one_of(out, PIECES, table.hand)
        write_flag(out, table.flipped)
        write_space(out, table.came)
        for piece in range(PIECES):
            write_space(out, table.at[piece])
            write_one_of(out, FACES, table.face[piece])
        for agent in range(2 * AGENTS):
            write_one_of(out, COLOURS, table.known[agent])
        for pile in range(PILES):
            write_pile(out, table, pile)
        for seat in range(self.seats):
            write_one_of(out, PIECES, table.file[seat])
        for seat in range(self.seats):
            write_one_of(out, COLOURS, table.colour[seat])
        for place in range(self.seats * COLOURS):
            write_part(out, table.staffer[place], MOST_COLUMNS)
        for lane in range(COLOURS):
            write_tokens(out, table, lane)

    def write_private(self, state: State, seat: i64, out: BytesWriter) -> None:
        write_one_of(out, self.seats, seat)


def beside(table: DanzerOpen, space: i64) -> i64:
    """The number of placing there: the first tile that touches the space orthogonally, else at a corner."""
    corner = NO_ACTION
    for piece in range(PIECES):
        way = way_from(table.at[piece], space)
        if way < CORNERS:
            return FIRST_PLACE + WAYS * piece + way
        if way < WAYS and corner == NO_ACTION:
            corner = FIRST_PLACE + WAYS * piece + way
    return corner


def way_from(tile: i64, space: i64) -> i64:
    step = space - tile
    for way in range(WAYS):
        if STEPS[way] == step:
            return way
    return NO_WAY


def write_space(out: BytesWriter, space: i64) -> None:
    if space < 0:
        write_set(out, 3, 0)
        return
    write_f32_le(out, 1.0)
    write_part(out, row_of(space), SCALE)
    write_part(out, column_of(space), SCALE)


def write_pile(out: BytesWriter, table: DanzerOpen, pile: i64) -> None:
    """What everybody may know of a pile; nothing before it is dealt."""
    for depth in range(PILE_SIZE):
        write_flag(out, depth < table.stacked(pile) and table.in_pile(pile * PILE_SIZE + depth))


def write_tokens(out: BytesWriter, table: DanzerOpen, lane: i64) -> None:
    for place in range(MOST_TOKENS):
        if table.is_face_down(lane, place):
            write_part(out, 0, HIGHEST_TOKEN)
        else:
            write_part(out, table.token[lane * MOST_TOKENS + place], HIGHEST_TOKEN)
