"""A move as a story: its events in beats, each event with what it changes in the picture.

Everything here is made of the viewer's own picture before the move, its own picture after it, and the events as it
heard them: a story cannot tell what these do not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, final

from coverstory.rules.contract import Event
from coverstory.wire.beats import Patch, PictureData, Weight
from coverstory.wire.patches import at, diff, fold
from coverstory.words.sayings import Statement


@final
class Group:
    """The next events, as one beat; nobody changes one."""

    def __init__(
        self,
        say: Statement | None,
        weight: Weight = "",
        size: int = 1,  # how many events
        section: Literal["beat", "event"] = "beat",
        is_chosen: bool = False,  # all of it, by the seat that is the first number of its first event
    ) -> None:
        self.say = say
        self.weight: Weight = weight
        self.size = size
        self.section: Literal["beat", "event"] = section
        self.is_chosen = is_chosen

    def of_size(self, size: int) -> Group:
        return Group(self.say, self.weight, size, self.section, is_chosen=self.is_chosen)


SILENT = Group(None)

# What a game may bring along: how one event changes the picture so far, given the picture after the whole move …
Stage = Callable[[PictureData, PictureData, Event], Patch]
# … and what the events from a place on make as the next beat, given the picture before them all.
Tell = Callable[[PictureData, Sequence[Event], int], Group]


def stage_nothing(_now: PictureData, _after: PictureData, _event: Event) -> Patch:
    """Everything changes with the last event."""
    return []


def tell_event(_before: PictureData, events: Sequence[Event], place: int) -> Group:
    """A beat for every event, with its own sentence."""
    return as_event(events[place])


def as_event(event: Event, weight: Weight = "", size: int = 1) -> Group:
    """These events with the sentence of the first."""
    return Group(Statement(event.kind, event.numbers), weight, size, "event")


def chosen(group: Group) -> Group:
    """Nothing in it is news to the seat that did it."""
    return Group(group.say, group.weight, group.size, group.section, is_chosen=True)


def count_of(events: Sequence[Event], place: int, *kinds: str) -> int:
    """How many events from that place on are of these kinds."""
    end = place
    while end < len(events) and events[end].kind in kinds:
        end += 1
    return end - place


def taken(after: PictureData, *paths: list[str | int]) -> Patch:
    """These places as they will be."""
    return [(path, at(after, path)) for path in paths]


def groups_of(tell: Tell, before: PictureData, events: Sequence[Event]) -> list[Group]:
    """What needs no words joins the beat before it, unless that beat is one to be looked at to its end."""
    groups: list[Group] = []
    place = 0
    while place < len(events):
        group = tell(before, events, place)
        place += group.size
        if group.say is None and groups and not groups[-1].weight:
            groups[-1] = groups[-1].of_size(groups[-1].size + group.size)
        else:
            groups.append(group)
    return groups


def patches_of(stage: Stage, before: PictureData, after: PictureData, events: Sequence[Event]) -> list[Patch]:
    """One for each event. The last one closes every gap, so that together they always lead to the picture after."""
    patches: list[Patch] = []
    now = before
    for event in events[:-1]:
        patch = [(path, value) for path, value in stage(now, after, event) if at(now, path) != value]
        now = fold(now, patch)
        patches.append(patch)
    return [*patches, diff(now, after)]
