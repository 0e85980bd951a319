"""What things are called, in English and German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coverstory.rules.top_secret_spies.components import CHURCH, RUINS

COLOURS: Mapping[str, Sequence[str]] = {
    "en": ("gray", "yellow", "orange", "red", "green", "blue", "violet"),
    "de": ("Grau", "Gelb", "Orange", "Rot", "Grün", "Blau", "Violett"),
}
NAMES = ("Schulz", "Perry", "Bucci", "Jaques", "Mirkov", "Doyle", "Larsson")
FACE_WORDS = ("1-3", "2", "3", "4", "5", "6", "1")

CARD_WORDS: Mapping[str, Sequence[str]] = {
    "en": (
        "1-2 back",
        "one step",
        "two back",
        "two forward",
        "step at the safe",
        "to the ruins",
        "ruins to church",
        "1-3 forward",
        "to the safe",
        "safe anywhere",
        "two markers +3",
        "all to the church",
        "trade places",
        "join another",
        "free agent",
    ),
    "de": (
        "1-2 zurück",
        "ein Schritt",
        "zwei zurück",
        "zwei vor",
        "Schritt am Tresor",
        "in die Ruine",
        "Ruine zur Kirche",
        "1-3 vor",
        "zum Tresor",
        "Tresor beliebig",
        "zwei Marker +3",
        "alle zur Kirche",
        "Plätze tauschen",
        "zu einem anderen",
        "freier Agent",
    ),
}

CARD_SENTENCES: Mapping[str, Sequence[str]] = {
    "en": (
        "Move one agent one or two buildings back.",
        "Move one agent one building forward or back.",
        "Move two agents one building back each.",
        "Move two agents one building forward each.",
        "Move one agent at the safe one building forward or back.",
        "Move one agent to the ruins.",
        "Move one or two agents from the ruins to the church.",
        "Move one agent one, two or three buildings forward.",
        "Move one agent to the building with the safe.",
        "Put the safe in another building.",
        "Move two markers below 40 three spaces forward, at most to 40.",
        "Move all agents to the church.",
        "Two agents trade places.",
        "Move one agent to the building of another.",
        "Take a free agent's card and look at it: a second agent for this seat.",
    ),
    "de": (
        "Einen Agenten ein oder zwei Häuser zurückziehen.",
        "Einen Agenten ein Haus vor- oder zurückziehen.",
        "Zwei Agenten je ein Haus zurückziehen.",
        "Zwei Agenten je ein Haus vorziehen.",
        "Einen Agenten beim Tresor ein Haus vor- oder zurückziehen.",
        "Einen Agenten in die Ruine versetzen.",
        "Einen oder zwei Agenten aus der Ruine in die Kirche versetzen.",
        "Einen Agenten ein, zwei oder drei Häuser vorziehen.",
        "Einen Agenten in das Haus mit dem Tresor versetzen.",
        "Den Tresor in ein anderes Haus stellen.",
        "Zwei Marker unter 40 drei Felder vorrücken, höchstens bis 40.",
        "Alle Agenten in die Kirche versetzen.",
        "Zwei Agenten tauschen die Plätze.",
        "Einen Agenten in das Haus eines anderen versetzen.",
        "Die Karte eines freien Agenten nehmen und ansehen: ein zweiter Agent für diesen Platz.",
    ),
}

_BUILDING: Mapping[str, tuple[str, str, str]] = {
    "en": ("church", "building", "ruins"),
    "de": ("Kirche", "Haus", "Ruine"),
}
FREE_WORDS = {"en": "free", "de": "frei"}


def building_word(building: int, lang: str) -> str:
    church, house, ruins = _BUILDING[lang]
    return {CHURCH: church, RUINS: ruins}.get(building, f"{house} {building}")
