"""The public steps of a game, read from the events that a seat has heard."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from coverstory.bots.agent_hunter.solver.lookup import answer_code
from coverstory.bots.agent_hunter.solver.public_tree import NONE
from coverstory.rules.agent_hunter.actions import attack_from_hand, attack_from_house, decoy, start, switch
from coverstory.rules.agent_hunter.components import EMPTY, SAME
from coverstory.rules.contract import Event


@final
class Step:
    """One action or lot as all see it."""

    def __init__(self, action: i64, shown: i64, answer: i64) -> None:
        self.action = action  # NONE where a card was put face down
        self.shown = shown  # the card that it shows, or NONE
        self.answer = answer  # as at the tree's answer, or NONE


def steps_from(heard: list[Event], start_at: i64) -> list[Step]:
    """Every step that began at that event or later."""
    steps: list[Step] = []
    for n in range(start_at, len(heard)):
        event = heard[n]
        kind = event.kind
        if kind in ("placed", "placed_unseen"):
            steps.append(Step(NONE, NONE, NONE))
        elif kind == "started":
            steps.append(Step(start(event.numbers[0]), NONE, NONE))
        elif kind == "decoy":
            steps.append(Step(decoy(event.numbers[1]), NONE, NONE))
        elif kind == "switched":
            steps.append(Step(switch(event.numbers[1]), event.numbers[2], NONE))
        elif kind == "hand_attack":
            card = event.numbers[1]
            steps.append(Step(attack_from_hand(card, event.numbers[2]), card, relation_at(heard, n)))
        elif kind == "house_attack":
            action = attack_from_house(event.numbers[1], event.numbers[3])
            steps.append(Step(action, event.numbers[2], staked_answer(heard, n)))
    return steps


def relation_at(heard: list[Event], n: i64) -> i64:
    """`answer seat house card relation` follows an attack."""
    return heard[n + 1].numbers[3]


def staked_answer(heard: list[Event], n: i64) -> i64:
    """After a failed attack: `eliminated …`, then `covered_from_house seat house card` or `covered_from_hand …`."""
    relation = relation_at(heard, n)
    if relation == SAME:
        return relation
    covered = heard[n + 3]
    return answer_code(relation, covered.numbers[1] if covered.kind == "covered_from_house" else EMPTY)
