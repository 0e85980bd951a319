"""What is to be said, as kinds and numbers; the sentences are in locales/<language>/agent_hunter.ftl."""

from __future__ import annotations

from coverstory.errors import MalformedText
from coverstory.rules.agent_hunter.actions import (
    CODES,
    DECOY,
    HAND_ATTACK,
    HOUSE_ATTACK,
    NONSENSE,
    PLACE,
    SWITCH,
    attacking_card,
    attacking_house,
    decoy_house,
    hand_target,
    house_target,
    kind_of,
    placed_card,
    starting_seat,
    switched_house,
)
from coverstory.rules.agent_hunter.components import CARDS, DECOY_DUE, ENDED, HOUSES, PHASES, START_DRAW, TURN, house_of
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.words.sayings import SEAT_NUMBER, Sayings, Statement

SAYINGS = Sayings(
    "agent_hunter",
    events={
        "placed": "seat house card",
        "placed_unseen": "seat house",
        "started": "seat",
        "hand_attack": "seat card house",
        "house_attack": "seat own card house",
        "answer": "seat house card relation",
        "returned": "seat card",
        "eliminated": "seat house card decoys",
        "covered_from_hand": "seat card",
        "covered_from_house": "seat house card",
        "closed": "seat house",
        "switched": "seat house card",
        "decoy": "seat house left",
        "turn": "seat",
        "ended": "why",
        "shown_house": "seat house card",
        "shown_hand": "seat cards*",
        "tally": "seat house decoys",
        "points": "seat points",
        "hand_sum": "seat sum",
        "won": "seat",
    },
    beats={
        "hand_attack": "seat card house",
        "house_attack": "seat own card house",
        "answer": "seat house card relation",
        "eliminated": "seat house card",
        "shown": "seat cards*",
        "points": "seat points",
    },
    actions={
        "place": "card",
        "hand_attack": "card house",
        "house_attack": "own house",
        "switch": "house",
        "decoy": "house",
        "start": "number",
    },
    tasks={
        "setup": "seat yours house",
        "start": "",
        "turn": "seat yours left",
        "replacement": "seat yours house",
        "decoy": "seat yours",
        "refill": "seat yours house",
        "ended": "",
    },
    beliefs={
        "hits": "seat house card",
        "narrows": "seat house count left",
        "exposed": "seat house count",
    },
    derived={"seat_number": SEAT_NUMBER},
    below={"seat": 2, "house": HOUSES, "own": HOUSES, "relation": 3, "card": CARDS, "cards": CARDS, "why": 2},
)


def parts_of(action: int) -> list[str | int]:
    """An action as its kind and numbers."""
    kind = kind_of(action)
    if kind == PLACE:
        return ["place", placed_card(action)]
    if kind == HAND_ATTACK:
        return ["hand_attack", attacking_card(action), hand_target(action)]
    if kind == HOUSE_ATTACK:
        return ["house_attack", attacking_house(action), house_target(action)]
    if kind == SWITCH:
        return ["switch", switched_house(action)]
    if kind == DECOY:
        return ["decoy", decoy_house(action)]
    if kind == NONSENSE:
        raise MalformedText("Action", f"a code from 0 to {CODES - 1}", str(action))
    return ["start", starting_seat(action)]


def task_of(view: HunterView) -> Statement:
    """What is asked of whom now."""
    sheet = view.sheet
    kind = PHASES[sheet.phase]
    if sheet.phase in (START_DRAW, ENDED):
        return Statement(kind, ())
    actor = int(view.to_act())
    asked = (actor, int(actor == view.seat))
    if sheet.phase == TURN:
        return Statement(kind, (*asked, int(sheet.decoys_left(actor))))
    if sheet.phase == DECOY_DUE:
        return Statement(kind, asked)
    return Statement(kind, (*asked, int(house_of(sheet.filling))))
