"""Agent Hunter told: the answer comes before the house falls, and hands are opened one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.rules.contract import Event
from coverstory.wire.beats import Patch, Path, PictureData
from coverstory.wire.story import SILENT, Group, as_event, chosen, count_of, taken
from coverstory.words.sayings import Statement

IN_PASSING = ("turn", "returned", "covered_from_hand", "covered_from_house")


def stage(now: PictureData, after: PictureData, event: Event) -> Patch:
    kind, numbers = event.kind, event.numbers
    if kind == "answer":
        return [] if falls(now, after) else taken(after, *knowledge(after))
    if kind in ("placed", "placed_unseen"):
        lies = house(numbers[0], numbers[1])
        known: Patch = [([*lies, "card"], numbers[2])] if kind == "placed" else []  # at the end all will be
        return [*known, *taken(after, [*lies, "face_down"], [*lies, "could"]), *holding(now, after, numbers[0])]
    if kind == "switched":
        return [*emptied(numbers[0], numbers[1]), *holding(now, after, numbers[0])]
    if kind == "eliminated":
        return taken(after, house(numbers[0], numbers[1]))
    if kind == "covered_from_house":
        return emptied(numbers[0], numbers[1])
    if kind == "covered_from_hand":
        return holding(now, after, numbers[0])
    if kind == "closed":
        return taken(after, [*house(numbers[0], numbers[1]), "fate"])
    if kind == "decoy":
        return taken(after, [*house(numbers[0], numbers[1]), "decoys"], ["sides", numbers[0], "decoys_left"])
    if kind == "shown_house":
        return taken(after, [*house(numbers[0], numbers[1]), "card"])
    if kind == "shown_hand":
        return taken(after, ["sides", numbers[0], "hand"])
    return [(["turn"], numbers[0])] if kind == "started" else []


def falls(now: PictureData, after: PictureData) -> bool:
    """Whether this move eliminates a house that still stands."""
    fates = [[house["fate"] for side in each["sides"] for house in side["houses"]] for each in (now, after)]
    return fates[0] != fates[1]


def house(seat: int, number: int) -> Path:
    return ["sides", seat, "houses", number]


def emptied(seat: int, number: int) -> Patch:
    lies = house(seat, number)
    return [([*lies, "card"], None), ([*lies, "face_down"], False), ([*lies, "could"], [])]


def holding(now: PictureData, after: PictureData, seat: int) -> Patch:
    """A hand that is secret stays so until it is shown, even if the game ends with this move."""
    paths: list[Path] = [["sides", seat, "hand_size"], ["sides", seat, "surely_in_hand"]]
    if now["sides"][seat]["hand"] is not None:
        paths.append(["sides", seat, "hand"])
    return taken(after, *paths)


def knowledge(after: PictureData) -> list[Path]:
    """What all may conclude."""
    paths: list[Path] = []
    for seat, side in enumerate(after["sides"]):
        paths += [[*house(seat, number), "could"] for number in range(len(side["houses"]))]
        paths.append(["sides", seat, "surely_in_hand"])
    return paths


def tell(_before: PictureData, events: Sequence[Event], place: int) -> Group:
    event = events[place]
    if event.kind in IN_PASSING:
        return SILENT
    if event.kind in ("hand_attack", "house_attack"):
        return chosen(Group(Statement(event.kind, event.numbers)))
    if event.kind == "answer":
        return Group(Statement("answer", event.numbers), "reveal")
    if event.kind == "eliminated":
        return Group(Statement("eliminated", event.numbers[:3]), "elimination")
    if event.kind in ("shown_house", "shown_hand"):
        return tell_secrets(events, place)
    if event.kind in ("tally", "points"):
        count = count_of(events, place, "tally") + 1
        points = events[place + count - 1]
        return Group(Statement("points", points.numbers), "scoring", count)
    if event.kind in ("ended", "won"):
        return as_event(event, "end")
    if event.kind in ("placed", "switched", "decoy"):
        return chosen(as_event(event))
    return as_event(event, "scoring" if event.kind == "hand_sum" else "")


def tell_secrets(events: Sequence[Event], place: int) -> Group:
    """All that one seat had hidden."""
    houses = count_of(events, place, "shown_house")
    cards = [event.numbers[2] for event in events[place : place + houses]]
    return Group(Statement("shown", [events[place].numbers[0], *cards]), "unmasking", houses + 1)
