"""Names of seats, lists, and what people type, in every language."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.words.catalogue import speak, words
from coverstory.words.languages import LANGUAGES
from coverstory.words.sayings import join

__all__ = ["LANGUAGES", "folded", "join_words", "seat_name", "seat_names", "speak"]


def seat_name(seat: int, lang: str) -> str:
    """What a seat is called to which nobody gave a name: people count from 1."""
    return words(lang, "table").say("seat-name", {"number": seat + 1})


def seat_names(seats: int, lang: str) -> Sequence[str]:
    return [seat_name(seat, lang) for seat in range(seats)]


def join_words(items: Sequence[str], lang: str) -> str:
    """“a, b and c”."""
    return join(items, "and", lang)


def folded(typed: str) -> str:
    """For comparing what people type: neither case nor extra spaces matter, nor which apostrophe a keyboard has."""
    return " ".join(typed.casefold().replace("’", "'").split())
