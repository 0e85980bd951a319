"""Every rule has a test and every test that quotes a rule quotes one that exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from coverstory.rulebook import numbered_rules, read_rules
from coverstory.rules.catalogue import GAMES

TESTS = Path(__file__).parent / "rules"
QUOTED = re.compile(r"^test_((?:[a-z]\d+_)+)")
SLUGS = list(GAMES)


def letter_of(slug: str) -> str:
    """What the numbers of a game's rules begin with."""
    return GAMES[slug].seats_rule[0]


def quoted_rules(slug: str) -> set[str]:
    """The numbers at the beginning of the names of a game's tests."""
    found: set[str] = set()
    for file in sorted((TESTS / slug).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match = QUOTED.match(node.name) if isinstance(node, ast.FunctionDef) else None
            if match:
                found |= {number.upper() for number in match[1].split("_") if number}
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_has_a_test(slug: str) -> None:
    assert set(numbered_rules(slug, "en")) - quoted_rules(slug) == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_quoted_number_is_a_rule(slug: str) -> None:
    assert quoted_rules(slug) - set(numbered_rules(slug, "en")) == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_german_and_english_have_the_same_rules_in_the_same_order(slug: str) -> None:
    english, german = (numbered_rules(slug, lang) for lang in ("en", "de"))
    assert list(english) == list(german)
    assert all(text for text in (*english.values(), *german.values()))
    assert all(number.startswith(letter_of(slug)) for number in english)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_rule_numbers_in_running_text_exist(slug: str, lang: str) -> None:
    text = read_rules(slug, lang)
    mentioned = set(re.findall(rf"\b{letter_of(slug)}\d+\b", text))
    assert mentioned - set(numbered_rules(slug, lang)) == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_rule_numbers_are_unique_and_no_two_games_share_a_letter(slug: str) -> None:
    assert [other for other in SLUGS if letter_of(other) == letter_of(slug)] == [slug]
    for lang in ("en", "de"):
        numbers = re.findall(r"^(?:- )?\*\*([A-Z]\d+)\*\* ", read_rules(slug, lang), re.MULTILINE)
        assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("slug", SLUGS)
def test_options_name_rules_that_exist(slug: str) -> None:
    rules = numbered_rules(slug, "en")
    assert GAMES[slug].seats_rule in rules
    for option in GAMES[slug].options:
        assert option.rule in rules
        assert f"`{option.name}`" in read_rules(slug, "en")
        assert f"`{option.name}`" in read_rules(slug, "de")


@pytest.mark.parametrize("slug", SLUGS)
def test_code_cites_only_rules_that_exist(slug: str) -> None:
    folder = Path(__file__).parents[1] / "src" / "coverstory" / "rules" / slug
    cited: set[str] = set()
    for file in sorted(folder.glob("*.py")):
        cited |= set(re.findall(rf"\b{letter_of(slug)}\d+\b", file.read_text(encoding="utf-8")))
    assert cited - set(numbered_rules(slug, "en")) == set()
    assert cited
