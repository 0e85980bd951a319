"""Undercover (Wyss) told: a card is opened, then it captures, then lines are scored, and missions come last."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.rules.contract import Event
from coverstory.wire.beats import Patch, Path, PictureData
from coverstory.wire.story import SILENT, Group, as_event, chosen, count_of, taken
from coverstory.words.sayings import Statement

IN_PASSING = ("turn", "stone", "no_capture", "no_power", "no_aside", "order", "keep")


# How the picture changes.


def stage(now: PictureData, after: PictureData, event: Event) -> Patch:
    kind, numbers = event.kind, event.numbers
    if kind == "open":
        return [(["opened"], numbers[1])]
    if kind == "value":
        return [*taken(after, cell(numbers[1])), *seen(now, numbers[1], numbers[2])]
    if kind == "capture":
        return taken(after, cell(numbers[1]), cell(numbers[3]), ["box"])
    if kind in ("retire", "aside"):
        owner = numbers[2] if kind == "retire" else numbers[0]
        return taken(after, cell(numbers[1]), ["sides", owner, "laid_aside"])
    if kind in ("turn_back", "keep"):
        return taken(after, cell(numbers[1]))
    if kind in ("win", "lost"):
        return taken(after, ["secrets", numbers[0]])
    if kind == "stone":
        return [(["stone"], numbers[0])]
    if kind == "compel":
        return [(["compeller"], numbers[0])]
    if kind in ("turn", "first"):
        return [(["turn"], numbers[0])]
    return stage_secrets(after, event)


def stage_secrets(after: PictureData, event: Event) -> Patch:
    if event.kind == "secret":
        return [(["secrets", event.numbers[0], "kind"], event.numbers[1])]
    if event.kind == "mission":
        side: Path = ["sides", event.numbers[0]]
        return (
            taken(after, [*side, "has_mission"], [*side, "mission"])
            if len(event.numbers) > 1
            else taken(after, [*side, "has_mission"])
        )
    return [(["sides", event.numbers[0], "mission"], event.numbers[1])] if event.kind == "shown_mission" else []


def cell(place: int) -> Path:
    return ["cells", place]


def seen(now: PictureData, place: int, value: int) -> Patch:
    """Nobody had seen this card before."""
    if now["cells"][place]["lies"] != "unseen":
        return []
    unseen = list(now["never_opened"])
    unseen.remove(value)
    return [(["never_opened"], unseen)]


# What is told.


def tell(_before: PictureData, events: Sequence[Event], place: int) -> Group:
    event = events[place]
    kind, numbers = event.kind, event.numbers
    if kind in ("secret", "mission", "first"):
        return tell_deal(events, place)
    if kind in IN_PASSING:
        return SILENT
    if kind == "open" and count_of(events, place + 1, "value"):
        return Group(Statement("open", [*numbers, events[place + 1].numbers[2]]), size=2)
    if kind == "open_two":
        return tell_two(events, place)
    if kind == "turn_back":
        return chosen(Group(Statement("turn_back", numbers), size=1 + count_of(events, place + 1, "keep")))
    if kind == "capture":
        captured = Statement("capture", [numbers[0], numbers[2], numbers[3], numbers[4], numbers[5]])
        return chosen(Group(captured, "elimination"))
    if kind in ("retire", "aside", "compel"):
        return chosen(as_event(event, "elimination" if kind == "retire" else ""))
    if kind in ("sum", "win"):
        return tell_line(events, place)
    if kind == "lost":
        return as_event(event, "scoring")
    return tell_end(events, place)


def tell_deal(events: Sequence[Event], place: int) -> Group:
    """The secrets lie there; everybody has a mission, and knows the own one; somebody begins."""
    event = events[place]
    if event.kind == "first":
        return as_event(event)
    count = count_of(events, place, event.kind)
    if event.kind == "secret":
        return Group(Statement("secrets", ()), "deal", count)
    own = next((each.numbers for each in events[place : place + count] if len(each.numbers) > 1), None)
    return Group(Statement("missions", ()) if own is None else Statement("mission", own), "deal", count)


def tell_two(events: Sequence[Event], place: int) -> Group:
    """Both values, where nobody has to be asked in between."""
    values = count_of(events, place + 1, "value")
    if values < 2:
        return as_event(events[place], size=1 + values)
    shown = {event.numbers[1]: event.numbers[2] for event in events[place + 1 : place + 1 + values]}
    seat, row_card, column_card = events[place].numbers
    numbers = [seat, row_card, column_card, shown[row_card], shown[column_card]]
    return Group(Statement("open_two", numbers), size=1 + values)


def tell_line(events: Sequence[Event], place: int) -> Group:
    """A line is won: the sums, and who takes its secret."""
    sums = count_of(events, place, "sum")
    line, kind, winner, near = events[place + sums].numbers
    totals = {event.numbers[1]: event.numbers[2] for event in events[place : place + sums]}
    return Group(Statement("win", [line, kind, winner, near, totals[winner]]), "scoring", sums + 1)


def tell_end(events: Sequence[Event], place: int) -> Group:
    event = events[place]
    if event.kind == "shown_mission":
        return as_event(event, "unmasking")
    if event.kind in ("tally_kind", "tally_mission", "tally_aside"):
        count = count_of(events, place, "tally_kind", "tally_mission", "tally_aside")
        return Group(Statement("total", events[place + count].numbers), "scoring", count + 1, "event")
    if event.kind == "place":
        count = count_of(events, place, "place")
        winners = [each.numbers[0] for each in events[place : place + count] if each.numbers[1] == 1]
        return Group(Statement("won", winners), "end", count)
    return as_event(event)
