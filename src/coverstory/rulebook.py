"""The numbered rules texts: ours lie in docs/rules/ or in the installed package, others in their own packages."""

from __future__ import annotations

import re
from pathlib import Path

_HERE = Path(__file__).parent
_FOLDERS = [_HERE / "texts", _HERE.parents[1] / "docs" / "rules"]
_FALLBACK = "en"
_NUMBER = re.compile(r"^(?:- )?\*\*([A-Z]\d+)\*\* ", re.MULTILINE)


def add_folder(folder: Path) -> None:
    """Where a game from another package has its texts, named `<slug>.<language>.md` as ours are."""
    _FOLDERS.append(folder)


def rules_language(slug: str, lang: str) -> str:
    """In which language a reader of `lang` finds the rules: English where there is no text in theirs."""
    return lang if find_rules(slug, lang) else _FALLBACK


def read_rules(slug: str, lang: str) -> str:
    """The whole rules text of a game, in English where that language has none; empty where the game has none."""
    file = find_rules(slug, lang) or find_rules(slug, _FALLBACK)
    return file.read_text(encoding="utf-8") if file else ""


def find_rules(slug: str, lang: str) -> Path | None:
    files = (folder / f"{slug}.{lang}.md" for folder in _FOLDERS)
    return next((file for file in files if file.exists()), None)


def numbered_rules(slug: str, lang: str) -> dict[str, str]:
    """Each rule by its number, in the order of the text, without the headings between."""
    parts = _NUMBER.split(re.sub(r"^#.*$", "\x00", read_rules(slug, lang), flags=re.MULTILINE))
    return {number: text.partition("\x00")[0].strip() for number, text in zip(parts[1::2], parts[2::2], strict=True)}
