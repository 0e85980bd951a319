"""The pictures of the guided first game, from a game of the engine: `python web/tests/undercover_wyss_lessons.py`.

Every chance outcome is chosen here so that six cards of one column tell the game; the words stand in the catalogues.
"""

from __future__ import annotations

from lesson_steps import LessonSteps

from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES
from coverstory.rules.undercover_wyss.actions import (
    CAPTURE,
    COMPEL,
    LAY_ASIDE,
    MISSION,
    OPEN,
    OPEN_TWO,
    SECRET,
    SHOWS,
    TURN_BACK_ROW,
)
from coverstory.rules.undercover_wyss.components import VALUES

TAPE, FILM, DOCUMENT, SUITCASE = range(4)
SECRETS = [TAPE, FILM, DOCUMENT, SUITCASE, TAPE, FILM] + [DOCUMENT, SUITCASE, TAPE, FILM] * 2 + [DOCUMENT, SUITCASE]


def main() -> None:
    lessons = Lessons()
    lessons.deal()
    lessons.show()
    lessons.ask(OPEN + cell(3, 4))
    lessons.go(shows(6))
    lessons.go(OPEN + cell(1, 4), shows(5))
    lessons.ask(OPEN + cell(4, 4), "value")
    lessons.go(shows(5))
    lessons.ask(CAPTURE + cell(1, 4))
    lessons.show("capture")
    lessons.go(OPEN + cell(2, 4), shows(9))
    lessons.ask(OPEN + cell(5, 4), "value")
    lessons.go(shows(8))
    lessons.ask(COMPEL)
    lessons.go(OPEN_TWO + (7 - 1) * 6 + (6 - 1), shows(10), shows(3))
    lessons.ask(TURN_BACK_ROW, "open_two")
    lessons.ask(LAY_ASIDE + cell(5, 4), "win")
    lessons.ask(OPEN + cell(5, 7))
    lessons.show("value")
    lessons.steps.write("undercover_wyss")


class Lessons:
    def __init__(self) -> None:
        self.match = Match(GAMES["undercover_wyss"], 2, {"first": "0"})
        self.steps = LessonSteps()

    def deal(self) -> None:
        self.go(*(SECRET + kind for kind in SECRETS), MISSION + FILM, MISSION + TAPE)

    def go(self, *actions: int) -> None:
        for action in actions:
            self.match.enter(action)

    def show(self, event: str = "") -> None:
        """A moment to read about; the last event of that kind is drawn."""
        self.steps.keep(self.match, event=event)

    def ask(self, wanted: int, event: str = "") -> None:
        """A moment at which the player is to do this; then it is done."""
        self.steps.keep(self.match, wanted, event)
        self.go(wanted)


def cell(row: int, column: int) -> int:
    return (row - 1) * 10 + column - 1


def shows(value: int) -> int:
    return SHOWS + list(VALUES).index(value)


if __name__ == "__main__":
    main()
