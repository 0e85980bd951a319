"""The parts of a tensor by name."""

from __future__ import annotations

from typing import Any

from coverstory.research.codecs.codec import Codec, Field


def fields_of(codec: Codec) -> list[Field]:
    """What an observation is made of, in order."""
    return [*codec.public_fields(), *codec.private_fields()]


def named(fields: list[Field], tensor: Any) -> dict[str, Any]:  # arrays of numpy
    """The parts of a tensor by name, as views into it."""
    found = {}
    start = 0
    for field in fields:
        found[field.name] = tensor[start : start + field.size].reshape(field.shape)
        start += field.size
    return found
