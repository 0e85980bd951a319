"""The positions of Undercover (Danzer)'s guided first game, as the engine sees them.

Written by `python web/tests/undercover_danzer_lessons.py`.
Two players; seat 0 learns. Each moment is what seat 0 is shown, what it may do, what it is asked to do (if anything),
and the event that is drawn. Later ones come from the same game, played on by bots.
"""

from __future__ import annotations

from pathlib import Path

from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match, state_of
from coverstory.rules.contract import State
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_danzer.game import DanzerGame
from coverstory.rules.undercover_danzer.view import DanzerView
from coverstory.rules.undercover_danzer.words import parts_of
from coverstory.wire.serialise import encode, scene_of
from coverstory.wire.undercover_danzer import DanzerPicture, picture_of

FILE = Path(__file__).resolve().parent.parent / "src" / "boards" / "undercover_danzer" / "lessons" / "positions.json"
SEED = 13  # gives piles and tokens that show what is to be learned
RED, GREEN, BLUE = 0, 3, 4


def main() -> None:
    guide = Guide(SEED)
    guide.ask("colour", GREEN)
    guide.do_parts("colour", BLUE)
    guide.show()
    guide.ask("take_top", 0)
    guide.ask("flip")
    guide.ask("place_at", -1, 1)
    guide.bots_until(0, "take")
    guide.show("file")
    guide.ask("take_top", 1)
    guide.ask("keep")
    guide.ask("place_at", -1, 0)
    guide.show("move")
    guide.play_until_token(RED)
    guide.ask(*guide.token_within_reach(RED) or ())
    guide.show("gain")
    FILE.write_bytes(encode(guide.moments) + b"\n")


class Guide:
    def __init__(self, seed: int) -> None:
        self.match = Match(DanzerGame(), 2, {"first": "0"})
        self.chance = Rng(seed, 3)
        self.moments: list[dict[str, object]] = []
        game = self.match.game
        self.bots = [make_bot(game, read_code(game, "agent"), Rng(seed, 9 + seat), lambda: 0.0) for seat in range(2)]
        self.match.play_chance(self.chance)

    def show(self, event: str = "") -> None:
        self.moments.append(self.moment(None, event))

    def ask(self, *parts: str | int) -> None:
        """Let the learner do this."""
        action = next(int(code) for code in self.match.offered(0) if parts_of(int(code))[: len(parts)] == list(parts))
        self.moments.append(self.moment(action, ""))
        self.do(action)

    def do(self, action: int) -> None:
        self.match.submit(self.match.to_act(), action)
        self.match.play_chance(self.chance)

    def do_parts(self, *parts: str | int) -> None:
        seat = self.match.to_act()
        self.do(
            next(int(code) for code in self.match.offered(seat) if parts_of(int(code))[: len(parts)] == list(parts))
        )

    def bot(self) -> None:
        seat = self.match.to_act()
        self.do(self.bots[seat].choose(self.match.view(seat), self.match.offered(seat)))

    def bots_until(self, seat: int, phase: str) -> None:
        while self.match.to_act() != seat or self.picture().phase != phase:
            self.bot()

    def play_until_token(self, lane: int) -> None:
        self.bots_until(0, "place")
        while self.token_within_reach(lane) is None:
            self.bot()
            self.bots_until(0, "place")

    def picture(self) -> DanzerPicture:
        view = self.match.view(0)
        assert isinstance(view, DanzerView)
        return picture_of(view)

    def token_within_reach(self, lane: int) -> list[str | int] | None:
        """The placement with the best token in this lane, if there is one."""
        picture = self.picture()
        brings: dict[int, int] = {}
        for code in self.match.offered(0):
            state = state_of(self.match).copy()
            state.advance(code)
            after = picture_of(self.look(state)).services[0].staffers[lane]
            if picture.services[0].staffers[lane] <= picture.threshold < after:
                brings[int(code)] = picture.tokens[lane][after - picture.threshold - 1] or 0
        return parts_of(max(brings, key=lambda code: brings[code])) if brings else None

    def look(self, state: State) -> DanzerView:
        view = self.match.game.look(state, 0, [])
        assert isinstance(view, DanzerView)
        return view

    def moment(self, wanted: int | None, event: str) -> dict[str, object]:
        view = self.match.view(0)
        scene = scene_of(
            self.match.game,
            view=view,
            offered=[] if wanted is None else self.match.offered(0),
            outcome=None,
            lang="en",
            names=["", ""],
        )
        heard = [told for told in self.match.heard(0) if told.kind == event]
        shown = {"kind": event, "numbers": list(heard[-1].numbers), "text": ""} if heard else None
        return {"picture": scene.picture, "offers": scene.offers, "wanted": wanted, "shown": shown}


if __name__ == "__main__":
    main()
