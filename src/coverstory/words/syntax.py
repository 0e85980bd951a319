"""Reads the part of Fluent's syntax that our catalogues use.

Left out are parameters of terms and all functions but NUMBER. Why we read it ourselves: docs/dependencies.md. Tests
compare every message with what Mozilla's `fluent.runtime` makes of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from coverstory.errors import MalformedText


class Variable(NamedTuple):
    name: str


class Number(NamedTuple):
    """NUMBER($name, …), with what our catalogues ask of it."""

    name: str
    least_decimals: int
    most_decimals: int
    grouped: bool


class Reference(NamedTuple):
    """Another message of the same file, or a term, whose name begins with “-”."""

    message: str
    attribute: str


class Choice(NamedTuple):
    """{ $name -> … }"""

    name: str
    variants: Sequence[tuple[str | int | float, Pattern]]
    default: int


Element = str | Variable | Number | Reference | Choice
Pattern = tuple[Element, ...]


class Message(NamedTuple):
    value: Pattern
    attributes: Mapping[str, Pattern]


class _Break(NamedTuple):
    """The end of a line inside a text."""

    newlines: int
    indent: int


_NAME = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")
_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")
_TEXT = re.compile(r"[^{}\n]+")
_BLANK = re.compile(r"[ \n]*")
_NEXT_LINE = re.compile(r"((?: *\n)+)( *)")
_SPACES = re.compile(r" *")
_ATTRIBUTE = re.compile(r"\s*\n +\.([a-zA-Z][a-zA-Z0-9_-]*) *=")
_IGNORED = re.compile(r"(?:#[^\n]*)?\n")
_STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_ESCAPE = re.compile(r'\\(?:u([0-9a-fA-F]{4})|(["\\]))')
_OPTION = re.compile(r"\s*,\s*([a-zA-Z]+)\s*:\s*([0-9]+)")


def read_messages(source: str, where: str) -> dict[str, Message]:
    """All messages of a file; `where` names it in errors."""
    return _Reader(source.replace("\r\n", "\n") + "\n", where).messages()


class _Reader:
    def __init__(self, source: str, where: str) -> None:
        self.source = source
        self.where = where
        self.at = 0
        self.found: dict[str, Message] = {}

    def messages(self) -> dict[str, Message]:
        while self.at < len(self.source):
            if not self.take(_IGNORED):
                self.message()
        return self.found

    def message(self) -> None:
        name = self.need(_NAME, "a message")[0]
        if name in self.found:
            raise self.error(f"one message {name}", "a second one")
        self.take(_SPACES)
        self.need_text("=")
        value = self.pattern()
        attributes: dict[str, Pattern] = {}
        while (found := self.take(_ATTRIBUTE)) is not None:
            attributes[found[1]] = self.pattern()
        self.found[name] = Message(value, attributes)
        if self.source[self.at] != "\n":
            raise self.error("the end of a message", repr(self.source[self.at]))

    def pattern(self) -> Pattern:
        """Text and placeables, up to the first line that does not belong to them."""
        elements: list[Element | _Break] = []
        self.take(_SPACES)
        while True:
            if (text := self.take(_TEXT)) is not None:
                goes_on = self.source[self.at] == "{"  # blanks at the end of a line are no text
                elements.append(text[0] if goes_on else text[0].rstrip(" "))
            elif self.source[self.at] == "{":
                elements.append(self.placeable())
            elif self.source[self.at] == "\n" and (line := self.next_line()) is not None:
                elements.append(line)
            else:
                return _joined(elements)

    def next_line(self) -> _Break | None:
        """Where the text goes on; None where something else begins."""
        found = _NEXT_LINE.match(self.source, self.at)
        assert found is not None
        end = found.end()
        if end == len(self.source) or not found[2] or self.source[end] in "}.[*":
            return None
        self.at = end
        return _Break(found[1].count("\n"), len(found[2]))

    def placeable(self) -> Element:
        self.at += 1
        self.take(_BLANK)
        element = self.expression()
        self.take(_BLANK)
        if isinstance(element, Variable) and self.source.startswith("->", self.at):
            self.at += 2
            element = self.choice(element.name)
        self.need_text("}")
        return element

    def expression(self) -> Element:
        if (quoted := self.take(_STRING)) is not None:
            return _ESCAPE.sub(lambda escape: chr(int(escape[1], 16)) if escape[1] else escape[2], quoted[1])
        if self.source[self.at] == "$":
            return self.variable()
        name = self.need(_NAME, "a variable, a message or a text in quotes")[0]
        if name == "NUMBER":
            return self.number()
        if self.source[self.at] != ".":
            return Reference(name, "")
        self.at += 1
        return Reference(name, self.need(_NAME, "an attribute")[0])

    def variable(self) -> Variable:
        self.need_text("$")
        return Variable(self.need(_NAME, "the name of a variable")[0])

    def number(self) -> Number:
        self.need_text("(")
        name = self.variable().name
        options: dict[str, int] = {}
        while (option := self.take(_OPTION)) is not None:
            options[option[1]] = int(option[2])
        self.need_text(")")
        least = options.get("minimumFractionDigits", 0)
        most = options.get("maximumFractionDigits", max(3, least))
        return Number(name, least, most, options.get("useGrouping", 1) > 0)

    def choice(self, name: str) -> Choice:
        variants: list[tuple[str | int | float, Pattern]] = []
        default = -1
        while self.take(_BLANK) is not None and self.source[self.at] in "*[":
            if self.source[self.at] == "*":
                default = len(variants)
                self.at += 1
            variants.append(self.variant())
        if default < 0:
            raise self.error("a variant with *", "none")
        return Choice(name, variants, default)

    def variant(self) -> tuple[str | int | float, Pattern]:
        self.need_text("[")
        self.take(_SPACES)
        key: str | int | float
        if (number := self.take(_NUMBER)) is not None:
            key = float(number[0]) if number[1] else int(number[0])
        else:
            key = self.need(_NAME, "a key")[0]
        self.take(_SPACES)
        self.need_text("]")
        return key, self.pattern()

    # Steps.

    def take(self, form: re.Pattern[str]) -> re.Match[str] | None:
        found = form.match(self.source, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def need(self, form: re.Pattern[str], what: str) -> re.Match[str]:
        found = self.take(form)
        if found is None:
            raise self.error(what, repr(self.source[self.at : self.at + 20]))
        return found

    def need_text(self, text: str) -> None:
        if not self.source.startswith(text, self.at):
            raise self.error(f"“{text}”", repr(self.source[self.at : self.at + 20]))
        self.at += len(text)

    def error(self, expected: str, got: str) -> MalformedText:
        line = self.source.count("\n", 0, self.at) + 1
        return MalformedText(f"{self.where}, line {line}", expected, got)


def _joined(elements: Sequence[Element | _Break]) -> Pattern:
    """Without the indent that all lines share, and without the line break before the first of them."""
    common = min((element.indent for element in elements if isinstance(element, _Break)), default=0)
    found: list[Element] = []
    for place, element in enumerate(elements):
        plain: Element
        if isinstance(element, _Break):
            plain = "\n" * element.newlines * (place > 0) + " " * (element.indent - common)
        else:
            plain = element
        if isinstance(plain, str) and found and isinstance(found[-1], str):
            found[-1] += plain
        else:
            found.append(plain)
    return tuple(element for element in found if element != "")
