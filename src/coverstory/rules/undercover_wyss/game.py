"""Undercover by Geni Wyss as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from coverstory.errors import BadOption
from coverstory.rules.contract import Event, State, View, Worlds
from coverstory.rules.game import Game
from coverstory.rules.options import Choice, Options
from coverstory.rules.undercover_wyss import events, words
from coverstory.rules.undercover_wyss import text_reader as reading
from coverstory.rules.undercover_wyss import view as views
from coverstory.rules.undercover_wyss.actions import CODES
from coverstory.rules.undercover_wyss.choices import RANDOM, WyssChoices
from coverstory.rules.undercover_wyss.components import SLUG
from coverstory.rules.undercover_wyss.play import WyssState, new_game
from coverstory.rules.undercover_wyss.view import WyssView
from coverstory.rules.undercover_wyss.worlds import WyssWorlds
from coverstory.words.catalogue import Translations
from coverstory.words.sayings import Statement

OPTIONS = (
    Choice(
        "first",
        rule="W7",
        default="random",
        choices=("random", "0", "1", "2", "3"),
        about=Translations("undercover_wyss", "option-first"),
    ),
    Choice(
        "secrets_at",
        rule="W4",
        default="left_top",
        choices=("left_top", "left_bottom", "right_top", "right_bottom"),
        about=Translations("undercover_wyss", "option-secrets_at"),
    ),
    Choice(
        "zero_captures",
        rule="W11",
        default="tens",
        choices=("tens", "anything"),
        about=Translations("undercover_wyss", "option-zero_captures"),
    ),
    Choice(
        "order",
        rule="W20",
        default="power_then_scoring",
        choices=("power_then_scoring", "scoring_then_power"),
        about=Translations("undercover_wyss", "option-order"),
    ),
    Choice(
        "compulsion",
        rule="W30",
        default="both_lines",
        choices=("both_lines", "one_line"),
        about=Translations("undercover_wyss", "option-compulsion"),
    ),
    Choice(
        "kept_card",
        rule="W31",
        default="rests",
        choices=("rests", "acts"),
        about=Translations("undercover_wyss", "option-kept_card"),
    ),
    Choice(
        "retiring",
        rule="W12",
        default="any",
        choices=("any", "no_tens"),
        about=Translations("undercover_wyss", "option-retiring"),
    ),
    Choice(
        "powers",
        rule="W14",
        default="must",
        choices=("must", "may"),
        about=Translations("undercover_wyss", "option-powers"),
    ),
    Choice(
        "compelled_cards",
        rule="W28",
        default="together",
        choices=("together", "one_by_one"),
        about=Translations("undercover_wyss", "option-compelled_cards"),
    ),
    Choice(
        "after_scoring",
        rule="W30",
        default="compelled",
        choices=("compelled", "free"),
        about=Translations("undercover_wyss", "option-after_scoring"),
    ),
)


class WyssGame(Game):
    slug = SLUG
    version = 1
    designers = "Geni Wyss"
    publisher = "Klee"
    year = 1999
    least_seats = 2
    most_seats = 4
    seats_rule = "W36"
    minutes = 30
    options = OPTIONS
    variants = (
        {},
        {"first": "1", "secrets_at": "right_bottom", "zero_captures": "anything"},
        {"compulsion": "one_line", "kept_card": "acts"},
        {"order": "scoring_then_power", "secrets_at": "left_bottom"},
        {
            "order": "scoring_then_power",
            "compulsion": "one_line",
            "kept_card": "acts",
            "zero_captures": "anything",
            "secrets_at": "right_top",
            "first": "0",
        },
        {"retiring": "no_tens", "powers": "may", "compelled_cards": "one_by_one", "after_scoring": "free"},
        {"compelled_cards": "one_by_one", "kept_card": "acts", "compulsion": "one_line", "powers": "may"},
    )

    view_class = WyssView
    sayings = words.SAYINGS
    codes = int(CODES)
    example = 12
    harmless = frozenset(
        {
            "open",
            "open_two",
            "value",
            "stone",
            "capture",
            "no_capture",
            "retire",
            "no_power",
            "turn_back",
            "keep",
            "order",
            "aside",
            "no_aside",
            "compel",
            "lost",
            "sum",
            "win",
            "lapse",
            "turn",
        }
    )

    def new(self, seats: int, options: Options) -> State:
        choices = WyssChoices()
        choices.first = first_seat(seats, str(options["first"]))
        at = str(options["secrets_at"])
        choices.at_right = at.startswith("right")
        choices.at_bottom = at.endswith("bottom")
        choices.zero_takes_all = options["zero_captures"] == "anything"
        choices.scoring_first = options["order"] == "scoring_then_power"
        choices.one_line = options["compulsion"] == "one_line"
        choices.kept_acts = options["kept_card"] == "acts"
        choices.tens_stay = options["retiring"] == "no_tens"
        choices.may_leave = options["powers"] == "may"
        choices.one_by_one = options["compelled_cards"] == "one_by_one"
        choices.scoring_frees = options["after_scoring"] == "free"
        return new_game(seats, choices)

    def read_state(self, text: str) -> State:
        return reading.read_state(text)

    def look(self, state: State, seat: int, heard: list[Event]) -> View:
        wyss = cast(WyssState, state)
        self.check_seat(seat, wyss.seat_count)
        return views.look(wyss, seat, heard)

    def read_view(self, text: str) -> View:
        return views.read_view(text)

    def hear(self, before: State, action: int, after: State, seat: int) -> list[Event]:
        return events.hear(cast(WyssState, before), action, cast(WyssState, after), seat)

    def worlds(self, view: View) -> Worlds:
        return WyssWorlds(cast(WyssView, view))

    def parts_of(self, action: int) -> Sequence[str | int]:
        return words.parts_of(action)

    def task_of(self, view: View) -> Statement:
        return words.task_of(cast(WyssView, view))


def first_seat(seats: int, word: str) -> int:
    """W7"""
    if word == "random":
        return RANDOM
    if int(word) >= seats:
        raise BadOption("Option first", f"random or a seat from 0 to {seats - 1}", repr(word), "W7")
    return int(word)
