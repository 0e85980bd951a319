"""Words that are not welcome in names and chat. A host may bring another list: one word a line, # begins a remark."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from coverstory.table.look_alikes import skeleton

USUAL = Path(__file__).with_name("unwelcome_words.txt")


class WordList:
    """Whole words only: Scunthorpe is a town. What merely looks like one of them counts as that word."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = frozenset(drawn(word) for word in words)

    def has_any(self, text: str) -> bool:
        return bool(self._words) and not self._words.isdisjoint(re.findall(r"\w+", drawn(text)))


def drawn(text: str) -> str:
    return skeleton(text.casefold())


def read_words(file: Path) -> WordList:
    lines = (line.partition("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines())
    return WordList(line for line in lines if line)
