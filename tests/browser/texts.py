"""The page's own sentences, so that tests press the same buttons in both languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "src" / "coverstory" / "locales"
LINE = re.compile(r"^(\w+) = (.*)$", re.MULTILINE)


@cache
def texts(lang: str) -> dict[str, str]:
    found = LINE.findall((FOLDER / lang / "pages.ftl").read_text(encoding="utf-8"))
    return dict(found)


def text(lang: str, key: str, **values: object) -> str:
    words = texts(lang)[key]
    for name, value in values.items():
        words = words.replace(f"{{ ${name} }}", str(value))
    return words
