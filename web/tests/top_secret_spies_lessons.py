"""The guided first game of Top Secret Spies: `python web/tests/top_secret_spies_lessons.py` writes its positions.json.

Every picture is a real position: the engine plays what stands here, and makes the offers and events. The words are in
the board's `lessons.ts`.
"""

from __future__ import annotations

from pathlib import Path

from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES
from coverstory.rules.rng import Rng
from coverstory.wire.serialise import encode, lines_of, scene_of
from coverstory.wire.top_secret_spies import SpiesPicture

GAME = GAMES["top_secret_spies"]
OUT = Path(__file__).resolve().parents[1] / "src" / "boards" / "top_secret_spies" / "lessons" / "positions.json"
NAMES = ["Ada", "Bert", "Cleo"]
YOU = 0
Lesson = dict[str, object]


def main() -> None:
    lessons = all_lessons()
    OUT.write_bytes(encode(lessons))
    print(f"{len(lessons)} lessons, {OUT.stat().st_size} bytes")


def play(match: Match, *words: str) -> None:
    for word in words:
        match.enter(GAME.read_action(word, "en"))


def step(match: Match, wanted: str | None = None, shown: str | None = None) -> Lesson:
    """Read on, or do what is wanted; `shown` is the kind of the last event to be drawn."""
    scene = scene_of(
        GAME,
        view=match.view(YOU),
        offered=match.offered(YOU) if wanted else [],
        outcome=match.outcome(),
        lang="en",
        names=NAMES,
    )
    line = None
    if shown is not None:
        event = [event for event in match.heard(YOU) if event.kind == shown][-1]
        line = lines_of(GAME, [event], "en", NAMES)[0]
    code = None if wanted is None else GAME.read_action(wanted, "en")
    if code is not None:
        match.enter(code)
    return {
        "picture": scene.picture,
        "offers": scene.offers,
        "wanted": code,
        "shown": line,
    }


def all_lessons() -> list[Lesson]:
    match = Match(GAME, len(NAMES), {"first": "0"})
    play(match, "dealt red", "dealt yellow", "dealt blue", "rolled 4")
    chapters = [walking(match), scoring(match), hiding(match), end_of_a_game(), with_cards(), with_dossier()]
    return [*(lesson for chapter in chapters for lesson in chapter), farewell(match)]


def walking(match: Match) -> list[Lesson]:
    lessons = [
        step(match),
        step(match, "move red 2, blue 2"),
    ]
    play(match, "rolled 5", "move green 3, orange 2")
    lessons.append(step(match, shown="walk"))
    return lessons


def scoring(match: Match) -> list[Lesson]:
    play(match, "rolled 6", "move violet 4, yellow 2", "rolled 5")
    return [
        step(match, "move red 5"),
        step(match, shown="scoring"),
        step(match, "safe: building 10"),
    ]


def hiding(match: Match) -> list[Lesson]:
    play(match, "rolled 3", "move violet 3", "rolled 4", "move green 2, yellow 2", "rolled 1-3")
    return [step(match, "move yellow 1, orange 1")]


def farewell(match: Match) -> Lesson:
    return step(match)


def bots_play(match: Match, seed: int, until: str) -> bool:
    """Rookies play on until that phase is yours (or the end); false where it never comes."""
    chance = Rng(seed, 5)
    bots = [make_bot(GAME, read_code(GAME, "rookie"), Rng(seed, 9 + seat), lambda: 0.0) for seat in range(match.seats)]
    while True:
        match.play_chance(chance)
        seat = match.to_act()
        picture = scene_of(
            GAME, view=match.view(YOU), offered=[], outcome=match.outcome(), lang="en", names=NAMES
        ).picture
        assert isinstance(picture, SpiesPicture)
        if picture.phase == until and (match.over or seat == YOU):
            return True
        if match.over:
            return False
        match.submit(seat, bots[seat].choose(match.view(seat), match.offered(seat)))


def end_of_a_game() -> list[Lesson]:
    match = Match(GAME, len(NAMES), {"first": "0"})
    play(match, "dealt red", "dealt yellow", "dealt blue")
    bots_play(match, 3, "ended")
    return [step(match, shown="reveal")]


def with_cards() -> list[Lesson]:
    match = Match(GAME, len(NAMES), {"first": "0", "cards": True})
    play(match, "dealt red", "dealt yellow", "dealt blue")
    play(match, "drawn: to the safe", "drawn: one step", "drawn: two back", "drawn: trade places", "drawn: 1-3 forward")
    play(match, "drawn: two forward", "rolled 6", "move blue 4, green 2")
    return [step(match, "to the safe: red")]


def with_dossier() -> list[Lesson]:
    for seed in range(1, 99):
        match = Match(GAME, len(NAMES), {"first": "0", "dossier": True})
        play(match, "dealt red", "dealt yellow", "dealt blue")
        if bots_play(match, seed, "write"):
            return [
                step(match, "dossier: yellow: seat 2"),
            ]
    raise RuntimeError("no game came to the dossiers")


if __name__ == "__main__":
    main()
