"""Another truth that a seat cannot tell from the true one, as a game under way."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.research.codecs.position import Memory, RunningGame
from coverstory.rules.contract import ONLOOKER, State
from coverstory.rules.rng import Source


def resampled(table: RunningGame, seat: int, numbers: Sequence[int], rng: Source) -> RunningGame:
    """A world drawn for that seat, which has heard what it has heard; these are the numbers of all actions so far.

    What the others have heard in private belongs to the true game and must not be told: in this one they have heard
    what an onlooker has, and their information state is that and what they see now.
    """
    game = table.setting.game
    before = table.recall(numbers)
    world = game.worlds(table.view(seat, numbers)).sample(rng)
    heard = [list(before.heard[ONLOOKER]) for _ in before.heard]
    told = [before.told[ONLOOKER] + sight(table, world, place) for place in range(table.setting.seats)]
    heard[seat] = list(before.heard[seat])
    told[seat] = before.told[seat]
    return RunningGame(
        table.setting,
        table.codec,
        state=world,
        memory=Memory(0, state=world.copy(), heard=heard, told=[*told, before.told[ONLOOKER]]),
    )


def sight(table: RunningGame, world: State, seat: int) -> str:
    return table.setting.game.look(world, seat, []).picture()
