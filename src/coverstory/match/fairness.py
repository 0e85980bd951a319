"""Where the chance of a match comes from: a seed that the server promised, and the entropy of every seat.

Every seat commits to its entropy before any seat opens it. In matches of the first kind, which earlier releases dealt,
seats sent their entropy openly; so are those still whose seed somebody chose.

docs/fairness.md says the same in words, exactly enough to redo it in any language.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Final, final

import msgspec
from mypy_extensions import i64

from coverstory.errors import BadEntropy, MalformedRecord
from coverstory.match.texts import about_record
from coverstory.rules.rng import Source

SEED_BYTES: Final = 32
MOST_ENTROPY_BYTES: Final = 64
COMMITMENT_TAG: Final = b"coverstory/commitment/1"
ENTROPY_TAG: Final = b"coverstory/entropy/1"
KEY_TAG: Final = b"coverstory/key/2"
FIRST_KEY_TAG: Final = b"coverstory/key/1"  # of matches whose seats did not commit
SEAL_TAG: Final = b"coverstory/seal/1"
WORD_BITS: Final = 53  # what a browser's numbers hold exactly
WORD_SPAN: Final = 2**WORD_BITS

_HEX = re.compile(r"[0-9a-f]{64}")
_GIVEN = re.compile(r".*-from-([1-9][0-9]{0,8})")


class Fairness(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Everything that the chance of one match came from. Holds the seed: never shown before the match has ended.

    Without `committed` it is of the first kind: seats sent their entropy openly, and the server saw it before the deal.
    """

    match: str  # the match's name, so that one promise cannot be used for two matches
    commitment: str  # what was published before the deal, in hexadecimal
    seed: str  # what it promised, in hexadecimal
    entropy: list[str]  # what each seat added, in the order of the seats; may be empty
    committed: list[str] | None = None  # by seat: the commitment to its entropy; empty for a bot
    bots: list[int] = []  # seats of bots, which add nothing by rule


def name_after(match: str, given: int) -> str:
    """The name of a match whose first entries are given: it is promised with the name how many there are."""
    return f"{match}-from-{given}" if given else match


def given_by(match: str) -> int:
    """How many entries a match with that name takes over from another."""
    found = _GIVEN.fullmatch(match)
    return int(found[1]) if found else 0


def promise(match: str, seed: bytes, entropy: Sequence[str]) -> Fairness:
    """Of the first kind."""
    return Fairness(match, commitment_to(match, seed), seed.hex(), list(entropy))


def opened(
    match: str, seed: bytes, *, entropy: Sequence[str], committed: Sequence[str], bots: Sequence[int]
) -> Fairness:
    """What a match draws from once every seat has committed and opened."""
    return Fairness(
        match,
        commitment=commitment_to(match, seed),
        seed=seed.hex(),
        entropy=list(entropy),
        committed=list(committed),
        bots=list(bots),
    )


def commitment_to(match: str, seed: bytes) -> str:
    """What may be published: nobody can find the seed from it, nor another seed that fits."""
    return hashlib.sha256(framed(COMMITMENT_TAG, match.encode(), seed)).hexdigest()


def entropy_commitment(match: str, seat: int, entropy: str) -> str:
    """What a seat may publish before the others have. It names the seat, so that nobody can repeat another's."""
    parts = (match.encode(), str(seat).encode(), check_entropy(entropy).encode())
    return hashlib.sha256(framed(ENTROPY_TAG, *parts)).hexdigest()


def key_of(fairness: Fairness) -> bytes:
    entropy = [check_entropy(text).encode() for text in fairness.entropy]
    if fairness.committed is None:
        message = framed(FIRST_KEY_TAG, fairness.match.encode(), *entropy)
    else:
        committed = [text.encode() for text in fairness.committed]
        message = framed(KEY_TAG, fairness.match.encode(), *committed, *entropy)
    return hmac.digest(seed_of(fairness), message, "sha256")


def seal_of(line: bytes) -> str:
    """The fingerprint of a record: of its line with an empty seal in it."""
    return hashlib.sha256(framed(SEAL_TAG, line)).hexdigest()


def framed(*parts: bytes) -> bytes:
    """Each part after its length, so that no two lists of parts give the same bytes."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def seed_of(fairness: Fairness) -> bytes:
    if not _HEX.fullmatch(fairness.seed):
        expected = about_record("hexadecimal_digits", count=2 * SEED_BYTES)
        raise MalformedRecord(about_record("seed"), expected, about_record("characters", count=len(fairness.seed)))
    return bytes.fromhex(fairness.seed)


def is_commitment(text: str) -> bool:
    return _HEX.fullmatch(text) is not None


def check_entropy(text: str) -> str:
    """What a seat may add: any text, not too long."""
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        raise BadEntropy("Entropy", "text", "half a character") from None
    if size > MOST_ENTROPY_BYTES:
        raise BadEntropy("Entropy", f"at most {MOST_ENTROPY_BYTES} bytes", f"{size} bytes")
    return text


@final
class FairSource(Source):
    """The stream of one match: blocks of HMAC-SHA-256 over a counter, four words of 53 bits each."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._words: list[int] = []

    def below(self, n: i64) -> i64:
        if not 0 < n <= WORD_SPAN:
            raise ValueError(f"expected a bound from 1 to 2**{WORD_BITS}, got {n}")
        fair = WORD_SPAN - WORD_SPAN % n  # words from here on would favour small numbers
        while (word := self._word()) >= fair:
            pass
        return word % n

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._key, self._block.to_bytes(8, "big"), "sha256")
            self._block += 1
            self._words = [int.from_bytes(block[at : at + 8], "big") >> 64 - WORD_BITS for at in (24, 16, 8, 0)]
        return self._words.pop()
