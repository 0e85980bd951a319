"""Was it fair? Redo a record's promise, every draw and every entry; the first thing that is wrong raises."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from coverstory.errors import CoverstoryError, MalformedRecord, UnfairRecord
from coverstory.match.fairness import (
    Fairness,
    FairSource,
    commitment_to,
    entropy_commitment,
    given_by,
    key_of,
    seed_of,
)
from coverstory.match.match import Match, state_of
from coverstory.match.record import Record, proper_seal, read_record, write_record
from coverstory.match.replay import at_once, open_match
from coverstory.rules.contract import CHANCE
from coverstory.rules.rng import Source


@dataclass(frozen=True)
class Draw:
    """One chance move: the stream gave `value` below `bound`, and that means `outcome`."""

    entry: int
    bound: int
    value: int
    outcome: int


@dataclass(frozen=True)
class Verified:
    """A record that is what it claims to be."""

    record: Record
    fairness: Fairness
    draws: list[Draw]


@final
class Watched(Source):
    """A source whose last draw can be asked for."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self.bound = 0
        self.value = 0

    def below(self, n: i64) -> i64:
        self.bound = n
        self.value = self._source.below(n)
        return self.value


def verify(line: bytes, where: str = "Record") -> Verified:
    """One line of a records file; an UnfairRecord or MalformedRecord says what fails, in one sentence."""
    return at_once(verifying(line, where))


def verifying(line: bytes, where: str = "Record") -> Generator[None, None, Verified]:
    """The same, an entry at each step."""
    record = read_record(line, where)
    fairness = record.fairness
    if fairness is None:
        raise UnfairRecord(where, "a seed to verify its draws with", "a record without one")
    check_promise(record, fairness)
    match = open_match(record)
    draws: list[Draw] = []
    for draw in fair_draws(match, record, FairSource(key_of(fairness))):
        if draw is not None:
            draws.append(draw)
        yield
    check_ending(match, record)
    check_seal(line, record)
    return Verified(record, fairness, draws)


def check_promise(record: Record, fairness: Fairness) -> None:
    commitment = commitment_to(fairness.match, seed_of(fairness))
    if fairness.commitment != commitment:
        raise UnfairRecord("Commitment", f"{commitment}, which the seed gives", repr(fairness.commitment))
    if record.given != (given := given_by(fairness.match)):
        raise UnfairRecord("Given entries", f"{given}, as the match is called", str(record.given))
    if len(fairness.entropy) != record.seats:
        raise UnfairRecord("Entropy", f"one text for each of {record.seats} seats", f"{len(fairness.entropy)} texts")
    if fairness.committed is not None:
        check_committed(record.seats, fairness, fairness.committed)


def check_committed(seats: int, fairness: Fairness, committed: Sequence[str]) -> None:
    """Each seat opened what it had committed to; bots, and seats that committed to nothing, added nothing."""
    if len(committed) != seats:
        raise UnfairRecord("Commitments of seats", f"one for each of {seats} seats", f"{len(committed)} of them")
    for seat, (commitment, entropy) in enumerate(zip(committed, fairness.entropy, strict=True)):
        if seat in fairness.bots and (commitment or entropy):
            raise UnfairRecord(f"Seat {seat}", "no entropy of a bot", f"“{entropy}”")
        expected = entropy_commitment(fairness.match, seat, entropy) if commitment else ""
        if commitment != expected:
            raise UnfairRecord(f"Seat {seat}", f"the commitment {expected} to its entropy", commitment)
        if not commitment and entropy:
            raise UnfairRecord(f"Seat {seat}", "no entropy without a commitment to it", f"“{entropy}”")


def fair_draws(match: Match, record: Record, source: Source) -> Iterator[Draw | None]:
    """Enter the record's actions one by one, yielding each draw after comparing it with what the source gives.

    A decision yields None.

    When the iteration has ended, match and source stand where the record ends.
    """
    watched = Watched(source)
    for number, action in enumerate(record.actions):
        chance = match.to_act() == CHANCE and number >= record.given
        if chance:
            check_draw(match, number, action, state_of(match).draw(watched))
        try:
            match.enter(action)
        except CoverstoryError as error:
            raise MalformedRecord(f"Entry {number}", "an action that the rules allow", str(error)) from error
        yield Draw(number, watched.bound, watched.value, action) if chance else None


def check_draw(match: Match, number: int, action: int, drawn: int) -> None:
    if action == drawn:
        return
    expected = f"“{match.game.say_action(drawn, 'en')}” from the stream"
    possible = state_of(match).is_legal(action) if abs(action) < 2**62 else False
    got = f"“{match.game.say_action(action, 'en')}”" if possible else f"action {action}"
    raise UnfairRecord(f"Entry {number}", expected, got)


def check_ending(match: Match, record: Record) -> None:
    ending = match.record().ending
    if ending != record.ending:
        raise MalformedRecord("Ending", str(ending), str(record.ending))


def check_seal(line: bytes, record: Record) -> None:
    """The seal covers every field, and the line must be as we write it: no other bytes mean the same."""
    if record.seal != (seal := proper_seal(record)):
        raise UnfairRecord("Seal", f"{seal}, which the record gives", repr(record.seal))
    if write_record(record) != line.removesuffix(b"\n").removesuffix(b"\r"):
        raise UnfairRecord("Record", "just the bytes that Coverstory writes", "others that mean the same")
