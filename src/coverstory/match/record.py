"""A record: options and every action and chance result, so that the same game can be played again."""

from __future__ import annotations

import msgspec

from coverstory.errors import MalformedRecord, Text
from coverstory.match.fairness import Fairness, seal_of
from coverstory.match.texts import about_record
from coverstory.rules.options import Value


class Ending(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How a finished game ended; a replay must come to the same."""

    reason: str
    scores: list[int]
    places: list[int]


class Record(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One line of a records file. Fairness and seal come with matches whose chance was promised beforehand."""

    game: str
    rules: int  # the version of the rules it was played by
    seats: int
    options: dict[str, Value]
    actions: list[int]
    ending: Ending | None = None
    given: int = 0  # so many of its first entries were taken over from another game: no draw of this one
    fairness: Fairness | None = None
    seal: str = ""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Record)


def write_record(record: Record) -> bytes:
    """One line of JSON, without its line end."""
    return _encoder.encode(record)


def sealed(record: Record, fairness: Fairness) -> Record:
    """The same record with where its chance came from, and a seal over all of it. Shows the seed."""
    open_record = msgspec.structs.replace(record, fairness=fairness, seal="")
    return msgspec.structs.replace(open_record, seal=proper_seal(open_record))


def proper_seal(record: Record) -> str:
    return seal_of(write_record(msgspec.structs.replace(record, seal="")))


RECORD = about_record("record")


def read_record(line: bytes | str, where: Text = RECORD) -> Record:
    try:
        return _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MalformedRecord(
            where, about_record("one_object"), about_record("something_else", why=str(error))
        ) from None
