"""Why an action of Top Secret Spies is advised: what it brings to the seat's own agent, and what it gives away."""

from __future__ import annotations

from coverstory.bots.top_secret_spies.weighted_worlds import BelievedWorlds, believed_worlds
from coverstory.rules.contract import View
from coverstory.rules.top_secret_spies import actions as codes
from coverstory.rules.top_secret_spies.components import AGENTS, HIDDEN, NOBODY
from coverstory.rules.top_secret_spies.packed import byte_of, nibble
from coverstory.rules.top_secret_spies.view import SpiesView
from coverstory.rules.top_secret_spies.words import parts_of
from coverstory.words.sayings import Statement

RING = 12
RUINS, LOSS = 11, -3
GIVES_AWAY = 0.1  # so much more is worth a word
SEEN_THROUGH = 0.7  # whoever is seen through so far hides no more
HARDLY = 0.01  # so much more is no more


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


def split(view: SpiesView, agent: int, steps: list[int]) -> Statement | None:
    arrives = any(paces and (building(view, one) + paces) % RING == view.safe for one, paces in enumerate(steps))
    if arrives:
        return Statement("scores", [agent, worth((building(view, agent) + steps[agent]) % RING)])
    worlds = believed_worlds(view)
    if steps[agent]:
        return (covers(worlds, agent, steps) if worlds else None) or Statement("walks", [agent, steps[agent]])
    hides = worlds is None or worlds.seen_after(codes.split(steps)) <= worlds.seen_now() + HARDLY
    return Statement("stays", [agent]) if hides else None


def covers(worlds: BelievedWorlds, agent: int, steps: list[int]) -> Statement | None:
    """Whom to move besides the own agent, if walking alone would tell everybody much more."""
    others = [other for other, paces in enumerate(steps) if paces and other != agent]
    if not others:
        return None
    alone = worlds.seen_after(codes.split([sum(steps) if one == agent else 0 for one in range(AGENTS)]))
    together = worlds.seen_after(codes.split(steps))
    if together > SEEN_THROUGH or alone - together < GIVES_AWAY:
        return None
    return Statement("covers", [agent, round(100 * alone), round(100 * together), *others])


def building(view: SpiesView, agent: int) -> int:
    return int(byte_of(view.positions, agent))


def worth(place: int) -> int:
    return LOSS if place == RUINS else place
