"""The catalogues of all languages, each file read when its first sentence is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

from coverstory.errors import MalformedText, UnknownLanguage
from coverstory.words.languages import FALLBACK, LANGUAGES, LOCALES, Language, read_language
from coverstory.words.syntax import Choice, Element, Message, Number, Pattern, Reference, Variable, read_messages

Value = str | int | float
Values = Mapping[str, Value]
Say = Callable[[Values], str]

FOLDERS = [LOCALES]
NO_VALUES: Values = {}


def add_folder(folder: Path) -> None:
    """For a game from another package: `folder` has a folder for each language, as ours."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)


def speak(lang: str) -> str:
    """The language, if we speak it."""
    if lang not in LANGUAGES:
        expected = Translations("input", "one_of", words=", ".join(LANGUAGES))
        raise UnknownLanguage(Translations("input", "language"), expected, repr(lang))
    return lang


def find_source(lang: str, part: str) -> str | None:
    """The text of one file of the catalogue."""
    paths = (folder / speak(lang) / f"{part}.ftl" for folder in FOLDERS)
    return next((path.read_text(encoding="utf-8") for path in paths if path.exists()), None)


def read_source(lang: str, part: str) -> str:
    source = find_source(lang, part)
    if source is None:
        raise MalformedText("Words", f"a file {lang}/{part}.ftl", "none")
    return source


@cache
def words(lang: str, part: str) -> Words:
    """One part of the catalogue in one language; a game from another package may not speak all that we do."""
    if lang != FALLBACK and find_source(lang, part) is None:
        return words(FALLBACK, part)
    return Words(lang, part, read_messages(read_source(lang, part), f"{lang}/{part}.ftl"))


class TextByLanguage(Mapping[str, str]):
    """The same in every language, put into words when it is asked for."""

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)


class Translations(TextByLanguage):
    """One message; a value may itself be a text by language."""

    def __init__(self, part: str, message: str, /, **values: Value | Mapping[str, str]) -> None:
        self._part = part
        self._message = message
        self._values = values

    def __getitem__(self, lang: str) -> str:
        values = {name: value[lang] if isinstance(value, Mapping) else value for name, value in self._values.items()}
        return words(lang, self._part).say(self._message, values)


class Words:
    """The messages of one file, each turned into a function when it is first said."""

    def __init__(self, lang: str, part: str, messages: Mapping[str, Message]) -> None:
        self.lang = lang
        self.part = part
        self.messages = messages
        self._language = read_language(lang)
        self._ready: dict[str, Say] = {}

    def __contains__(self, name: str) -> bool:
        message, _, attribute = name.partition(".")
        found = self.messages.get(message)
        return found is not None and (not attribute or attribute in found.attributes)

    def say(self, name: str, values: Values = NO_VALUES) -> str:
        """`name` is a message, or an attribute of one: `house.dative`."""
        ready = self._ready.get(name)
        return (ready or self._prepare(name))(values)

    def _prepare(self, name: str) -> Say:
        message, _, attribute = name.partition(".")
        found = self.messages.get(message)
        if found is None or (attribute and attribute not in found.attributes):
            raise MalformedText("Words", f"a message of {self.lang}/{self.part}.ftl", name)
        self._ready[name] = ready = self._pattern(found.attributes[attribute] if attribute else found.value)
        return ready

    # From what was read to functions.

    def _pattern(self, pattern: Pattern) -> Say:
        if len(pattern) == 1:
            return self._element(pattern[0])
        parts = [self._element(element) for element in pattern]
        return lambda values: "".join([part(values) for part in parts])

    def _element(self, element: Element) -> Say:
        if isinstance(element, str):
            text = element
            return lambda _: text
        if isinstance(element, Variable):
            return self._variable(element.name)
        if isinstance(element, Number):
            return self._number(element)
        return self._reference(element) if isinstance(element, Reference) else self._choice(element)

    def _variable(self, name: str) -> Say:
        language = self._language

        def say(values: Values) -> str:
            value = values[name]
            return value if isinstance(value, str) else written(value, language)

        return say

    def _number(self, number: Number) -> Say:
        language = self._language

        def say(values: Values) -> str:
            value = values[number.name]
            assert not isinstance(value, str), f"{number.name} is to be a number, not “{value}”"
            return written(
                value, language=language, least=number.least_decimals, most=number.most_decimals, grouped=number.grouped
            )

        return say

    def _reference(self, reference: Reference) -> Say:
        name = f"{reference.message}.{reference.attribute}" if reference.attribute else reference.message
        return lambda values: self.say(name, values)

    def _choice(self, choice: Choice) -> Say:
        name, plural = choice.name, self._language.plural.category
        variants: dict[Value, Say] = {}
        for key, pattern in choice.variants:
            variants.setdefault(key, self._pattern(pattern))
        default = self._pattern(choice.variants[choice.default][1])

        def say(values: Values) -> str:
            value = values[name]
            variant = variants.get(value)
            if variant is None and not isinstance(value, str):
                variant = variants.get(plural(value))
            return (variant or default)(values)

        return say


def written(value: float, language: Language, least: int = 0, most: int = 3, grouped: bool = True) -> str:
    """A number as the language writes it; whole numbers below a thousand, which are most, look alike everywhere."""
    if isinstance(value, int) and not least and (-1000 < value < 1000 or not grouped):
        return str(value)
    whole, _, decimals = f"{value:,.{most}f}".partition(".")
    while len(decimals) > least and decimals.endswith("0"):
        decimals = decimals[:-1]
    whole = whole.replace(",", language.thousands if grouped else "")
    return f"{whole}{language.decimal}{decimals}" if decimals else whole
