"""What is to be said, as kinds and numbers; the sentences are in locales/<language>/undercover_wyss.ftl."""

from __future__ import annotations

from collections.abc import Mapping

from coverstory.errors import MalformedText
from coverstory.rules.undercover_wyss import actions as codes
from coverstory.rules.undercover_wyss import phases
from coverstory.rules.undercover_wyss.components import COLUMNS, ROWS, SLUG
from coverstory.rules.undercover_wyss.view import WyssView
from coverstory.words.sayings import SEAT_NUMBER, Derived, Sayings, Statement

SECOND_IN_ROW = 4  # W28: instead of a reach, the line from which the second of two cards comes
SECOND_IN_COLUMN = 5


def row_in(cell: str) -> Derived:
    """Counted from 1."""
    return Derived({cell: 1}, divide=int(COLUMNS), plus=1)


def column_in(cell: str) -> Derived:
    return Derived({cell: 1}, modulo=int(COLUMNS), plus=1)


SAYINGS = Sayings(
    SLUG,
    events={
        "secret": "line kind",
        "mission": "seat kind?",
        "first": "seat",
        "turn": "seat reach",
        "lapse": "seat",
        "open": "seat place",
        "open_two": "seat place other",
        "value": "seat place value",
        "capture": "seat from with place owner:seat value",
        "no_capture": "seat",
        "stone": "place",
        "retire": "seat place owner:seat value",
        "no_power": "seat",
        "compel": "seat next:seat",
        "turn_back": "seat place value",
        "keep": "seat place value",
        "order": "seat line",
        "sum": "line seat sum distance",
        "win": "line kind seat near",
        "lost": "line kind",
        "aside": "seat place value",
        "no_aside": "seat",
        "shown_mission": "seat kind",
        "tally_kind": "seat kind count points",
        "tally_mission": "seat kind count points",
        "tally_aside": "seat points",
        "total": "seat points",
        "place": "seat rank secrets",
    },
    beats={
        "secrets": "",
        "missions": "",
        "mission": "seat kind",
        "open": "seat place value",
        "open_two": "seat place other value second",
        "turn_back": "seat place value",
        "capture": "seat with place owner:seat value",
        "win": "line kind seat near sum",
        "won": "winners*and(seat)",
    },
    actions={
        "open": "place",
        "capture": "place",
        "capture_nothing": "",
        "retire": "place",
        "compel": "",
        "leave_power": "",
        "open_two": "column row",
        "turn_back_row": "",
        "turn_back_column": "",
        "first_row": "",
        "first_column": "",
        "lay_aside": "place",
        "lay_nothing": "",
        "shows": "value",
        "secret": "kind",
        "mission": "kind",
        "begins": "number",
    },
    tasks={
        "deal_secret": "",
        "deal_mission": "",
        "deal_first": "",
        "reveal": "",
        "open": "seat yours reach",
        "capture": "seat yours value",
        "power": "seat yours leave",
        "open_two": "seat yours",
        "turn_back": "seat yours",
        "order": "seat yours",
        "lay_aside": "seat yours line",
        "ended": "",
    },
    derived={
        "seat_number": SEAT_NUMBER,
        "place_row": row_in("place"),
        "place_column": column_in("place"),
        "other_row": row_in("other"),
        "other_column": column_in("other"),
        "from_row": row_in("from"),
        "from_column": column_in("from"),
        "row_number": Derived({"row": 1}, plus=1),
        "column_number": Derived({"column": 1}, plus=1),
        # Lines are numbered rows first: below 0 is a row, above 0 a column.
        "line_side": Derived({"line": 2}, plus=1 - 2 * int(ROWS), sign=True),
        "line_row": Derived({"line": 1}, plus=1),
        "line_column": Derived({"line": 1}, plus=1 - int(ROWS)),
    },
)

ALONE: Mapping[int, list[str | int]] = {
    int(codes.CAPTURE_NOTHING): ["capture_nothing"],
    int(codes.COMPEL): ["compel"],
    int(codes.LEAVE_POWER): ["leave_power"],
    int(codes.TURN_BACK_ROW): ["turn_back", "row"],
    int(codes.TURN_BACK_COLUMN): ["turn_back", "column"],
    int(codes.ROW_FIRST): ["first", "row"],
    int(codes.COLUMN_FIRST): ["first", "column"],
    int(codes.LAY_NOTHING): ["lay_nothing"],
}
NUMBERED: Mapping[int, str] = {
    int(codes.OPEN): "open",
    int(codes.CAPTURE): "capture",
    int(codes.RETIRE): "retire",
    int(codes.LAY_ASIDE): "lay_aside",
    int(codes.SECRET): "secret",
    int(codes.MISSION): "mission",
    int(codes.BEGINS): "begins",
}


def parts_of(action: int) -> list[str | int]:
    """An action as its kind and numbers."""
    kind = int(codes.kind_of(action))
    if kind == codes.NO_KIND:
        raise MalformedText("Action", f"a code from 0 to {codes.CODES - 1}", str(action))
    if kind in ALONE:
        return ALONE[kind]
    if kind == codes.OPEN_TWO:
        return ["open_two", codes.column_in(action), codes.row_in(action)]
    if kind == codes.SHOWS:
        return ["shows", codes.value_in(action)]
    return [NUMBERED[kind], action - kind]


def task_of(view: WyssView) -> Statement:
    """What is asked of whom now."""
    kind, who = phases.NAMES[view.phase], int(view.to_act())
    if who < 0:
        return Statement(kind, ())
    return Statement(kind, (who, int(who == view.seat), *details_of(view)))


def details_of(view: WyssView) -> tuple[int, ...]:
    if view.phase == phases.TO_OPEN:
        return (reach_of(view),)
    if view.phase == phases.TO_CAPTURE:
        return (view.cells[view.opened] % 16,)
    if view.phase == phases.TO_USE_POWER:
        return (int(view.choices.may_leave),)
    return (view.line,) if view.phase == phases.TO_LAY_ASIDE else ()


def reach_of(view: WyssView) -> int:
    """Which cards may be opened now."""
    if view.row_card < 0 and view.column_card < 0:
        return int(view.reach)
    return SECOND_IN_ROW if view.row_card < 0 else SECOND_IN_COLUMN
