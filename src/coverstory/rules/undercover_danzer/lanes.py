"""The information track: how staffers move (U28–U33, U37, U38), what they are worth, and who comes before whom."""

from __future__ import annotations

from mypy_extensions import i64

from coverstory.rules.undercover_danzer.choices import FURTHER_COLUMNS, WHOLE_TRACK
from coverstory.rules.undercover_danzer.components import COLOURS, HOME, MOST_TOKENS, NOTHING, opposite
from coverstory.rules.undercover_danzer.open_table import DanzerOpen


def evaluate(table: DanzerOpen, steps: i64) -> None:
    """Move the active player's staffers: four bits of steps a lane."""
    for lane in range(COLOURS):
        taken = steps >> 4 * lane & 15
        if taken:
            move(table, lane, taken)


def move(table: DanzerOpen, lane: i64, steps: i64) -> None:
    """U32, U33, U37: the stop rule, then on to the next free space. Standing on a token's column is having taken it."""
    place = table.player * COLOURS + lane
    column = table.staffer[place]
    occupied = occupied_columns(table, lane)
    furthest = furthest_free(table, occupied)
    if is_done(table, column) or furthest <= column:
        return
    target = column + steps
    if target > furthest:
        target = furthest
    while occupied >> target & 1:  # U31
        target += 1
    table.staffer[place] = target


def is_done(table: DanzerOpen, column: i64) -> bool:
    """U32: with a token in hand a staffer is frozen for good; the classified track has none."""
    return not table.choices.classified and column > table.choices.threshold


def occupied_columns(table: DanzerOpen, lane: i64) -> i64:
    """One bit a column; home is never full (U30)."""
    staffer = table.staffer
    occupied: i64 = 0
    for seat in range(table.choices.seats):
        occupied |= 1 << staffer[seat * COLOURS + lane]
    if table.choices.classified and table.choices.seats == 2:
        occupied |= 1 << table.choices.columns  # U38: a neutral staffer
    return occupied & ~1


def furthest_free(table: DanzerOpen, occupied: i64) -> i64:
    """The rightmost column without a staffer; on the standard track it holds the rightmost remaining token (U33)."""
    column = table.choices.columns
    while occupied >> column & 1:
        column -= 1
    return column


def has_finished(table: DanzerOpen, seat: i64) -> bool:
    """U35: six tokens. U39: all six staffers beyond the line."""
    staffer = table.staffer
    threshold = table.choices.threshold
    lane: i64 = 0
    while lane < COLOURS and staffer[seat * COLOURS + lane] > threshold:
        lane += 1
    return lane == COLOURS


def token_dealt(table: DanzerOpen, lane: i64, column: i64) -> i64:
    """The value of the token that the deal put on a column; 0 for a plain column and on the classified track."""
    if not is_done(table, column):
        return 0
    return table.token[lane * MOST_TOKENS + column - table.choices.threshold - 1]


def value_of_staffer(table: DanzerOpen, seat: i64, lane: i64) -> i64:
    """U36, U39: before doubling."""
    column = table.staffer[seat * COLOURS + lane]
    if not table.choices.classified:
        return token_dealt(table, lane, column)
    return 0 if column == HOME else table.choices.values[column - 1]


def factor(table: DanzerOpen, seat: i64, lane: i64) -> i64:
    """U36, U39: the opposite colour counts twice."""
    return 2 if lane == opposite(table.colour[seat]) else 1


def points(table: DanzerOpen, seat: i64) -> i64:
    total: i64 = 0
    for lane in range(COLOURS):
        total += value_of_staffer(table, seat, lane) * factor(table, seat, lane)
    return total


def place(table: DanzerOpen, seat: i64) -> i64:
    """One more than the number of seats that come before this one."""
    before: i64 = 0
    for other in range(table.choices.seats):
        if comes_before(table, other, seat):
            before += 1
    return before + 1


def comes_before(table: DanzerOpen, seat: i64, other: i64) -> bool:
    ours = points(table, seat)
    theirs = points(table, other)
    if ours != theirs:
        return ours > theirs
    return tie_break(table, seat) > tie_break(table, other)


def tie_break(table: DanzerOpen, seat: i64) -> i64:
    """U40: staffers on the rightmost column that counts; or three bits a column, so that further columns decide."""
    if table.choices.tie_break != FURTHER_COLUMNS:
        column = rightmost(table, points(table, seat))
        return 0 if column == HOME else staffers_on(table, seat, column)
    ranked: i64 = 0
    for column in range(1, table.choices.columns + 1):
        ranked |= staffers_on(table, seat, column) << 3 * column
    return ranked


def rightmost(table: DanzerOpen, tied_at: i64) -> i64:
    """The rightmost column that holds a staffer of any player with these points; as an option, of any player."""
    column = HOME
    for seat in range(table.choices.seats):
        if table.choices.tie_break == WHOLE_TRACK or points(table, seat) == tied_at:
            for lane in range(COLOURS):
                column = max(column, table.staffer[seat * COLOURS + lane])
    return column


def staffers_on(table: DanzerOpen, seat: i64, column: i64) -> i64:
    count: i64 = 0
    for lane in range(COLOURS):
        if table.staffer[seat * COLOURS + lane] == column:
            count += 1
    return count


def reason(table: DanzerOpen) -> str:
    if table.ending == NOTHING:
        return "cap"  # U41
    return "line" if table.choices.classified else "tokens"
