"""Why an action of Top Secret Spies is advised: what it brings to the seat's own agent, and what it gives away."""

from __future__ import annotations

from coverstory.rules.contract import View
from coverstory.rules.top_secret_spies.components import HIDDEN, NOBODY
from coverstory.rules.top_secret_spies.packed import byte_of, nibble
from coverstory.rules.top_secret_spies.view import SpiesView
from coverstory.rules.top_secret_spies.words import parts_of
from coverstory.words.sayings import Statement

RING = 12
RUINS, LOSS = 11, -3


def reason(view: View, action: int) -> Statement | None:
    assert isinstance(view, SpiesView)
    agent = int(nibble(view.firsts, view.seat)) if view.seat >= 0 else int(NOBODY)
    if agent in (NOBODY, HIDDEN):
        return None
    kind, *numbers = parts_of(action)
    if kind == "split":
        return split(view, agent, [int(steps) for steps in numbers])
    if kind == "place":
        return Statement("near", [agent, (int(numbers[0]) - building(view, agent)) % RING])
    return None


def split(view: SpiesView, agent: int, steps: list[int]) -> Statement:
    arrives = any(paces and (building(view, one) + paces) % RING == view.safe for one, paces in enumerate(steps))
    if arrives:
        return Statement("scores", [agent, worth((building(view, agent) + steps[agent]) % RING)])
    return Statement("walks", [agent, steps[agent]]) if steps[agent] else Statement("stays", [agent])


def building(view: SpiesView, agent: int) -> int:
    return int(byte_of(view.positions, agent))


def worth(place: int) -> int:
    return LOSS if place == RUINS else place
