"""The only file that draws: where the chance of a match comes from."""

from __future__ import annotations

import secrets
from typing import final

from mypy_extensions import i64

from coverstory.match.fairness import SEED_BYTES
from coverstory.rules.rng import Source


@final
class SecretSource(Source):
    """The operating system's own randomness: nobody can predict it from what was drawn before."""

    def below(self, n: i64) -> i64:
        return secrets.randbelow(n)


def new_seed() -> bytes:
    """The secret that a match's whole chance comes from; see fairness.py."""
    return secrets.token_bytes(SEED_BYTES)
