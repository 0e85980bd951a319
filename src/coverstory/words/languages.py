"""Which languages there are: each folder of `locales` is one. Its `language.json` has its name and its numbers."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from coverstory.words.plurals import PluralRules

LOCALES = Path(__file__).parents[1] / "locales"
FALLBACK = "en"  # where something is not said in another language


class Language(NamedTuple):
    """What it calls itself, and how numbers are written and counted."""

    name: str
    decimal: str
    thousands: str
    plural: PluralRules


def _folders() -> tuple[str, ...]:
    """The first one is what is spoken where nobody asks for another."""
    found = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return (FALLBACK, *(name for name in found if name != FALLBACK))


LANGUAGES = _folders()


@cache
def read_language(lang: str) -> Language:
    facts = json.loads((LOCALES / lang / "language.json").read_text(encoding="utf-8"))
    return Language(facts["name"], facts["decimal"], facts["thousands"], PluralRules(facts["plural"]))


def next_language(lang: str) -> str:
    """For a key that goes through all of them."""
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]
