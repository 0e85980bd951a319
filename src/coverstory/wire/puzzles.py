"""Puzzles as they are sent: one answer for each game, with everything that a page needs to ask, check and explain."""

from __future__ import annotations

from typing import Annotated, Literal

from coverstory.wire.base import SeatNumber, Shape, about
from coverstory.wire.catalogue import AnyPicture
from coverstory.wire.scene import Offers

Things = Annotated[list[str], about("pieces of the board that belong to it, by the page's names: `door:1`, `agent:3`")]


class PuzzleWords(Shape, frozen=True):
    """A sentence, or an answer in words."""

    text: str
    things: Things


class PuzzleStage(Shape, frozen=True):
    """One decision that is asked for."""

    picture: AnyPicture
    offers: Offers
    right: Annotated[list[int], about("the codes of the actions that are right; any of them will do")]


class Puzzle(Shape, frozen=True):
    """One question with its answer."""

    id: str
    kind: Literal["deduction", "move", "plan"]
    rating: Annotated[int, about("as of a player who solves it every other time")]
    seat: SeatNumber
    names: Annotated[list[str], about("by seat")]
    variant: Annotated[str, about("the options that are not usual, in words; empty: none")]
    question: PuzzleWords
    clues: Annotated[list[str], about("what an informant reports")]
    log: Annotated[list[str], about("what this seat has heard so far and needs to remember")]
    choices: Annotated[list[PuzzleWords], about("of a deduction: the answers to choose from")]
    right: Annotated[int, about("of a deduction: which of them is right, from 0; -1 of other puzzles")]
    stages: Annotated[list[PuzzleStage], about("the position; of a plan one for each decision")]
    steps: Annotated[list[PuzzleWords], about("the reasoning")]


class PuzzleFile(Shape, frozen=True):
    """All puzzles of one game, in the order of their numbers."""

    game: str
    puzzles: list[Puzzle]


class PuzzleGame(Shape, frozen=True):
    """A game that has puzzles."""

    game: str
    title: str
    puzzles: Annotated[int, about("how many")]


class PuzzleGames(Shape, frozen=True):
    """What there is, and how the daily case is chosen."""

    games: Annotated[list[PuzzleGame], about("the daily case goes round these, in this order")]
    stride: Annotated[
        int,
        about(
            "on day `d` since 1970 (UTC) it is a puzzle of game `d mod games`: with `r = d div games`,"
            " number `r * stride mod puzzles` of its list, from 0"
        ),
    ]
