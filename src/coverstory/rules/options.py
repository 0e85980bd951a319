"""What can be chosen before a game: names, values, defaults, and the rule that each one touches."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Mapping
from typing import final

from coverstory.errors import BadOption, UnknownOption

Value = int | bool | str
Options = Mapping[str, Value]

TRUE_WORDS = ("true", "yes", "on", "1")
FALSE_WORDS = ("false", "no", "off", "0")


class Option(metaclass=ABCMeta):
    """One choice: `about` says what it does, in each language; `allowed` what it takes; `form` the same in short."""

    form = "…"

    def __init__(self, name: str, rule: str, default: Value, allowed: str, about: Mapping[str, str]) -> None:
        self.name = name
        self.rule = rule
        self.default = default
        self.allowed = allowed
        self.about = about

    @abstractmethod
    def fits(self, value: Value) -> Value | None:
        """The value in its one proper form, or None."""

    def read(self, value: Value) -> Value:
        proper = self.fits(value)
        if proper is None:
            raise BadOption(f"Option {self.name}", self.allowed, repr(value), self.rule)
        return proper


@final
class Flag(Option):
    """True or false."""

    form = "true|false"

    def __init__(self, name: str, rule: str, default: bool, about: Mapping[str, str]) -> None:
        super().__init__(name, rule, default, "true or false", about)

    def fits(self, value: Value) -> Value | None:
        word = str(value).lower()
        if word in TRUE_WORDS:
            return True
        return False if word in FALSE_WORDS else None


@final
class Whole(Option):
    """A whole number from least to most."""

    def __init__(self, name: str, rule: str, default: int, least: int, most: int, about: Mapping[str, str]) -> None:
        super().__init__(name, rule, default, f"a whole number from {least} to {most}", about)
        self.form = f"{least}–{most}"
        self.least = least
        self.most = most

    def fits(self, value: Value) -> Value | None:
        if isinstance(value, bool):
            return None
        word = str(value)
        whole = word.removeprefix("-")
        if not (whole.isascii() and whole.isdigit() and len(whole) < 10):
            return None
        return int(word) if self.least <= int(word) <= self.most else None


@final
class Choice(Option):
    """One of a few words."""

    def __init__(self, name: str, rule: str, default: str, choices: tuple[str, ...], about: Mapping[str, str]) -> None:
        super().__init__(name, rule, default, "one of " + ", ".join(choices), about)
        self.form = "|".join(choices)
        self.choices = choices

    def fits(self, value: Value) -> Value | None:
        word = str(value).lower()
        return word if word in self.choices else None


@final
class Text(Option):
    """Anything with a grammar of its own: `proper` gives the value in its one form, or None."""

    def __init__(
        self,
        name: str,
        rule: str,
        default: str,
        allowed: str,
        proper: Callable[[str], str | None],
        about: Mapping[str, str],
    ) -> None:
        super().__init__(name, rule, default, allowed, about)
        self.proper = proper

    def fits(self, value: Value) -> Value | None:
        return self.proper(str(value))


def settle(game: str, options: tuple[Option, ...], chosen: Options) -> dict[str, Value]:
    """Every option of the game with its value: the chosen ones in proper form, the others by default."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise UnknownOption(f"Options of {game}", ", ".join(known) or "none", name)
    return {name: option.read(chosen.get(name, option.default)) for name, option in known.items()}
