"""The contract of every game: the full state, what a seat may know of it, and which full states fit that."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from fractions import Fraction
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from coverstory.errors import IllegalAction, MalformedText
from coverstory.rules.outcome import Outcome
from coverstory.rules.rng import Source, weighted
from coverstory.words.catalogue import Translations, Value

CHANCE: Final[i64] = -1  # to_act(): a move nobody chooses
OVER: Final[i64] = -2  # to_act(): the game has ended
ONLOOKER: Final[i64] = -1  # a seat number for views: somebody who holds nothing
MOST_ACTIONS: Final[i64] = 1024  # no position of any game offers more (the widest: 924 splits)
MOST_SEATS: Final[i64] = 7

# Scratch space, written and read within one call.
_actions: Final = vec[i64]([0] * 1024)
_weights: Final = vec[i64]([0] * 1024)


def _said(message: str, /, **values: Value) -> Translations:
    return Translations("input", message, **values)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """The whole truth of one game being played, and the rules that change it.

    Decisions and chance outcomes share one space of int codes (a game's actions.py names them).
    """

    @abstractmethod
    def seats(self) -> i64:
        """How many players."""

    @abstractmethod
    def to_act(self) -> i64:
        """A seat, CHANCE or OVER."""

    @abstractmethod
    def legal_into(self, out: vec[i64]) -> i64:
        """Write the legal actions to `out`, in ascending order, and return how many: 0 at CHANCE and OVER."""

    @abstractmethod
    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        """At CHANCE, write each outcome with its weight and return how many; its probability is weight / sum."""

    @abstractmethod
    def advance(self, action: i64) -> None:
        """Carry out a legal action or possible outcome, trusted unchecked. Draws nothing."""

    @abstractmethod
    def forbidden_by(self, action: i64) -> str:
        """The number of the rule that forbids this action to the seat to act, from what that seat may know."""

    @abstractmethod
    def copy(self) -> State:
        """A state that shares nothing that can change."""

    @abstractmethod
    def scores_into(self, out: vec[i64]) -> None:
        """At OVER, each seat's final points."""

    @abstractmethod
    def places_into(self, out: vec[i64]) -> None:
        """At OVER, each seat's place: 1 for winners, ties shared, nobody 1 where nobody wins."""

    @abstractmethod
    def reason(self) -> str:
        """At OVER, why the game ended, in one word."""

    @abstractmethod
    def info_key(self, seat: i64) -> i64:
        """What that seat sees now as one number, never negative: the same exactly where its picture is the same."""

    @abstractmethod
    def redeal(self, seat: i64, rng: Source) -> None:
        """Deal anew what that seat cannot know, as likely as it must seem to that seat from what lies on the table."""

    @abstractmethod
    def text(self) -> str:
        """The text form: one `name value …` line a field; the game reads it back."""

    # What follows is the same for every game; a game overrides it only to be faster.

    def legal_count(self) -> i64:
        return self.legal_into(_actions)

    def nth_legal(self, n: i64) -> i64:
        """The n-th legal action, so that wide moves need not be listed."""
        self.legal_into(_actions)
        return _actions[n]

    def pick(self, rng: Source) -> i64:
        """A legal action, each as likely as any other."""
        return _actions[rng.below(self.legal_into(_actions))]

    def draw(self, rng: Source) -> i64:
        """A chance outcome with just the probabilities of chance_into."""
        return _actions[weighted(_weights, self.chance_into(_actions, _weights), rng)]

    def is_legal(self, action: i64) -> bool:
        """At CHANCE: is it a possible outcome?"""
        chance = self.to_act() == CHANCE
        count = self.chance_into(_actions, _weights) if chance else self.legal_into(_actions)
        for i in range(count):
            if _actions[i] == action:
                return True
        return False

    # For people, tests and the edge.

    def legal_actions(self) -> Sequence[int]:
        count = self.legal_into(_actions)
        return [_actions[i] for i in range(count)]

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        count = self.chance_into(_actions, _weights)
        total = sum([_weights[i] for i in range(count)])
        return [(_actions[i], Fraction(_weights[i], total)) for i in range(count)]

    def apply(self, action: int) -> None:
        """Carry out an action or an outcome; an illegal one raises IllegalAction and changes nothing."""
        if not -(2**62) < action < 2**62 or not self.is_legal(action):
            raise self.illegal(action)
        self.advance(action)

    def illegal(self, action: int) -> IllegalAction:
        who = self.to_act()
        if who == OVER:
            return IllegalAction(_said("nobody_acts"), _said("game_goes_on"), _said("game_over"))
        if who == CHANCE:
            return IllegalAction(_said("chance_decides"), _said("its_outcomes"), _said("action", code=str(action)))
        small = -(2**62) < action < 2**62
        rule = self.forbidden_by(action) if small else ""
        expected = _said("legal_actions", count=int(self.legal_count()), seat=int(who))
        return IllegalAction(_said("not_allowed"), expected, _said("action", code=str(action)), rule)

    def outcome(self) -> Outcome:
        seats = self.seats()
        scores = vec[i64]([0] * MOST_SEATS)
        places = vec[i64]([0] * MOST_SEATS)
        self.scores_into(scores)
        self.places_into(places)
        return Outcome(self.reason(), [scores[i] for i in range(seats)], [places[i] for i in range(seats)])


@final
class Event:
    """Something that a seat saw or heard: a kind and its numbers, in the order that the game's view.py gives."""

    def __init__(self, kind: str, numbers: list[int]) -> None:
        self.kind = kind
        self.numbers = numbers

    def text(self) -> str:
        return " ".join([self.kind, *[str(number) for number in self.numbers]])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"<{self.text()}>"


def read_event(text: str) -> Event:
    words = text.split()
    if not words:
        raise MalformedText("Event", "a kind and numbers", "nothing")
    try:
        return Event(words[0], [int(word) for word in words[1:]])
    except ValueError:
        raise MalformedText("Event", "a kind and numbers", text) from None


@mypyc_attr(allow_interpreted_subclasses=True)
class View(metaclass=ABCMeta):
    """What one seat (or an onlooker) may know, built up from nothing: a picture of the table and what it has heard.

    A game's view has its own fields and never refers to a State.
    """

    def __init__(self, seat: i64, heard: list[Event]) -> None:
        self.seat = seat
        self.heard = heard

    @abstractmethod
    def to_act(self) -> i64:
        """A seat, CHANCE or OVER, as at the State."""

    @abstractmethod
    def picture(self) -> str:
        """The text form without what was heard."""

    def __str__(self) -> str:
        return self.text()

    def text(self) -> str:
        return self.picture() + "".join([f"heard {event.text()}\n" for event in self.heard])


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(metaclass=ABCMeta):
    """All truths that fit a view. Made once for a view, then asked often."""

    @abstractmethod
    def sample(self, rng: Source) -> State:
        """A State that this seat cannot tell from the true one.

        What chance hid has its exact conditional probability; what others chose in secret is uniform over what is
        still possible. A bot may weigh worlds by its own belief.
        """

    def redeal(self, state: State, seat: i64, rng: Source) -> None:
        """In one of these states, deal anew what another seat cannot know. Worlds that follow a belief override it."""
        state.redeal(seat, rng)

    def all_know_the_same(self) -> bool:
        """True where no seat ever knows anything that another does not."""
        return False
