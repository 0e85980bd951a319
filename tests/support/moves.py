"""Moves as each viewer saw and heard them: what stories are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from coverstory.match.match import Match
from coverstory.rules.contract import CHANCE, ONLOOKER, Event
from coverstory.rules.game import Game
from coverstory.wire.beats import Beat, Patch, PictureData
from coverstory.wire.patches import fold
from coverstory.wire.serialise import beats_of, picture_of


class Move(NamedTuple):
    """A decision, and the chance that follows it, as one viewer saw and heard it."""

    game: Game
    before: PictureData
    after: PictureData
    events: list[Event]

    def beats(self) -> list[Beat]:
        return beats_of(self.game, self.before, self.after, self.events)

    def patches(self) -> list[Patch]:
        return [line.patch for beat in self.beats() for line in beat.lines]

    def pictures(self) -> list[PictureData]:
        """Before the first event, and after each."""
        pictures = [self.before]
        for patch in self.patches():
            pictures.append(fold(pictures[-1], patch))
        return pictures


def picture(match: Match, seat: int) -> PictureData:
    return picture_of(match.game, match.view(seat))


def moves_in(moments: Iterable[Match]) -> Iterator[dict[int, Move]]:
    """By viewer; from a match as it stands before each action and at its end. The deal is the first move."""
    before: dict[int, PictureData] = {}
    heard: dict[int, int] = {}
    for match in moments:
        if before and match.to_act() == CHANCE:
            continue
        viewers = (*range(match.seats), int(ONLOOKER))
        after = {viewer: picture(match, viewer) for viewer in viewers}
        if before:
            yield {
                viewer: Move(match.game, before[viewer], after[viewer], list(match.heard(viewer)[heard[viewer] :]))
                for viewer in viewers
            }
        before = after
        heard = {viewer: len(match.heard(viewer)) for viewer in viewers}
