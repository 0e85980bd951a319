"""Text forms are written and read in one order; anything else is refused with what was expected and what came."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coverstory.errors import MalformedText
from coverstory.rules.text_form import TextReader, TextWriter


def page() -> str:
    page = TextWriter()
    page.word("phase", "choose")
    page.number("safe", 7)
    page.row("scores", vec[i64]([3, -1, 20]))
    page.word("heard", "one")
    page.word("heard", "")
    return page.text()


def test_a_page_reads_back() -> None:
    assert page() == "phase choose\nsafe 7\nscores 3 -1 20\nheard one\nheard\n"
    reader = TextReader("State", page())
    assert reader.word("phase") == "choose"
    assert reader.number("safe", 0, 11) == 7
    assert list(reader.row("scores", shortest=3, longest=3, least=-1, most=99)) == [3, -1, 20]
    assert reader.rest("heard") == ["one", ""]
    reader.end()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a line that starts with “phase”, got “the end”"),
        ("face up\n", "a line that starts with “phase”, got “face up”"),
        ("phase x\nsafe seven\n", "a number from 0 to 11 for “safe”, got “seven”"),
        ("phase x\nsafe 12\n", "a number from 0 to 11 for “safe”, got “12”"),
        ("phase x\nsafe\n", "a number from 0 to 11 for “safe”, got “”"),
        ("phase x\nsafe ٣\n", "a number from 0 to 11 for “safe”"),
        ("phase x\nsafe 99999999999999999999999\n", "a number from 0 to 11 for “safe”"),
        ("phase x\nsafe 1\nscores 1 2\n", "3 to 4 numbers after “scores”, got “1 2”"),
        ("phase x\nsafe 1\nscores 1 2 3 4 5\n", "3 to 4 numbers after “scores”"),
        ("phase x\nsafe 1\nscores 1 2 3\nmore\n", "the end, got “more”"),
    ],
)
def test_a_malformed_page_says_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(MalformedText) as refused:
        read(text)
    assert str(refused.value).startswith("State: expected ")
    assert message in str(refused.value)


def test_a_row_of_one_length_names_that_length() -> None:
    with pytest.raises(MalformedText, match="expected 2 numbers after “row”"):
        TextReader("State", "row 1 2 3").row("row", shortest=2, longest=2, least=0, most=9)


def read(text: str) -> None:
    reader = TextReader("State", text)
    reader.word("phase")
    reader.number("safe", 0, 11)
    reader.row("scores", shortest=3, longest=4, least=0, most=99)
    reader.end()


def test_a_line_for_an_unusual_number_may_be_missing() -> None:
    """It stands there only where the number is not the usual one."""
    page = TextWriter()
    page.number_unless("laid", -1, -1)
    page.number_unless("rules", 1, 2)
    assert page.text() == "rules 1\n"
    reader = TextReader("State", page.text())
    assert reader.number_or("laid", -1, 0, 14) == -1
    assert reader.number_or("rules", 2, 1, 2) == 1
    assert reader.number_or("rules", 2, 1, 2) == 2
    reader.end()


def test_a_line_for_the_usual_number_is_refused() -> None:
    with pytest.raises(MalformedText, match="no line for the usual “rules”, got “rules 2”"):
        TextReader("State", "rules 2\n").number_or("rules", 2, 1, 2)
