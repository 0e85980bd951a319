"""Quick phrases for the chat, which everybody reads in their own language; a number never changes its meaning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

PHRASES: Sequence[Mapping[str, str]] = (
    {"en": "Hello!", "de": "Hallo!"},
    {"en": "Good luck!", "de": "Viel Glück!"},
    {"en": "Well played!", "de": "Gut gespielt!"},
    {"en": "Thank you!", "de": "Danke!"},
    {"en": "Sorry!", "de": "Entschuldigung!"},
    {"en": "Ha!", "de": "Ha!"},
    {"en": "Oh no!", "de": "Oh nein!"},
    {"en": "Very suspicious …", "de": "Sehr verdächtig …"},
    {"en": "I know who you are.", "de": "Ich weiß, wer du bist."},
    {"en": "It was not me!", "de": "Ich war es nicht!"},
    {"en": "Let me think.", "de": "Ich muss nachdenken."},
    {"en": "Your turn!", "de": "Du bist dran!"},
    {"en": "Back in a minute.", "de": "Bin gleich wieder da."},
    {"en": "I am back.", "de": "Bin wieder da."},
    {"en": "Another game?", "de": "Noch ein Spiel?"},
    {"en": "Good game, goodbye!", "de": "Schönes Spiel, tschüss!"},
)


def say_phrase(number: int, lang: str) -> str:
    return PHRASES[number][lang]
