"""Which rule forbids an action, from what lies open. Whether one does, `is_legal` in play.py decides."""

from __future__ import annotations

from mypy_extensions import i64

from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.actions import (
    FLIP_OVER,
    TAKE_JOKER,
    is_colour,
    is_place_at,
    is_take_at,
    is_take_bottom,
    is_take_top,
    pile_of,
    space_of,
)
from coverstory.rules.undercover_danzer.components import FIRST_JOKER
from coverstory.rules.undercover_danzer.open_table import DanzerOpen, is_agent
from coverstory.rules.undercover_danzer.spaces import barred_space, stands_apart, touches_corner
from coverstory.rules.undercover_danzer.taking import has_hidden_bottom


def refusal(table: DanzerOpen, action: i64, emergency: bool) -> str:
    if table.phase == phases.CHOOSE_COLOURS and is_colour(action):
        return "U13"
    if table.phase == phases.TAKE:
        return refused_take(table, action)
    if table.phase == phases.PLACE:
        return refused_placement(table, action, emergency)
    return "U45"


def refused_take(table: DanzerOpen, action: i64) -> str:
    if is_take_bottom(action):
        return "U22" if has_hidden_bottom(table, pile_of(action)) else "U48"
    if is_take_at(action):
        piece = table.piece_on(space_of(action))
        return "U20" if is_agent(piece) and piece == table.file[table.player] else "U14"
    return "U14" if is_take_top(action) or action == TAKE_JOKER else "U45"


def refused_placement(table: DanzerOpen, action: i64, emergency: bool) -> str:
    if action == FLIP_OVER:
        return "U47" if table.hand >= FIRST_JOKER else "U16"
    if not is_place_at(action):
        return "U45"
    space = space_of(action)
    if space == barred_space(table):
        return "U25"
    cornered = stands_apart(table, space) and touches_corner(table, space, False)
    return "U26" if emergency or cornered else "U24"
