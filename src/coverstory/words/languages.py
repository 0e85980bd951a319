"""What we need to know about a language besides its words. A new language is a folder of `locales` and a row here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from coverstory.errors import UnknownLanguage


def one_or_other(number: float) -> str:
    """The plural rule of English, German and their relatives."""
    return "one" if number == 1 else "other"


class Language(NamedTuple):
    """How numbers are written and counted."""

    decimal: str
    thousands: str
    plural: Callable[[float], str] = one_or_other  # a CLDR category: zero, one, two, few, many or other


KNOWN: Mapping[str, Language] = {"en": Language(".", ","), "de": Language(",", ".")}
LANGUAGES = tuple(KNOWN)


def next_language(lang: str) -> str:
    """For a key that goes through all of them."""
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]


def speak(lang: str) -> str:
    """The language, if we speak it."""
    if lang not in KNOWN:
        raise UnknownLanguage("Language", " or ".join(LANGUAGES), repr(lang))
    return lang
