"""A puzzle: a position of a recorded game, a question, and the answer that was proved."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from coverstory.errors import UnknownGame
from coverstory.match.match import Match
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.options import Value, one_of
from coverstory.words.catalogue import Translations

Kind = Literal["deduction", "move", "plan"]
KINDS: tuple[Kind, ...] = ("deduction", "move", "plan")
Proof = Literal["worlds", "sure", "search"]  # how the answer is proved: prove.py

DATA = Path(__file__).with_name("data")


class Puzzle(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One question. Of a deduction the answer is one of its choices; otherwise it is decisions of the seat."""

    id: str
    kind: Kind
    ask: str  # the message `ask-…` of the game's puzzles
    proof: Proof
    at: int  # so many entries of the record come before
    seat: int  # who looks at the table, and decides
    answer: list[int]
    rating: int = 0  # as of a player who solves it every other time
    about: list[int] = []  # what the question is about; its game knows the order
    line: list[int] = []  # of a plan: everything that happens from the first decision to the last


class Source(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A game that was played, as far as its puzzles need it."""

    seats: int
    options: dict[str, Value]  # those that are not usual
    actions: list[int]
    puzzles: list[Puzzle]


class Collection(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All puzzles of one game: `data/<game>.json`."""

    game: str
    rules: int  # the version of the rules
    made: str  # the command that made them
    sources: list[Source]

    def source_of(self, puzzle: Puzzle) -> Source:
        return next(source for source in self.sources if any(one.id == puzzle.id for one in source.puzzles))


def match_at(game: str, source: Source, entries: int) -> Match:
    """The game as it stood after so many entries of its record."""
    match = Match(find_game(game), source.seats, source.options)
    for action in source.actions[:entries]:
        match.enter(action)
    return match


def file_of(game: str) -> Path:
    return DATA / f"{game}.json"


def games_with_puzzles() -> list[str]:
    return [game for game in GAMES if file_of(game).exists()]


@cache
def collection_of(game: str) -> Collection:
    """What is shipped for a game; a game without puzzles is an UnknownGame."""
    if game not in games_with_puzzles():
        raise UnknownGame(Translations("input", "game"), one_of(games_with_puzzles()), repr(game))
    return read_collection(file_of(game))


def read_collection(file: Path) -> Collection:
    return msgspec.json.decode(file.read_bytes(), type=Collection)


def encoded_collection(collection: Collection) -> bytes:
    """A line for each source, so that a change shows what changed."""
    head = msgspec.json.encode(msgspec.structs.replace(collection, sources=[]))
    lines = b",\n".join(msgspec.json.encode(source) for source in collection.sources)
    return head[: -len(b"]}")] + b"\n" + lines + b"\n]}\n"


def in_order(collection: Collection) -> list[Puzzle]:
    """By their numbers."""
    return [puzzle for source in collection.sources for puzzle in source.puzzles]
