"""An error in words, for somebody who reads another language than English."""

from __future__ import annotations

from coverstory.errors import (
    CoverstoryError,
    MalformedRecord,
    Mismatch,
    Text,
    UnfairRecord,
    UnknownVersion,
    UnusableDatabase,
)
from coverstory.words.catalogue import TextByLanguage, words

FOUND_IN_FILES = (MalformedRecord, UnfairRecord, UnknownVersion, UnusableDatabase)  # nobody typed it


class ErrorText(TextByLanguage):
    """An error as part of a sentence, without its stop."""

    def __init__(self, error: CoverstoryError) -> None:
        self._error = error

    def __getitem__(self, lang: str) -> str:
        return say_error(self._error, lang).rstrip(".")


def say_error(error: CoverstoryError, lang: str) -> str:
    """In English where the error is for programmers or researchers, and has no texts by language."""
    if not isinstance(error, Mismatch):
        return in_language(error.sentence, lang)
    texts = {"what": error.what, "expected": error.expected, "got": error.got}
    if all(isinstance(text, str) for text in texts.values()):
        return str(error)
    message = "found_instead" if isinstance(error, FOUND_IN_FILES) else "mismatch"
    said = words(lang, "input").say(message, {name: in_language(text, lang) for name, text in texts.items()})
    return f"{error.rule}: {said}" if error.rule else said


def in_language(text: Text, lang: str) -> str:
    return text if isinstance(text, str) else text[lang]
