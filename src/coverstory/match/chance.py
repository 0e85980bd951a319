"""The only file that draws: where the chance of a match comes from."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from coverstory.match.fairness import SEED_BYTES

CHOSEN_TAG: Final = b"coverstory chosen seed "


def new_seed() -> bytes:
    """The secret that a match's whole chance comes from; see fairness.py."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(chosen: int) -> bytes:
    """For somebody who wants the same match again: the same number, the same seed."""
    return hashlib.sha256(CHOSEN_TAG + str(chosen).encode()).digest()


def new_name() -> str:
    """Of a match that is played at no server's table: never the same twice."""
    return "local-" + secrets.token_hex(12)
