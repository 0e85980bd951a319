"""What the full-screen table says besides."""

from __future__ import annotations

from coverstory.terminal.texts import text
from coverstory.words.catalogue import Value


def word(name: str, lang: str, /, **values: Value) -> str:
    return text(f"screen-{name}", lang, **values)
