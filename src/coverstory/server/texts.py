"""What the edge of the server says to people, and in which language."""

from __future__ import annotations

from collections.abc import Mapping

from coverstory.arguments import usual_language
from coverstory.rules.languages import LANGUAGES
from coverstory.words.catalogue import Translations, Value, words


def about_database(name: str, lang: str | None = None, /, **values: Value) -> str:
    """For whoever runs the server, in the language of their system if they name no other."""
    return words(lang or usual_language(), "database").say(name, values)


def text_about(name: str, /, **values: Value | Mapping[str, str]) -> Translations:
    """The same as part of an error, whose reader's language is known where it is said."""
    return Translations("database", name, **values)


def language_of(asked: str | None, accepted: str) -> str:
    """The language asked for, else the first that the browser names and we speak, else English."""
    named = [asked or "", *(part.partition(";")[0] for part in accepted.split(","))]
    for name in named:
        short = name.strip()[:2].casefold()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
