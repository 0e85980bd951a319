"""Our reading of the plural rules of the Unicode CLDR against Babel's."""

from __future__ import annotations

import json

import pytest
from babel import Locale

from coverstory.errors import MalformedText
from coverstory.words.languages import LANGUAGES, LOCALES
from coverstory.words.plurals import PluralRules

RULES = {
    "en": {"one": "i = 1 and v = 0"},
    "fr": {"one": "i = 0,1", "many": "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5"},
    "pl": {
        "one": "i = 1 and v = 0",
        "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
        "many": "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14",
    },
    "ar": {"zero": "n = 0", "one": "n = 1", "two": "n = 2", "few": "n % 100 = 3..10", "many": "n % 100 = 11..99"},
    "lv": {
        "zero": "n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19",
        "one": "n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1",
    },
    "ja": {},
}
NUMBERS = [*range(-3, 250), 1000, 1_000_000, 0.5, 1.5, 2.25, 10.1, 0.11]


@pytest.mark.parametrize("lang", RULES)
def test_a_rule_of_the_cldr_means_what_babel_makes_of_it(lang: str) -> None:
    ours, theirs = PluralRules(RULES[lang]), Locale(lang).plural_form
    assert {n: ours.category(n) for n in NUMBERS} == {n: theirs(abs(n)) for n in NUMBERS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_counts_as_it_does_elsewhere(lang: str) -> None:
    facts = json.loads((LOCALES / lang / "language.json").read_text(encoding="utf-8"))
    ours, theirs = PluralRules(facts["plural"]), Locale(lang)
    assert {n: ours.category(n) for n in NUMBERS} == {n: theirs.plural_form(abs(n)) for n in NUMBERS}
    symbols = theirs.number_symbols["latn"]
    assert (facts["decimal"], facts["thousands"]) == (symbols["decimal"], symbols["group"])


@pytest.mark.parametrize("rule", ["", "n", "n = ", "x = 1", "n = 1 or", "n == 1"])
def test_what_is_no_rule_is_refused(rule: str) -> None:
    with pytest.raises(MalformedText, match="Plural rule"):
        PluralRules({"one": rule})
