"""A finished game from position to position, with what everybody had heard by then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from coverstory.bots.review.facts import Finished
from coverstory.rules.catalogue import find_game
from coverstory.rules.contract import ONLOOKER, Event, State, View
from coverstory.rules.game import Game


class Position(NamedTuple):
    """How things stood after so many entries of the record."""

    game: Game
    place: int
    state: State  # the whole truth
    heard: Mapping[int, Sequence[Event]]  # by seat, and by ONLOOKER, to the end of the walk
    lengths: Mapping[int, int]  # how much of it had been heard by then

    def view(self, seat: int) -> View:
        return self.game.look(self.state, seat, list(self.heard[seat][: self.lengths[seat]]))

    def is_forced(self) -> bool:
        """Whether whoever is to act has no choice, as everybody at the table may see."""
        return self.state.legal_count() == 1 or self.game.foregone(self.state) is not None


class Move(NamedTuple):
    """An entry of the record, between two positions."""

    before: Position
    action: int
    after: Position
    news: Sequence[Event]  # what all seats and onlookers heard of it

    @property
    def seat(self) -> int:
        """Who decided, or CHANCE."""
        return int(self.before.state.to_act())

    def reveals(self) -> bool:
        """Whether something came to light that had been hidden."""
        return not self.before.game.keeps_secrets(self.before.state, self.news)


def moves_of(finished: Finished) -> Iterator[Move]:
    """Every entry, one after the other."""
    game = find_game(finished.game).of_version(finished.rules)
    state = game.start(finished.seats, finished.options)
    heard: dict[int, list[Event]] = {viewer: [] for viewer in (*range(finished.seats), int(ONLOOKER))}
    before = Position(game, 0, state, heard=heard, lengths=lengths_of(heard))
    for place, action in enumerate(finished.actions):
        state = before.state.copy()
        state.advance(action)
        for viewer, events in heard.items():
            events += game.hear(before.state, action, state, viewer)
        after = Position(game, place + 1, state, heard=heard, lengths=lengths_of(heard))
        news = [event for viewer, events in heard.items() for event in events[before.lengths[viewer] :]]
        yield Move(before, action, after, news)
        before = after


def lengths_of(heard: Mapping[int, Sequence[Event]]) -> dict[int, int]:
    return {viewer: len(events) for viewer, events in heard.items()}
