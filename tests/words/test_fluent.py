"""Our reader of Fluent against Mozilla's: the same catalogue gives the same sentences."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from coverstory.errors import MalformedText
from coverstory.words.catalogue import Value, Words, read_source, words
from coverstory.words.syntax import Choice, Number, Pattern, Reference, read_messages
from support.catalogues import LANGUAGES, PARTS, patterns, variables, variables_in

PLURALS = {"one", "other"}  # of numbers, never a value
SOME = 400  # sets of values for each message
EACH = [(lang, part) for lang in LANGUAGES for part in PARTS]


@pytest.mark.parametrize(("lang", "part"), EACH)
def test_the_files_are_fluent(lang: str, part: str) -> None:
    read = FluentParser().parse(read_source(lang, part))
    assert [entry.content for entry in read.body if isinstance(entry, Junk)] == []


@pytest.mark.parametrize(("lang", "part"), EACH)
def test_both_readers_say_the_same(lang: str, part: str) -> None:
    theirs = FluentBundle([lang], use_isolating=False)
    theirs.add_resource(FluentResource(read_source(lang, part)))
    for name in words(lang, part).messages:
        compare(words(lang, part), theirs, name)


def compare(ours: Words, theirs: FluentBundle, name: str) -> None:
    message = theirs.get_message(name)
    assert message.value is not None
    for values in islice(samples(ours, name), SOME):
        said, errors = theirs.format_pattern(message.value, values)
        assert errors == [], name
        assert ours.say(name, values) == said
        for attribute, pattern in message.attributes.items():
            assert ours.say(f"{name}.{attribute}", values) == theirs.format_pattern(pattern, values)[0]


def samples(ours: Words, name: str) -> Iterator[dict[str, Value]]:
    """Values that reach every variant."""
    needed = sorted(variables(ours, name))
    lists = [possible(ours, name, variable) for variable in needed]
    for chosen in product(*lists):
        yield dict(zip(needed, chosen, strict=True))


def possible(ours: Words, name: str, variable: str) -> list[Value]:
    keys = {key for pattern in patterns(ours, name) for key in keys_in(ours, pattern, variable)}
    numeric = any(variable in numbers_in(ours, pattern) for pattern in patterns(ours, name))
    found = sorted((key for key in keys - PLURALS if not numeric or not isinstance(key, str)), key=str)
    return [*found, 1, 12345.5] if numeric else [*found, 12345, *([] if found else ["Ada & Bob"])]


def keys_in(ours: Words, pattern: Pattern, variable: str) -> set[Value]:
    found: set[Value] = set()
    for element in pattern:
        if isinstance(element, Reference):
            found = found.union(*(keys_in(ours, inner, variable) for inner in patterns(ours, element.message)))
        elif isinstance(element, Choice):
            own = {key for key, _ in element.variants} if element.name == variable else set()
            found = found.union(own, *(keys_in(ours, inner, variable) for _, inner in element.variants))
    return found


def numbers_in(ours: Words, pattern: Pattern) -> set[str]:
    found = {element.name for element in pattern if isinstance(element, Number)}
    for element in pattern:
        if isinstance(element, Reference):
            found = found.union(*(numbers_in(ours, inner) for inner in patterns(ours, element.message)))
        elif isinstance(element, Choice):
            found = found.union(*(numbers_in(ours, inner) for _, inner in element.variants))
    return found & variables_in(ours, pattern)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("m = one line", "one line"),
        ("m =\n    two\n      lines", "two\n  lines"),
        ("m = first\n    second\n\n    third", "first\nsecond\n\nthird"),
        ('m = {"  "}kept { $n }{" "}', "  kept 1 "),
        ("m = { $n ->\n    [one] thing\n   *[other] things\n } left", "thing left"),
        ("m = { $n ->\n    [0] none\n   *[other] { inner.part }\n }\ninner = x\n    .part = { $n }!", "1!"),
        ('m = { "\\u00e4 \\"quoted\\"" }', "ä “quoted”".replace("“", '"').replace("”", '"')),
        ("# a comment\n\n## another\nm = { -term }\n-term = name", "name"),
    ],
)
def test_what_a_message_says(source: str, said: str) -> None:
    assert Words("en", "test", read_messages(source, "test")).say("m", {"n": 1}) == said


@pytest.mark.parametrize(
    "source",
    [
        "m = { $x",
        "m = { $x ->\n    [0] none\n }",
        "m",
        "m = a\nm = b",
        "m = }",
        "= text",
        "m = { SHOUT($x) }",
        "m = { $ }",
    ],
)
def test_what_is_no_fluent_is_refused_with_its_line(source: str) -> None:
    with pytest.raises(MalformedText, match="line"):
        read_messages(source, "test.ftl")


def test_numbers_are_written_as_the_language_writes_them() -> None:
    source = "m = { $n }\nd = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }"
    english, german = (Words(lang, "test", read_messages(source, "test")) for lang in ("en", "de"))
    assert [english.say("m", {"n": n}) for n in (-3, 999, 10_000, 1.5)] == ["-3", "999", "10,000", "1.5"]
    assert [german.say("m", {"n": n}) for n in (-3, 999, 10_000, 1.5)] == ["-3", "999", "10.000", "1,5"]
    assert (english.say("d", {"n": 2}), german.say("d", {"n": 1234.567})) == ("2.00", "1.234,57")
