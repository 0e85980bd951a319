"""Everything that is said to people, in English and German."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from coverstory.errors import MalformedText
from coverstory.rules.contract import CHANCE, OVER, Event
from coverstory.rules.languages import folded, speak
from coverstory.rules.undercover_danzer import actions
from coverstory.rules.undercover_danzer.components import (
    CHOOSE_COLOURS,
    FIRST_JOKER,
    FLIP,
    JOKER_FACE,
    MIDDLE,
    PILE_LETTERS,
    TAKE,
    column_of,
    official_of,
    opposite,
    row_of,
    undercover_of,
)
from coverstory.rules.undercover_danzer.open_table import DanzerOpen
from coverstory.rules.undercover_danzer.view import REASONS

COLOUR_WORDS: Mapping[str, Sequence[str]] = {
    "en": ("red", "orange", "yellow", "green", "blue", "purple"),
    "de": ("Rot", "Orange", "Gelb", "Grün", "Blau", "Violett"),
}
CITIES: Mapping[str, Sequence[str]] = {  # U4: flavour only
    "en": ("Moscow", "Buenos Aires", "Peking", "Berlin", "Washington", "London"),
    "de": ("Moskau", "Buenos Aires", "Peking", "Berlin", "Washington", "London"),
}


def colour_word(colour: int, lang: str) -> str:
    """A colour, or what a Joker shows."""
    return "Joker" if colour == JOKER_FACE else COLOUR_WORDS[speak(lang)][colour]


# Actions.

SPACE_ACTIONS: Mapping[str, tuple[str, str]] = {
    "en": ("take the agent at {}", "place at {}"),
    "de": ("den Agenten auf {} nehmen", "auf {} legen"),
}
SPACE = re.compile(r"(-?\d{1,4}),(-?\d{1,4})")


def say_action(action: int, lang: str) -> str:
    taking, placing = SPACE_ACTIONS[speak(lang)]
    if 0 <= action < actions.SMALL_CODES:
        return say_small(action, lang)
    if actions.is_take_at(action):
        return taking.format(space_words(actions.space_of(action)))
    if actions.is_place_at(action):
        return placing.format(space_words(actions.space_of(action)))
    raise MalformedText("Action", "the code of an action", str(action))


def space_words(space: int) -> str:
    return f"{row_of(space)},{column_of(space)}"


def say_small(action: int, lang: str) -> str:
    if actions.is_colour(action):
        named = colour_word(actions.colour_of(action), lang)
        return {"en": f"colour {named}", "de": f"Farbe {named}"}[lang]
    if actions.is_take_top(action):
        pile = PILE_LETTERS[actions.pile_of(action)]
        return {"en": f"take pile {pile}", "de": f"Stapel {pile} nehmen"}[lang]
    if actions.is_take_bottom(action):
        pile = PILE_LETTERS[actions.pile_of(action)]
        return {"en": f"draw the bottom of pile {pile}", "de": f"unten von Stapel {pile} ziehen"}[lang]
    if action in TURN_WORDS:
        return TURN_WORDS[action][lang]
    return say_chance(action, lang)


TURN_WORDS: Mapping[int, Mapping[str, str]] = {
    actions.TAKE_JOKER: {"en": "take the Joker", "de": "den Joker nehmen"},
    actions.FLIP_OVER: {"en": "flip", "de": "umdrehen"},
    actions.KEEP_SIDE: {"en": "keep", "de": "nicht umdrehen"},
}


def say_chance(action: int, lang: str) -> str:
    if actions.is_starts(action):
        seat = actions.starter_of(action)
        return {"en": f"seat {seat} begins", "de": f"Platz {seat} beginnt"}[lang]
    if actions.is_token(action):
        value = actions.value_of(action)
        lane = colour_word(actions.lane_of(action), lang)
        return {"en": f"token {value} in the {lane} lane", "de": f"Plättchen {value} in Reihe {lane}"}[lang]
    tile = actions.tile_named(action)
    named = f"{colour_word(official_of(tile), lang)}/{colour_word(undercover_of(tile), lang)}"
    if actions.is_part(action):
        return {"en": f"agent {named} to pile A", "de": f"Agent {named} in Stapel A"}[lang]
    return {"en": f"agent {named} next in its pile", "de": f"Agent {named} als Nächster im Stapel"}[lang]


def read_action(words: str, lang: str) -> int:
    said = squeeze(words)
    if said in SMALL_WORDS[speak(lang)]:
        return SMALL_WORDS[lang][said]
    found = SPACE.search(said)
    if found:
        row, column = int(found[1]), int(found[2])
        if max(abs(row), abs(column)) < MIDDLE:
            for action in (actions.take_at(row, column), actions.place_at(row, column)):
                if squeeze(say_action(action, lang)) == said:
                    return int(action)
    raise MalformedText("Action", SPACE_ACTIONS[lang][1].format("0,4"), f"“{words.strip()}”")


def squeeze(words: str) -> str:
    """No space at all makes a difference: “0, 4” is “0,4”."""
    return folded(words).replace(" ", "")


SMALL_WORDS: Mapping[str, Mapping[str, int]] = {
    lang: {squeeze(say_small(code, lang)): code for code in range(int(actions.SMALL_CODES))} for lang in COLOUR_WORDS
}

# Events. Each sentence gets the event's numbers, as words where they are seats, colours, piles or tiles.

EVENTS: Mapping[str, tuple[str, str, str]] = {
    # kind: what its numbers are, English, German
    "token": ("c n n", "The {2} lies in column {1} of the {0} lane.", "Die {2} liegt in Spalte {1} der Reihe {0}."),
    "colour": ("s c", "{0} plays {1}.", "{0} spielt {1}."),
    "headquarters": (
        "h n n",
        "The headquarters of {0} lies at {1},{2}.",
        "Das Hauptquartier von {0} liegt auf {1},{2}.",
    ),
    "parted": (
        "c",
        "The two agents undercover for {0} are parted between the piles.",
        "Die beiden Undercover-Agenten für {0} werden auf die Stapel verteilt.",
    ),
    "turned": (
        "p c",
        "Pile {0} is shuffled and turned over; {1} lies on top.",
        "Stapel {0} ist gemischt und umgedreht; oben liegt {1}.",
    ),
    "starts": ("s", "{0} begins.", "{0} beginnt."),
    "turn": ("s n", "Round {1}: {0} is to move.", "Runde {1}: {0} ist am Zug."),
    "top": ("s p n c", "{0} takes {3} from pile {1}.", "{0} nimmt {3} von Stapel {1}."),
    "shows": ("p c", "Pile {0} now shows {1}.", "Stapel {0} zeigt jetzt {1}."),
    "empty": ("p", "Pile {0} is empty.", "Stapel {0} ist leer."),
    "bottom": (
        "s p n c",
        "{0} has no other choice and draws {3} from the bottom of pile {1}.",
        "{0} hat keine andere Wahl und zieht {3} unten aus Stapel {1}.",
    ),
    "pick": ("s n c n n n", "{0} takes the {2} agent at {4},{5}.", "{0} nimmt den Agenten ({2}) auf {4},{5}."),
    "joker": ("s", "{0} takes the Joker.", "{0} nimmt den Joker."),
    "flip": ("s n c d", "{0} flips the agent: {2}, {3}.", "{0} dreht den Agenten um: {2}, {3}."),
    "keep": ("s n c n", "{0} keeps the agent as it is: {2}.", "{0} lässt den Agenten, wie er ist: {2}."),
    "file": ("s t", "{0} puts the file on {1}.", "{0} legt die Mappe auf {1}."),
    "place": ("s n c n n", "{0} places it at {3},{4} ({2}).", "{0} legt das Plättchen auf {3},{4} ({2})."),
    "corner": (
        "s n c n n",
        "It fits nowhere: {0} places it at {3},{4}, corner to corner ({2}); nothing is evaluated.",
        "Es passt nirgends: {0} legt das Plättchen über Eck auf {3},{4} ({2}); nichts wird ausgewertet.",
    ),
    "pause": (
        "s",
        "In the first round nothing is evaluated for {0}.",
        "In der ersten Runde wird für {0} nichts ausgewertet.",
    ),
    "move": (
        "s c k k n",
        "{0}, {1} lane: +{4}, from {2} to {3}.",
        "{0}, Reihe {1}: +{4}, von {2} auf {3}.",
    ),
    "stay": ("s c k", "{0}, {1} lane: no more moves ({2}).", "{0}, Reihe {1}: geht nicht mehr weiter ({2})."),
    "gain": ("s c n", "{0} takes the {1} token {2}.", "{0} nimmt das Plättchen {2} in {1}."),
    "ending": (
        "s",
        "{0} has all six: this round is the last.",
        "{0} hat alle sechs beisammen: Diese Runde ist die letzte.",
    ),
    "over": ("r", "{0}", "{0}"),
    "back": ("a c c", "Agent {0} is {1}, undercover {2}.", "Agent {0} ist {1}, undercover {2}."),
    "tally": (
        "s c k n n n",
        "{0}, {1} lane: {2}, {3} times {4} makes {5}.",
        "{0}, Reihe {1}: {2}, {3} mal {4} ergibt {5}.",
    ),
    "score": ("s n n", "{0}: points {1}, place {2}.", "{0}: Punkte {1}, Rang {2}."),
}
UNSHOWN = (
    "s c",
    "{0} takes a token in the {1} lane.",
    "{0} nimmt ein Plättchen in {1}.",
)  # U34: a gain without its value
FURTHER = (  # U31: a move that ends beyond its steps
    "s c k k n",
    "{0}, {1} lane: +{4} and on over occupied spaces, from {2} to {3}.",
    "{0}, Reihe {1}: +{4} und über besetzte Felder weiter, von {2} auf {3}.",
)
SHORTER = (  # U33, U37: a move that ends before its steps
    "s c k k n",
    "{0}, {1} lane: +{4}, but stops early, from {2} to {3}.",
    "{0}, Reihe {1}: +{4}, hält aber vorher, von {2} auf {3}.",
)


def say_event(event: Event, lang: str, names: Sequence[str]) -> str:
    if event.kind not in EVENTS:
        raise MalformedText("Event", "one of " + ", ".join(EVENTS), event.kind)
    kinds, english, german = sentences_of(event)
    if len(kinds.split()) != len(event.numbers):
        raise MalformedText("Event", f"{len(kinds.split())} numbers for {event.kind}", event.text())
    said = [say_number(kind, n, lang, names) for kind, n in zip(kinds.split(), event.numbers, strict=True)]
    return {"en": english, "de": german}[speak(lang)].format(*said)


def sentences_of(event: Event) -> tuple[str, str, str]:
    if event.kind == "move" and len(event.numbers) == 5:
        _, _, start, target, steps = event.numbers
        if target != start + steps:
            return FURTHER if target > start + steps else SHORTER
    if event.kind == "gain" and len(event.numbers) == 2:
        return UNSHOWN
    return EVENTS[event.kind]


def say_number(kind: str, number: int, lang: str, names: Sequence[str]) -> str:
    sayings: Mapping[str, Callable[[], str]] = {
        "n": lambda: str(number),
        "s": lambda: names[number],
        "c": lambda: colour_word(number, lang),
        "h": lambda: f"{colour_word(number, lang)} ({CITIES[lang][number]})",
        "p": lambda: PILE_LETTERS[number],
        "d": lambda: SIDES[lang][number],
        "t": lambda: TILES[lang][number >= FIRST_JOKER],
        "k": lambda: f"{TRACK_COLUMN[lang]} {number}" if number else HOME_WORD[lang],
        "a": lambda: f"{PILE_LETTERS[number // 6]}{number % 6 + 1}",
        "r": lambda: say_reason(REASONS[number], lang),
    }
    return sayings[kind]()


TILES: Mapping[str, Sequence[str]] = {"en": ("the agent", "the Joker"), "de": ("den Agenten", "den Joker")}
TRACK_COLUMN: Mapping[str, str] = {"en": "column", "de": "Spalte"}
HOME_WORD: Mapping[str, str] = {"en": "home", "de": "zu Hause"}
SIDES: Mapping[str, Sequence[str]] = {"en": ("official", "undercover"), "de": ("offiziell", "undercover")}

# Tasks, rules, reasons.

TASKS: Mapping[int, tuple[str, str]] = {
    CHOOSE_COLOURS: ("choose a colour", "eine Farbe wählen"),
    TAKE: ("take a tile (no agent in {})", "ein Plättchen nehmen (keinen Agenten in {})"),
    FLIP: ("flip the agent or keep it as it is", "den Agenten umdrehen oder so lassen"),
}


def say_task(table: DanzerOpen, seat: int, lang: str, names: Sequence[str]) -> str:
    who = table.to_act()
    if who == OVER:
        return {"en": "The game is over.", "de": "Das Spiel ist zu Ende."}[speak(lang)]
    if who == CHANCE:
        return {"en": "Chance decides.", "de": "Der Zufall entscheidet."}[speak(lang)]
    task = say_asked(table, lang)
    if who == seat:
        return {"en": f"Your turn: {task}.", "de": f"Am Zug: {task}."}[lang]
    return {"en": f"{names[who]} is to move: {task}.", "de": f"{names[who]} ist am Zug: {task}."}[lang]


def say_asked(table: DanzerOpen, lang: str) -> str:
    which = {"en": 0, "de": 1}[speak(lang)]
    if table.phase in TASKS:
        against = opposite(table.colour[table.player])
        return TASKS[table.phase][which].format(colour_word(against, lang))
    tile = colour_word(table.face[table.hand], lang)
    return (f"place the tile ({tile})", f"das Plättchen legen ({tile})")[which]


RULES: Mapping[str, tuple[str, str]] = {
    "U13": ("Another seat has that colour.", "Diese Farbe hat schon ein anderer Platz."),
    "U14": (
        "Only a pile's top, a placed agent without a file or your own Joker may be taken, never your opposite colour.",
        "Nehmen darf man Stapelspitzen, liegende Agenten ohne Mappe und den eigenen Joker, nie die Gegenseite.",
    ),
    "U16": ("A flip cannot be taken back or made up for.", "Umdrehen lässt sich weder zurücknehmen noch nachholen."),
    "U20": (
        "Your own file still lies on that agent, so it cannot be activated twice running.",
        "Auf diesem Agenten liegt noch die eigene Mappe; zweimal hintereinander geht nicht.",
    ),
    "U22": (
        "The bottom of a pile may be drawn only when nothing else can be activated.",
        "Unten gezogen wird nur, wenn sonst nichts aktiviert werden kann.",
    ),
    "U24": (
        "The space must be empty, beside at least one tile, and fit every neighbour's colour.",
        "Das Feld muss frei sein, an mindestens ein Plättchen grenzen und zu jeder Nachbarfarbe passen.",
    ),
    "U25": (
        "An agent that was not flipped must go to another space than it came from.",
        "Ein nicht umgedrehter Agent darf nicht auf das Feld zurück, von dem er genommen wurde.",
    ),
    "U26": (
        "Corner to corner is allowed only when the tile fits nowhere, and then at an agent's corner if there is one.",
        "Über Eck gelegt wird nur, wenn das Plättchen nirgends passt, und wenn möglich an einen Agenten.",
    ),
    "U45": (
        "A turn has an order: take a tile, flip it or not, place it.",
        "Ein Zug hat eine Reihenfolge: nehmen, umdrehen oder nicht, legen.",
    ),
    "U47": ("A Joker is never flipped.", "Ein Joker wird nie umgedreht."),
    "U48": (
        "A pile with fewer than two tiles has no unseen bottom tile.",
        "Ein Stapel mit weniger als zwei Plättchen hat kein verdecktes unterstes.",
    ),
}


def say_rule(rule: str, lang: str) -> str:
    if rule not in RULES:
        raise MalformedText("Rule", "one of " + ", ".join(RULES), rule)
    return RULES[rule][{"en": 0, "de": 1}[speak(lang)]]


ENDINGS: Mapping[str, Mapping[str, str]] = {
    "tokens": {
        "en": "Somebody took a sixth token, and the round was played to its end.",
        "de": "Jemand nahm das sechste Plättchen, und die Runde wurde zu Ende gespielt.",
    },
    "line": {
        "en": "Somebody brought all six staffers beyond the line, and the round was played to its end.",
        "de": "Jemand brachte alle sechs Mitarbeiter über die Linie, und die Runde wurde zu Ende gespielt.",
    },
    "cap": {
        "en": "After 300 rounds the game is scored as it stands.",
        "de": "Nach 300 Runden wird das Spiel gewertet, wie es steht.",
    },
}


def say_reason(reason: str, lang: str) -> str:
    if reason not in ENDINGS:
        raise MalformedText("Reason", "one of " + ", ".join(ENDINGS), reason)
    return ENDINGS[reason][speak(lang)]
