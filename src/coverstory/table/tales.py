"""One line of story about each seat of a finished game, from what it could expect as the game went on."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.bots.review.facts import Outlook
from coverstory.wire.curve import SeatTale, Tale, When

NEARLY_ALWAYS = 0.8  # of the game
OFTEN = 0.4
BEATEN = 0.3  # whoever could expect no more than this looked beaten
CLOSE = 0.3  # whoever was no farther behind the first at the last turns was still in it
LAST_TURNS = 0.15  # of the game


def tale_of(seat: int, outlooks: Sequence[Outlook], places: Sequence[int]) -> SeatTale:
    """`outlooks` end with the result, which is not part of the story."""
    course = [each.values for each in outlooks[:-1]] or [outlooks[-1].values]
    kind, place = won(seat, course) if places[seat] == 1 else lost(seat, course)
    return SeatTale(seat, kind, third(place, len(course)))


def won(seat: int, course: Sequence[Sequence[float]]) -> tuple[Tale, int]:
    ahead = [leads(seat, values) for values in course]
    if share(ahead) >= NEARLY_ALWAYS:
        return "led", 0
    lowest = min(range(len(course)), key=lambda place: course[place][seat])
    if course[lowest][seat] <= BEATEN and lowest >= len(course) // 4:
        return "comeback", lowest
    taken = lead_taken(ahead)
    return ("late" if taken >= len(course) * (1 - LAST_TURNS) else "took_lead"), taken


def lost(seat: int, course: Sequence[Sequence[float]]) -> tuple[Tale, int]:
    ahead = [leads(seat, values) for values in course]
    last_lead = max((place for place, leading in enumerate(ahead) if leading), default=-1)
    if share(ahead) >= OFTEN or last_lead >= len(course) * 3 // 4:
        return "lost_lead", last_lead
    end = course[int(len(course) * (1 - LAST_TURNS)) :]
    if sum(max(values) - values[seat] for values in end) <= CLOSE * len(end):
        return "close", len(course) - 1
    highest = max(range(len(course)), key=lambda place: course[place][seat])
    return ("early", 0) if highest < len(course) // 3 else ("peak", highest)


def leads(seat: int, values: Sequence[float]) -> bool:
    return all(values[seat] > value for other, value in enumerate(values) if other != seat)


def share(ahead: Sequence[bool]) -> float:
    return sum(ahead) / len(ahead)


def lead_taken(ahead: Sequence[bool]) -> int:
    """From where on nobody else was ahead."""
    behind = [place for place, leading in enumerate(ahead) if not leading]
    return behind[-1] + 1 if behind else 0


def third(place: int, length: int) -> When:
    thirds: tuple[When, When, When] = ("early", "middle", "late")
    return thirds[min(place * 3 // length, 2)]
