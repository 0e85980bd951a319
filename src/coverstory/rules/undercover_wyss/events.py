"""What is heard of an action, in the order of the rules; one constructor for each kind of event.

Numbers: seats, cells (row * 10 + column, from 0), lines (rows 0 to 5, columns 6 to 15), kinds of secret, values.
Only a mission sounds different to different seats.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import Event
from coverstory.rules.undercover_wyss import actions, phases
from coverstory.rules.undercover_wyss.actions import column_in, mission_in, row_in, seat_in, secret_in, value_in
from coverstory.rules.undercover_wyss.components import (
    COLUMNS,
    KINDS,
    LEFT_GAME,
    LINES,
    MISSION_BONUS,
    MOST_SEATS,
    ON_TABLE,
    UNSEEN_CARD,
    WORTH,
    column_of,
    holder_of,
    line_of_column,
    row_of,
    value_of,
)
from coverstory.rules.undercover_wyss.play import WyssState, count_of
from coverstory.rules.undercover_wyss.state import TWO


def hear(before: WyssState, action: i64, after: WyssState, seat: i64) -> list[Event]:
    events = heard_of(before, action, seat)
    add_consequences(events, before, after)
    return events


def heard_of(before: WyssState, action: i64, seat: i64) -> list[Event]:
    """The act itself."""
    phase = before.phase
    if phase == phases.DEAL_SECRET:
        return [secret_event(before.dealt, secret_in(action))]
    if phase == phases.DEAL_MISSION:
        return [mission_event(before.dealt, mission_in(action), seat)]
    if phase == phases.DEAL_FIRST:
        return [Event("first", [seat_in(action)])]
    if phase == phases.TO_OPEN:
        return opening_heard(before, action)
    if phase == phases.REVEAL:
        return [value_event(before.turn, before.opened, value_in(action))]
    if phase == phases.TO_CAPTURE:
        return [capture_event(before, action)]
    if phase == phases.TO_USE_POWER:
        return power_heard(before, action)
    if phase == phases.TO_OPEN_TWO:
        return two_heard(before, action)
    if phase == phases.TO_TURN_BACK:
        return turning_back_heard(before, action)
    return [order_event(before, action) if phase == phases.TO_ORDER else laying_aside_event(before, action)]


def add_consequences(events: list[Event], before: WyssState, after: WyssState) -> None:
    """Stone, compulsion, scorings and the next turn or the end, as far as the act led to them."""
    if is_stone_placed(before, after):
        events.append(Event("stone", [after.stone]))
    if not after.choices.scoring_first:
        add_compulsion(events, before, after)
    add_scorings(events, before, after)
    if after.choices.scoring_first:
        add_compulsion(events, before, after)
    if after.phase == phases.ENDED:
        add_ending(events, after)
    elif after.phase in (phases.TO_OPEN, phases.TO_OPEN_TWO) and not after.is_second():
        add_turn(events, after)


# Setup.


def secret_event(line: i64, kind: i64) -> Event:
    """`secret line kind`"""
    return Event("secret", [line, kind])


def mission_event(owner: i64, kind: i64, seat: i64) -> Event:
    """`mission owner kind` to its owner, `mission owner` to everybody else."""
    return Event("mission", [owner, kind] if owner == seat else [owner])


# Acts.


def opening_heard(before: WyssState, cell: i64) -> list[Event]:
    """`open seat cell`"""
    events = [Event("open", [before.turn, cell])]
    add_known_value(events, before, cell)
    return events


def two_heard(before: WyssState, action: i64) -> list[Event]:
    """`open_two seat row_card column_card`"""
    row_card = row_of(before.stone) * COLUMNS + column_in(action)
    column_card = row_in(action) * COLUMNS + column_of(before.stone)
    events = [Event("open_two", [before.turn, row_card, column_card])]
    add_known_value(events, before, row_card)
    add_known_value(events, before, column_card)
    return events


def add_known_value(events: list[Event], before: WyssState, cell: i64) -> None:
    """W29: a card that was turned back shows the same again."""
    if before.cells[cell] != UNSEEN_CARD:
        events.append(value_event(before.turn, cell, value_of(before.cells[cell])))


def value_event(seat: i64, cell: i64, value: i64) -> Event:
    """`value seat cell value`"""
    return Event("value", [seat, cell, value])


def capture_event(before: WyssState, action: i64) -> Event:
    """`capture seat from value to owner captured_value`, or `no_capture seat`"""
    if action == actions.CAPTURE_NOTHING:
        return Event("no_capture", [before.turn])
    prey = before.cells[action - actions.CAPTURE]
    value = value_of(before.cells[before.opened])
    return Event(
        "capture", [before.turn, before.opened, value, action - actions.CAPTURE, holder_of(prey), value_of(prey)]
    )


def power_heard(before: WyssState, action: i64) -> list[Event]:
    """`retire seat cell owner value`, or `no_power seat`; a compulsion is told among the consequences."""
    if action == actions.COMPEL:
        return []
    if action == actions.LEAVE_POWER:
        return [Event("no_power", [before.turn])]
    content = before.cells[action - actions.RETIRE]
    return [Event("retire", [before.turn, action - actions.RETIRE, holder_of(content), value_of(content)])]


def turning_back_heard(before: WyssState, action: i64) -> list[Event]:
    """`turn_back seat cell value` and `keep seat cell value`"""
    back = before.row_card if action == actions.TURN_BACK_ROW else before.column_card
    kept = before.column_card if action == actions.TURN_BACK_ROW else before.row_card
    return [
        Event("turn_back", [before.compeller, back, value_of(before.cells[back])]),
        Event("keep", [before.turn, kept, value_of(before.cells[kept])]),
    ]


def order_event(before: WyssState, action: i64) -> Event:
    """`order seat line`: which of two lines is scored first"""
    line = row_of(before.opened) if action == actions.ROW_FIRST else line_of_column(column_of(before.opened))
    return Event("order", [before.turn, line])


def laying_aside_event(before: WyssState, action: i64) -> Event:
    """`aside seat cell value`, or `no_aside seat`"""
    if action == actions.LAY_NOTHING:
        return Event("no_aside", [before.winner()])
    cell = action - actions.LAY_ASIDE
    return Event("aside", [before.winner(), cell, value_of(before.cells[cell])])


# Consequences.


def is_stone_placed(before: WyssState, after: WyssState) -> bool:
    """W20: after the capture, or at once where nothing can be captured; not after the first of two cards (W28)."""
    if before.phase == phases.TO_CAPTURE:
        return True
    if before.phase not in (phases.TO_OPEN, phases.REVEAL, phases.TO_TURN_BACK) or after.is_second():
        return False
    return after.phase not in (phases.REVEAL, phases.TO_TURN_BACK, phases.TO_CAPTURE)


def add_compulsion(events: list[Event], before: WyssState, after: WyssState) -> None:
    """`compel seat next`"""
    if after.compeller == before.turn and before.compeller != before.turn:
        events.append(Event("compel", [before.turn, (before.turn + 1) % before.seat_count]))


def add_scorings(events: list[Event], before: WyssState, after: WyssState) -> None:
    """A line without cards is passed over at once; one that is won ends what happens without a question."""
    for line in range(LINES):
        if before.taker(line) == ON_TABLE and after.taker(line) == LEFT_GAME:
            events.append(Event("lost", [line, after.secrets[line]]))
    if after.phase == phases.TO_LAY_ASIDE:
        add_win(events, after)


# How a line was won.
BY_SUM: Final[i64] = 0
BY_NEARNESS: Final[i64] = 1


def add_win(events: list[Event], after: WyssState) -> None:
    """`sum line seat sum nearest` for each seat with cards there, then `win line kind seat how`"""
    line = after.line
    winner = after.winner()
    best = after.sum_in(line, winner)
    how = BY_SUM
    for seat in range(after.seat_count):
        nearest = after.nearest_in(line, seat)
        if nearest > 0:
            total = after.sum_in(line, seat)
            events.append(Event("sum", [line, seat, total, nearest]))
            if seat != winner and total == best:
                how = BY_NEARNESS
    events.append(Event("win", [line, after.secrets[line], winner, how]))


def add_turn(events: list[Event], after: WyssState) -> None:
    """`lapse seat` if a compulsion cannot work (W30), then `turn seat reach`"""
    if after.compeller >= 0 and after.reach < TWO:
        events.append(Event("lapse", [after.turn]))
    events.append(Event("turn", [after.turn, after.reach]))


def add_ending(events: list[Event], after: WyssState) -> None:
    """`shown_mission seat kind` each, how each seat's points come about, then `place seat place secrets` (W34)."""
    for seat in range(after.seat_count):
        events.append(Event("shown_mission", [seat, after.mission(seat)]))
    for seat in range(after.seat_count):
        add_tally(events, after, seat)
    places = vec[i64]([0] * MOST_SEATS)
    after.places_into(places)
    for seat in range(after.seat_count):
        events.append(Event("place", [seat, places[seat], after.secrets_taken(seat)]))


def add_tally(events: list[Event], after: WyssState, seat: i64) -> None:
    """W33: `tally_kind seat kind count points`, `tally_mission` likewise, `tally_aside seat points`, `total …`."""
    kinds = after.kinds_taken(seat)
    for kind in range(KINDS):
        count = count_of(kinds, kind)
        if count > 0:
            events.append(Event("tally_kind", [seat, kind, count, WORTH[count]]))
    mission = after.mission(seat)
    count = count_of(kinds, mission)
    events.append(Event("tally_mission", [seat, mission, count, MISSION_BONUS * count]))
    events.append(Event("tally_aside", [seat, after.laid_aside(seat)]))
    events.append(Event("total", [seat, after.score_of(seat)]))
