"""Which plural a number takes, by rules as the Unicode CLDR writes them: `n % 10 = 2..4 and n % 100 != 12..14`.

https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules has the grammar, and
https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html the rules of every language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from coverstory.errors import MalformedText

_RELATION = r"([nivwftce])(?: % (\d+))? (!?=) (\d+(?:\.\.\d+)?(?:,\d+(?:\.\.\d+)?)*)"

Operands = Mapping[str, float]


class PluralRules:
    """By category: zero, one, two, few or many. Where none applies, it is `other`."""

    def __init__(self, rules: Mapping[str, str]) -> None:
        self._rules = {category: _read_rule(rule) for category, rule in rules.items()}
        self.category = lru_cache(1000)(self._category)  # numbers in sentences are few and small

    def _category(self, number: float) -> str:
        operands = _operands(number)
        for category, alternatives in self._rules.items():
            if any(all(relation.holds(operands) for relation in relations) for relations in alternatives):
                return category
        return "other"


class _Relation:
    """One comparison: `n % 10 = 2..4,7`."""

    def __init__(self, text: str) -> None:
        found = re.fullmatch(_RELATION, text.strip())
        if found is None:
            raise MalformedText("Plural rule", "comparisons such as n % 10 = 2..4, joined by and, or", f"“{text}”")
        self._operand, modulo, equals, ranges = found.groups()
        self._modulo = int(modulo or 0)
        self._equal = equals == "="
        self._ranges = [(int(ends[0]), int(ends[-1])) for ends in (part.split("..") for part in ranges.split(","))]

    def holds(self, operands: Operands) -> bool:
        value = operands[self._operand]
        if self._modulo:
            value %= self._modulo
        within = value == int(value) and any(least <= value <= most for least, most in self._ranges)
        return within == self._equal


def _read_rule(rule: str) -> list[list[_Relation]]:
    """Alternatives, each of them relations that must all hold."""
    return [[_Relation(text) for text in alternative.split(" and ")] for alternative in rule.split(" or ")]


def _operands(number: float) -> Operands:
    """CLDR's letters: the number, its whole part, its decimals as we write them (so without zeros at the end)."""
    value = abs(number)
    decimals = f"{value:.3f}".partition(".")[2].rstrip("0")
    places, digits = len(decimals), int(decimals or 0)
    return {"n": value, "i": int(value), "v": places, "w": places, "f": digits, "t": digits, "c": 0, "e": 0}
