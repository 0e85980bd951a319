"""Looks into the catalogues: which variables and which other messages a message needs."""

from __future__ import annotations

from pathlib import Path

from coverstory.words.catalogue import FOLDERS, Words, words
from coverstory.words.syntax import Choice, Number, Pattern, Reference, Variable

LANGUAGES = sorted(folder.name for folder in FOLDERS[0].iterdir())
PARTS = sorted(path.stem for path in (FOLDERS[0] / "en").glob("*.ftl"))
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDERS[0].parent.rglob("*.py")))
ROOT = Path(__file__).parents[2]

# Messages with these prefixes are said by the pages alone, whose own tests look after them.
OF_THE_PAGES = ("web-",)


def spoken(part: str) -> list[Words]:
    return [words(lang, part) for lang in LANGUAGES]


def ours(catalogue: Words) -> list[str]:
    return [name for name in catalogue.messages if not name.startswith(OF_THE_PAGES)]


def variables(catalogue: Words, name: str) -> set[str]:
    """Also those of the messages that it refers to."""
    return {found for pattern in patterns(catalogue, name) for found in variables_in(catalogue, pattern)}


def patterns(catalogue: Words, name: str) -> list[Pattern]:
    message = catalogue.messages[name]
    return [message.value, *message.attributes.values()]


def variables_in(catalogue: Words, pattern: Pattern) -> set[str]:
    found: set[str] = set()
    for element in pattern:
        if isinstance(element, Variable | Number):
            found.add(element.name)
        elif isinstance(element, Reference):
            found |= variables(catalogue, element.message)
        elif isinstance(element, Choice):
            found |= {element.name}.union(*(variables_in(catalogue, variant) for _, variant in element.variants))
    return found


def references(pattern: Pattern) -> set[str]:
    found: set[str] = set()
    for element in pattern:
        if isinstance(element, Reference):
            found.add(element.message)
        elif isinstance(element, Choice):
            found = found.union(*(references(variant) for _, variant in element.variants))
    return found
