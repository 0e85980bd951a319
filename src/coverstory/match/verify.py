"""Was it fair? Redo a record's promise, every draw and every entry; the first thing that is wrong raises."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from coverstory.errors import CoverstoryError, Text, UnfairRecord
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
from coverstory.match.record import RECORD, Record, proper_seal, read_record, write_record
from coverstory.match.replay import at_once, no_such_entry, open_match, other_ending
from coverstory.match.texts import about_record
from coverstory.rules.contract import CHANCE
from coverstory.rules.game import Game
from coverstory.rules.rng import Source
from coverstory.words.catalogue import TextByLanguage


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


def verify(line: bytes, where: Text = RECORD) -> Verified:
    """One line of a records file; an UnfairRecord or MalformedRecord says what fails, in one sentence."""
    return at_once(verifying(line, where))


def verifying(line: bytes, where: Text = RECORD) -> Generator[None, None, Verified]:
    """The same, an entry at each step."""
    record = read_record(line, where)
    fairness = record.fairness
    if fairness is None:
        raise UnfairRecord(where, about_record("seed_to_verify"), about_record("none_in_it"))
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
        expected = about_record("as_the_seed_gives", value=commitment)
        raise UnfairRecord(about_record("commitment"), expected, repr(fairness.commitment))
    if record.given != (given := given_by(fairness.match)):
        expected = about_record("as_the_match_is_called", count=given)
        raise UnfairRecord(about_record("given_entries"), expected, str(record.given))
    if len(fairness.entropy) != record.seats:
        expected = about_record("text_for_each_seat", seats=record.seats)
        raise UnfairRecord(about_record("entropy"), expected, about_record("texts", count=len(fairness.entropy)))
    if fairness.committed is not None:
        check_committed(record.seats, fairness, fairness.committed)


def check_committed(seats: int, fairness: Fairness, committed: Sequence[str]) -> None:
    """Each seat opened what it had committed to; bots added nothing, by rule."""
    if fairness.bots != sorted(set(fairness.bots) & set(range(seats))):
        expected = about_record("some_seats", last=seats - 1)
        raise UnfairRecord(about_record("seats_of_bots"), expected, str(fairness.bots))
    if len(committed) != seats:
        expected = about_record("one_for_each_seat", seats=seats)
        raise UnfairRecord(about_record("commitments_of_seats"), expected, str(len(committed)))
    for seat, (commitment, entropy) in enumerate(zip(committed, fairness.entropy, strict=True)):
        if seat in fairness.bots and (commitment or entropy):
            got = about_record("quoted", words=entropy)
            raise UnfairRecord(at_seat(seat), about_record("no_entropy_of_a_bot"), got)
        promised = "" if seat in fairness.bots else entropy_commitment(fairness.match, seat, entropy)
        if commitment != promised:
            expected = about_record("commitment_to_entropy", value=promised)
            raise UnfairRecord(at_seat(seat), expected, commitment or about_record("none"))


def at_seat(seat: int) -> Text:
    return about_record("seat", seat=seat)


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
            raise no_such_entry(number, error) from error
        yield Draw(number, watched.bound, watched.value, action) if chance else None


def check_draw(match: Match, number: int, action: int, drawn: int) -> None:
    if action == drawn:
        return
    possible = state_of(match).is_legal(action) if abs(action) < 2**62 else False
    code = about_record("action", code=str(action))
    got = about_record("quoted", words=ActionText(match.game, action)) if possible else code
    expected = about_record("from_the_stream", words=ActionText(match.game, drawn))
    raise UnfairRecord(about_record("entry", number=str(number)), expected, got)


class ActionText(TextByLanguage):
    """An action of a game in words."""

    def __init__(self, game: Game, action: int) -> None:
        self._game = game
        self._action = action

    def __getitem__(self, lang: str) -> str:
        return self._game.say_action(self._action, lang)


def check_ending(match: Match, record: Record) -> None:
    ending = match.record().ending
    if ending != record.ending:
        raise other_ending(ending, record)


def check_seal(line: bytes, record: Record) -> None:
    """The seal covers every field, and the line must be as we write it: no other bytes mean the same."""
    if record.seal != (seal := proper_seal(record)):
        raise UnfairRecord(about_record("seal"), about_record("as_the_record_gives", value=seal), repr(record.seal))
    if write_record(record) != line.removesuffix(b"\n").removesuffix(b"\r"):
        raise UnfairRecord(RECORD, about_record("our_bytes"), about_record("other_bytes"))
