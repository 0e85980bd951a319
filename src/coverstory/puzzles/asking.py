"""What a game's own part says of its puzzles: the truths that fit a view, what can be asked, and how it is reasoned."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from coverstory.errors import UnknownGame
from coverstory.rules.catalogue import PLUGINS
from coverstory.rules.contract import State
from coverstory.rules.plugin import load_part
from coverstory.rules.rng import Rng
from coverstory.words.catalogue import Translations

Values = Mapping[str, int | str]
NO_VALUES: Values = {}
Truth = Any  # what could be true, in a form of the game's own: a State, a placement, who has which agent


class Said(NamedTuple):
    """A message of the game's puzzles with its values; `things` of the board belong to it."""

    message: str
    values: Values = NO_VALUES
    things: Sequence[str] = ()


class Topic(NamedTuple):
    """Something to ask: a message `ask-…`, and what it is about."""

    ask: str
    about: list[int]


@dataclass(frozen=True)
class Deduction:
    """A question whose answer follows from what the seat may know."""

    question: Said
    choices: list[Said]
    truths: Sequence[Truth]  # every one that fits the view, and the clues if there are any
    is_true: Callable[[Truth, int], bool]  # whether that choice is right there
    clues: list[Said] = field(default_factory=list)
    steps: list[Said] = field(default_factory=list)

    def answers(self) -> list[int]:
        """The choices that are right whatever is true."""
        return [n for n in range(len(self.choices)) if all(self.is_true(truth, n) for truth in self.truths)]


@dataclass(frozen=True)
class GamePuzzles:
    """A game's part; one without can still be asked for its best moves."""

    part: str  # of the catalogue
    asks: tuple[str, ...]  # what its deductions ask
    topics: Callable[[Any, Any, Rng], list[Topic]]  # what might be asked of a view; clues are true of the state
    deduction: Callable[[Any, Topic], Deduction]
    states: Callable[[Any], list[State] | None]  # every truth that fits a view; None: they are too many
    told: frozenset[str]  # kinds of events that a solver has to remember
    moves: int = 1  # how many decisions ahead a certain win is looked for, with others deciding in between
    searched: bool = True  # whether a search finds its best moves: it may have no answer for bluffs


def puzzles_of(game: str) -> GamePuzzles:
    found = load_part(PLUGINS[game].puzzles, GamePuzzles)
    if found is None:
        raise UnknownGame(Translations("input", "game"), Translations("input", "none"), repr(game))
    return found
