"""Undercover by Geni Wyss as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from coverstory.errors import BadOption
from coverstory.rules.contract import Event, State, View, Worlds
from coverstory.rules.game import Game
from coverstory.rules.options import Choice, Options
from coverstory.rules.undercover_wyss import events, words
from coverstory.rules.undercover_wyss import text_reader as reading
from coverstory.rules.undercover_wyss import view as views
from coverstory.rules.undercover_wyss.components import SLUG
from coverstory.rules.undercover_wyss.play import WyssState, new_game
from coverstory.rules.undercover_wyss.state import RANDOM
from coverstory.rules.undercover_wyss.view import WyssView
from coverstory.rules.undercover_wyss.worlds import WyssWorlds
from coverstory.words.sayings import Statement

OPTIONS = (
    Choice(
        "first",
        "W7",
        "random",
        ("random", "0", "1", "2", "3"),
        {
            "en": "Who begins: drawn at random, or the seat of that number.",
            "de": "Wer beginnt: ausgelost oder der Platz mit dieser Nummer.",
        },
    ),
    Choice(
        "secrets_at",
        "W4",
        "left_top",
        ("left_top", "left_bottom", "right_top", "right_bottom"),
        {
            "en": "At which end of the rows and of the columns the secrets lie; equal sums are decided from there.",
            "de": "An welchem Ende der Reihen und Spalten die Geheimnisse liegen; die Nähe entscheidet Gleichstände.",
        },
    ),
    Choice(
        "zero_captures",
        "W11",
        "tens",
        ("tens", "anything"),
        {
            "en": "What a 0 captures: a 10 or a 0, or a card of any value.",
            "de": "Was eine 0 schlägt: eine 10 oder eine 0, oder Kärtchen mit jedem Wert.",
        },
    ),
    Choice(
        "order",
        "W20",
        "power_then_scoring",
        ("power_then_scoring", "scoring_then_power"),
        {
            "en": "Whether a special agent's power comes before or after the scorings of its turn.",
            "de": "Ob ein Spezialagent vor oder nach den Wertungen seines Zuges wirkt.",
        },
    ),
    Choice(
        "compulsion",
        "W30",
        "both_lines",
        ("both_lines", "one_line"),
        {
            "en": "Whether a compulsion needs a face-down card in both lines of the stone, or still works with one.",
            "de": "Ob der Aufdeckzwang verdeckte Kärtchen in beiden Linien des Steins braucht oder eine Linie genügt.",
        },
    ),
    Choice(
        "kept_card",
        "W31",
        "rests",
        ("rests", "acts"),
        {
            "en": "Whether the card kept after a compulsion rests, or captures and uses its power like any other.",
            "de": "Ob das nach dem Aufdeckzwang behaltene Kärtchen ruht oder wie jedes andere schlägt und wirkt.",
        },
    ),
    Choice(
        "retiring",
        "W12",
        "any",
        ("any", "no_tens"),
        {
            "en": "Which cards a special agent may retire: any, or any but a 10.",
            "de": "Wen ein Spezialagent in den Ruhestand schicken darf: alle oder alle außer einer 10.",
        },
    ),
    Choice(
        "powers",
        "W14",
        "must",
        ("must", "may"),
        {
            "en": "Whether a special agent must use one of its powers, or may leave them unused.",
            "de": "Ob ein Spezialagent eine Fähigkeit nutzen muss oder darauf verzichten darf.",
        },
    ),
    Choice(
        "compelled_cards",
        "W28",
        "together",
        ("together", "one_by_one"),
        {
            "en": "Whether a compelled player names both cards at once, or chooses the second after seeing the first.",
            "de": "Ob beim Aufdeckzwang beide Kärtchen zugleich genannt werden oder das zweite erst nach dem ersten.",
        },
    ),
    Choice(
        "after_scoring",
        "W30",
        "compelled",
        ("compelled", "free"),
        {
            "en": "When a compulsion meets a scoring: the next player is compelled, or may open any card.",
            "de": "Trifft ein Aufdeckzwang auf eine Wertung, gilt der Zwang (compelled) oder die freie Wahl (free).",
        },
    ),
)


class WyssGame(Game):
    slug = SLUG
    version = 1
    title: Mapping[str, str] = {"en": "Undercover (Wyss)", "de": "Undercover (Wyss)"}
    summary: Mapping[str, str] = {
        "en": "Open agents in a grid of sixty and take the secret of each row and column where yours weigh most.",
        "de": "Sechzig Agenten aufdecken und die Geheimnisse der Reihen und Spalten erbeuten, in denen man führt.",
    }
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
        state = new_game(seats)
        state.first = first_seat(seats, str(options["first"]))
        at = str(options["secrets_at"])
        state.at_right = at.startswith("right")
        state.at_bottom = at.endswith("bottom")
        state.zero_takes_all = options["zero_captures"] == "anything"
        state.scoring_first = options["order"] == "scoring_then_power"
        state.one_line = options["compulsion"] == "one_line"
        state.kept_acts = options["kept_card"] == "acts"
        state.tens_stay = options["retiring"] == "no_tens"
        state.may_leave = options["powers"] == "may"
        state.one_by_one = options["compelled_cards"] == "one_by_one"
        state.scoring_frees = options["after_scoring"] == "free"
        return state

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

    def read_action(self, words_said: str, lang: str) -> int:
        return words.read_action(words_said, lang)


def first_seat(seats: int, word: str) -> int:
    """W7"""
    if word == "random":
        return RANDOM
    if int(word) >= seats:
        raise BadOption("Option first", f"random or a seat from 0 to {seats - 1}", repr(word), "W7")
    return int(word)
