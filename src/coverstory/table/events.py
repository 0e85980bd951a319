"""What can happen at a table, and how it is stored: replaying the events of a table rebuilds it exactly.

The names in JSON are those of the first release, so that old databases can still be opened.
"""

from __future__ import annotations

import msgspec

from coverstory.wire.commands import Settings


class Moment(msgspec.Struct, frozen=True):
    """Two clocks: one that stands still while the server is down, for deadlines, and one for people."""

    seconds: float = msgspec.field(name="at")  # of service
    wall: float  # seconds since 1970


class _TableEvent(msgspec.Struct, frozen=True, tag_field="deed", forbid_unknown_fields=True):
    """Something that happened. Everything in it was checked before."""


class Made(_TableEvent, frozen=True, tag="made", omit_defaults=True):
    """Whoever made it is its host; if `seat` is not below 0, it sat down there."""

    table: str
    host: str
    name: str
    seat: int
    entropy: str  # where somebody chose the seed, and in earlier releases; otherwise empty
    settings: Settings
    seed: bytes  # of the first match; its commitment is public from now on
    opening: list[int] = []  # actions of a finished game from which every match here goes on
    match: str = ""  # the name of the first match, where somebody chose the seed; otherwise it follows from `table`


class Sat(_TableEvent, frozen=True, tag="sat"):
    """Also when somebody who sits there takes another name."""

    seat: int
    person: str
    name: str
    entropy: str = ""  # in earlier releases seats added it when they sat down


class Stood(_TableEvent, frozen=True, tag="stood"):
    """Before or after a match: the seat is open."""

    seat: int


class Filled(_TableEvent, frozen=True, tag="filled"):
    """A bot has the seat."""

    seat: int
    level: str


class Vacated(_TableEvent, frozen=True, tag="vacated"):
    """During a match: a bot plays for the seat, which is open after the match if its person has not come back."""

    seat: int


class Resigned(_TableEvent, frozen=True, tag="resigned"):
    """Its person gives the match up: it is over, or a bot plays on for the seat to the end."""

    seat: int


class Arranged(_TableEvent, frozen=True, tag="arranged"):
    """Other settings; before a match people keep their seats where they can, later all of them do."""

    settings: Settings


class DealBegan(_TableEvent, frozen=True, tag="deal_began"):
    """The match is to begin: every seat commits to its part of chance, then all open theirs."""

    rules: int  # the version of the rules


class Committed(_TableEvent, frozen=True, tag="committed"):
    """A seat's commitment to its part of chance."""

    seat: int
    commitment: str


class Opened(_TableEvent, frozen=True, tag="opened"):
    """A seat's part of chance, which fits its commitment. Nobody is shown it before the match has ended."""

    seat: int
    entropy: str


class DealBroken(_TableEvent, frozen=True, tag="deal_broken"):
    """Those seats took no part in time, or left: they are open now, and another match is promised."""

    seats: list[int]
    seed: bytes


class Started(_TableEvent, frozen=True, tag="started", omit_defaults=True):
    """The match begins."""

    rules: int  # the version of the rules
    chance: int = 1  # 2: seats have committed to their parts and opened them; 1: they sent them openly
    at_once: bool = False  # seats decide at the same time where they can; in earlier releases they never did
    foregone: bool = False  # nobody is asked for what is no choice; in earlier releases everybody was


class Acted(_TableEvent, frozen=True, tag="acted"):
    """A decision; whatever chance does next follows from it."""

    seat: int
    action: int
    by_bot: bool = False


class TookBack(_TableEvent, frozen=True, tag="took_back"):
    """The seat's last decision is taken back."""

    seat: int


class Said(_TableEvent, frozen=True, tag="said"):
    """Text, or a quick phrase if its number is not below 0."""

    seat: int  # -1 for somebody without a seat
    name: str
    text: str = ""
    phrase: int = -1


class Noted(_TableEvent, frozen=True, tag="noted"):
    """A seat's private notes, which replace those before."""

    seat: int
    text: str


class Helped(_TableEvent, frozen=True, tag="helped"):
    """A bot plays for the seat until its person is back: out of `time`, `gone` for too long, `left`, or
    away when another player `asked` for it."""

    seat: int
    why: str


class GivenBack(_TableEvent, frozen=True, tag="given_back"):
    """Its person plays again."""

    seat: int


class HostPassed(_TableEvent, frozen=True, tag="host_passed"):
    """The host was gone for too long."""

    person: str


class RematchOffered(_TableEvent, frozen=True, tag="rematch_offered"):
    """Somebody would like another match; it begins once everybody would."""

    person: str


class Rematched(_TableEvent, frozen=True, tag="rematched"):
    """Everybody keeps the seat for another match who is there, or was until a moment ago."""

    seed: bytes
    left: list[int]  # seats whose people were away for longer than the grace period


class Closed(_TableEvent, frozen=True, tag="closed"):
    """By the `host`, by the `operator` of the server, or because it was `deserted`."""

    why: str


TableEvent = (
    Made
    | Sat
    | Stood
    | Filled
    | Vacated
    | Resigned
    | Arranged
    | DealBegan
    | Committed
    | Opened
    | DealBroken
    | Started
    | Acted
    | TookBack
    | Said
    | Noted
    | Helped
    | GivenBack
    | HostPassed
    | RematchOffered
    | Rematched
    | Closed
)

MOVES_NOBODY = Acted | TookBack | Said | Noted | Committed | Opened  # most events: everybody sits where they sat


class StoredEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event with its number at its table, when it happened, and which command asked for it."""

    number: int
    moment: Moment
    event: TableEvent = msgspec.field(name="deed")
    person: str = ""  # who asked for it; empty for bots and clocks
    idempotency_key: str = msgspec.field(default="", name="mark")  # of that person's command: never carried out twice


def with_seed(stored: StoredEvent, seed: bytes) -> StoredEvent:
    """The same, but with that seed if it promises one: for games that are to be the same again."""
    if not isinstance(stored.event, Made | Rematched | DealBroken):
        return stored
    return msgspec.structs.replace(stored, event=msgspec.structs.replace(stored.event, seed=seed))


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(StoredEvent).decode


def encode_event(stored: StoredEvent) -> bytes:
    """Holds secrets: the seed, everybody's part of chance, and notes."""
    return _encode(stored)


def decode_event(body: bytes) -> StoredEvent:
    return _decode(body)
