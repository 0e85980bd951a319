"""What one seat or an onlooker may know: everything on the table, and of the missions only its own (W35)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import ONLOOKER, Event, View, read_event
from coverstory.rules.text_form import TextReader, TextWriter
from coverstory.rules.undercover_wyss import phases
from coverstory.rules.undercover_wyss.choices import WyssChoices
from coverstory.rules.undercover_wyss.components import LINES, NOBODY, NOT_DEALT, PILE, POOL, UNKNOWN, VALUES
from coverstory.rules.undercover_wyss.play import WyssState
from coverstory.rules.undercover_wyss.state import who_acts
from coverstory.rules.undercover_wyss.text_reader import need, read_position


@final
class WyssView(View):
    """Fields are named as in the position; `look` fills them one by one."""

    def __init__(
        self,
        seat: i64,
        heard: list[Event],
        seats: i64,
        choices: WyssChoices,
        cells: vec[i64],
        secrets: vec[i64],
        piles: vec[i64],
    ) -> None:
        super().__init__(seat, heard)
        self.seat_count = seats
        self.choices = choices
        self.cells = cells
        self.secrets = secrets
        self.piles = piles
        self.missions: i64 = 0  # UNKNOWN where this seat may not see them
        self.stone: i64 = 0
        self.phase: i64 = 0
        self.turn: i64 = 0
        self.reach: i64 = 0
        self.opened: i64 = 0
        self.row_card: i64 = 0
        self.column_card: i64 = 0
        self.compeller: i64 = 0
        self.due: i64 = 0
        self.power_due = False
        self.line: i64 = 0
        self.dealt: i64 = 0
        self.unseen: i64 = 0
        self.down_rows: i64 = 0
        self.down_columns: i64 = 0

    def to_act(self) -> i64:
        return who_acts(self.phase, self.turn, self.compeller, self.winner())

    def winner(self) -> i64:
        return self.taker(self.line) if self.line >= 0 else NOBODY

    def taker(self, line: i64) -> i64:
        return self.secrets[LINES + line]

    def mission(self, seat: i64) -> i64:
        return (self.missions >> seat * 3 & 7) - 1

    def laid_aside(self, seat: i64) -> list[int]:
        """The values of a seat's cards that left the grid for it, lowest first (W35: public)."""
        return self.cards_in(seat * PILE)

    def never_opened(self) -> list[int]:
        """The values that nobody has seen yet, lowest first."""
        return self.cards_in(POOL)

    def cards_in(self, pile: i64) -> list[int]:
        cards: list[int] = []
        for value in VALUES:
            for _ in range(self.piles[pile + value]):
                cards.append(value)
        return cards

    def picture(self) -> str:
        out = TextWriter()
        out.number("seat", self.seat)
        return out.text() + position_of(self).text()


def look(state: WyssState, seat: i64, heard: list[Event]) -> WyssView:
    view = WyssView(
        seat=seat,
        heard=heard,
        seats=state.seat_count,
        choices=state.choices,
        cells=state.cells[:],
        secrets=state.secrets[:],
        piles=state.piles[:],
    )
    view.missions = missions_seen(state, seat)
    view.stone = state.stone
    view.phase = state.phase
    view.turn = state.turn
    view.reach = state.reach
    view.opened = state.opened
    view.row_card = state.row_card
    view.column_card = state.column_card
    view.compeller = state.compeller
    view.due = state.due
    view.power_due = state.power_due
    view.line = state.line
    view.dealt = state.dealt
    view.unseen = state.unseen
    view.down_rows = state.down_rows
    view.down_columns = state.down_columns
    return view


def missions_seen(state: WyssState, seat: i64) -> i64:
    """W6: a seat sees its own mission; at the end all are shown."""
    seen: i64 = 0
    for owner in range(state.seat_count):
        mission = state.mission(owner)
        if owner != seat and mission != NOT_DEALT and state.phase != phases.ENDED:
            mission = UNKNOWN
        seen |= mission + 1 << owner * 3
    return seen


def position_of(view: WyssView) -> WyssState:
    """The position as far as the view tells it: missions may be UNKNOWN."""
    state = WyssState(
        view.seat_count, choices=view.choices, cells=view.cells[:], secrets=view.secrets[:], piles=view.piles[:]
    )
    state.missions = view.missions
    state.stone = view.stone
    state.phase = view.phase
    state.turn = view.turn
    state.reach = view.reach
    state.opened = view.opened
    state.row_card = view.row_card
    state.column_card = view.column_card
    state.compeller = view.compeller
    state.due = view.due
    state.power_due = view.power_due
    state.line = view.line
    state.dealt = view.dealt
    state.unseen = view.unseen
    state.down_rows = view.down_rows
    state.down_columns = view.down_columns
    return state


def read_view(text: str) -> WyssView:
    reader = TextReader("View", text)
    seat = reader.number("seat", ONLOOKER, 3)
    position = read_position(reader)
    need(reader, seat < position.seat_count, "a seat at the table")
    heard = [read_event(event) for event in reader.rest("heard")]
    view = look(position, seat, heard)
    need(reader, view.missions == position.missions, "just the missions that this seat may see")
    for owner in range(position.seat_count):
        shown = owner == seat or position.phase == phases.ENDED
        need(reader, not shown or position.mission(owner) != UNKNOWN, "the missions that this seat may see")
    return view
