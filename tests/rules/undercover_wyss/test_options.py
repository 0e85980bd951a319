"""Options: defaults, alternatives and bad values; what each one changes in play stands with its rule."""

from __future__ import annotations

import pytest

from coverstory.errors import BadOption, UnknownOption
from coverstory.rules.languages import LANGUAGES
from support.wyss_positions import GAME

DEFAULTS = {
    "first": "random",
    "secrets_at": "left_top",
    "zero_captures": "tens",
    "order": "power_then_scoring",
    "compulsion": "both_lines",
    "kept_card": "rests",
    "retiring": "any",
    "powers": "must",
    "compelled_cards": "together",
    "after_scoring": "compelled",
}
CHOICES = [
    ("first", "random", "first -"),
    ("first", "0", "first 0"),
    ("first", 1, "first 1"),
    ("secrets_at", "left_top", "secrets_at left_top"),
    ("secrets_at", "left_bottom", "secrets_at left_bottom"),
    ("secrets_at", "right_top", "secrets_at right_top"),
    ("secrets_at", "RIGHT_BOTTOM", "secrets_at right_bottom"),
    ("zero_captures", "tens", "zero_captures tens"),
    ("zero_captures", "anything", "zero_captures anything"),
    ("order", "power_then_scoring", "order power_then_scoring"),
    ("order", "scoring_then_power", "order scoring_then_power"),
    ("compulsion", "both_lines", "compulsion both_lines"),
    ("compulsion", "one_line", "compulsion one_line"),
    ("kept_card", "rests", "kept_card rests"),
    ("kept_card", "acts", "kept_card acts"),
    ("retiring", "no_tens", "retiring no_tens"),
    ("powers", "may", "powers may"),
    ("compelled_cards", "one_by_one", "compelled_cards one_by_one"),
    ("after_scoring", "free", "after_scoring free"),
]
YOUNGER = ("retiring", "powers", "compelled_cards", "after_scoring")


def test_defaults() -> None:
    assert GAME.settle({}) == DEFAULTS


@pytest.mark.parametrize(("name", "value", "line"), CHOICES)
def test_every_value_is_in_the_text_form_and_read_back(name: str, value: str | int, line: str) -> None:
    text = GAME.start(2, {name: value}).text()
    assert line in text.splitlines()
    assert GAME.read_state(text).text() == text


@pytest.mark.parametrize("name", YOUNGER)
def test_a_younger_option_is_silent_in_the_text_form_by_default(name: str) -> None:
    """So that pages of older games are still read."""
    assert not [line for line in GAME.start(2).text().splitlines() if line.startswith(name)]


@pytest.mark.parametrize("name", DEFAULTS)
def test_a_bad_value_names_the_rule(name: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.start(4, {name: "sideways"})
    assert error.value.rule == {option.name: option.rule for option in GAME.options}[name]


def test_an_unknown_option() -> None:
    with pytest.raises(UnknownOption):
        GAME.start(2, {"colour": "red"})


def test_options_are_explained_in_both_languages() -> None:
    for option in GAME.options:
        assert all(option.about(GAME.slug)[lang].endswith(".") for lang in LANGUAGES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_variants_fit_every_number_of_seats_and_reach_every_value_but_of_the_first_seat(seats: int) -> None:
    for variant in GAME.variants:
        GAME.start(seats, variant)
    used = {(name, value) for variant in GAME.variants for name, value in GAME.settle(variant).items()}
    wanted = {(name, str(value).lower()) for name, value, _ in CHOICES}
    assert wanted <= used
