"""What the edge of the server says to people, and in which language."""

from __future__ import annotations

from coverstory.rules.languages import LANGUAGES
from coverstory.wire.http import Problem
from coverstory.words.catalogue import words


def problem(code: str, lang: str, **parts: str) -> Problem:
    return Problem(code, words(lang, "errors").say(f"error-{code}", parts))


def language_of(asked: str | None, accepted: str) -> str:
    """The language asked for, else the first that the browser names and we speak, else English."""
    named = [asked or "", *(part.partition(";")[0] for part in accepted.split(","))]
    for name in named:
        short = name.strip()[:2].casefold()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
