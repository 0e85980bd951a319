"""Undercover (Wyss): the game as it was heard, action by action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coverstory.rules.contract import Event
from coverstory.rules.undercover_wyss import phases
from coverstory.rules.undercover_wyss.actions import (
    CAPTURE_NOTHING,
    COLUMN_FIRST,
    COMPEL,
    LAY_NOTHING,
    LEAVE_POWER,
    ROW_FIRST,
    TURN_BACK_COLUMN,
    TURN_BACK_ROW,
    begins,
    capture,
    lay_aside,
    mission,
    open_card,
    open_two,
    retire,
    secret,
    shows,
)
from coverstory.rules.undercover_wyss.components import ROWS, UNKNOWN, column_of, row_of
from coverstory.rules.undercover_wyss.play import WyssState, new_game
from coverstory.rules.undercover_wyss.view import WyssView

NO_ACTION: Final[i64] = -1


def start_of(view: WyssView) -> WyssState:
    """The table before the deal, with the options of that game."""
    return new_game(view.seat_count, view.choices)


def action_heard(table: WyssState, event: Event) -> i64:
    """What was done or drawn, or NO_ACTION for what merely follows. Missions are UNKNOWN to all, so that nothing
    that only one seat heard can matter."""
    kind = event.kind
    numbers = event.numbers
    if kind == "open":
        return open_card(numbers[1])
    if kind == "value":
        is_drawn = table.phase == phases.REVEAL and numbers[1] == table.opened  # W29: else its value was known
        return shows(numbers[2]) if is_drawn else NO_ACTION
    if kind == "open_two":
        return open_two(column_of(numbers[1]), row_of(numbers[2]))
    if kind == "capture":
        return capture(numbers[3])
    if kind == "retire":
        return retire(numbers[1])
    if kind == "aside":
        return lay_aside(numbers[1])
    if kind == "compel":
        return COMPEL if table.phase == phases.TO_USE_POWER else NO_ACTION  # W39: else nobody was asked
    if kind == "turn_back":
        return TURN_BACK_ROW if numbers[1] == table.row_card else TURN_BACK_COLUMN
    if kind == "order":
        return ROW_FIRST if numbers[1] < ROWS else COLUMN_FIRST
    return refusal_or_deal(event)


def refusal_or_deal(event: Event) -> i64:
    kind = event.kind
    if kind == "no_capture":
        return CAPTURE_NOTHING
    if kind == "no_aside":
        return LAY_NOTHING
    if kind == "no_power":
        return LEAVE_POWER
    if kind == "secret":
        return secret(event.numbers[1])
    if kind == "mission":
        return mission(UNKNOWN)
    if kind == "first":
        return begins(event.numbers[0])
    return NO_ACTION
