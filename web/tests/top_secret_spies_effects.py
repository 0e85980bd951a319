"""What choices do in random positions of Top Secret Spies, as the engine carries them out.

The board draws a choice before it is confirmed, so it foretells where agents, safe and markers will be.
`make_scenes.py` writes these positions for the test that compares the two, anew before every check.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from coverstory.rules.catalogue import GAMES
from coverstory.rules.contract import CHANCE, OVER, State
from coverstory.rules.options import Options
from coverstory.rules.rng import Rng
from coverstory.rules.top_secret_spies.actions import PASS
from coverstory.rules.top_secret_spies.view import SpiesView
from coverstory.rules.top_secret_spies.words import parts_of
from coverstory.wire.top_secret_spies import WIRE
from coverstory.wire.top_secret_spies_shapes import SpiesPicture

GAME = GAMES["top_secret_spies"]
SEATS = (2, 4, 7)
GAMES_EACH = 4  # of every variant with every number of seats
OFTEN = 12  # so many choices of one kind in each game, of a card or of a phase
CHOICES = 3  # looked at in one position

Effect = dict[str, object]


def positions() -> list[Effect]:
    tables = [(seats, options, seed) for options in GAME.variants for seats in SEATS for seed in range(GAMES_EACH)]
    return [effect for table in tables for effect in effects_in(*table)]


def effects_in(seats: int, options: Options, seed: int) -> Iterator[Effect]:
    """A game by chance, with some choices of many of its moments."""
    state = GAME.start(seats, options)
    chance = Rng(seed, seats)
    seen: Counter[object] = Counter()
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.apply(state.draw(chance))
            continue
        picture = picture_in(state)
        for action in some_of(state.legal_actions(), chance):
            parts = parts_of(action)
            kind = tuple(parts[:2]) if parts[0] == "play" else parts[0]
            if parts[0] in ("split", "place", "play") and seen[kind] < OFTEN:
                seen[kind] += 1
                yield effect_of(state, action, picture)
        state.apply(state.pick(chance))


def some_of(actions: Sequence[int], chance: Rng) -> set[int]:
    return {actions[chance.below(len(actions))] for _ in range(CHOICES)}


def effect_of(state: State, action: int, picture: SpiesPicture) -> Effect:
    after = state.copy()
    after.apply(action)
    moved = picture_in(after)
    return {
        "picture": picture,
        "offer": {"code": action, "parts": parts_of(action)},
        "buildings": [agent.building for agent in moved.agents],
        "safe": moved.safe,
        "markers": markers_after_move(after) if picture.phase == "move" else None,
    }


def markers_after_move(state: State) -> list[int]:
    """A move is scored when nobody plays a card; before that, whoever moved may draw one."""
    while (phase := picture_in(state).phase) in ("draw", "cards"):
        state.apply(PASS if phase == "cards" else state.draw(Rng(0, 0)))
    return [agent.marker for agent in picture_in(state).agents]


def picture_in(state: State) -> SpiesPicture:
    view = GAME.look(state, max(state.to_act(), 0), [])
    assert isinstance(view, SpiesView)
    picture = WIRE.shape_of(WIRE.picture_of(view))
    assert isinstance(picture, SpiesPicture)
    return picture
