"""The seats of a table and who has them; how a table may be set up."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from coverstory.bots.roster import LEVELS
from coverstory.errors import BadOption, UnknownGame, UnknownOption, WrongSeats
from coverstory.rules.catalogue import find_game
from coverstory.table.look_alikes import DRAWN_AS_NOTHING, VARIANT_SELECTORS, are_alike, is_visible
from coverstory.table.refusals import Refusal
from coverstory.table.series import is_possible
from coverstory.wire.commands import NICKNAME_LENGTH, Clock, SeatPlan, Settings

SHORTEST_CLOCK = 5  # seconds
MOST_SECONDS = 86400
MOST_DAYS = 30
DAY = 86400.0
KEPT_IDLE = DAY  # a deserted table at which nobody plays, or at which no person has made a move yet
KEPT_BEGUN = 30 * DAY  # a match without a clock, which somebody may come back to
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")  # kinds of characters that would confuse other people's screens
JOINER = "\u200d"  # holds emoji together


# What bots are called, by seat; the second one where a person has the first.
COVER_NAMES = ("Falcon", "Magpie", "Heron", "Osprey", "Jackdaw", "Kestrel", "Nightjar")
OTHER_COVER_NAMES = ("Sparrow", "Curlew", "Bittern", "Merlin", "Lapwing", "Goshawk", "Wagtail")


@dataclass
class Seat:
    """One seat. `open`: nobody's; `person` and `device`: somebody's, the latter on the host's device; `bot`."""

    kind: str = "open"
    person: str = ""
    name: str = ""
    level: str = ""
    entropy: str = field(default="", repr=False)  # where it is sent openly; see deal.py
    notes: str = field(default="", repr=False)
    helped: bool = False  # a bot plays for its person, who may come back
    resigned: bool = False  # its person has given the match up, and a bot plays it to the end
    vacated: bool = False  # open after this match, unless its person comes back before
    again: bool = False  # the match is over, and its person would like another one
    won: int = 0  # matches at this table, by whoever sits here now

    @property
    def is_human(self) -> bool:
        return self.kind in ("person", "device")

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.helped


def planned(plan: SeatPlan, number: int, person: str, name: str) -> Seat:
    """A seat as it was set up; one on the host's device is the host's."""
    if plan.kind == "bot":
        return Seat("bot", level=plan.level)
    if plan.kind == "device":
        return Seat("device", person, plain(plan.name) or f"{name} {number + 1}"[-NICKNAME_LENGTH:])
    return Seat()


def rearranged(old: Sequence[Seat], settings: Settings, host: str, host_name: str) -> list[Seat]:
    """People keep their seat if it is still open to people, or get the first that is; without one they lose it."""
    new = [planned(plan, number, host, host_name) for number, plan in enumerate(settings.seats)]
    people = [(number, held) for number, held in enumerate(old) if held.kind == "person"]
    staying = [number for number, _ in people if number < len(new) and new[number].kind == "open"]
    for number, held in sorted(people, key=lambda each: each[0] not in staying):
        free = [number] if number in staying else [place for place, other in enumerate(new) if other.kind == "open"]
        for place in free[:1]:
            new[place] = held
    return new


def names_of(seats: Sequence[Seat]) -> list[str]:
    """By seat; empty for an open one. Bots have cover names, so that no two at a table are called the same."""
    people = [held.name for held in seats if held.is_human]
    return [cover_name(seat, people) if held.kind == "bot" else held.name for seat, held in enumerate(seats)]


def cover_name(seat: int, people: Sequence[str]) -> str:
    name = COVER_NAMES[seat]
    return OTHER_COVER_NAMES[seat] if is_taken(name, people) else name


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether it could be taken for one of these."""
    return any(are_alike(name, other) for other in others)


# What may be asked for.


def refusal_of_settings(settings: Settings) -> Refusal | None:
    try:
        find_game(settings.game).start(len(settings.seats), settings.options)
    except UnknownGame:
        return Refusal("unknown_game")
    except WrongSeats as error:
        return Refusal("wrong_seats", error.rule, "seats")
    except UnknownOption as error:
        return Refusal("bad_option", error.rule)
    except BadOption as error:
        expected = None if isinstance(error.expected, str) else error.expected
        return Refusal("bad_option", error.rule, f"options.{error.option}", expected)
    levels = [settings.level, *(plan.level for plan in settings.seats if plan.kind == "bot")]
    if any(level not in LEVELS for level in levels):
        return Refusal("unknown_bot")
    for seat, plan in enumerate(settings.seats):
        if plan.name and not is_name(plain(plan.name)):
            return Refusal("bad_name", field=f"seats.{seat}")
    if not is_possible(settings.series):
        return Refusal("bad_series", field="series")
    return None if fits(settings.clock) else Refusal("bad_clock", field="clock")


def fits(clock: Clock) -> bool:
    if clock.kind == "seconds":
        return SHORTEST_CLOCK <= clock.amount <= MOST_SECONDS
    return clock.kind == "none" or 1 <= clock.amount <= MOST_DAYS


def time_for_a_move(clock: Clock) -> float | None:
    """In seconds; None without a clock."""
    if clock.kind == "none":
        return None
    return clock.amount * (DAY if clock.kind == "days" else 1.0)


def plain(text: str) -> str:
    """One line of visible text: no control characters, none that change the direction of other text, no wide gaps."""
    seen = (" " if is_gap(mark) else mark for mark in text if is_gap(mark) or is_seen(mark))
    return " ".join("".join(seen).split()).strip(JOINER)


def is_gap(mark: str) -> bool:
    return mark.isspace() or (ord(mark) in DRAWN_AS_NOTHING and ord(mark) not in VARIANT_SELECTORS)


def is_seen(mark: str) -> bool:
    return mark == JOINER or unicodedata.category(mark) not in UNSEEN


def is_name(name: str) -> bool:
    return len(name) <= NICKNAME_LENGTH and is_visible(name)
