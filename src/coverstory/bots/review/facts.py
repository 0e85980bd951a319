"""What a review of a finished game consists of: facts and numbers; table/review.py says them in words."""

from __future__ import annotations

from typing import Literal

import msgspec

from coverstory.rules.options import Value

Verdict = Literal["forced", "brilliant", "good", "inaccuracy", "mistake", "blunder"]


class Finished(msgspec.Struct, frozen=True):
    """A game that is over, as its record has it: nothing of it is secret any more."""

    game: str
    rules: int  # their version
    seats: int
    options: dict[str, Value]
    actions: list[int]


class Outlook(msgspec.Struct, frozen=True, array_like=True):
    """What each seat could expect after so many entries of a record: from 0 (last) to 1 (the only winner)."""

    moment: int
    seat: int  # whose turn begins; -1 where seats decide in secret at the same time, and at the end
    values: list[float]


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """One decision, from what its seat could know then."""

    place: int  # how many entries of the record came before
    seat: int
    action: int
    best: int  # the best action that was found; the same one where it was chosen
    cost: float  # of the result, which goes from 0 (last) to 1 (the only winner)
    verdict: Verdict


class LuckStep(msgspec.Struct, frozen=True, array_like=True):
    """What chance, or what came to light, changed for each seat more than was to be expected."""

    place: int  # of its first entry in the record
    ends: int  # the place after its last one
    seat: int  # who made it happen; -1: chance
    change: list[float]  # by seat


class Share(msgspec.Struct, frozen=True):
    """How a seat's result came about: start + own + others + luck + rest = result."""

    start: float
    own: float  # what its own decisions cost it, 0 or less
    others: float  # its part of what the others' decisions cost them
    luck: float
    rest: float  # what none of these explains: the evaluator is no oracle
    result: float


class Exposure(msgspec.Struct, frozen=True, array_like=True):
    """How likely the truth about the secrets of a seat looked at a moment, from 0 to 1."""

    moment: int
    onlooker: float
    seats: list[float]  # by the seat that looks; its own secrets are 1


class Secret(msgspec.Struct, frozen=True):
    """What could be known of one seat's secrets, or of what lies hidden on the table (seat -1)."""

    seat: int
    exposures: list[Exposure]
    revealing: int | None  # the place of the seat's decision that told an onlooker most
    told: float  # and how much
    bluff: int | None  # the one that misled an onlooker most
    misled: float
    known: list[int | None]  # by viewer, the onlooker last: from which moment on it was as good as certain


class Missed(msgspec.Struct, frozen=True, array_like=True):
    """A decision that cost much, by somebody who could already have known another's secret."""

    place: int
    seat: int
    about: int  # whose secret
    since: int  # the moment from which on it could be known


class Survey(msgspec.Struct, frozen=True):
    """All of a review that takes no search."""

    outlooks: list[Outlook]
    luck: list[LuckStep]
    secrets: list[Secret]
    places: list[int]  # of the decisions that had a choice, which are to be judged
    forced: list[Decision]
    result: list[float]  # by seat


class Review(msgspec.Struct, frozen=True):
    """A finished game looked at again; the same record always gives the same."""

    version: int  # of how reviews are made: an older one that was kept is made anew
    outlooks: list[Outlook]
    turning: list[int]  # the outlooks, by number, before the largest changes
    decisions: list[Decision]
    rating: list[float | None]  # by seat: the mean cost of its decisions; None where it had no choice
    shares: list[Share]  # by seat
    luck: list[LuckStep]
    secrets: list[Secret]
    missed: list[Missed]


VERSION = 1
