"""More scenes for the board's tests: `python web/tests/top_secret_spies_cards.py` writes top_secret_spies_cards.json.

The common scenes have few cards in hand. These are moments of games of chance moves in which each kind of card may be
played, nobody need be moved, somebody has two agents, no more cards follow, and the supply is empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES
from coverstory.rules.rng import Rng
from coverstory.wire.serialise import encode, lines_of, scene_of
from coverstory.wire.top_secret_spies_shapes import SpiesPicture
from coverstory.words.catalogue import words

GAME = GAMES["top_secret_spies"]
OUT = Path(__file__).with_suffix(".json")
NAMES = ["Ada", "Bert", "Cleo", "Maximilian-Alexander"]
SPLITS = 56  # ways to spend three points: a card seldom offers as many
LONGEST = 120  # decisions of a game that are looked at


def main() -> None:
    wanted = {*(f"card {kind}" for kind in range(15)), "stay", "done", "two agents", "four cards", "onlooker"}
    found: dict[str, dict[str, object]] = {}
    seed = 0
    while wanted - set(found):
        seed += 1
        collect(seed, wanted, found)
    OUT.write_bytes(encode([found[what] for what in sorted(wanted)]))
    print(f"{len(wanted)} scenes from {seed} games, {OUT.stat().st_size} bytes")


def collect(seed: int, wanted: set[str], found: dict[str, dict[str, object]]) -> None:
    match = Match(GAME, 3 + seed % 2, {"cards": True, "dossier": bool(seed % 3)})
    chance = Rng(seed, 1)
    for _ in range(LONGEST):
        match.play_chance(chance)
        seat = match.to_act()
        if seat < 0:
            break
        for what in seen(match, seat) & wanted - set(found):
            found[what] = moment(match, -1 if what == "onlooker" else seat)
        offered = match.offered(seat)
        misers = seed % 4 == 0 and len(offered) < SPLITS  # who keep their cards: passing is offered first
        match.submit(seat, offered[0 if misers else chance.below(len(offered))])


def seen(match: Match, seat: int) -> set[str]:
    """What is to be seen at this moment that a test wants."""
    picture = scene_of(GAME, view=match.view(seat), offered=[], outcome=None, lang="en", names=NAMES).picture
    assert isinstance(picture, SpiesPicture)
    offered = [GAME.say_action(action, "en") for action in match.offered(seat)]
    things = {name for name, is_so in happenings(picture, offered).items() if is_so}
    if picture.phase != "cards" or sum(picture.hand) < 2:
        return things
    names = [words("en", "top_secret_spies").say("card", {"card": card}).lower() for card in range(15)]
    return things | {f"card {names.index(word.split(':')[0])}" for word in offered if word.split(":")[0] in names}


def happenings(picture: SpiesPicture, words: list[str]) -> Mapping[str, bool]:
    side = picture.sides[picture.seat]
    return {
        "stay": "move nobody" in words,
        "done": "no more cards" in words and len(words) > 4,
        "two agents": len(side.agents) == 2,
        "four cards": side.hand_size == 4 and len(words) > 9,
        "onlooker": side.hand_size == 3,
    }


def moment(match: Match, seat: int) -> dict[str, object]:
    names = NAMES[: match.seats]
    offered = match.offered(seat) if seat >= 0 else []
    view, heard = match.view(seat), match.heard(seat)[-12:]
    return {
        "seats": match.seats,
        "options": match.options,
        "names": names,
        "scene": scene_of(GAME, view, offered, match.outcome()),
        "lines": lines_of(GAME, heard),
    }


if __name__ == "__main__":
    main()
