"""French typography, which is easy to forget in a new message."""

from __future__ import annotations

import re

import pytest

from coverstory.words.catalogue import read_source
from support.catalogues import PARTS

WRONG = {
    "a straight apostrophe": re.compile(r"\w'\w"),
    "a plain space before a mark": re.compile(r"(?<=[\w})»’%…]) (?=[:;!?»](?![\w/]))"),
    "a plain space inside quotation marks": re.compile(r"« "),
}


@pytest.mark.parametrize("part", PARTS)
def test_spaces_and_apostrophes_are_french(part: str) -> None:
    """A no-break space before : and inside « », a narrow one before ; ! ?, and ’ in “l’agent”."""
    lines = [line for line in read_source("fr", part).splitlines() if not line.startswith("#")]
    found = [(what, line) for what, form in WRONG.items() for line in lines if form.search(line)]
    assert found == []
