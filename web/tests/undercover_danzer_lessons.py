"""The positions of Undercover (Danzer)'s guided first game, as the engine sees them.

Written by `python web/tests/undercover_danzer_lessons.py`. Two players; seat 0 learns.
"""

from __future__ import annotations

from lesson_steps import LessonSteps

from coverstory.match.match import Match
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_danzer.game import DanzerGame
from coverstory.rules.undercover_danzer.words import parts_of

SEED = 13  # gives piles and tokens that show what is to be learned
GREEN, BLUE = 3, 4
# A few rounds that two bots once played, after which a token of the double lane is within reach.
ROUNDS = [
    6, 12, 41949185, 7, 12, 41953281, 7, 11, 41945087, 25163776, 12, 41949186, 25163778, 11, 41949187, 25167871, 11,
]  # fmt: skip


def main() -> None:
    guide = Guide(SEED)
    guide.ask("colour", GREEN)
    guide.do_parts("colour", BLUE)
    guide.show()
    guide.ask("take_top", 0)
    guide.ask("flip")
    guide.ask("place_at", -1, 1)
    guide.do_parts("take_top", 1)
    guide.do_parts("flip")
    guide.do_parts("place_at", -1, 2)
    guide.show("file")
    guide.ask("take_top", 1)
    guide.ask("keep")
    guide.ask("place_at", -1, 0)
    guide.show("move")
    for action in ROUNDS:
        guide.do(action)
    guide.ask("place_at", 0, -1)
    guide.show("gain")
    guide.steps.write("undercover_danzer")


class Guide:
    def __init__(self, seed: int) -> None:
        self.match = Match(DanzerGame(), 2, {"first": "0"})
        self.chance = Rng(seed, 3)
        self.steps = LessonSteps()
        self.match.play_chance(self.chance)

    def show(self, event: str = "") -> None:
        self.steps.keep(self.match, event=event)

    def ask(self, *parts: str | int) -> None:
        """Let the learner do this."""
        action = next(int(code) for code in self.match.offered(0) if parts_of(int(code))[: len(parts)] == list(parts))
        self.steps.keep(self.match, action)
        self.do(action)

    def do(self, action: int) -> None:
        self.match.submit(self.match.to_act(), action)
        self.match.play_chance(self.chance)

    def do_parts(self, *parts: str | int) -> None:
        seat = self.match.to_act()
        self.do(
            next(int(code) for code in self.match.offered(seat) if parts_of(int(code))[: len(parts)] == list(parts))
        )


if __name__ == "__main__":
    main()
