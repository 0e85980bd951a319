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
    _compare([], before, after, found)
    return found


def _compare(path: Path, before: Any, after: Any, found: Patch) -> None:  # anything that JSON can hold
    """Most of what pictures are made of is the very same object, and passed over without a look inside."""
    if isinstance(before, dict) and isinstance(after, dict) and len(before) == len(after):
        first = len(found)
        for key, value in after.items():
            if key not in before:  # another kind of thing lies here now
                del found[first:]
                found.append((path, after))
                return
            old = before[key]
            if old is not value:
                _compare_within(path, key, before=old, after=value, found=found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        inner: Patch = []
        for index, value in enumerate(after):
            old = before[index]
            if old is not value:
                _compare_within(path, index, before=old, after=value, found=inner)
        found += inner if len(inner) < 2 or _is_shorter(inner, path, after) else [(path, after)]
    elif before != after:
        found.append((path, after))


def _compare_within(path: Path, key: str | int, before: Any, after: Any, found: Patch) -> None:  # of JSON
    if isinstance(after, dict) or isinstance(after, list):  # noqa: SIM101  # compiled; a tuple of classes is not
        _compare([*path, key], before, after, found)
    elif before != after:
        found.append(([*path, key], after))


def _is_shorter(inner: Patch, path: Path, whole: Any) -> bool:  # anything that JSON can hold
    """Than the whole list, which is seldom written to find out."""
    size = len(_encode(inner))
    return _least_size(whole, size) > size or size < len(_encode([(path, whole)]))


def _least_size(value: Any, enough: int) -> int:  # anything that JSON can hold
    """At least so many bytes long; what is more than enough is not counted any further."""
    if isinstance(value, str):
        return len(value) + 2
    size = 1
    if isinstance(value, dict):
        for key, item in value.items():
            size += len(key) + 4 + _least_size(item, enough - size)
            if size > enough:
                return size
    elif isinstance(value, list):
        for item in value:
            size += 1 + _least_size(item, enough - size)
            if size > enough:
                return size
    return size


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
