"""The guided first game of Top Secret Spies: `python web/tests/top_secret_spies_lessons.py` writes its lessons.json.

Every picture is a real position: the engine plays what stands here, and makes the offers and events.
"""

from __future__ import annotations

from pathlib import Path

from coverstory.bots.roster import make_bot, read_code
from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES
from coverstory.rules.rng import Rng
from coverstory.wire.serialise import encode, lines_of, scene_of

GAME = GAMES["top_secret_spies"]
OUT = Path(__file__).resolve().parents[1] / "src" / "boards" / "top_secret_spies" / "lessons.json"
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


def step(match: Match, en: str, de: str, wanted: str | None = None, shown: str | None = None) -> Lesson:
    """Read on, or do what is wanted; `shown` is the kind of the last event to be drawn."""
    scene = scene_of(GAME, match.view(YOU), match.offered(YOU) if wanted else [], match.outcome(), "en", NAMES)
    line = None
    if shown is not None:
        event = [event for event in match.heard(YOU) if event.kind == shown][-1]
        line = lines_of(GAME, [event], "en", NAMES)[0]
    code = None if wanted is None else GAME.read_action(wanted, "en")
    if code is not None:
        match.enter(code)
    return {
        "text": {"en": en, "de": de},
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
        step(
            match,
            "Six agents start at the church. Everybody may move every one of them, but each player owns just one, "
            "secretly. You are Jaques, the red one. Nobody else knows.",
            "Sechs Agenten beginnen an der Kirche. Alle dürfen jeden von ihnen ziehen, aber jedem am Tisch gehört "
            "heimlich nur einer. Du bist Jaques, der rote. Das weiß sonst niemand.",
        ),
        step(
            match,
            "You rolled 4. One point takes one agent one building onwards, clockwise. Tap red twice and blue twice: "
            "the feet show where they would go.",
            "Du hast 4 gewürfelt. Für einen Punkt geht ein Agent ein Haus weiter, im Uhrzeigersinn. Tippe zweimal auf "
            "Rot und zweimal auf Blau: Die Füße zeigen, wohin sie gehen.",
            "move red 2, blue 2",
        ),
    ]
    play(match, "rolled 5", "move green 3, orange 2")
    lessons.append(
        step(
            match,
            "The others do the same. This one spent 5 points: green walked three, orange two. Why those two? "
            "That is what you will be wondering all game.",
            "Die anderen machen es ebenso. Hier gingen 5 Punkte weg: Grün drei Häuser, Orange zwei. Warum gerade die "
            "beiden? Das ist die Frage des ganzen Spiels.",
            shown="walk",
        )
    )
    return lessons


def scoring(match: Match) -> list[Lesson]:
    play(match, "rolled 6", "move violet 4, yellow 2", "rolled 5")
    return [
        step(
            match,
            "In building 7 stands the safe. Move an agent there and everybody scores. You rolled 5, and red is in "
            "building 2: walk it all the way.",
            "In Haus 7 steht der Tresor. Kommt ein Agent dorthin, wird gewertet. Du hast 5 gewürfelt, und Rot steht in "
            "Haus 2: Lass ihn den ganzen Weg gehen.",
            "move red 5",
        ),
        step(
            match,
            "Scoring! Every agent gets the number of its building, wherever it stands: red 7, violet 4, green 3. "
            "The church is worth nothing, and the ruins cost 3.",
            "Wertung! Jeder Agent bekommt die Zahl seines Hauses, wo immer er steht: Rot 7, Violett 4, Grün 3. Die "
            "Kirche ist nichts wert, und die Ruine kostet 3.",
            shown="scoring",
        ),
        step(
            match,
            "Whoever caused the scoring moves the safe to another building. Yours to choose; for now, put it in "
            "building 10.",
            "Wer die Wertung ausgelöst hat, stellt den Tresor in ein anderes Haus. Die Wahl ist frei; stell ihn hier "
            "in Haus 10.",
            "safe: building 10",
        ),
    ]


def hiding(match: Match) -> list[Lesson]:
    play(match, "rolled 3", "move violet 3", "rolled 4", "move green 2, yellow 2", "rolled 1-3")
    return [
        step(
            match,
            "1–3: use as many of them as you like. Red leads, and who keeps pushing red gives it away. So be kind to "
            "others: one step each for yellow and orange, and leave the third point unused.",
            "1–3: Du nimmst davon, so viele du willst. Rot führt, und wer immer nur Rot schiebt, verrät sich. Sei also "
            "nett zu anderen: je ein Schritt für Gelb und Orange, der dritte Punkt verfällt.",
            "move yellow 1, orange 1",
        )
    ]


def farewell(match: Match) -> Lesson:
    return step(
        match,
        "That is all. Keep a straight face, keep notes, and be seen helping everybody.",
        "Das ist alles. Behalte ein Pokergesicht, mach dir Notizen und lass dich dabei sehen, wie du allen hilfst.",
    )


def bots_play(match: Match, seed: int, until: str) -> bool:
    """Rookies play on until that phase is yours (or the end); false where it never comes."""
    chance = Rng(seed, 5)
    bots = [make_bot(GAME, read_code(GAME, "rookie"), Rng(seed, 9 + seat), lambda: 0.0) for seat in range(match.seats)]
    while True:
        match.play_chance(chance)
        seat = match.to_act()
        picture = scene_of(GAME, match.view(YOU), [], match.outcome(), "en", NAMES).picture
        if picture.phase == until and (match.over or seat == YOU):
            return True
        if match.over:
            return False
        match.submit(seat, bots[seat].choose(match.view(seat), match.offered(seat)))


def end_of_a_game() -> list[Lesson]:
    match = Match(GAME, len(NAMES), {"first": "0"})
    play(match, "dealt red", "dealt yellow", "dealt blue")
    bots_play(match, 3, "ended")
    return [
        step(
            match,
            "When a marker reaches 42, the game is over and everybody is unmasked. The player whose agent is farthest "
            "wins. If an agent that belongs to nobody is ahead, nobody does.",
            "Erreicht ein Marker die 42, ist das Spiel aus, und alle werden enttarnt. Es gewinnt, wessen Agent am "
            "weitesten ist. Liegt ein Agent vorn, der niemandem gehört, gewinnt niemand.",
            shown="reveal",
        )
    ]


def with_cards() -> list[Lesson]:
    match = Match(GAME, len(NAMES), {"first": "0", "cards": True})
    play(match, "dealt red", "dealt yellow", "dealt blue")
    play(match, "drawn: to the safe", "drawn: one step", "drawn: two back", "drawn: trade places", "drawn: 1-3 forward")
    play(match, "drawn: two forward", "rolled 6", "move blue 4, green 2")
    return [
        step(
            match,
            "With Top Secret cards, everybody may play cards after the move. Play “To the safe” on red: tap the card, "
            "then the agent.",
            "Mit Top-Secret-Karten dürfen nach dem Ziehen alle Karten spielen. Spiele „Zum Tresor“ auf Rot: erst die "
            "Karte antippen, dann den Agenten.",
            "to the safe: red",
        )
    ]


def with_dossier() -> list[Lesson]:
    for seed in range(1, 99):
        match = Match(GAME, len(NAMES), {"first": "0", "dossier": True})
        play(match, "dealt red", "dealt yellow", "dealt blue")
        if bots_play(match, seed, "write"):
            return [
                step(
                    match,
                    "With dossiers, everybody writes down once who plays whom, as soon as a marker reaches 29. Five "
                    "points for each right entry. Say that yellow belongs to the player after you.",
                    "Mit Dossier schreiben alle einmal auf, wer wen spielt, sobald ein Marker die 29 erreicht. Jeder "
                    "richtige Eintrag bringt fünf Punkte. Trag ein, dass Gelb der Person nach dir gehört.",
                    "dossier: yellow: seat 1",
                ),
            ]
    raise RuntimeError("no game came to the dossiers")


if __name__ == "__main__":
    main()
