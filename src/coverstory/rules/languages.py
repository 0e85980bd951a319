"""Names of seats, lists, and what people type, in every language."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.words.catalogue import words
from coverstory.words.languages import LANGUAGES, speak
from coverstory.words.sayings import join

__all__ = ["LANGUAGES", "folded", "join_words", "seat_names", "speak"]


def seat_names(seats: int, lang: str) -> Sequence[str]:
    """What seats are called where nobody gave them names."""
    spoken = words(lang, "table")
    return [spoken.say("seat-name", {"number": seat}) for seat in range(seats)]


def join_words(items: Sequence[str], lang: str) -> str:
    """“a, b and c”."""
    return join(items, "and", lang)


def folded(typed: str) -> str:
    """For comparing what people type: neither case nor extra spaces matter."""
    return " ".join(typed.casefold().split())
