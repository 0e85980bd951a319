"""German sentences that once limped."""

from __future__ import annotations

import re

import pytest

from coverstory.words.catalogue import read_source, words
from support.catalogues import PARTS


def test_1_schauen_zu_is_said_of_one_person() -> None:
    assert words("de", "pages").say("watching", {"count": 1}) == "1 Person schaut zu"
    assert words("de", "pages").say("watching", {"count": 2}) == "2 Personen schauen zu"


def test_es_fehlen_noch_1_is_said_of_one_person() -> None:
    assert words("de", "pages").say("waiting_for", {"count": 1}) == "Es fehlt noch jemand"
    assert words("de", "pages").say("waiting_for", {"count": 2}) == "Es fehlen noch 2"


def test_dein_platz_2_is_said_as_nobody_says_it() -> None:
    assert words("de", "pages").say("own_seat", {"number": 2}) == "Platz 2: du"


@pytest.mark.parametrize("part", PARTS)
def test_nobody_is_addressed_as_sie(part: str) -> None:
    """Whoever plays is “du”; “Ihr” and “Ihnen” in the middle of a sentence would be a stranger."""
    lines = [line for line in read_source("de", part).splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"[a-zäöüß,] (Ihr|Ihre|Ihren|Ihrem|Ihnen)\b", line)] == []
