"""Options: proper values in one form, anything else a named error with what was expected."""

from __future__ import annotations

import pytest

from coverstory.errors import BadOption, UnknownGame, UnknownLanguage, UnknownOption, WrongSeats
from coverstory.rules.catalogue import GAMES, find_game
from coverstory.rules.contract import ONLOOKER
from coverstory.rules.languages import LANGUAGES, folded, join_words, seat_names, speak
from coverstory.rules.options import Choice, Flag, Option, Text, Value, Whole, settle

OPTIONS: tuple[Option, ...] = (
    Flag("cards", "T11", False),
    Whole("decoys", "H8", 5, least=-1, most=5),
    Choice("track", "U8", "standard", ("standard", "classified")),
    Text("colours", "U13", "ROY", lambda word: word.upper() if len(word) == 3 else None),
)


def test_defaults_fill_what_is_not_chosen() -> None:
    settled = settle("undercover_danzer", OPTIONS, {})
    assert settled == {"cards": False, "decoys": 5, "track": "standard", "colours": "ROY"}


@pytest.mark.parametrize(
    ("name", "value", "proper"),
    [
        ("cards", "TRUE", True),
        ("cards", "yes", True),
        ("cards", True, True),
        ("cards", 1, True),
        ("cards", "off", False),
        ("cards", False, False),
        ("decoys", "3", 3),
        ("decoys", 0, 0),
        ("decoys", "-1", -1),
        ("track", "Classified", "classified"),
        ("colours", "gbp", "GBP"),
    ],
)
def test_values_come_to_one_form(name: str, value: Value, proper: Value) -> None:
    settled = settle("undercover_danzer", OPTIONS, {name: value})[name]
    assert settled == proper
    assert type(settled) is type(proper)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cards", "maybe"),
        ("cards", ""),
        ("decoys", "6"),
        ("decoys", "-2"),
        ("decoys", "three"),
        ("decoys", True),
        ("decoys", "1.5"),
        ("decoys", "9" * 30),
        ("track", "fast"),
        ("colours", "R"),
    ],
)
def test_a_value_that_does_not_fit_is_a_bad_option(name: str, value: Value) -> None:
    with pytest.raises(BadOption) as refused:
        settle("undercover_danzer", OPTIONS, {name: value})
    assert str(refused.value).startswith(f"{refused.value.rule}: Option {name}: expected ")
    assert refused.value.got == repr(value)
    assert refused.value.rule


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(UnknownOption, match="expected one of cards, decoys, track, colours, got colour"):
        settle("undercover_danzer", OPTIONS, {"colour": "R"})
    with pytest.raises(UnknownOption, match="expected none, got x"):
        settle("undercover_danzer", (), {"x": 1})


def test_every_option_of_every_game_takes_its_default_and_speaks_both_languages() -> None:
    for game in GAMES.values():
        for option in game.options:
            assert option.read(game.slug, option.default) == option.default
            assert option.about(game.slug)["en"] != option.about(game.slug)["de"]
            assert option.allowed(game.slug)["en"] != option.allowed(game.slug)["de"]
            assert option.rule


def test_every_game_refuses_seats_it_is_not_for() -> None:
    for game in GAMES.values():
        for seats in (game.least_seats - 1, game.most_seats + 1, -1, 0, 1000):
            with pytest.raises(WrongSeats, match=rf"{game.seats_rule}: .* seats, got {seats}\."):
                game.start(seats)


def test_a_seat_must_be_at_the_table() -> None:
    game = find_game("agent_hunter")
    game.check_seat(ONLOOKER, 2)
    game.check_seat(1, 2)
    for seat in (2, -2):
        with pytest.raises(WrongSeats, match="expected 0 to 1"):
            game.check_seat(seat, 2)
    with pytest.raises(WrongSeats, match="got -1"):
        game.check_player(int(ONLOOKER), 2)


def test_an_unknown_game_names_the_four() -> None:
    with pytest.raises(
        UnknownGame, match="agent_hunter, undercover_danzer, undercover_wyss, top_secret_spies, got 'chess'"
    ):
        find_game("chess")


def test_we_speak_english_and_others() -> None:
    assert next(speak(lang) for lang in LANGUAGES) == "en"
    with pytest.raises(UnknownLanguage, match=r"expected one of en, .*, got 'xx'"):
        speak("xx")
    assert seat_names(2, "de") == ["Platz 1", "Platz 2"]


def test_options_and_their_values_are_said_in_the_readers_language() -> None:
    game = find_game("top_secret_spies")
    first, decides = (next(one for one in game.options if one.name == name) for name in ("first", "dossier_decides"))
    assert game.name_option(first, "de") == "Wer beginnt"
    assert [game.say_value(first, value, "de") for value in ("random", "0")] == ["Das Los entscheidet", "Platz 1"]
    assert game.say_value(decides, "after", "en") == "After the dossier points"


def test_what_people_type_is_compared_without_case_and_extra_spaces() -> None:
    assert folded("  Straße   LINKS ") == folded("strasse links")


def test_lists_are_joined_as_people_write_them() -> None:
    assert join_words(["a"], "en") == "a"
    assert join_words(["a", "b"], "de") == "a und b"
    assert join_words(["a", "b", "c"], "en") == "a, b and c"
