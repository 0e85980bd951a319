"""Reviews of finished games. They follow from records: one that is lost, damaged or of an older kind is made anew."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

import msgspec

from coverstory.bots.review.facts import VERSION, Review

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Review).decode


class ReviewStorage(metaclass=ABCMeta):
    """A part of what a server keeps."""

    @abstractmethod
    async def keep_review(self, match: str, review: Review) -> None:
        """In place of an older one."""

    @abstractmethod
    async def review(self, match: str) -> Review | None:
        """None where there is none that can be used."""


def encode_review(review: Review) -> bytes:
    return _encode(review)


def decode_review(body: bytes) -> Review | None:
    """None for one that another release made in another way."""
    try:
        review = _decode(body)
    except msgspec.MsgspecError:
        return None
    return review if review.version == VERSION else None
