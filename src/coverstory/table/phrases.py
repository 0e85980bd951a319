"""Quick phrases for the chat, which everybody reads in their own language; a number never changes its meaning."""

from __future__ import annotations

from coverstory.words.catalogue import words

PHRASES = 16  # phrase-0 to phrase-15 of locales/…/table.ftl


def say_phrase(number: int, lang: str) -> str:
    return words(lang, "table").say(f"phrase-{number}")
