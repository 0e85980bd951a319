"""English and German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coverstory.errors import UnknownLanguage

LANGUAGES = ("en", "de")

SEAT_WORDS: Mapping[str, str] = {"en": "seat", "de": "Platz"}


def speak(lang: str) -> str:
    """The language, if we speak it."""
    if lang not in LANGUAGES:
        raise UnknownLanguage("Language", "en or de", repr(lang))
    return lang


def seat_names(seats: int, lang: str) -> Sequence[str]:
    """What seats are called where nobody gave them names."""
    word = SEAT_WORDS[speak(lang)]
    return [f"{word.capitalize()} {seat}" for seat in range(seats)]


def join_words(words: Sequence[str], lang: str) -> str:
    """“a, b and c”."""
    last = {"en": " and ", "de": " und "}[speak(lang)]
    return last.join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def folded(words: str) -> str:
    """For comparing what people type: neither case nor extra spaces matter."""
    return " ".join(words.casefold().split())
