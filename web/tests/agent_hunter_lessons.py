"""The positions of Agent Hunter's guided first game, from the engine: `python web/tests/agent_hunter_lessons.py`."""

from __future__ import annotations

from lesson_steps import LessonSteps

from coverstory.match.match import Match
from coverstory.rules.agent_hunter.actions import attack_from_hand, decoy, place, start, switch
from coverstory.rules.agent_hunter.game import HunterGame

LEFT, MIDDLE, RIGHT = range(3)


def main() -> None:
    match = Match(HunterGame(), 2)
    steps = LessonSteps()

    def ask(action: int) -> None:
        steps.keep(match, action)
        match.enter(action)

    for card in (6, 1, 8):
        ask(place(card))
    for action in (place(3), place(7), place(0), start(0)):
        match.enter(action)
    ask(attack_from_hand(4, LEFT))
    steps.keep(match, event="answer")
    match.enter(attack_from_hand(5, MIDDLE))
    ask(attack_from_hand(3, LEFT))
    steps.keep(match, event="eliminated")
    match.enter(attack_from_hand(2, MIDDLE))
    steps.keep(match, event="answer")
    ask(switch(MIDDLE))
    ask(place(9))
    ask(decoy(RIGHT))
    steps.keep(match)
    steps.write("agent_hunter")


if __name__ == "__main__":
    main()
