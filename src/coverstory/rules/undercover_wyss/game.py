"""Undercover by Geni Wyss as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from coverstory.rules.contract import Event, State, View, Worlds
from coverstory.rules.game import Game
from coverstory.rules.options import Choice, Options, bad_option, seat_or_random
from coverstory.rules.undercover_wyss import events, words
from coverstory.rules.undercover_wyss import text_reader as reading
from coverstory.rules.undercover_wyss import view as views
from coverstory.rules.undercover_wyss.actions import CODES
from coverstory.rules.undercover_wyss.choices import RANDOM, WyssChoices
from coverstory.rules.undercover_wyss.components import SLUG
from coverstory.rules.undercover_wyss.play import WyssState, new_game
from coverstory.rules.undercover_wyss.view import WyssView
from coverstory.rules.undercover_wyss.worlds import WyssWorlds
from coverstory.words.sayings import Statement

OPTIONS = (
    Choice("first", "W7", "random", ("random", "0", "1", "2", "3")),
    Choice("secrets_at", "W4", "left_top", ("left_top", "left_bottom", "right_top", "right_bottom")),
    Choice("zero_captures", "W11", "tens", ("tens", "anything")),
    Choice("order", "W20", "power_then_scoring", ("power_then_scoring", "scoring_then_power")),
    Choice("compulsion", "W30", "both_lines", ("both_lines", "one_line")),
    Choice("kept_card", "W31", "rests", ("rests", "acts")),
    Choice("retiring", "W12", "any", ("any", "no_tens")),
    Choice("powers", "W14", "must", ("must", "may")),
    Choice("compelled_cards", "W28", "together", ("together", "one_by_one")),
    Choice("after_scoring", "W30", "compelled", ("compelled", "free")),
)


class WyssGame(Game):
    slug = SLUG
    version = 1
    designers = "Geni Wyss"
    publisher = "Klee"
    year = 1999
    least_seats = 2
    most_seats = 4
    usual_seats = 3
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
        raise bad_option("first", seat_or_random(seats), repr(word), "W7")
    return int(word)
