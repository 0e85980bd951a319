"""What can be chosen before a game: names, values, defaults, and the rule that each one touches."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import final

from coverstory.errors import BadOption, UnknownOption
from coverstory.words.catalogue import Translations

Value = int | bool | str
Options = Mapping[str, Value]

TRUE_WORDS = ("true", "yes", "on", "1")
FALSE_WORDS = ("false", "no", "off", "0")


class Option(metaclass=ABCMeta):
    """One choice. What it does is said by the message `option-<name>` of its game."""

    form = "…"  # what it takes, in short

    def __init__(self, name: str, rule: str, default: Value) -> None:
        self.name = name
        self.rule = rule
        self.default = default

    @abstractmethod
    def allowed(self, game: str) -> Mapping[str, str]:
        """What it takes, in words, by language."""

    @abstractmethod
    def fits(self, value: Value) -> Value | None:
        """The value in its one proper form, or None."""

    def about(self, game: str) -> Mapping[str, str]:
        """What it does, by language."""
        return Translations(game, f"option-{self.name}")

    def read(self, game: str, value: Value) -> Value:
        proper = self.fits(value)
        if proper is None:
            raise bad_option(self.name, self.allowed(game), repr(value), self.rule)
        return proper


@final
class Flag(Option):
    """True or false."""

    form = "true|false"

    def __init__(self, name: str, rule: str, default: bool) -> None:
        super().__init__(name, rule, default)

    def allowed(self, game: str) -> Mapping[str, str]:
        return Translations("input", "true_or_false")

    def fits(self, value: Value) -> Value | None:
        word = str(value).lower()
        if word in TRUE_WORDS:
            return True
        return False if word in FALSE_WORDS else None


@final
class Whole(Option):
    """A whole number from least to most."""

    def __init__(self, name: str, rule: str, default: int, *, least: int, most: int) -> None:
        super().__init__(name, rule, default)
        self.form = f"{least}–{most}"
        self.least = least
        self.most = most

    def allowed(self, game: str) -> Mapping[str, str]:
        return Translations("input", "whole_number", least=self.least, most=self.most)

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

    def __init__(self, name: str, rule: str, default: str, choices: tuple[str, ...]) -> None:
        super().__init__(name, rule, default)
        self.form = "|".join(choices)
        self.choices = choices

    def allowed(self, game: str) -> Mapping[str, str]:
        return one_of(self.choices)

    def fits(self, value: Value) -> Value | None:
        word = str(value).lower()
        return word if word in self.choices else None


@final
class Text(Option):
    """Anything with a grammar of its own, which the message `allowed-<name>` of its game explains.

    `proper` gives the value in its one form, or None. `named` are words that it takes besides.
    """

    def __init__(
        self, name: str, rule: str, default: str, proper: Callable[[str], str | None], *, named: tuple[str, ...] = ()
    ) -> None:
        super().__init__(name, rule, default)
        self.proper = proper
        self.named = named

    def allowed(self, game: str) -> Mapping[str, str]:
        typed = self.typed(game)
        return Translations("input", "named_or", named=", ".join(self.named), typed=typed) if self.named else typed

    def typed(self, game: str) -> Mapping[str, str]:
        """What is written where none of the named words is meant, by language."""
        return Translations(game, f"allowed-{self.name}")

    def fits(self, value: Value) -> Value | None:
        return self.proper(str(value))


def settle(game: str, options: tuple[Option, ...], chosen: Options) -> dict[str, Value]:
    """Every option of the game with its value: the chosen ones in proper form, the others by default."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            expected = one_of(tuple(known)) if known else Translations("input", "none")
            raise UnknownOption(Translations("input", "options", game=game), expected, name)
    return {name: option.read(game, chosen.get(name, option.default)) for name, option in known.items()}


# What is wrong with an option, in words.


def bad_option(name: str, expected: Mapping[str, str], got: str, rule: str) -> BadOption:
    return BadOption(option_called(name), expected=expected, got=got, rule=rule, option=name)


def option_called(name: str) -> Mapping[str, str]:
    return Translations("input", "option", name=name)


def seat_or_random(seats: int) -> Mapping[str, str]:
    return Translations("input", "seat_or_random", last=seats - 1)


def one_of(words: Iterable[str]) -> Mapping[str, str]:
    return Translations("input", "one_of", words=", ".join(words))
