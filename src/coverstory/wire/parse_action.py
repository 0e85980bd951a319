"""From an action in parts back to its code: for what somebody points at though it is not offered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from coverstory.rules.agent_hunter import actions as hunter
from coverstory.rules.top_secret_spies import actions as spies
from coverstory.rules.undercover_danzer import actions as danzer
from coverstory.rules.undercover_danzer.components import MIDDLE
from coverstory.rules.undercover_wyss import actions as wyss
from coverstory.wire.serialise import PARTS_OF

Parts = Sequence[str | int]

CODES: Mapping[str, int] = {
    "agent_hunter": int(hunter.CODES),
    "undercover_danzer": int(danzer.SMALL_CODES),
    "undercover_wyss": int(wyss.CODES),
    "top_secret_spies": int(spies.ACTIONS),
}


def code_of(slug: str, parts: Parts) -> int | None:
    """None for what is no action of that game at all."""
    if slug == "undercover_danzer" and parts[0] in ("take_at", "place_at"):
        return space_code(parts)
    return known_codes(slug).get(tuple(parts))


@cache
def known_codes(slug: str) -> Mapping[tuple[str | int, ...], int]:
    return {tuple(PARTS_OF[slug](code)): code for code in range(CODES[slug])}


def space_code(parts: Parts) -> int | None:
    """A desk has no end, so its spaces are not listed."""
    kind, *space = parts
    if len(space) != 2 or not all(isinstance(number, int) and abs(number) < MIDDLE for number in space):
        return None
    row, column = (int(number) for number in space)
    return int(danzer.take_at(row, column) if kind == "take_at" else danzer.place_at(row, column))
