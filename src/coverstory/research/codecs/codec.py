"""What every codec does: numbers for actions, and tensors that are built from nothing but what may be known."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from coverstory.rules.contract import State

_places: Final = vec[i64]([0] * 7)  # scratch space, written and read within one call
_ALLOWED: Final[u8] = 1


@final
class Field:
    """A named part of a tensor; its numbers stand in the order of its shape, row by row."""

    def __init__(self, name: str, shape: tuple[int, ...], about: str, low: float = 0.0, high: float = 1.0) -> None:
        self.name = name
        self.shape = shape
        self.about = about
        self.low = low
        self.high = high

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


@final
class Span:
    """Action numbers that belong together, from first on; `about` says what the place within the span stands for."""

    def __init__(self, first: int, count: int, about: str, by_chance: bool = False) -> None:
        self.first = first
        self.count = count
        self.about = about
        self.by_chance = by_chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec(metaclass=ABCMeta):
    """One game with a number of seats and settled options, as learners see it.

    Where a game does not say otherwise, an action's number is its code in the rules.
    """

    def __init__(self, seats: i64, decisions: i64, outcomes: i64, longest: i64, most_chance: i64) -> None:
        self.seats = seats
        self.decisions = decisions  # decisions have numbers below this
        self.outcomes = outcomes  # chance outcomes have numbers below this
        self.longest = longest  # no game has more decisions
        self.most_chance = most_chance  # nor more chance outcomes

    @abstractmethod
    def spans(self) -> list[Span]:
        """Every number of an action, in ascending order."""

    @abstractmethod
    def public_fields(self) -> list[Field]:
        """What `write_public` writes, in order."""

    @abstractmethod
    def private_fields(self) -> list[Field]:
        """What `write_private` writes, in order."""

    @abstractmethod
    def write_public(self, state: State, out: BytesWriter) -> None:
        """What an onlooker may know."""

    @abstractmethod
    def write_private(self, state: State, seat: i64, out: BytesWriter) -> None:
        """What that seat knows besides."""

    def actor(self, state: State) -> i64:
        """A seat, CHANCE or OVER."""
        return state.to_act()

    def offered(self, state: State) -> list[int]:
        """The numbers of the legal actions, in ascending order."""
        return list(state.legal_actions())

    def action(self, state: State, number: i64) -> i64:
        """The rules' code of an action number; for a number that is none in this state, no legal code."""
        return number

    def number(self, state: State, action: i64) -> i64:
        """The number of an action of the rules."""
        return action

    def tensor(self, state: State, seat: i64) -> bytes:
        """All that the seat may know: the public fields, then the private ones, as 32-bit floats."""
        out = BytesWriter()
        self.write_public(state, out)
        self.write_private(state, seat, out)
        return out.getvalue()

    def public_tensor(self, state: State) -> bytes:
        out = BytesWriter()
        self.write_public(state, out)
        return out.getvalue()

    def private_tensor(self, state: State, seat: i64) -> bytes:
        out = BytesWriter()
        self.write_private(state, seat, out)
        return out.getvalue()

    def mask(self, numbers: list[int]) -> bytes:
        """A byte for each decision: 1 for those, else 0."""
        out = BytesWriter()
        out.write(bytes(self.decisions))
        for number in numbers:
            out[number] = _ALLOWED
        return out.getvalue()

    def returns(self, state: State) -> list[float]:
        """At the end: 1 for the only winner, -1 / (seats - 1) for the others; several winners share, and all add up to
        0. Where nobody wins, everybody gets 0.
        """
        places = _places
        state.places_into(places)
        winners: i64 = 0
        for seat in range(self.seats):
            if places[seat] == 1:
                winners += 1
        if winners == 0:
            return [0.0] * self.seats
        lost = -1.0 / float(self.seats - 1)
        won = float(self.seats - winners) / float(winners * (self.seats - 1))
        return [won if places[seat] == 1 else lost for seat in range(self.seats)]


# How tensors are written.


def write_one_of(out: BytesWriter, size: i64, index: i64) -> None:
    """1 at the index and 0 elsewhere; an index below 0 or beyond leaves all 0."""
    for i in range(size):
        if i == index:
            write_f32_le(out, 1.0)
        else:
            write_f32_le(out, 0.0)


def write_set(out: BytesWriter, size: i64, members: i64) -> None:
    """1 for each bit that is set."""
    for i in range(size):
        if members >> i & 1:
            write_f32_le(out, 1.0)
        else:
            write_f32_le(out, 0.0)


def write_flag(out: BytesWriter, value: bool) -> None:
    if value:
        write_f32_le(out, 1.0)
    else:
        write_f32_le(out, 0.0)


def write_part(out: BytesWriter, value: i64, whole: i64) -> None:
    write_f32_le(out, float(value) / float(whole))
