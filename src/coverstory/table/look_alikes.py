"""Which names look alike: the skeletons of UTS #39, made with Unicode's own table of confusable characters."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from pathlib import Path

TABLE = Path(__file__).with_name("confusables.txt")
NAMES_KEPT = 4096

# Drawn as nothing, though their kind says otherwise: letters that fill a gap, marks without a picture, selectors.
VARIANT_SELECTORS = (0xFE0E, 0xFE0F)  # text or emoji: these may stand in a name
DRAWN_AS_NOTHING = frozenset(
    [
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2065, 0x2800, 0x3164, 0xFFA0, 0x1D159),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xFFF0, 0xFFF9),
        *range(0xE0000, 0xE1000),
    ]
)


def are_alike(name: str, other: str) -> bool:
    """As they are written, or in small letters: “AIan” with a capital I is like “Alan”, and “ALAN” is, too."""
    return any(one == two for one, two in zip(skeletons(name), skeletons(other), strict=True))


@lru_cache(NAMES_KEPT)
def skeletons(name: str) -> tuple[str, str]:
    return skeleton(name), skeleton(name.casefold())


def skeleton(text: str) -> str:
    """What it looks like: equal for texts that can be taken for each other. Wide and round letters count as plain."""
    pictures = confusables()
    seen = (pictures.get(mark, mark) for mark in unicodedata.normalize("NFKD", text) if not is_ignorable(mark))
    return unicodedata.normalize("NFD", "".join(seen))


def is_ignorable(mark: str) -> bool:
    return ord(mark) in DRAWN_AS_NOTHING or unicodedata.category(mark) == "Cf"


def is_visible(text: str) -> bool:
    """Whether there is anything to see: a mark that needs a letter to stand on is not enough."""
    return any(unicodedata.category(mark)[0] in "LNPS" and ord(mark) not in DRAWN_AS_NOTHING for mark in text)


@cache
def confusables() -> dict[str, str]:
    """By character, what it is drawn like. Read when the first name is checked."""
    found: dict[str, str] = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            picture, _, sources = line.partition(":")
            drawn = "".join(chr(int(each, 16)) for each in picture.split())
            found.update((chr(int(each, 16)), drawn) for each in sources.split())
    return found
