"""Undercover (Wyss): counting the cards that are left, the sums of a line, and whose mission fits the points."""

from __future__ import annotations

from coverstory.puzzles.asking import Deduction, GamePuzzles, Said, Topic
from coverstory.rules.contract import State
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_wyss import phases
from coverstory.rules.undercover_wyss.components import (
    CARDS_OF_A_VALUE,
    COLUMNS,
    KINDS,
    LINES,
    NOBODY,
    ON_TABLE,
    POOL,
    ROWS,
    UNKNOWN,
    VALUES,
)
from coverstory.rules.undercover_wyss.play import WyssState
from coverstory.rules.undercover_wyss.view import WyssView, position_of
from coverstory.rules.undercover_wyss.worlds import deals_that_fit

CLOSE = 1  # points between two sums that are worth a second look


def topics(view: WyssView, truth: WyssState, rng: Rng) -> list[Topic]:
    if view.phase < phases.TO_OPEN or view.phase == phases.ENDED or view.seat < 0:
        return []
    found = [Topic("exhausted", []), Topic("all_left", [])]
    found += [Topic("taker", [line]) for line in range(LINES) if is_close(truth, line)]
    for seat in range(view.seat_count):
        if seat != view.seat:
            found.append(Topic("mission", [seat, int(truth.score_of(seat))]))
    found.append(Topic("left", [int(VALUES[rng.below(len(VALUES))])]))
    return found


def is_close(state: WyssState, line: int) -> bool:
    """Whether it takes more than a glance to see who is ahead in a line that is not scored yet."""
    sums = sorted(int(state.sum_in(line, seat)) for seat in range(state.seat_count))
    held = sum(1 for seat in range(state.seat_count) if state.nearest_in(line, seat) > 0)
    return state.taker(line) == ON_TABLE and held > 1 and sums[-1] - sums[-2] <= CLOSE


def deduction(view: WyssView, topic: Topic) -> Deduction:
    if topic.ask == "mission":
        return mission_of(view, *topic.about)
    if topic.ask == "taker":
        return taker_of(view, topic.about[0])
    left = {int(value): int(view.piles[POOL + value]) for value in VALUES}
    if topic.ask == "left":
        value = topic.about[0]
        counts = [Said("count", {"count": count}) for count in range(CARDS_OF_A_VALUE + 1)]
        seen = CARDS_OF_A_VALUE - left[value]
        steps = [Said("step-six", {"value": value}), Said("step-seen", {"value": value, "count": seen})]
        return Deduction(
            Said("ask-left", {"value": value}), counts, [left[value]], lambda truth, n: truth == n, steps=steps
        )
    values = [int(value) for value in VALUES]
    wanted = 0 if topic.ask == "exhausted" else CARDS_OF_A_VALUE
    ended = [value for value in values if left[value] == wanted]
    steps = [Said("step-six", {"value": value}) for value in ended]
    steps += [Said("step-seen", {"value": value, "count": CARDS_OF_A_VALUE - left[value]}) for value in ended]
    return Deduction(
        Said(f"ask-{topic.ask}"),
        [Said("value", {"value": value}) for value in values],
        [left],
        lambda truth, n: truth[values[n]] == wanted,
        steps=steps,
    )


def taker_of(view: WyssView, line: int) -> Deduction:
    """Who would take the secret if the line were scored now."""
    state = position_of(view)
    state.missions = deals_that_fit(view)[0]
    values = line_values(line)
    seats = range(view.seat_count)
    steps = [
        Said(
            "step-sum", {"seat": seat + 1, "sum": int(state.sum_in(line, seat)), **values}, cards_in(state, line, seat)
        )
        for seat in seats
        if state.nearest_in(line, seat) > 0
    ]
    steps.append(Said("step-nearest", values, [f"line:{line}"]))
    return Deduction(
        Said("ask-taker", values, [f"line:{line}"]),
        [Said("seat", {"seat": seat + 1}) for seat in seats],
        [int(state.winner_of(line))],
        lambda truth, n: truth == n != NOBODY,
        steps=steps,
    )


def line_values(line: int) -> dict[str, int | str]:
    """A row or a column, counted from 1."""
    return {"line": "row", "number": line + 1} if line < ROWS else {"line": "column", "number": line - ROWS + 1}


def cards_in(state: WyssState, line: int, seat: int) -> list[str]:
    """The cells of a line in which that seat has an open card."""
    if line < ROWS:
        cells = range(line * COLUMNS, (line + 1) * COLUMNS)
    else:
        cells = range(line - ROWS, ROWS * COLUMNS, COLUMNS)
    return [f"cell:{cell}" for cell in cells if state.cells[cell] >> 4 == seat]


def mission_of(view: WyssView, seat: int, points: int) -> Deduction:
    """Whose points are told knows its mission: only one kind makes them up."""
    states_now = [world for world in worlds_of(view) if world.score_of(seat) == points]
    plain = min((int(world.score_of(seat)) for world in worlds_of(view)), default=0)
    clue = Said("clue-points", {"seat": seat + 1, "points": points})
    steps = [
        Said("step-points", {"seat": seat + 1, "points": plain}),
        Said("step-bonus", {"seat": seat + 1, "count": (points - plain) // 10}),
    ]
    if view.seat >= 0 and view.mission(view.seat) not in (NOBODY, UNKNOWN):
        steps.append(Said("step-own", {"kind": int(view.mission(view.seat))}))
    return Deduction(
        Said("ask-mission", {"seat": seat + 1}),
        [Said("kind", {"kind": kind}) for kind in range(KINDS)],
        states_now,
        lambda truth, n: truth.mission(seat) == n,
        clues=[clue],
        steps=steps,
    )


def worlds_of(view: WyssView) -> list[WyssState]:
    base = position_of(view)
    found: list[WyssState] = []
    for deal in deals_that_fit(view):
        world = base.copy()
        world.missions = deal
        found.append(world)
    return found


def states(view: WyssView) -> list[State] | None:
    return list(worlds_of(view))


PUZZLES = GamePuzzles(
    part="undercover_wyss_puzzles",
    asks=("exhausted", "all_left", "taker", "mission", "left"),
    topics=topics,
    deduction=deduction,
    states=states,
    told=frozenset(),
)
