"""A file of records verified, in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from coverstory.errors import CoverstoryError, MalformedRecord, NotVerified, UnfairRecord
from coverstory.match.record import read_record
from coverstory.match.replay import replay
from coverstory.match.verify import Verified, verify
from coverstory.rules.catalogue import find_game


def verified_file(file: Path, commitment: str | None, seal: str | None) -> Iterator[str]:
    """A report for each record; the first that fails raises. What was noted at the table, if given, must agree."""
    number = 0
    with file.open("rb") as lines:
        for line in lines:
            if line.strip():
                number += 1
                yield report(line, f"{file.name}, record {number}", commitment, seal)
    if number == 0:
        raise MalformedRecord(file.name, "a record", "none")


def report(line: bytes, where: str, commitment: str | None, seal: str | None) -> str:
    try:
        if read_record(line).fairness is None:
            replay(read_record(line))
            raise NotVerified("It replays, but has no seed to verify its draws with.")
        verified = verify(line)
        check_noted("Commitment", commitment, verified.fairness.commitment)
        check_noted("Seal", seal, verified.record.seal)
    except CoverstoryError as error:
        raise NotVerified(f"{where}: {error}") from error
    return f"{where}: fair. {summary(verified)}"


def check_noted(what: str, noted: str | None, found: str) -> None:
    if noted is not None and noted != found:
        raise UnfairRecord(what, noted, found)


def taken_over(given: int) -> str:
    """What a promise cannot cover must be said."""
    return f" The first {given} entries are taken over from another game, and not drawn in this one." if given else ""


def summary(verified: Verified) -> str:
    record = verified.record
    draws = len(verified.draws)
    return (
        f"{find_game(record.game).title['en']}, {record.seats} seats, {len(record.actions)} entries,"
        f" {draws} {'draw' if draws == 1 else 'draws'}.{taken_over(record.given)}\n"
        f"  commitment {verified.fairness.commitment}\n"
        f"  seal       {record.seal}"
    )
