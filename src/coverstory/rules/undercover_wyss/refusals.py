"""Which rule forbids an action: told from what everybody may know. Whether one does, `is_legal` in play.py decides."""

from __future__ import annotations

from mypy_extensions import i64

from coverstory.rules.undercover_wyss import actions, phases
from coverstory.rules.undercover_wyss.actions import cell_in, kind_of
from coverstory.rules.undercover_wyss.components import share_a_line
from coverstory.rules.undercover_wyss.state import ONE, TWO
from coverstory.rules.undercover_wyss.turn import WyssTurn


def forbidding_rule(position: WyssTurn, action: i64) -> str:
    """The number of a rule against this action, which is not among the legal ones."""
    kind = kind_of(action)
    if not asks_for(position.phase, kind):
        return "W20"
    if kind == actions.OPEN:
        return against_opening(position, cell_in(action))
    if kind == actions.CAPTURE:
        return against_capture(position, cell_in(action))
    if kind == actions.RETIRE:
        return against_retiring(position, cell_in(action))
    if kind == actions.LEAVE_POWER:
        return "W14"
    return "W27" if kind == actions.OPEN_TWO else "W24"


def asks_for(phase: i64, kind: i64) -> bool:
    if phase == phases.TO_OPEN:
        return kind == actions.OPEN
    if phase == phases.TO_CAPTURE:
        return kind in (actions.CAPTURE, actions.CAPTURE_NOTHING)
    if phase == phases.TO_USE_POWER:
        return kind in (actions.RETIRE, actions.COMPEL, actions.LEAVE_POWER)
    if phase == phases.TO_OPEN_TWO:
        return kind == actions.OPEN_TWO
    return phase == phases.TO_LAY_ASIDE and kind in (actions.LAY_ASIDE, actions.LAY_NOTHING)


def against_opening(position: WyssTurn, cell: i64) -> str:
    if not position.is_down(cell):
        return "W9"
    if position.reach == TWO:
        return "W27"
    return "W30" if position.reach == ONE else "W8"


def against_capture(position: WyssTurn, cell: i64) -> str:
    """W11 about the value, W10 about everything else: the place, an owner, another player."""
    return "W11" if position.is_rivals(position.cells[cell]) and share_a_line(cell, position.opened) else "W10"


def against_retiring(position: WyssTurn, cell: i64) -> str:
    if not position.is_rivals(position.cells[cell]):
        return "W14"
    return "W15" if position.may_retire(position.cells[cell]) else "W12"
