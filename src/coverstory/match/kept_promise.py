"""What a player kept of a match while it was played: enough to catch a server that shows something else at the end."""

from __future__ import annotations

import msgspec

from coverstory.errors import MalformedRecord, UnfairRecord
from coverstory.match.fairness import Fairness


class KeptPromise(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Written before the deal, by the player's own program: nothing in it was learned afterwards."""

    match: str
    commitment: str  # the server's
    committed: list[str]  # every seat's, in the order of the seats
    entropy: dict[str, str]  # the player's own, by seat


_decode = msgspec.json.Decoder(KeptPromise).decode


def read_kept(text: bytes) -> KeptPromise:
    try:
        return _decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        expected = "what the table saved for you before the deal"
        raise MalformedRecord("Your file", expected, f"something else ({error})") from None


def check_kept(kept: KeptPromise, fairness: Fairness) -> None:
    """An UnfairRecord says what the server has changed since the player saw it."""
    for what, noted, shown in (
        ("Match", kept.match, fairness.match),
        ("Commitment", kept.commitment, fairness.commitment),
        ("Commitments of seats", " ".join(kept.committed), " ".join(fairness.committed or [])),
    ):
        if noted != shown:
            raise UnfairRecord(what, f"{noted}, as you saw it", shown or "none")
    for seat, entropy in kept.entropy.items():
        used = fairness.entropy[int(seat)] if seat.isdecimal() and int(seat) < len(fairness.entropy) else ""
        if used != entropy:
            raise UnfairRecord(f"Your entropy at seat {seat}", f"“{entropy}”", f"“{used}”")
