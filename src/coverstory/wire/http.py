"""What is asked for and answered over HTTP, besides the commands and messages of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from coverstory.rules.options import Value
from coverstory.wire.base import Shape, Viewer, about
from coverstory.wire.beats import Beat, Patch, Told, Weight
from coverstory.wire.catalogue import AnyPicture
from coverstory.wire.commands import Nickname, SeatAt, Settings
from coverstory.wire.messages import LobbyTable
from coverstory.wire.scene import Scene


class Problem(Shape, frozen=True):
    """Why a request was not answered as asked."""

    code: Annotated[str, about("as one word for programs")]
    text: Annotated[str, about("as a sentence in the reader's language")]
    rule: Annotated[str, about("the number of the rule that forbids it; empty where none does")] = ""


class OptionValue(Shape, frozen=True):
    """One of the words that an option takes."""

    value: str
    text: Annotated[str, about("in the reader's language")]


class OptionInfo(Shape, frozen=True):
    """Something that can be chosen before a game."""

    name: str
    title: Annotated[str, about("what it is called, in the reader's language")]
    rule: Annotated[str, about("the number of the rule that it touches")]
    default: Value
    form: Annotated[str, about("what it takes, in short")]
    allowed: Annotated[str, about("what it takes, in the reader's language")]
    about: Annotated[str, about("what it does, in the reader's language")]
    values: Annotated[list[OptionValue], about("where it takes one of a few words, each of them, the usual one first")]
    typed: Annotated[
        str, about("where it takes text, what is written unless one of `values` is meant, in the reader's language")
    ]
    variant: Annotated[bool, about("the printed rules offer it as a way to play; otherwise it is a house rule")]


class GameInfo(Shape, frozen=True):
    """One of the games."""

    game: Annotated[str, about("its short name")]
    rules: Annotated[int, about("the version of its rules")]
    title: str
    summary: str
    designers: str
    publisher: str
    year: int
    least_seats: int
    most_seats: int
    usual_seats: Annotated[int, about("how many to offer first")]
    minutes: int
    options: list[OptionInfo]


class NamedNumber(Shape, frozen=True):
    """What one number of an event, an action or a task is, or what all that are left are."""

    name: Annotated[str, about("of the variable in the message")]
    what: Annotated[
        Literal["number", "seat", "list", "places"],
        about("`list`: all numbers that are left, each or each group of them an item; `places`: each that is not 0"),
    ]
    optional: Annotated[bool, about("it may be missing")]
    join: Annotated[Literal["comma", "and", "or"], about("what stands before the last item of a list")]
    items: Annotated[list[str], about("the variables of each item; none where items are plain numbers")]


class Derivation(Shape, frozen=True):
    """A number that messages need and that is not sent, made of others in the order of these fields."""

    of: Annotated[dict[str, int], about("numbers by name, each with its factor; they are added up")]
    divide: Annotated[int, about("by this, rounded down")]
    modulo: Annotated[int, about("the remainder by this, never negative; 0: none is taken")]
    plus: int
    sign: Annotated[bool, about("only -1, 0 or 1 is kept")]


class Declarations(Shape, frozen=True):
    """What the numbers of each kind are called in the messages of one part of the catalogue (docs/words.md)."""

    part: str
    events: dict[str, list[NamedNumber]]
    beats: dict[str, list[NamedNumber]]
    actions: dict[str, list[NamedNumber]]
    tasks: dict[str, list[NamedNumber]]
    beliefs: dict[str, list[NamedNumber]]
    hints: dict[str, list[NamedNumber]]
    derived: dict[str, Derivation]


class RulesText(Shape, frozen=True):
    """The rules of a game in the reader's language, or in English where there is no text in it yet."""

    game: str
    lang: Annotated[str, about("the language of the text")]
    rules: Annotated[dict[str, str], about("by number, in the order of the text; in Markdown")]


class NewTable(Shape, frozen=True):
    """A table to be made; whoever makes it is its host and takes the first open seat."""

    settings: Settings
    name: Nickname


class WhatIf(Shape, frozen=True):
    """A finished game goes on from one of its moments at a table of its own, with bots and with new chance."""

    moment: Annotated[int, Meta(ge=0, description="after how many actions and chance results")]
    seat: SeatAt
    name: Nickname
    level: Annotated[str, Meta(max_length=16, description="of the bots: random, rookie, agent or spymaster")] = "agent"


class TableMade(Shape, frozen=True):
    """A table that was made."""

    id: str
    link: Annotated[str, about("the invitation: it carries the right to join and nothing else")]


class Token(Shape, frozen=True):
    """A secret for a program: whoever sends it is that person."""

    token: Annotated[str, about("send it as `Authorization: Bearer …`; it is shown only once and never stored")]
    person: Annotated[str, about("who that is, for the log of the program; no secret")]


class ServerStatus(Shape, frozen=True):
    """How busy the server is, in numbers alone: for whoever runs it, and for whoever wonders why bots are slow."""

    tables: Annotated[int, about("in memory")]
    sockets: Annotated[int, about("open now")]
    bots_waiting: Annotated[int, about("moves and hints that were asked of bots and are not given yet")]
    fallbacks: Annotated[
        int, about("moves since the start that were made by a rookie because a bot failed or was late")
    ]


class Health(Shape, frozen=True):
    """The server answers, and where it was asked for that: it may take players."""

    status: Literal["ok"] = "ok"


class Me(Shape, frozen=True):
    """Somebody, as the server knows them."""

    known: Annotated[bool, about("you have a cookie or a token")]
    tables: Annotated[list[LobbyTable], about("where you have a seat or are the host, and that are not closed")]


class Words(Shape, frozen=True):
    """Actions in words."""

    words: list[str]


class Phrases(Shape, frozen=True):
    """Quick phrases of the chat, by number."""

    phrases: list[str]


class PublicTables(Shape, frozen=True):
    """Public tables, newest first."""

    tables: list[LobbyTable]


class PastMatch(Shape, frozen=True):
    """A game that has ended, or was broken off after its chance was promised."""

    match: Annotated[str, about("its id")]
    game: str
    options: dict[str, Value]
    names: Annotated[list[str], about("by seat")]
    scores: Annotated[list[int], about("by seat; empty if it was broken off")]
    places: Annotated[list[int], about("by seat; empty if it was broken off")]
    ended: Annotated[float, about("seconds since 1970")]
    seats: Annotated[list[int], about("the seats that were yours")]
    broken_off: Annotated[bool, about("its table was closed in the middle, or it was never dealt")]
    moments: Annotated[int, about("how many actions and chance results there are; 0 if it was never dealt")]
    absent: Annotated[list[int], about("seats that took no part in its deal, or left it, so that it was never dealt")]


class PastMatches(Shape, frozen=True):
    """Finished games, newest first."""

    matches: list[PastMatch]


class ReplayStory(Shape, frozen=True):
    """The last action or chance result, or all since a moment, as one seat saw and heard it."""

    picture: Annotated[AnyPicture, about("as it was before; patches lead from here to the scene")]
    beats: list[Beat]
    patch: Annotated[Patch, about("what else has changed, where this seat heard nothing of it; fold it last")]


class ReplayMoment(Shape, frozen=True):
    """A finished game at one moment, as somebody saw it."""

    match: str
    seat: Viewer
    moment: Annotated[int, about("how many actions and chance results were entered")]
    last: Annotated[int, about("how many there are in all")]
    actor: Annotated[int | None, about("who made the first of the story: a seat, -1 for chance; null at the beginning")]
    stories: Annotated[list[ReplayStory], about("what led to each of the scenes; none at the beginning")]
    scenes: Annotated[list[Scene], about("one; or, with all hands open, one of every seat, with the others' secrets")]


class OutlineBeat(Shape, frozen=True):
    """One sentence of a finished game, and where it is told."""

    since: Annotated[int, about("the moment at which its story begins")]
    moment: Annotated[int, about("the moment to which it leads: after how many actions and chance results")]
    beat: Annotated[int, about("which beat of that story, from 0")]
    say: Told
    weight: Weight


class ReplayOutline(Shape, frozen=True):
    """A finished game in sentences, as somebody heard it."""

    match: str
    seat: Viewer
    last: Annotated[int, about("how many actions and chance results there are")]
    beats: Annotated[list[OutlineBeat], about("in order; only those that say something")]


Lens = Annotated[
    Literal["own", "onlooker", "open", "seat"],
    Meta(description="as the own seat saw it, as an onlooker, with all hands open, or as any seat saw it"),
]


class DrawLine(Shape, frozen=True):
    """One chance move of a finished game."""

    entry: Annotated[int, about("its place in the record")]
    bound: Annotated[int, about("the stream gave a number below this")]
    value: Annotated[int, about("that number")]
    outcome: Annotated[int, about("the code that it stands for: what the record has there")]
    text: Annotated[str, about("the same in words")]


class ChanceCheck(Shape, frozen=True):
    """The chance of a finished game, redone: the seed is in its record, and docs/fairness.md says how to redo it."""

    match: str
    fair: Annotated[bool, about("commitment, every draw, every entry, the ending and the seal are as they should be")]
    text: Annotated[str, about("what fails, in one sentence; empty if nothing does")]
    draws: Annotated[list[DrawLine], about("in order; none if something fails")]


class MatchKept(Shape, frozen=True):
    """A record that was imported."""

    match: str
