"""What servers of one database say to each other about tables and visitors. Each has one subject, under its name.

Frames that a client sends, and frames that it is sent, go over the bus as they are: made for that viewer, or by it.
"""

from __future__ import annotations

import zlib
from typing import TypeVar

import msgspec

from coverstory.wire.messages import LobbyTable

WORTH_PACKING = 65_536  # bytes of a frame; the bus takes a megabyte

LOBBY = "coverstory.lobby"
SANCTIONS = "coverstory.sanctions"


def subject_of(node: str) -> str:
    return f"coverstory.node.{node}"


class Letter(msgspec.Struct, frozen=True, tag_field="letter"):
    """To one server."""


class Knock(Letter, frozen=True, tag="knock"):
    """May that person listen to a table, and plays there? Answered with Welcomed."""

    table: str
    person: str | None
    seat: int | None


class Visit(Letter, frozen=True, tag="visit"):
    """From now on that client is at the table: everything for it goes to the node that asks. Answered with Welcomed."""

    visit: str  # its name
    node: str
    table: str
    person: str | None
    seat: int | None
    since: int | None


class Command(Letter, frozen=True, tag="command"):
    """What the client of a visit has sent; answered when it is carried out, or refused. A frame tells the client."""

    visit: str
    run: str
    frame: bytes


class Leave(Letter, frozen=True, tag="leave"):
    """The client of a visit is gone."""

    visit: str


class Frame(Letter, frozen=True, tag="frame"):
    """For the client of a visit."""

    visit: str
    number: int  # one after the other, so that a lost one is noticed
    text: bytes
    is_packed: bool = False


class Ended(Letter, frozen=True, tag="ended"):
    """A visit is over: its client is hung up on."""

    visit: str
    number: int
    code: int
    why: str


class Check(Letter, frozen=True, tag="check"):
    """The visits that a node has with the other, in each direction; answered with those that are not known there."""

    node: str
    visiting: list[str]
    visited: list[str]


class Call(Letter, frozen=True, tag="call"):
    """A request over HTTP for a table, read and checked. Answered with Answered, or Declined where it is not there."""

    method: str
    path: str  # of the endpoint
    names: dict[str, str]  # in the path
    query: bytes
    body: bytes
    lang: str
    person: str | None
    address: str
    scheme: str
    host: str


class Mine(Letter, frozen=True, tag="mine"):
    """Which tables does that person have there? Answered with Theirs."""

    person: str


AnyLetter = Knock | Visit | Command | Leave | Frame | Ended | Check | Call | Mine


class Answer(msgspec.Struct, frozen=True, tag_field="answer"):
    """To a letter."""


class Welcomed(Answer, frozen=True, tag="welcomed"):
    plays: bool = False  # has a seat in a running game


class Declined(Answer, frozen=True, tag="declined"):
    """By the code of a problem; `other_machine` and `stopping` say that the table is elsewhere now."""

    code: str


class Answered(Answer, frozen=True, tag="answered"):
    status: int
    body: bytes


class Unknown(Answer, frozen=True, tag="unknown"):
    visits: list[str]


class Theirs(Answer, frozen=True, tag="theirs"):
    tables: list[LobbyTable]


AnyAnswer = Welcomed | Declined | Answered | Unknown | Theirs
ELSEWHERE = ("other_machine", "stopping")


class Listed(msgspec.Struct, frozen=True):
    """To every server: public tables of one, those that have changed or all of them."""

    node: str
    shown: list[LobbyTable]
    hidden: list[str] = []
    is_all: bool = False
    asks: bool = False  # for the tables of all others


T = TypeVar("T")
_letters: msgspec.msgpack.Decoder[AnyLetter] = msgspec.msgpack.Decoder(AnyLetter)
_answers: msgspec.msgpack.Decoder[AnyAnswer] = msgspec.msgpack.Decoder(AnyAnswer)
write = msgspec.msgpack.Encoder().encode
read_letter = _letters.decode
read_answer = _answers.decode
read_listed = msgspec.msgpack.Decoder(Listed).decode


def frame_of(visit: str, number: int, text: bytes) -> Frame:
    if len(text) < WORTH_PACKING:
        return Frame(visit, number=number, text=text)
    return Frame(visit, number=number, text=zlib.compress(text), is_packed=True)


def text_of(frame: Frame) -> bytes:
    return zlib.decompress(frame.text) if frame.is_packed else frame.text
