"""The numbered rules texts, as they lie in docs/rules/ or beside the installed package."""

from __future__ import annotations

import re
from pathlib import Path

_HERE = Path(__file__).parent
_PLACES = (_HERE / "texts", _HERE.parents[1] / "docs" / "rules")
_NUMBER = re.compile(r"^(?:- )?\*\*([HTUW]\d+)\*\* ", re.MULTILINE)


def read_rules(slug: str, lang: str) -> str:
    """The whole rules text of a game."""
    name = f"{slug}.{lang}.md"
    return next(place / name for place in _PLACES if (place / name).exists()).read_text(encoding="utf-8")


def numbered_rules(slug: str, lang: str) -> dict[str, str]:
    """Each rule by its number, in the order of the text, without the headings between."""
    parts = _NUMBER.split(re.sub(r"^#.*$", "\x00", read_rules(slug, lang), flags=re.MULTILINE))
    return {number: text.partition("\x00")[0].strip() for number, text in zip(parts[1::2], parts[2::2], strict=True)}
