"""What whoever runs a server asks for and is answered, over HTTP and by `coverstory admin`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from coverstory.match.record import Record
from coverstory.wire.base import Line, Shape, about
from coverstory.wire.http import PastMatch
from coverstory.wire.messages import Stage
from coverstory.wire.scene import Scene

LONGEST_REASON = 300
Reason = Annotated[str, Meta(max_length=LONGEST_REASON, description="for the audit log")]
Time = Annotated[float, about("seconds since 1970")]
SanctionName = Annotated[
    Literal["person", "address", "mute"],
    about("`person` and `address` are kept out; a person with `mute` may play, but not speak"),
]
Subject = Annotated[
    str, Meta(min_length=1, max_length=64, description="a person, or an address or network such as 10.0.0.0/8")
]


class NewReport(Shape, frozen=True):
    """Something in the chat that whoever runs the server should see."""

    time: Annotated[float, about("of the line in the chat")]
    why: Annotated[str, Meta(max_length=LONGEST_REASON)] = ""


class Thanks(Shape, frozen=True):
    """It was done."""


class AdminSeat(Shape, frozen=True):
    kind: str
    name: str
    person: Annotated[str, about("empty for a bot and for an open seat")]


class AdminTable(Shape, frozen=True):
    """A table as whoever runs the server sees it: no hand, no seed, no notes."""

    table: Annotated[str, about("how its id begins: the whole id is an invitation")]
    game: str
    stage: Stage
    public: bool
    host: Annotated[str, about("a person")]
    seats: list[AdminSeat]


class AdminTables(Shape, frozen=True):
    tables: list[AdminTable]
    count: Annotated[int, about("how many there are, shown or not")]


class AdminLine(Shape, frozen=True):
    """Something that was said."""

    time: Time
    person: str
    name: str
    text: str


class AdminView(Shape, frozen=True):
    """A table, what was said there, and the game as an onlooker sees it."""

    table: AdminTable
    said: list[AdminLine]
    scene: Scene | None
    log: list[Line]


class Because(Shape, frozen=True):
    why: Reason = ""


class AdminSanction(Shape, frozen=True):
    kind: SanctionName
    subject: str
    why: str
    since: Time
    until: Annotated[float | None, about("seconds since 1970; null: until it is lifted")]


class NewSanction(Shape, frozen=True):
    kind: SanctionName
    subject: Subject
    days: Annotated[int, Meta(ge=1, le=36500, description="otherwise until it is lifted")] | None = None
    why: Reason = ""


class LiftedSanction(Shape, frozen=True):
    kind: SanctionName
    subject: Subject
    why: Reason = ""


class AdminReport(Shape, frozen=True):
    number: int
    time: Annotated[float, about("when it was reported, in seconds since 1970")]
    table: Annotated[str, about("how its id begins")]
    reporter: str
    author: str
    name: Annotated[str, about("of the author, at the table")]
    text: str
    why: str


class AdminAudit(Shape, frozen=True):
    time: Time
    actor: str
    action: str
    subject: str
    why: str


class PersonData(Shape, frozen=True):
    """Everything that is kept about a person."""

    person: str
    tables: Annotated[list[str], about("how their ids begin")]
    events: Annotated[list[str], about("what they did there, each as JSON; without seeds")]
    notes: list[str]
    games: list[PastMatch]
    records: list[Record]
    reports: Annotated[list[AdminReport], about("by them and about them")]
    sanctions: list[AdminSanction]


class PersonDeleted(Shape, frozen=True):
    tables: Annotated[int, about("that were removed")]
    games: Annotated[int, about("finished ones in which they have no name any more")]
