"""What is wrong with a request, in words."""

from __future__ import annotations

from coverstory.wire.http import Problem
from coverstory.words.catalogue import words


def problem(code: str, lang: str, **parts: str) -> Problem:
    return Problem(code, words(lang, "errors").say(f"error-{code}", parts))
