"""What is to be said, as kinds and numbers; the sentences are in locales/<language>/undercover_danzer.ftl."""

from __future__ import annotations

import re
from collections.abc import Mapping

from coverstory.errors import MalformedText
from coverstory.rules.contract import CHANCE, OVER
from coverstory.rules.languages import folded
from coverstory.rules.undercover_danzer import actions as codes
from coverstory.rules.undercover_danzer import phases
from coverstory.rules.undercover_danzer.components import FIRST_JOKER, MIDDLE, PILE_SIZE, column_of, opposite, row_of
from coverstory.rules.undercover_danzer.open_table import DanzerOpen
from coverstory.words.sayings import SEAT_NUMBER, Derived, Sayings, Statement, action_said

SAYINGS = Sayings(
    "undercover_danzer",
    events={
        "token": "colour column_number value",
        "colour": "seat colour",
        "headquarters": "colour row column",
        "parted": "colour",
        "turned": "pile colour",
        "starts": "seat",
        "turn": "seat round",
        "top": "seat pile agent colour",
        "shows": "pile colour",
        "empty": "pile",
        "bottom": "seat pile agent colour",
        "pick": "seat agent colour side row column",
        "joker": "seat",
        "flip": "seat agent colour side",
        "keep": "seat agent colour side",
        "file": "seat piece",
        "place": "seat piece colour row column",
        "corner": "seat piece colour row column",
        "pause": "seat",
        "move": "seat colour from to steps",
        "stay": "seat colour at",
        "gain": "seat colour value?",  # U34: tokens may lie face down
        "ending": "seat",
        "over": "why",
        "back": "agent colour undercover",
        "tally": "seat colour at value twice points",
        "score": "seat points rank",
    },
    beats={
        "deal": "",
        "flip": "seat colour",
        "place": "seat colour row column",
        "place_lanes": "seat colour row column gains*(colour,gain)",
        "lanes": "seat gains*(colour,gain)",
        "backs": "",
        "points": "seat points",
        "won": "points winners*and(seat)",
    },
    actions={
        "colour": "colour",
        "take_top": "pile",
        "take_bottom": "pile",
        "take_joker": "",
        "take_at": "row column",
        "flip": "",
        "keep": "",
        "place_at": "row column",
        "starts": "number",
        "part": "tile",
        "stack": "tile",
        "token": "colour value",
    },
    tasks={
        "colours": "seat yours",
        "take": "seat yours colour",
        "flip": "seat yours",
        "place": "seat yours colour",
        "chance": "",
        "end": "",
    },
    derived={
        "seat_number": SEAT_NUMBER,
        "agent_pile": Derived({"agent": 1}, divide=int(PILE_SIZE)),
        "agent_place": Derived({"agent": 1}, modulo=int(PILE_SIZE), plus=1),
        "piece_joker": Derived({"piece": 2}, plus=1 - 2 * int(FIRST_JOKER), sign=True),  # 1: it is one, -1: it is not
        "over": Derived({"to": 1, "from": -1, "steps": -1}, sign=True),  # U31, U33, U37: a move ends beyond its steps
    },
)

# Actions.

ALONE: Mapping[int, str] = {
    int(codes.TAKE_JOKER): "take_joker",
    int(codes.FLIP_OVER): "flip",
    int(codes.KEEP_SIDE): "keep",
}
SPACE = r"(-?\d{1,4}),(-?\d{1,4})"


def parts_of(action: int) -> list[str | int]:
    """An action as its kind and numbers."""
    if action in ALONE:
        return [ALONE[action]]
    if codes.is_place_at(action) or codes.is_take_at(action):
        space = codes.space_of(action)
        return ["place_at" if codes.is_place_at(action) else "take_at", row_of(space), column_of(space)]
    if not 0 <= action < codes.SMALL_CODES:
        raise MalformedText("Action", "the code of an action", str(action))
    if codes.is_colour(action):
        return ["colour", codes.colour_of(action)]
    if codes.is_take_top(action) or codes.is_take_bottom(action):
        return ["take_top" if codes.is_take_top(action) else "take_bottom", codes.pile_of(action)]
    return chance_parts(action)


def chance_parts(action: int) -> list[str | int]:
    if codes.is_starts(action):
        return ["starts", codes.starter_of(action)]
    if codes.is_token(action):
        return ["token", codes.lane_of(action), codes.value_of(action)]
    return ["part" if codes.is_part(action) else "stack", codes.tile_named(action)]


def say_action(action: int, lang: str) -> str:
    return SAYINGS.say("action", action_said(parts_of(action)), lang)


def space_said(said: str, lang: str) -> int | None:
    """An action that names a space: the plane has too many of them to list."""
    found = re.search(SPACE, said)
    if not found:
        return None
    row, column = int(found[1]), int(found[2])
    if max(abs(row), abs(column)) >= MIDDLE:
        return None
    both = (int(codes.take_at(row, column)), int(codes.place_at(row, column)))
    return next((action for action in both if squeeze(say_action(action, lang)) == said), None)


def squeeze(words: str) -> str:
    """No space at all makes a difference: “0, 4” is “0,4”."""
    return folded(words).replace(" ", "")


# Tasks.


def task_of(table: DanzerOpen, seat: int) -> Statement:
    """What is asked of whom now."""
    who = int(table.to_act())
    if who in (OVER, CHANCE):
        return Statement("end" if who == OVER else "chance", ())
    asked = (who, int(who == seat))
    kind = phases.NAMES[table.phase]
    if table.phase == phases.TAKE:
        return Statement(kind, (*asked, int(opposite(table.colour[table.player]))))
    return Statement(kind, (*asked, int(table.face[table.hand])) if table.phase == phases.PLACE else asked)
