"""What is said about records, in every language."""

from __future__ import annotations

from collections.abc import Mapping

from coverstory.words.catalogue import Translations, Value


def about_record(message: str, /, **values: Value | Mapping[str, str]) -> Translations:
    return Translations("records", message, **values)
