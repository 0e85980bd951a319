"""The review of a finished game: what each decision cost, what luck gave, who could know what, and three sentences
for each player."""

from __future__ import annotations

from typing import Annotated, Literal

from coverstory.wire.base import Offer, SeatNumber, Shape, Text, about
from coverstory.wire.curve import CurvePoint, Moment

Points = Annotated[float, about("points of win chance: 100 from the last place to the first")]
Chance = Annotated[float, about("from 0 to 1")]
Verdict = Literal["brilliant", "good", "inaccuracy", "mistake", "blunder"]


class ReviewedMove(Shape, frozen=True):
    """A decision that left a choice, judged by what its seat could know then."""

    number: Annotated[int, about("among all decisions of the game, from 1")]
    moment: Annotated[int, about("the moment before it")]
    seat: SeatNumber
    verdict: Verdict
    cost: Points
    played: Offer
    text: Text
    best: Annotated[Offer | None, about("a better move; null where none was found")]
    best_text: Text


class ResultSplit(Shape, frozen=True):
    """How a result came about: the first five add up to the last."""

    start: Annotated[float, about("what each seat may expect of a fair game")]
    own: Annotated[float, about("what its own decisions cost it")]
    others: Annotated[float, about("its part of what the others' decisions cost them")]
    luck: Annotated[float, about("what chance, and what came to light, changed more than was to be expected")]
    rest: Annotated[float, about("what none of these explains")]
    result: Points


class LuckyTurn(Shape, frozen=True):
    """What chance, or something that came to light, changed more than was to be expected."""

    moment: Moment
    seat: Annotated[int, about("whose decision brought it to light; -1: chance")]
    change: Annotated[list[float], about("by seat, in points of win chance")]


class SecretPoint(Shape, frozen=True):
    """How likely the truth about a secret looked at the beginning of a turn."""

    moment: Moment
    onlooker: Chance
    seats: Annotated[list[float], about("by the seat that looks, from 0 to 1; its own secrets are 1")]


class SecretCourse(Shape, frozen=True):
    """What could be known of a seat's secrets."""

    seat: Annotated[int, about("whose; -1: what lies hidden on the table")]
    points: list[SecretPoint]
    revealing: Annotated[int | None, about("number of the decision of that seat that told an onlooker most")]
    bluff: Annotated[int | None, about("number of the one that misled an onlooker most")]
    known: Annotated[
        list[int | None], about("by seat that looks, an onlooker last: the moment from which on it was certain")
    ]


class SeatReview(Shape, frozen=True):
    """One player's game."""

    seat: SeatNumber
    rating: Annotated[float | None, about("points of win chance that a decision cost on average; null: had no choice")]
    split: ResultSplit
    sentences: list[str]


class GameReview(Shape, frozen=True):
    """A finished game looked at again. The same record always gives the same."""

    points: list[CurvePoint]
    turning: Annotated[list[int], about("moments before the turns that changed most")]
    moves: list[ReviewedMove]
    luck: list[LuckyTurn]
    secrets: list[SecretCourse]
    seats: list[SeatReview]


class ReviewAnswer(Shape, frozen=True):
    """A review, or how far it is."""

    match: str
    state: Annotated[
        Literal["none", "making", "ready"], about("none: nobody has asked for it yet, or it could not be made")
    ]
    done: Annotated[int, about("decisions that are judged already")]
    total: Annotated[int, about("decisions to be judged; 0 until that is known")]
    review: GameReview | None
