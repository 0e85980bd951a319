"""Undercover (Wyss) for learners."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from coverstory.research.codecs.codec import Codec, Field, Span, write_flag, write_one_of, write_part, write_set
from coverstory.rules.contract import State
from coverstory.rules.undercover_wyss import actions, phases
from coverstory.rules.undercover_wyss.actions import shows
from coverstory.rules.undercover_wyss.components import (
    BOX,
    CARDS_OF_A_VALUE,
    CELLS,
    COLUMNS,
    EMPTY,
    KINDS,
    LEFT_GAME,
    LINES,
    NOT_DEALT,
    ON_TABLE,
    PILE,
    POOL,
    ROWS,
    SHOWN,
    UNSEEN,
    VALUES,
    holder_of,
    value_of,
)
from coverstory.rules.undercover_wyss.play import WyssState

PHASES: Final[i64] = 12
REACHES: Final[i64] = 4
NUMBERS: Final[i64] = 10  # different values
MOST_TURNS: Final[i64] = 60  # each opens a card for good
LONGEST_TURN: Final[i64] = 8  # open two one by one, turn back, capture, power, order, lay aside twice


@final
class WyssCodec(Codec):
    """The decision to leave a power (W14) has a number beyond the chance outcomes, and exists only as an option."""

    def __init__(self, seats: i64, may_leave: bool) -> None:
        decisions = actions.SHOWS
        if may_leave:
            decisions = actions.CODES
        super().__init__(
            seats,
            decisions=decisions,
            outcomes=actions.LEAVE_POWER,
            longest=MOST_TURNS * LONGEST_TURN,
            most_chance=LINES + seats + 1 + CELLS,
        )
        self.may_leave = may_leave

    def spans(self) -> list[Span]:
        later = [Span(actions.LEAVE_POWER, 1, "use no power")] if self.may_leave else []
        return [
            Span(actions.OPEN, CELLS, "open the card in this cell; cells are 10 × row + column"),
            Span(actions.CAPTURE, CELLS, "capture the card in this cell"),
            Span(actions.CAPTURE_NOTHING, 1, "capture nothing"),
            Span(actions.RETIRE, CELLS, "retire the card in this cell"),
            Span(actions.COMPEL, 1, "compel the next player"),
            Span(
                actions.OPEN_TWO,
                CELLS,
                "open two: 6 × column of the card in the stone's row + row of that in its column",
            ),
            Span(actions.TURN_BACK_ROW, 1, "turn back the card in the stone's row"),
            Span(actions.TURN_BACK_COLUMN, 1, "turn back the card in the stone's column"),
            Span(actions.ROW_FIRST, 1, "score the row first"),
            Span(actions.COLUMN_FIRST, 1, "score the column first"),
            Span(actions.LAY_ASIDE, CELLS, "lay the card in this cell aside"),
            Span(actions.LAY_NOTHING, 1, "lay nothing aside"),
            Span(actions.SHOWS, NUMBERS, "the opened card is a 0, 2, 3, … 10", by_chance=True),
            Span(actions.SECRET, KINDS, "the next secret is a tape, a film, a document, a suitcase", by_chance=True),
            Span(actions.MISSION, KINDS, "the next mission, likewise", by_chance=True),
            Span(actions.BEGINS, 4, "this seat begins", by_chance=True),
            *later,
        ]

    def public_fields(self) -> list[Field]:
        seats = self.seats
        return [
            Field(
                "phase",
                (PHASES,),
                "one of deal_secret, deal_mission, deal_first, reveal, open, capture, power, open_two, turn_back,"
                " order, lay_aside, ended",
            ),
            Field("turn", (seats,), "whose turn it is"),
            Field("compeller", (seats,), "whose special agent compels"),
            Field("reach", (REACHES,), "which cards may be opened: anywhere, near the stone, two, one"),
            Field("dealt", (1,), f"secrets or missions dealt, divided by {LINES}"),
            Field(
                "cells",
                (ROWS, COLUMNS, seats + 3 + NUMBERS),
                "by row and column: the seat that owns the open card; turned back or just opened by force; never"
                " opened; a gap; then its value if known, one of 0, 2, 3, … 10",
            ),
            Field("stone", (ROWS, COLUMNS), "where the stone lies"),
            Field("opened", (ROWS, COLUMNS), "the card that this turn opened"),
            Field("two", (2, ROWS, COLUMNS), "the cards opened by force: in the stone's row, in its column"),
            Field("due", (2,), "whether the row and the column of the opened card wait to be scored"),
            Field("power_due", (1,), "whether a power waits for the scorings (W20)"),
            Field("line", (LINES,), "the line just scored: six rows, then ten columns"),
            Field("secrets", (LINES, KINDS), "the kind of each line's secret"),
            Field("takers", (LINES, seats + 2), "by line: who took its secret; on the table; out of the game"),
            Field(
                "aside",
                (seats, NUMBERS),
                f"cards that each seat has laid aside, by value, divided by {CARDS_OF_A_VALUE}",
            ),
            Field("box", (NUMBERS,), f"captured cards by value, divided by {CARDS_OF_A_VALUE}"),
            Field("never_opened", (NUMBERS,), f"cards never opened by value, divided by {CARDS_OF_A_VALUE}"),
            Field("shown_missions", (seats, KINDS), "at the end, each seat's mission"),
        ]

    def private_fields(self) -> list[Field]:
        return [
            Field("seat", (self.seats,), "whose observation this is"),
            Field("mission", (KINDS,), "the own mission: tapes, films, documents, suitcases"),
        ]

    def write_public(self, state: State, out: BytesWriter) -> None:
        assert isinstance(state, WyssState)
        seats = self.seats
        write_one_of(out, PHASES, state.phase)
        write_one_of(out, seats, state.turn)
        write_one_of(out, seats, state.compeller)
        write_one_of(out, REACHES, state.reach)
        write_part(out, state.dealt, LINES)
        for cell in range(CELLS):
            write_content(out, seats, state.cells[cell])
        write_one_of(out, CELLS, state.stone)
        write_one_of(out, CELLS, state.opened)
        write_one_of(out, CELLS, state.row_card)
        write_one_of(out, CELLS, state.column_card)
        write_set(out, 2, state.due)
        write_flag(out, state.power_due)
        write_one_of(out, LINES, state.line)
        for line in range(LINES):
            write_one_of(out, KINDS, state.secrets[line])
        for line in range(LINES):
            write_taker(out, seats, state.taker(line))
        for seat in range(seats):
            write_cards(out, state.piles, seat * PILE)
        write_cards(out, state.piles, BOX)
        write_cards(out, state.piles, POOL)
        for seat in range(seats):
            if state.phase == phases.ENDED:
                write_one_of(out, KINDS, state.mission(seat))
            else:
                write_one_of(out, KINDS, NOT_DEALT)

    def write_private(self, state: State, seat: i64, out: BytesWriter) -> None:
        assert isinstance(state, WyssState)
        write_one_of(out, self.seats, seat)
        write_one_of(out, KINDS, state.mission(seat))


def write_content(out: BytesWriter, seats: i64, content: i64) -> None:
    holder = holder_of(content)
    write_one_of(out, seats, holder)
    write_one_of(out, 3, holder - SHOWN)
    if holder in (UNSEEN, EMPTY):
        write_set(out, NUMBERS, 0)
    else:
        write_one_of(out, NUMBERS, shows(value_of(content)) - actions.SHOWS)


def write_taker(out: BytesWriter, seats: i64, taker: i64) -> None:
    write_one_of(out, seats, taker)  # LEFT_GAME is beyond all seats
    write_flag(out, taker == ON_TABLE)
    write_flag(out, taker == LEFT_GAME)


def write_cards(out: BytesWriter, piles: vec[i64], pile: i64) -> None:
    for value in VALUES:
        write_part(out, piles[pile + value], CARDS_OF_A_VALUE)
