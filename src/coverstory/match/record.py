"""A record: options and every action and chance result, so that the same game can be played again."""

from __future__ import annotations

import msgspec

from coverstory.errors import MalformedRecord
from coverstory.rules.options import Value


class Ending(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How a finished game ended; a replay must come to the same."""

    reason: str
    scores: list[int]
    places: list[int]


class Record(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One line of a records file."""

    game: str
    rules: int  # the version of the rules it was played by
    seats: int
    options: dict[str, Value]
    actions: list[int]
    ending: Ending | None = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Record)


def write_record(record: Record) -> bytes:
    """One line of JSON, without its line end."""
    return _encoder.encode(record)


def read_record(line: bytes | str, where: str = "Record") -> Record:
    try:
        return _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        expected = "one JSON object a line, as `coverstory simulate` writes it"
        raise MalformedRecord(where, expected, f"something else ({error})") from None
