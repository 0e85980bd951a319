"""The guided first game of Top Secret Spies: `python web/tests/top_secret_spies_lessons.py` writes its positions.json.

Every picture is a real position: the engine plays what stands here, and makes the offers and events. The words are in
the catalogues.
"""

from __future__ import annotations

from lesson_steps import YOU, LessonSteps

from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES
from coverstory.rules.rng import Rng
from coverstory.wire.serialise import scene_of
from coverstory.wire.top_secret_spies_shapes import SpiesPicture

GAME = GAMES["top_secret_spies"]
SEATS = 3


def main() -> None:
    lessons = Lessons()
    match = Match(GAME, SEATS, {"first": "0"})
    play(match, "dealt red", "dealt yellow", "dealt blue", "rolled 4")
    lessons.walking(match)
    lessons.scoring(match)
    lessons.hiding(match)
    lessons.end_of_a_game()
    lessons.with_cards()
    lessons.with_dossier()
    lessons.steps.keep(match)
    lessons.steps.write("top_secret_spies")


def play(match: Match, *words: str) -> None:
    for word in words:
        match.enter(GAME.read_action(word, "en"))


class Lessons:
    def __init__(self) -> None:
        self.steps = LessonSteps()

    def ask(self, match: Match, wanted: str) -> None:
        """Let the learner do this."""
        code = GAME.read_action(wanted, "en")
        self.steps.keep(match, code)
        match.enter(code)
        self.steps.tell(match)

    def walking(self, match: Match) -> None:
        self.steps.keep(match)
        self.ask(match, "move red 2, blue 2")
        play(match, "rolled 5", "move green 3, orange 2")
        self.steps.keep(match, event="walk")

    def scoring(self, match: Match) -> None:
        play(match, "rolled 6", "move violet 4, yellow 2", "rolled 5")
        self.ask(match, "move red 5")
        self.steps.keep(match, event="scoring")
        self.ask(match, "safe: building 10")

    def hiding(self, match: Match) -> None:
        play(match, "rolled 3", "move violet 3", "rolled 4", "move green 2, yellow 2", "rolled 1-3")
        self.ask(match, "move yellow 1, orange 1")

    def end_of_a_game(self) -> None:
        match = Match(GAME, SEATS, {"first": "0"})
        play(match, "dealt red", "dealt yellow", "dealt blue")
        bots_play(match, 3, "ended")
        self.steps.keep(match, event="reveal")

    def with_cards(self) -> None:
        match = Match(GAME, SEATS, {"first": "0", "cards": True})
        play(match, "dealt red", "dealt yellow", "dealt blue")
        play(match, "drawn: to the safe", "drawn: one step", "drawn: two back", "drawn: trade places")
        play(match, "drawn: 1-3 forward")
        play(match, "drawn: two forward", "rolled 6", "move blue 4, green 2")
        self.ask(match, "to the safe: red")

    def with_dossier(self) -> None:
        for seed in range(1, 99):
            match = Match(GAME, SEATS, {"first": "0", "dossier": True})
            play(match, "dealt red", "dealt yellow", "dealt blue")
            if bots_play(match, seed, "write"):
                return self.ask(match, "dossier: yellow: seat 2")
        raise RuntimeError("no game came to the dossiers")


def bots_play(match: Match, seed: int, until: str) -> bool:
    """Rookies play on until that phase is yours (or the end); false where it never comes."""
    chance = Rng(seed, 5)
    bots = [make_bot(GAME, read_code(GAME, "rookie"), Rng(seed, 9 + seat), lambda: 0.0) for seat in range(match.seats)]
    while True:
        match.play_chance(chance)
        seat = match.to_act()
        picture = scene_of(GAME, view=match.view(YOU), offered=[], outcome=match.outcome()).picture
        assert isinstance(picture, SpiesPicture)
        if picture.phase == until and (match.over or seat == YOU):
            return True
        if match.over:
            return False
        match.submit(seat, bots[seat].choose(match.view(seat), match.offered(seat)))


if __name__ == "__main__":
    main()
