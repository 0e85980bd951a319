"""Words for people, in every language."""

from __future__ import annotations

import pytest

from coverstory.errors import MalformedText, UnknownLanguage
from coverstory.rules.contract import ONLOOKER, Event
from coverstory.rules.languages import LANGUAGES
from coverstory.rules.undercover_wyss import actions
from support.wyss_positions import GAME, page, position

NAMES = ["Ada", "Bob", "Cy"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_reads_back(lang: str) -> None:
    said = [GAME.say_action(code, lang) for code in range(actions.CODES)]
    assert len(set(said)) == actions.CODES
    assert [GAME.read_action(f" {words.upper()}  ", lang) for words in said] == list(range(actions.CODES))


@pytest.mark.parametrize("code", [-1, actions.CODES, 10**9])
def test_what_is_no_action_has_no_words(code: int) -> None:
    with pytest.raises(MalformedText):
        GAME.say_action(code, "en")


def test_words_that_are_no_action() -> None:
    with pytest.raises(MalformedText, match="open 2·3"):
        GAME.read_action("open the door", "en")
    with pytest.raises(MalformedText):
        GAME.read_action("open 2·3", "de")


def test_constructors_and_readers_agree() -> None:
    for place in range(60):
        for make in (actions.open_card, actions.capture, actions.retire, actions.lay_aside):
            assert actions.cell_in(make(place)) == place
    for column in range(10):
        for row in range(6):
            code = actions.open_two(column, row)
            assert (actions.column_in(code), actions.row_in(code)) == (column, row)
    for value in (0, 2, 3, 4, 5, 6, 7, 8, 9, 10):
        assert actions.value_in(actions.shows(value)) == value
    for number in range(4):
        assert actions.secret_in(actions.secret(number)) == number
        assert actions.mission_in(actions.mission(number)) == number
        assert actions.seat_in(actions.begins(number)) == number


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (
            Event("capture", [0, 12, 5, 16, 1, 5]),
            "Ada captures Bob's 5 at 2·7 with the 5 from 2·3.",
            "Ada schlägt mit der 5 aus 2·3 die 5 von Bob auf 2·7.",
        ),
        (
            Event("win", [15, 3, 1, 1]),
            "Bob wins the tie in column 10 with the nearest card and takes the suitcase.",
            "Bob gewinnt Spalte 10 bei gleicher Summe, weil näher dran, und holt sich das Geheimnis: Koffer.",
        ),
        (
            Event("sum", [2, 2, 17, 4]),
            "Cy has 17 in row 3; the nearest card is 4 away.",
            "Cy hat 17 in Reihe 3; das nächste Kärtchen liegt 4 entfernt.",
        ),
        (
            Event("turn", [0, 1]),
            "It is Ada's turn: a card in the stone's row or column.",
            "Ada ist dran: ein Kärtchen in Reihe oder Spalte des Steins.",
        ),
        (Event("mission", [2]), "Cy gets a secret mission.", "Cy bekommt einen geheimen Auftrag."),
        (Event("mission", [2, 0]), "Cy gets a secret mission: tape.", "Cy bekommt einen geheimen Auftrag: Tonband."),
    ],
)
def test_events_are_sentences(event: Event, en: str, de: str) -> None:
    assert GAME.say_event(event, "en", NAMES) == en
    assert GAME.say_event(event, "de", NAMES) == de


def test_an_event_of_another_game() -> None:
    with pytest.raises(MalformedText):
        GAME.say_event(Event("dice", [6]), "en", NAMES)


@pytest.mark.parametrize(
    ("seat", "lang", "task"),
    [
        (0, "en", "Capture a card with your 2, or nothing."),
        (0, "de", "Schlag mit deiner 2 ein Kärtchen oder nichts."),
        (1, "en", "Waiting for Ada."),
        (ONLOOKER, "de", "Wir warten auf Ada."),
    ],
)
def test_tasks(seat: int, lang: str, task: str) -> None:
    state = GAME.read_state(page({(1, 10): "2/0", (1, 1): "2/1"}, phase="capture", opened="1,10"))
    assert GAME.say_task(GAME.look(state, seat, []), lang, NAMES) == task


@pytest.mark.parametrize(
    ("two", "en", "de"),
    [
        (
            "- -",
            "Your turn: open the first of two cards, in the stone's row or column.",
            "Du bist dran: Deck das erste von zwei Kärtchen auf, in Reihe oder Spalte des Steins.",
        ),
        (
            "1,4 -",
            "Your turn: open the second card, in the stone's column.",
            "Du bist dran: Deck das zweite Kärtchen auf, in der Spalte des Steins.",
        ),
        (
            "- 3,1",
            "Your turn: open the second card, in the stone's row.",
            "Du bist dran: Deck das zweite Kärtchen auf, in der Reihe des Steins.",
        ),
    ],
)
def test_w28_the_task_says_from_which_line_a_card_comes(two: str, en: str, de: str) -> None:
    grid = {(1, 1): "8/2", (1, 4): "9/-", (3, 1): "4/-"}
    state = position(grid, two=two, compelled_cards="one_by_one", reach="two", compeller="2", stone="1,1")
    view = GAME.look(state, 0, [])
    assert [GAME.say_task(view, "en", NAMES), GAME.say_task(view, "de", NAMES)] == [en, de]


def test_w14_the_task_says_whether_a_power_may_be_left() -> None:
    said = {"phase": "power", "opened": "1,10", "stone": "1,10", "reach": "near"}
    view = GAME.look(position({(1, 10): "4/0"}, powers="may", **said), 0, [])
    assert GAME.say_task(view, "en", NAMES).endswith("or compel the next player, or do neither.")
    assert GAME.say_task(view, "de", NAMES).endswith("oder setz den Nächsten unter Zwang, oder lass beides.")


def test_the_task_of_chance_and_of_nobody() -> None:
    state = position({}, phase="reveal", opened="3,3")
    assert GAME.say_task(GAME.look(state, 0, []), "en", NAMES) == "A card is being turned over."


def test_a_language_that_we_do_not_speak() -> None:
    for ask in (
        lambda: GAME.say_action(0, "xx"),
        lambda: GAME.read_action("x", "xx"),
        lambda: GAME.say_rule("W8", "xx"),
        lambda: GAME.say_reason("all_open", "xx"),
        lambda: GAME.say_event(Event("stone", [0]), "xx", NAMES),
    ):
        with pytest.raises(UnknownLanguage):
            ask()
