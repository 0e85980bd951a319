"""What a player kept of a match while it was played: enough to catch a server that shows something else at the end."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from coverstory.errors import MalformedRecord, Text, UnfairRecord
from coverstory.match.fairness import Fairness
from coverstory.match.record import Record
from coverstory.match.texts import about_record
from coverstory.rules.options import Value


class KeptPromise(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Written before the deal, by the player's own program: nothing that is compared was learned afterwards."""

    match: str
    commitment: str  # the server's
    committed: list[str]  # every seat's, in the order of the seats; empty until every seat has committed
    entropy: dict[str, str]  # the player's own, by seat
    game: str = ""  # what was to be dealt: what the stream means depends on it, too
    rules: int = 0
    options: dict[str, Value] = {}
    table: str = ""  # where; for the program that wrote it
    played: bool = False  # and whether it saw the match begin


_decode = msgspec.json.Decoder(KeptPromise).decode
_encode = msgspec.json.Encoder().encode


def write_kept(kept: Sequence[KeptPromise]) -> bytes:
    """One a line."""
    return b"".join(_encode(each) + b"\n" for each in kept)


def read_kept(text: bytes) -> list[KeptPromise]:
    """What was kept of one match, in any number of lines; or of several, one a line."""
    lines = [line for line in text.splitlines() if line.strip()]
    is_one = len(lines) < 2 or not lines[0].rstrip().endswith(b"}")
    try:
        return [_decode(text)] if is_one else [_decode(line) for line in lines]
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        got = about_record("something_else", why=str(error))
        raise MalformedRecord(about_record("your_file"), about_record("what_was_kept"), got) from None


def find_kept(kept: Sequence[KeptPromise], match: str) -> KeptPromise:
    """The one of that match; a record of any other match is not what the player played."""
    for each in kept:
        if each.match == match:
            return each
    seen = as_you_saw_it(" / ".join(each.match for each in kept[-3:]))
    raise UnfairRecord(about_record("match"), seen, match)


def check_game(kept: KeptPromise, record: Record) -> None:
    """Whoever could choose the rules when the stream is known would have a choice. Not every program keeps them."""
    if kept.game and (kept.game, kept.rules, kept.options) != (record.game, record.rules, record.options):
        expected = as_you_saw_it(said_of(kept.game, kept.rules, kept.options))
        raise UnfairRecord(about_record("game"), expected, said_of(record.game, record.rules, record.options))


def as_you_saw_it(value: str) -> Text:
    return about_record("as_you_saw_it", value=value)


def quoted(words: str) -> Text:
    return about_record("quoted", words=words)


def said_of(game: str, rules: int, options: dict[str, Value]) -> str:
    return f"{game} {rules} {options}"


def check_kept(kept: KeptPromise, fairness: Fairness) -> None:
    """An UnfairRecord says what the server has changed since the player saw it."""
    if not kept.committed:
        raise UnfairRecord(about_record("your_file"), about_record("all_commitments"), about_record("without_you"))
    for what, noted, shown in (
        ("match", kept.match, fairness.match),
        ("commitment", kept.commitment, fairness.commitment),
        ("commitments_of_seats", " ".join(kept.committed), " ".join(fairness.committed or [])),
    ):
        if noted != shown:
            raise UnfairRecord(about_record(what), as_you_saw_it(noted), shown or about_record("none"))
    for seat, entropy in kept.entropy.items():
        used = fairness.entropy[int(seat)] if seat.isdecimal() and int(seat) < len(fairness.entropy) else ""
        if used != entropy:
            raise UnfairRecord(about_record("your_entropy", seat=seat), quoted(entropy), quoted(used))
