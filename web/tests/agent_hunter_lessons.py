"""The positions of Agent Hunter's guided first game, from the engine: `python web/tests/agent_hunter_lessons.py`.

Each moment is what seat 0 is shown, what it may do, what it is asked to do (if anything), and the event that is drawn.
"""

from __future__ import annotations

from pathlib import Path

from coverstory.match.match import Match
from coverstory.rules.agent_hunter.actions import attack_from_hand, decoy, place, start, switch
from coverstory.rules.agent_hunter.game import HunterGame
from coverstory.wire.serialise import encode, scene_of

FILE = Path(__file__).resolve().parent.parent / "src" / "boards" / "agent_hunter" / "lessons" / "positions.json"
LEFT, MIDDLE, RIGHT = range(3)


def main() -> None:
    match = Match(HunterGame(), 2)
    moments = []

    def ask(action: int) -> None:
        moments.append(moment(match, action, ""))
        match.enter(action)

    def show(event: str) -> None:
        moments.append(moment(match, None, event))

    for card in (6, 1, 8):
        ask(place(card))
    for action in (place(3), place(7), place(0), start(0)):
        match.enter(action)
    ask(attack_from_hand(4, LEFT))
    show("answer")
    match.enter(attack_from_hand(5, MIDDLE))
    ask(attack_from_hand(3, LEFT))
    show("eliminated")
    match.enter(attack_from_hand(2, MIDDLE))
    show("answer")
    ask(switch(MIDDLE))
    ask(place(9))
    ask(decoy(RIGHT))
    moments.append(moment(match, None, ""))
    FILE.write_bytes(encode(moments) + b"\n")


def moment(match: Match, wanted: int | None, event: str) -> dict[str, object]:
    view = match.view(0)
    scene = scene_of(
        match.game,
        view=view,
        offered=[] if wanted is None else match.offered(0),
        outcome=None,
        lang="en",
        names=["", ""],
    )
    heard = [told for told in match.heard(0) if told.kind == event]
    shown = {"kind": event, "numbers": list(heard[-1].numbers), "text": ""} if heard else None
    return {"picture": scene.picture, "offers": scene.offers, "wanted": wanted, "shown": shown}


if __name__ == "__main__":
    main()
