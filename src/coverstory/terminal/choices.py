"""Which of the offered actions a person means: by letter, by its words, or by some of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from coverstory.errors import MalformedText
from coverstory.rules.game import Game
from coverstory.rules.languages import LANGUAGES, folded

# Choices are lettered, since numbers are cards and buildings; q is for leaving.
LETTERS = "abcdefghijklmnoprstuvwxyz"
_TOKEN = re.compile(r"-?\d+|[^\W\d_]+")


def label(place: int) -> str:
    """a … z, then aa, ab, …"""
    ahead = "" if place < len(LETTERS) else label(place // len(LETTERS) - 1)
    return ahead + LETTERS[place % len(LETTERS)]


def meant(words: str, game: Game, offered: Sequence[int], lang: str, lettered: int) -> int | None:
    """The action that was meant, if that is clear; only the first `lettered` choices have been shown with a letter."""
    labels = {label(place): offered[place] for place in range(lettered)}
    if folded(words) in labels:
        return labels[folded(words)]
    for spoken in (lang, *LANGUAGES):
        try:
            return game.read_action(words, spoken)
        except MalformedText:
            continue
    return shortened(words, game, offered, lang)


def shortened(words: str, game: Game, offered: Sequence[int], lang: str) -> int | None:
    """The one offer that has all these words in any order and these numbers in this order, and least besides."""
    typed = _TOKEN.findall(folded(words))
    extra: dict[int, int] = {}
    for action in offered:
        said = _TOKEN.findall(folded(game.say_action(action, lang)))
        if typed and not Counter(typed) - Counter(said) and _in_order(numbers_of(typed), numbers_of(said)):
            extra[action] = len(said) - len(typed)
    best = [action for action, count in extra.items() if count == min(extra.values())]
    return best[0] if len(best) == 1 else None


def numbers_of(tokens: Sequence[str]) -> list[str]:
    return [token for token in tokens if token.lstrip("-").isdigit()]


def _in_order(few: Sequence[str], many: Sequence[str]) -> bool:
    rest = iter(many)
    return all(number in rest for number in few)
