"""What the numbers of an event, an action or a task are called, and the sentence they make: docs/words.md."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

from coverstory.errors import MalformedText
from coverstory.words.catalogue import Value, Words, words

Is = Literal["number", "seat", "list", "places"]
Join = Literal["comma", "and", "or"]
NOTHING_DERIVED: Mapping[str, Derived] = {}
NO_DECLARATIONS: Mapping[str, str] = {}
NO_LIMITS: Mapping[str, int] = {}
NO_READER = -1  # whoever reads has no seat: every seat is called by its name
NOT_MEANT = "none"  # what is said is not about the reader

_DECLARED = (
    r"(?P<name>[a-z][a-z0-9_]*)"
    r"(?P<seat>:seat)?(?P<optional>\?)?"
    r"(?P<rest>[*#])?(?P<join>and|or)?(?:\((?P<items>[a-z_,]+)\))?"
)


class Statement(NamedTuple):
    """Something to be said: a kind, and the numbers that belong to it."""

    kind: str
    numbers: Sequence[float]


def action_said(parts: Sequence[str | int]) -> Statement:
    """An action by its parts: words after the kind belong to it."""
    kind = "_".join(part for part in parts if isinstance(part, str))
    return Statement(kind, [part for part in parts if not isinstance(part, str)])


class Derived(NamedTuple):
    """A number that a message needs and that is not sent, made of others in the order of these fields."""

    of: Mapping[str, int]  # each number with its factor
    divide: int = 1  # rounded down
    modulo: int = 0  # 0: no remainder is taken
    plus: int = 0
    sign: bool = False  # keep only -1, 0 or 1

    def value(self, numbers: Mapping[str, float]) -> float:
        total = sum(numbers[name] * factor for name, factor in self.of.items()) // self.divide
        total = (total % self.modulo if self.modulo else total) + self.plus
        return (total > 0) - (total < 0) if self.sign else total


SEAT_NUMBER = Derived({"number": 1}, plus=1)  # seats that are named by their number: people count them from 1


class Named(NamedTuple):
    """What one number of a kind is, or what all that are left are."""

    name: str
    what: Is = "number"
    optional: bool = False
    join: Join = "comma"
    items: tuple[str, ...] = ()


Declared = tuple[Named, ...]


def read_declaration(text: str) -> Declared:
    return tuple(_named(word) for word in text.split())


def _named(word: str) -> Named:
    found = re.fullmatch(_DECLARED, word)
    if found is None:
        raise MalformedText("Declaration", "a name such as card, owner:seat, kind? or cards*and", f"“{word}”")
    name = found["name"]
    items = tuple((found["items"] or "").split(",")) if found["items"] else ()
    if found["rest"]:
        join: Join = "and" if found["join"] == "and" else "or" if found["join"] == "or" else "comma"
        return Named(name, what="list" if found["rest"] == "*" else "places", optional=False, join=join, items=items)
    is_seat = name == "seat" or found["seat"] is not None
    return Named(name, "seat" if is_seat else "number", found["optional"] is not None)


class Sayings:
    """All that a part of the catalogue says about kinds and numbers; docs/words.md has the grammar.

    Numbers of the names in `below` are at least 0 and below that.
    """

    def __init__(
        self,
        part: str,
        *,
        events: Mapping[str, str] = NO_DECLARATIONS,
        beats: Mapping[str, str] = NO_DECLARATIONS,
        actions: Mapping[str, str] = NO_DECLARATIONS,
        tasks: Mapping[str, str] = NO_DECLARATIONS,
        beliefs: Mapping[str, str] = NO_DECLARATIONS,
        hints: Mapping[str, str] = NO_DECLARATIONS,
        derived: Mapping[str, Derived] = NOTHING_DERIVED,
        below: Mapping[str, int] = NO_LIMITS,
    ) -> None:
        self.part = part
        self.sections = {
            "event": events,
            "beat": beats,
            "action": actions,
            "task": tasks,
            "belief": beliefs,
            "hint": hints,
        }
        self.derived = derived
        self.below = below

    @cached_property
    def declared(self) -> Mapping[str, Declared]:
        """By message."""
        return {
            f"{section}-{kind}": read_declaration(text)
            for section, kinds in self.sections.items()
            for kind, text in kinds.items()
        }

    def say(
        self,
        section: str,
        said: Statement,
        lang: str,
        names: Sequence[str] = (),
        more: Mapping[str, Value] | None = None,
        reader: int = NO_READER,
    ) -> str:
        """The sentence; names[seat] is what a seat is called, and the seat of the reader may be called “you”."""
        spoken = words(lang, self.part)
        message = f"{section}-{said.kind}"
        declared = self.declared.get(message)
        if declared is None:
            raise MalformedText(section.capitalize(), f"a kind of {self.part}", f"“{said.kind}”")
        values = self.values(spoken, said=said, declared=declared, names=names, reader=reader)
        if more:
            values.update(more)
        return spoken.say(message, values)

    def values(
        self, spoken: Words, said: Statement, declared: Declared, names: Sequence[str], reader: int = NO_READER
    ) -> dict[str, Value]:
        """The variables of a message; `$self` is the name of the one that means the reader's seat."""
        numbers = said.numbers
        values: dict[str, Value] = {"self": NOT_MEANT}
        raw: dict[str, float] = {}
        at = 0
        for named in declared:
            if named.what in ("list", "places"):
                self._check_all(named, numbers[at:], said)
                groups = _groups(named, numbers[at:])
                items = [self._item(spoken, named=named, group=group, names=names, reader=reader) for group in groups]
                values[named.name], values[f"{named.name}_count"] = join(items, named.join, spoken.lang), len(items)
                if any(_means(reader, named, group) for group in groups):
                    values["self"] = named.name
                at = max(at, len(numbers))
            elif at < len(numbers):
                number = raw[named.name] = numbers[at]
                self._check(named.name, number, said)
                values[named.name] = _named_seat(number, names) if named.what == "seat" else number
                if named.what == "seat" and number == reader and values["self"] == NOT_MEANT:
                    values["self"] = named.name
                at += 1
            elif named.optional:
                values[named.name] = "none"
            else:
                at = -1
                break
        if at != len(numbers):
            raise MalformedText("Numbers", f"{len(declared)} for {said.kind}", _shown(said))
        self._derive(raw, values)
        return values

    def _item(self, spoken: Words, named: Named, group: Sequence[float], names: Sequence[str], reader: int) -> str:
        if not named.items:
            return str(group[0])
        values: dict[str, Value] = {
            name: _named_seat(number, names) if name == "seat" else number
            for name, number in zip(named.items, group, strict=True)
        }
        values["self"] = "seat" if _means(reader, named, group) else NOT_MEANT
        return spoken.say(f"item-{named.name}", values)

    def _derive(self, raw: Mapping[str, float], values: dict[str, Value]) -> None:
        for name, derived in self.derived.items():
            if derived.of.keys() <= raw.keys():
                values[name] = derived.value(raw)

    def _check_all(self, named: Named, numbers: Sequence[float], said: Statement) -> None:
        for number in numbers:
            self._check(named.name, number, said)

    def _check(self, name: str, number: float, said: Statement) -> None:
        limit = self.below.get(name)
        if limit is not None and not 0 <= number < limit:
            raise MalformedText("Numbers", f"0 to {limit - 1} for {name} of {said.kind}", _shown(said))


def _groups(named: Named, rest: Sequence[float]) -> list[Sequence[float]]:
    """The numbers of each item of a list."""
    if named.what == "places":
        return [(place, number) for place, number in enumerate(rest) if number]
    size = max(1, len(named.items))
    return [rest[start : start + size] for start in range(0, len(rest), size)]


def _means(reader: int, named: Named, group: Sequence[float]) -> bool:
    """Whether an item is about the reader's seat."""
    return reader != NO_READER and ("seat", reader) in zip(named.items, group, strict=False)


def _named_seat(number: float, names: Sequence[str]) -> Value:
    """A number that is no seat stays a number."""
    return names[int(number)] if 0 <= number < len(names) else number


def _shown(said: Statement) -> str:
    return " ".join([said.kind, *(str(number) for number in said.numbers)])


def join(items: Sequence[str], how: Join, lang: str) -> str:
    """“a, b and c”."""
    spoken = words(lang, "table")
    said = items[0] if items else ""
    for place, item in enumerate(items[1:], 2):
        message = f"join-{how}" if place == len(items) else "join-comma"
        said = spoken.say(message, {"before": said, "item": item})
    return said
