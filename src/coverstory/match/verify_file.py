"""A file of records verified, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from coverstory.errors import CoverstoryError, MalformedRecord, NotVerified, UnfairRecord
from coverstory.match.fairness import Fairness
from coverstory.match.kept_promise import KeptPromise, check_kept
from coverstory.match.record import read_record
from coverstory.match.replay import replay
from coverstory.match.verify import Verified, verify
from coverstory.rules.catalogue import find_game


@dataclass(frozen=True)
class Noted:
    """What a player noted at the table; all of it must agree with the record."""

    commitment: str | None = None
    seal: str | None = None
    kept: KeptPromise | None = None


def verified_file(file: Path, noted: Noted) -> Iterator[str]:
    """A report for each record; the first that fails raises."""
    number = 0
    with file.open("rb") as lines:
        for line in lines:
            if line.strip():
                number += 1
                yield report(line, f"{file.name}, record {number}", noted)
    if number == 0:
        raise MalformedRecord(file.name, "a record", "none")


def report(line: bytes, where: str, noted: Noted) -> str:
    try:
        if read_record(line).fairness is None:
            replay(read_record(line))
            raise NotVerified("It replays, but has no seed to verify its draws with.")
        verified = verify(line)
        check_noted("Commitment", noted.commitment, verified.fairness.commitment)
        check_noted("Seal", noted.seal, verified.record.seal)
        if noted.kept is not None:
            check_kept(noted.kept, verified.fairness)
    except CoverstoryError as error:
        raise NotVerified(f"{where}: {error}") from error
    mine = (
        "" if noted.kept is None else "\n  your own entropy was used, and everything you saw before the deal was kept"
    )
    return f"{where}: fair. {summary(verified)}{mine}"


def check_noted(what: str, noted: str | None, found: str) -> None:
    if noted is not None and noted != found:
        raise UnfairRecord(what, noted, found)


def taken_over(given: int) -> str:
    """What a promise cannot cover must be said."""
    return f" The first {given} entries are taken over from another game, and not drawn in this one." if given else ""


def first_kind(fairness: Fairness) -> str:
    """Without commitments of seats a promise shows less, and nobody should think otherwise."""
    if fairness.committed is not None:
        return ""
    return " Seats sent their entropy openly: it shows nothing against the server itself."


def summary(verified: Verified) -> str:
    record = verified.record
    draws = len(verified.draws)
    return (
        f"{find_game(record.game).title['en']}, {record.seats} seats, {len(record.actions)} entries,"
        f" {draws} {'draw' if draws == 1 else 'draws'}.{taken_over(record.given)}{first_kind(verified.fairness)}\n"
        f"  commitment {verified.fairness.commitment}\n"
        f"  seal       {record.seal}"
    )
