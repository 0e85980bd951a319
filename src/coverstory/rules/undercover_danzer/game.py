"""Undercover (Danzer) as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.errors import BadOption
from coverstory.rules.contract import Event, State, View, Worlds
from coverstory.rules.game import Game
from coverstory.rules.options import Choice, Options, Text, Whole
from coverstory.rules.undercover_danzer import view as views
from coverstory.rules.undercover_danzer import words as sentences
from coverstory.rules.undercover_danzer.actions import SMALL_CODES, place_at
from coverstory.rules.undercover_danzer.choices import (
    FIRSTS,
    LEAST_PLAIN,
    MOST_PLAIN,
    TIE_BREAKS,
    DanzerChoices,
    proper_colours,
    proper_headquarters,
    proper_values,
    read_values,
)
from coverstory.rules.undercover_danzer.components import AGENTS, FIRST_AGENT, FLIP, HIDDEN
from coverstory.rules.undercover_danzer.play import DanzerState, new_state, read_state
from coverstory.rules.undercover_danzer.view import DanzerView
from coverstory.rules.undercover_danzer.worlds import DanzerWorlds
from coverstory.words.catalogue import Translations
from coverstory.words.sayings import Statement

COLOURS = Text(
    "colours",
    rule="U13",
    default="chosen",
    allowed="chosen, random, or a different letter of ROYGBP for each seat",
    proper=proper_colours,
    about=Translations("undercover_danzer", "option-colours"),
)
FIRST = Choice(
    "first",
    rule="U13",
    default="random",
    choices=FIRSTS,
    about=Translations("undercover_danzer", "option-first"),
)
HEADQUARTERS = Text(
    "headquarters",
    rule="U5",
    default="ROY/PBG",
    allowed="two rows of three letters, such as ROY/PBG",
    proper=proper_headquarters,
    about=Translations("undercover_danzer", "option-headquarters"),
)
TRACK = Choice(
    "track",
    rule="U37",
    default="standard",
    choices=("standard", "classified"),
    about=Translations("undercover_danzer", "option-track"),
)
PLAIN = Whole(
    "plain",
    rule="U8",
    default=6,
    least=LEAST_PLAIN,
    most=MOST_PLAIN,
    about=Translations("undercover_danzer", "option-plain"),
)
CLASSIFIED_VALUES = Text(
    "classified_values",
    rule="U9",
    default="-10,-8,-7,-4,0,6,11,15,18,20,21",
    allowed="6 to 15 whole numbers from -99 to 99 with commas",
    proper=proper_values,
    about=Translations("undercover_danzer", "option-classified_values"),
)
LINE = Whole(
    "line",
    rule="U10",
    default=5,
    least=1,
    most=14,
    about=Translations("undercover_danzer", "option-line"),
)
TIE_BREAK = Choice(
    "tie_break",
    rule="U40",
    default="one_column",
    choices=TIE_BREAKS,
    about=Translations("undercover_danzer", "option-tie_break"),
)
TAKEN_TOKENS = Choice(
    "taken_tokens",
    rule="U34",
    default="open",
    choices=("open", "face_down"),
    about=Translations("undercover_danzer", "option-taken_tokens"),
)


class DanzerGame(Game):
    slug = "undercover_danzer"
    version = 1
    designers = "Doris & Daniel Danzer"
    publisher = "Frosted Games"
    year = 2016
    least_seats = 2
    most_seats = 4
    seats_rule = "U7"
    minutes = 30
    options = (COLOURS, FIRST, HEADQUARTERS, TRACK, PLAIN, CLASSIFIED_VALUES, LINE, TIE_BREAK, TAKEN_TOKENS)
    variants = (
        {},
        {"track": "classified", "colours": "random"},
        {"plain": 3, "first": "1", "headquarters": "RGO/BYP", "tie_break": "further_columns"},
        {"track": "classified", "classified_values": "-3,-1,0,2,4,7,9", "line": 3, "tie_break": "further_columns"},
        {"track": "classified", "tie_break": "whole_track", "first": "0"},
        {"taken_tokens": "face_down", "plain": 2},
    )

    view_class = DanzerView
    sayings = sentences.SAYINGS
    codes = int(SMALL_CODES)  # without those that name a space
    example = int(place_at(0, 4))
    harmless = frozenset(
        {
            "colour",
            "turn",
            "pick",
            "joker",
            "file",
            "keep",
            "place",
            "corner",
            "pause",
            "stay",
            "move",
            "gain",
            "ending",
        }
    )

    def new(self, seats: int, options: Options) -> State:
        return new_state(settle_choices(seats, options))

    def read_state(self, text: str) -> State:
        return read_state(text)

    def look(self, state: State, seat: int, heard: list[Event]) -> View:
        return views.look(whole(state), seat, heard)

    def read_view(self, text: str) -> View:
        return views.read_view(text)

    def hear(self, before: State, action: int, after: State, seat: int) -> list[Event]:
        self.check_seat(seat, before.seats())
        return views.hear(whole(before).table, action, whole(after).table)

    def keeps_secrets(self, before: State, news: Sequence[Event]) -> bool:
        """A flip of an agent that everybody has seen from both sides shows nothing new either."""
        table = whole(before).table
        agent = table.hand - FIRST_AGENT
        if table.phase == FLIP and HIDDEN not in (table.known[agent], table.known[AGENTS + agent]):
            return all(event.kind in self.harmless or event.kind == "flip" for event in news)
        return super().keeps_secrets(before, news)

    def worlds(self, view: View) -> Worlds:
        return DanzerWorlds(seen(view))

    def code_said(self, words: str, lang: str) -> int | None:
        code = super().code_said(words, lang)
        return sentences.space_said(self.fold(words), lang) if code is None else code

    def fold(self, words: str) -> str:
        return sentences.squeeze(words)

    def parts_of(self, action: int) -> Sequence[str | int]:
        return sentences.parts_of(action)

    def task_of(self, view: View) -> Statement:
        return sentences.task_of(seen(view).table, view.seat)


def settle_choices(seats: int, options: Options) -> DanzerChoices:
    """What each option alone could not check: that it fits the seats and the other options."""
    values = read_values(str(options["classified_values"]))
    line = int(options["line"])
    if line >= len(values):
        raise BadOption("Option line", f"a line before the last of {len(values)} columns", str(line), "U10")
    colours = str(options["colours"])
    if colours not in ("chosen", "random") and len(colours) != seats:
        raise BadOption("Option colours", f"{seats} letters", colours, "U13")
    first = str(options["first"])
    if first != "random" and int(first) >= seats:
        raise BadOption("Option first", f"a seat from 0 to {seats - 1}", first, "U13")
    return DanzerChoices(
        seats,
        classified=options["track"] == "classified",
        plain=int(options["plain"]),
        values=values,
        line=line,
        tie_break=TIE_BREAKS.index(str(options["tie_break"])),
        colours=colours,
        first=first,
        headquarters=str(options["headquarters"]),
        face_down=options["taken_tokens"] == "face_down",
    )


def whole(state: State) -> DanzerState:
    assert isinstance(state, DanzerState)
    return state


def seen(view: View) -> DanzerView:
    assert isinstance(view, DanzerView)
    return view
