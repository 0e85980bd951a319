"""Words for people, in both languages."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from coverstory.errors import MalformedText, UnknownLanguage
from coverstory.rules.contract import ONLOOKER, Event
from coverstory.rules.languages import LANGUAGES
from coverstory.rules.undercover_wyss import actions
from coverstory.words.catalogue import words
from coverstory.words.syntax import Choice, Pattern, Variable
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
    with pytest.raises(MalformedText, match="open row 2, column 3"):
        GAME.read_action("open the door", "en")
    with pytest.raises(MalformedText):
        GAME.read_action("open row 2, column 3", "de")


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
            "Ada captured the 5 at row 2, column 7 with the 5 from row 2, column 3; owner: Bob.",
            "Ada: mit der 5 aus Reihe 2, Spalte 3 die 5 in Reihe 2, Spalte 7 geschlagen; Besitzer: Bob.",
        ),
        (
            Event("win", [15, 3, 1, 1]),
            "Bob won column 10, being nearest among equals, and took the suitcase.",
            "Bob: Spalte 10 bei gleicher Summe durch Nähe zum Geheimnis gewonnen. Beute: Koffer.",
        ),
        (
            Event("sum", [2, 2, 17, 4]),
            "Cy: sum 17 in row 3, nearest card at distance 4.",
            "Cy: Summe 17 in Reihe 3, nächstes Kärtchen im Abstand 4.",
        ),
        (
            Event("turn", [0, 1]),
            "Ada to play: a face-down card in the stone's row or column.",
            "Ada am Zug: ein verdecktes Kärtchen in Reihe oder Spalte des Steins.",
        ),
        (Event("mission", [2]), "Cy got a mission card.", "Cy: ein Auftragskärtchen erhalten."),
        (Event("mission", [2, 0]), "Cy got the mission tape.", "Cy: Auftrag Tonband erhalten."),
    ],
)
def test_events_are_sentences(event: Event, en: str, de: str) -> None:
    assert GAME.say_event(event, "en", NAMES) == en
    assert GAME.say_event(event, "de", NAMES) == de


@pytest.mark.parametrize(("lang", "third"), [("en", r"\w+s|has|is|was"), ("de", r"\w+t|ist|hat|war")])
def test_log_lines_suit_a_player_called_you(lang: str, third: str) -> None:
    """No name is the subject of a verb in the third person: “You opens”."""
    wrong = re.compile(rf"^ ({third})\b")
    for name, message in words(lang, "undercover_wyss").messages.items():
        if name.startswith("event-"):
            assert not any(wrong.search(text) for text in texts_after_seats(message.value)), name


def texts_after_seats(pattern: Pattern) -> list[str]:
    found = [text for _, variant in variants_in(pattern) for text in texts_after_seats(variant)]
    pairs = pairwise(pattern)
    return found + [text for one, text in pairs if one == Variable("seat") and isinstance(text, str)]


def variants_in(pattern: Pattern) -> list[tuple[str | int | float, Pattern]]:
    return [variant for element in pattern if isinstance(element, Choice) for variant in element.variants]


def test_an_event_of_another_game() -> None:
    with pytest.raises(MalformedText):
        GAME.say_event(Event("dice", [6]), "en", NAMES)


@pytest.mark.parametrize(
    ("seat", "lang", "task"),
    [
        (0, "en", "Your move: capture a card with the 2, or nothing."),
        (0, "de", "Zu tun: mit der 2 ein Kärtchen schlagen oder nichts."),
        (1, "en", "Ada is to capture a card with the 2, or nothing."),
        (ONLOOKER, "de", "Ada: mit der 2 ein Kärtchen schlagen oder nichts."),
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
            "Your move: open the first of two cards, in the stone's row or column.",
            "Zu tun: das erste von zwei Kärtchen, in Reihe oder Spalte des Steins, aufdecken.",
        ),
        (
            "1,4 -",
            "Your move: open the second card, in the stone's column.",
            "Zu tun: das zweite Kärtchen, in der Spalte des Steins, aufdecken.",
        ),
        (
            "- 3,1",
            "Your move: open the second card, in the stone's row.",
            "Zu tun: das zweite Kärtchen, in der Reihe des Steins, aufdecken.",
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
    assert GAME.say_task(view, "en", NAMES).endswith("or compel the next player, or use no power.")
    assert GAME.say_task(view, "de", NAMES).endswith("oder Aufdeckzwang oder keine Fähigkeit nutzen.")


def test_the_task_of_chance_and_of_nobody() -> None:
    state = position({}, phase="reveal", opened="3,3")
    assert GAME.say_task(GAME.look(state, 0, []), "en", NAMES) == "A card is being turned over."


def test_a_language_that_we_do_not_speak() -> None:
    for ask in (
        lambda: GAME.say_action(0, "fr"),
        lambda: GAME.read_action("x", "fr"),
        lambda: GAME.say_rule("W8", "fr"),
        lambda: GAME.say_reason("all_open", "fr"),
        lambda: GAME.say_event(Event("stone", [0]), "fr", NAMES),
    ):
        with pytest.raises(UnknownLanguage):
            ask()
