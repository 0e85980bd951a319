"""A walk of several agents, planned step by step before it is walked: each letter is a step of that agent."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from coverstory.rules.top_secret_spies.components import AGENTS, BUILDINGS
from coverstory.rules.top_secret_spies.vocabulary import NAMES
from coverstory.terminal.commands import Choice
from coverstory.wire.base import Picture
from coverstory.wire.top_secret_spies_shapes import SpiesPicture

INITIALS = "".join(name[0].lower() for name in NAMES)
_STEP = re.compile(rf"(\d?)([{INITIALS}])")
_PLAN = re.compile(rf"\s*(?:\d?[{INITIALS}]\s*)+")

Steps = tuple[int, ...]


def is_walk(choices: Sequence[Choice]) -> bool:
    """Whether points are to be split among agents."""
    return len(choices) > 1 and all(choice.offer is not None and choice.offer.parts[0] == "split" for choice in choices)


def read_plan(words: str) -> Steps | None:
    """`JJD`, `jjd`, `2j d`: two steps of J and one of D; None where the words are something else."""
    if not _PLAN.fullmatch(words.lower()):
        return None
    steps = [0] * int(AGENTS)
    for count, initial in _STEP.findall(words.lower()):
        steps[INITIALS.index(initial)] += int(count or 1)
    return tuple(steps)


def steps_of(choice: Choice) -> Steps:
    assert choice.offer is not None
    return tuple(int(part) for part in choice.offer.parts[1:])


def leads_to(plan: Steps, choice: Choice) -> bool:
    """Whether the plan can still become this walk."""
    return all(walked >= planned for walked, planned in zip(steps_of(choice), plan, strict=True))


def walked(picture: Picture, plan: Steps) -> Picture:
    """The board as it would be."""
    if not isinstance(picture, SpiesPicture):
        return picture
    agents = [
        msgspec.structs.replace(agent, building=(agent.building + steps) % int(BUILDINGS))
        for agent, steps in zip(picture.agents, plan, strict=True)
    ]
    return msgspec.structs.replace(picture, agents=agents)


def letter_of(spot: str) -> str:
    """What to type for a click on an agent; nothing for a click elsewhere."""
    kind, _, number = spot.partition(":")
    return INITIALS[int(number)].upper() if kind == "agent" else ""
