"""What placements bring in random positions of Undercover (Danzer), as the engine carries them out.

The board draws a placement before it is confirmed, so it foretells where the staffers will be. `make_scenes.py` writes
these positions for the test that compares the two, anew before every check.
"""

from __future__ import annotations

from collections.abc import Iterator

from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import CHANCE, OVER, State
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.rules.undercover_danzer.view import DanzerView
from coverstory.rules.undercover_danzer.words import parts_of
from coverstory.wire.undercover_danzer import WIRE
from coverstory.wire.undercover_danzer_shapes import DanzerPicture

GAME = GAMES["undercover_danzer"]
GAMES_EACH = 2  # of every variant with every number of seats

Effect = dict[str, object]


def positions() -> list[Effect]:
    seats = range(GAME.least_seats, GAME.most_seats + 1)
    tables = [(many, options, seed) for options in GAME.variants for many in seats for seed in range(GAMES_EACH)]
    return [effect for table in tables for effect in effects_in(*table)]


def effects_in(seats: int, options: Options, seed: int) -> Iterator[Effect]:
    """Every placement of a game by chance that is evaluated."""
    state = GAME.start(seats, options)
    chance = Rng(seed, 77)
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.apply(state.draw(chance))
            continue
        picture = picture_in(state, state.to_act())
        action = state.pick(chance)
        state.apply(action)
        kind, *space = parts_of(action)
        if kind == "place_at" and picture.round > 1:
            service = picture_in(state, picture.player).services[picture.player]
            row, column = space
            yield {
                "picture": picture,
                "row": row,
                "column": column,
                "staffers": service.staffers,
                "points": service.points,
            }


def picture_in(state: State, seat: int) -> DanzerPicture:
    view = GAME.look(state, seat, [])
    assert isinstance(view, DanzerView)
    picture = WIRE.shape_of(WIRE.picture_of(view))
    assert isinstance(picture, DanzerPicture)
    return picture
