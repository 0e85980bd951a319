"""Which of the choices a person means: by letter, by its words, or by some of them."""

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
_PLACE = re.compile(r"(\d+)\s*[·.,:/]\s*(\d+)")


def label(place: int) -> str:
    """a … z, then aa, ab, …"""
    ahead = "" if place < len(LETTERS) else label(place // len(LETTERS) - 1)
    return ahead + LETTERS[place % len(LETTERS)]


def lettered(words: str, count: int) -> int | None:
    """The place of the choice with this letter; only the first `count` have been shown with one."""
    return next((place for place in range(count) if label(place) == folded(words)), None)


def spoken(words: str, game: Game, lang: str) -> int | None:
    """The action that these words say, in either language, whether it is offered or not."""
    for tongue in (lang, *LANGUAGES):
        try:
            return game.read_action(words, tongue)
        except MalformedText:
            continue
    return None


def shortened(words: str, said: Sequence[str]) -> int | None:
    """The place of the one choice that has all these words in any order, these numbers in this order, least besides."""
    typed = tokens_of(words)
    extra: dict[int, int] = {}
    for place, choice in enumerate(said):
        tokens = tokens_of(choice)
        if typed and not Counter(typed) - Counter(tokens) and _in_order(numbers_of(typed), numbers_of(tokens)):
            extra[place] = len(tokens) - len(typed)
    best = [place for place, count in extra.items() if count == min(extra.values())]
    return best[0] if len(best) == 1 else None


def places_in(words: str) -> list[tuple[int, int]]:
    """Places such as “4·1”: row, then column, as people count them."""
    return [(int(row), int(column)) for row, column in _PLACE.findall(words)]


def pointed(words: str, wanted: set[str], said: Sequence[str], spots: Sequence[Sequence[str]]) -> int | None:
    """The one choice that has to do with all these spots, and has the words besides; its numbers do not matter."""
    typed = Counter(tokens_of(_PLACE.sub(" ", words)))
    best = [
        place
        for place, choice in enumerate(said)
        if wanted <= set(spots[place]) and not typed - Counter(tokens_of(choice))
    ]
    return best[0] if len(best) == 1 else None


def fits(words: str, said: str) -> bool:
    """Whether a choice has something that begins with each of these words, and numbers in this order: for a filter."""
    typed, tokens = tokens_of(words), tokens_of(said)
    numbers = numbers_of(typed)
    begun = [word for word in typed if word not in numbers]
    return all(any(token.startswith(word) for token in tokens) for word in begun) and _in_order(
        numbers, numbers_of(tokens)
    )


def tokens_of(words: str) -> list[str]:
    return _TOKEN.findall(folded(words))


def numbers_of(tokens: Sequence[str]) -> list[str]:
    return [token for token in tokens if token.lstrip("-").isdigit()]


def _in_order(few: Sequence[str], many: Sequence[str]) -> bool:
    rest = iter(many)
    return all(number in rest for number in few)
