"""Text forms: `name value …` lines, written and read in the same order."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.errors import MalformedText


@final
class TextWriter:
    """Writes a text form, line by line."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def word(self, name: str, value: str) -> None:
        self.lines.append(f"{name} {value}".rstrip() + "\n")

    def number(self, name: str, value: i64) -> None:
        self.word(name, str(value))

    def row(self, name: str, values: vec[i64]) -> None:
        self.word(name, " ".join([str(value) for value in values]))

    def number_unless(self, name: str, value: i64, usual: i64) -> None:
        """A line that is there only where the number is not the usual one."""
        if value != usual:
            self.number(name, value)

    def text(self) -> str:
        return "".join(self.lines)


@final
class TextReader:
    """Reads a text form line by line; anything unexpected is a MalformedText."""

    def __init__(self, what: str, text: str) -> None:
        self.what = what
        self.lines = text.splitlines()
        self.at = 0

    def word(self, name: str) -> str:
        line = self.lines[self.at] if self.at < len(self.lines) else "the end"
        key, _, value = line.partition(" ")
        if key != name:
            raise MalformedText(self.what, f"a line that starts with “{name}”", f"“{line}”")
        self.at += 1
        return value

    def follows(self, name: str) -> bool:
        """Is the next line of that name? For lines that are written only where they say something unusual."""
        return self.at < len(self.lines) and self.lines[self.at].partition(" ")[0] == name

    def number(self, name: str, least: i64, most: i64) -> i64:
        value = self.word(name)
        return self.whole(name, value, least, most)

    def number_or(self, name: str, usual: i64, least: i64, most: i64) -> i64:
        """The usual number where there is no such line; where there is one, it says another."""
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        if line.partition(" ")[0] != name:
            return usual
        value = self.number(name, least, most)
        if value == usual:
            raise MalformedText(self.what, f"no line for the usual “{name}”", f"“{line}”")
        return value

    def row(self, name: str, shortest: i64, longest: i64, least: i64, most: i64) -> vec[i64]:
        """A row of shortest to longest numbers, each from least to most."""
        value = self.word(name)
        numbers = vec[i64]([self.whole(name, word, least, most) for word in value.split()])
        count: i64 = len(numbers)
        if count < shortest or count > longest:
            size = str(shortest) if shortest == longest else f"{shortest} to {longest}"
            raise MalformedText(self.what, f"{size} numbers after “{name}”", f"“{value}”")
        return numbers

    def whole(self, name: str, word: str, least: i64, most: i64) -> i64:
        digits = word[1:] if word.startswith("-") else word
        if digits.isascii() and digits.isdigit() and len(digits) < 19:
            value = int(word)
            if least <= value <= most:
                return value
        raise MalformedText(self.what, f"a number from {least} to {most} for “{name}”", f"“{word}”")

    def rest(self, name: str) -> list[str]:
        """The values of all further lines of that name."""
        found: list[str] = []
        while self.at < len(self.lines):
            found.append(self.word(name))
        return found

    def end(self) -> None:
        if self.at < len(self.lines):
            raise MalformedText(self.what, "the end", f"“{self.lines[self.at]}”")
