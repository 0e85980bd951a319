"""A game with all hands open: each seat's picture, with what the others know in place of what it does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coverstory.wire.beats import PictureData


def with_open_hands(pictures: Sequence[PictureData]) -> list[PictureData]:
    """By seat. What is public is the same in all pictures, so a place that is null in one of them and not in another
    is a secret."""
    return [_filled(picture, pictures) for picture in pictures]


def _filled(inside: Any, others: Sequence[Any]) -> Any:  # anything that JSON can hold
    known = [other for other in others if other is not None]
    if inside is None:
        return known[0] if known else None
    if isinstance(inside, dict):
        return {key: _filled(value, [other[key] for other in known]) for key, value in inside.items()}
    if isinstance(inside, list) and all(len(other) == len(inside) for other in known):
        return [_filled(value, [other[index] for other in known]) for index, value in enumerate(inside)]
    return inside
