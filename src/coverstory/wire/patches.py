"""What changes between two pictures: `fold(before, diff(before, after)) == after`.

A picture is what JSON can hold: a patch knows nothing of any game, and neither does whoever folds it.
"""

from __future__ import annotations

from typing import Any

from msgspec.json import Encoder

from coverstory.wire.beats import Patch, Path

_encode = Encoder().encode


def diff(before: Any, after: Any) -> Patch:  # anything that JSON can hold
    """The fewest sets that make `after` of `before`; a list is set whole where that is shorter."""
    found: Patch = []
    if before != after:
        _compare([], before, after, found)
    return found


def _compare(path: Path, before: Any, after: Any, found: Patch) -> None:  # anything that JSON can hold
    """They are not equal; most of what they are made of is, and is passed over without a call."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            if before[key] != value:
                _compare([*path, key], before[key], value, found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        inner: Patch = []
        for index, value in enumerate(after):
            if before[index] != value:
                _compare([*path, index], before[index], value, inner)
        whole: Patch = [(path, after)]
        found += inner if len(inner) == 1 or len(_encode(inner)) < len(_encode(whole)) else whole
    else:
        found.append((path, after))


def fold(picture: Any, patch: Patch) -> Any:  # anything that JSON can hold
    """The picture after the patch; the one before stays as it is, and both share what has not changed."""
    for path, value in patch:
        picture = _with(picture, path, 0, value)
    return picture


def _with(inside: Any, path: Path, depth: int, value: Any) -> Any:  # anything that JSON can hold
    if depth == len(path):
        return value
    changed = inside.copy()
    key = path[depth]
    changed[key] = _with(inside[key], path, depth + 1, value)
    return changed


def at(picture: Any, path: Path) -> Any:  # anything that JSON can hold
    """What lies at that place."""
    for key in path:
        picture = picture[key]
    return picture
