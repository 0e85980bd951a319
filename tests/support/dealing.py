"""How a stranger's program takes part in a deal, as docs/fairness.md describes it: with nothing of ours."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

Json = dict[str, Any]


def commitment(match: str, seat: int, entropy: str) -> str:
    parts = (b"coverstory/entropy/1", match.encode(), str(seat).encode(), entropy.encode())
    return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).hexdigest()


class Taker:
    """Somebody's part in the deals of one table."""

    def __init__(self) -> None:
        self.entropy: dict[tuple[str, int], str] = {}  # by match and seat
        self.kept: Json = {}  # what `coverstory verify --mine` takes, of the match that was dealt last
        self._opened: set[tuple[str, int]] = set()

    def answer(self, table: Json) -> list[Json]:
        """The commands to send now that the table looks like this, without their numbers."""
        deal, match = table["deal"], table["match"]
        if deal is None:
            return []
        own = [(match, seat) for seat, held in enumerate(table["seats"]) if held["yours"]]
        if not deal["opening"]:
            return [self._commit(*each) for each in own if each not in self.entropy]
        known = [each for each in own if each in self.entropy and each not in self._opened]
        if known:
            entropy = {str(seat): self.entropy[match, seat] for match, seat in known}
            self.kept = {"match": match, "commitment": table["commitment"], "committed": deal["committed"]}
            self.kept["entropy"] = entropy
        return [self._open(*each) for each in known]

    def _commit(self, match: str, seat: int) -> Json:
        entropy = self.entropy[match, seat] = secrets.token_hex(16)
        return {"do": "commit", "seat": seat, "match": match, "commitment": commitment(match, seat, entropy)}

    def _open(self, match: str, seat: int) -> Json:
        self._opened.add((match, seat))
        return {"do": "open", "seat": seat, "match": match, "entropy": self.entropy[match, seat]}
