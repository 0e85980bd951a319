"""The page's own sentences, so that tests press the same buttons in every language."""

from __future__ import annotations

from coverstory.words.catalogue import Value, words


def text(lang: str, key: str, **values: Value) -> str:
    return words(lang, "pages").say(key, values)
