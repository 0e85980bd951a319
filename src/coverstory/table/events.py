"""What can happen at a table, as it is stored: replaying a table's entries rebuilds it exactly."""

from __future__ import annotations

import msgspec

from coverstory.wire.commands import Settings


class Moment(msgspec.Struct, frozen=True):
    """Two clocks: one that stands still while the server is down, for deadlines, and one for people."""

    at: float  # seconds of service
    wall: float  # seconds since 1970


class Deed(msgspec.Struct, frozen=True, tag_field="deed", forbid_unknown_fields=True):
    """Something that happened. Everything in it was checked before."""


class Made(Deed, frozen=True, tag="made", omit_defaults=True):
    """Whoever made it is its host; if `seat` is not below 0, it sat down there."""

    table: str
    host: str
    name: str
    seat: int
    entropy: str
    settings: Settings
    seed: bytes  # of the first match; its commitment is public from now on
    opening: list[int] = []  # entries of a finished game from which every match here goes on
    match: str = ""  # the name of the first match, where somebody chose the seed; otherwise it follows from `table`


class Sat(Deed, frozen=True, tag="sat"):
    """Also when somebody who sits there takes another name, or stirs the match's chance anew."""

    seat: int
    person: str
    name: str
    entropy: str


class Stood(Deed, frozen=True, tag="stood"):
    """Before or after a match: the seat is open."""

    seat: int


class Filled(Deed, frozen=True, tag="filled"):
    """A bot has the seat."""

    seat: int
    level: str


class Vacated(Deed, frozen=True, tag="vacated"):
    """During a match: a bot plays to its end, and then the seat is open."""

    seat: int


class Arranged(Deed, frozen=True, tag="arranged"):
    """The table is set up in another way; before a match people keep their seats where they can, later they all do."""

    settings: Settings


class Started(Deed, frozen=True, tag="started"):
    """The match begins."""

    rules: int  # the version of the rules


class Acted(Deed, frozen=True, tag="acted"):
    """A decision; whatever chance does next follows from it."""

    seat: int
    action: int
    by_bot: bool = False


class TookBack(Deed, frozen=True, tag="took_back"):
    """The seat's last decision did not happen."""

    seat: int


class Said(Deed, frozen=True, tag="said"):
    """Text, or a quick phrase if its number is not below 0."""

    seat: int  # -1 for somebody without a seat
    name: str
    text: str = ""
    phrase: int = -1


class Noted(Deed, frozen=True, tag="noted"):
    """A seat's private notes are now these."""

    seat: int
    text: str


class Helped(Deed, frozen=True, tag="helped"):
    """A bot plays for the seat until its person is back: out of `time`, `gone` for too long, or `left`."""

    seat: int
    why: str


class GivenBack(Deed, frozen=True, tag="given_back"):
    """Its person plays again."""

    seat: int


class HostPassed(Deed, frozen=True, tag="host_passed"):
    """The host was gone for too long."""

    person: str


class Rematched(Deed, frozen=True, tag="rematched"):
    """Everybody who is there keeps the seat for another match."""

    seed: bytes
    left: list[int]  # seats whose people are not there


class Closed(Deed, frozen=True, tag="closed"):
    """By the `host`, or because it was `deserted`."""

    why: str


AnyDeed = (
    Made
    | Sat
    | Stood
    | Filled
    | Vacated
    | Arranged
    | Started
    | Acted
    | TookBack
    | Said
    | Noted
    | Helped
    | GivenBack
    | HostPassed
    | Rematched
    | Closed
)

MOVES_NOBODY = Acted | TookBack | Said | Noted  # most deeds: everybody sits where they sat


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deed with its place among those of its table, when it was, and which command asked for it."""

    number: int
    moment: Moment
    deed: AnyDeed
    person: str = ""  # who asked for it; empty for bots and clocks
    mark: str = ""  # that person's own mark of the command


def with_seed(entry: Entry, seed: bytes) -> Entry:
    """The same, but with that seed if it promises one: for games that are to be the same again."""
    if not isinstance(entry.deed, Made | Rematched):
        return entry
    return msgspec.structs.replace(entry, deed=msgspec.structs.replace(entry.deed, seed=seed))


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Entry).decode


def encode_entry(entry: Entry) -> bytes:
    """Holds secrets: the seed, and everybody's notes."""
    return _encode(entry)


def decode_entry(body: bytes) -> Entry:
    return _decode(body)
