"""Undercover (Danzer) as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.rules.contract import Event, State, View, Worlds
from coverstory.rules.game import Game
from coverstory.rules.options import Choice, Options, Text, Whole, bad_option, seat_or_random
from coverstory.rules.undercover_danzer import phases
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
from coverstory.rules.undercover_danzer.components import AGENTS, FIRST_AGENT, HIDDEN
from coverstory.rules.undercover_danzer.play import DanzerState, new_state, read_state
from coverstory.rules.undercover_danzer.view import DanzerView
from coverstory.rules.undercover_danzer.worlds import DanzerWorlds
from coverstory.words.catalogue import Translations
from coverstory.words.sayings import Statement


class DanzerGame(Game):
    slug = "undercover_danzer"
    version = 1
    designers = "Doris & Daniel Danzer"
    publisher = "Frosted Games"
    year = 2016
    least_seats = 2
    most_seats = 4
    usual_seats = 3
    seats_rule = "U7"
    minutes = 30
    options = (
        Text("colours", "U13", "chosen", proper_colours, named=("chosen", "random")),
        Choice("first", "U13", "random", FIRSTS),
        Text("headquarters", "U5", "ROY/PBG", proper_headquarters),
        Choice("track", "U37", "standard", ("standard", "classified")),
        Whole("plain", "U8", 6, least=LEAST_PLAIN, most=MOST_PLAIN),
        Text("classified_values", "U9", "-10,-8,-7,-4,0,6,11,15,18,20,21", proper_values),
        Whole("line", "U10", 5, least=1, most=14),
        Choice("tie_break", "U40", "one_column", TIE_BREAKS),
        Choice("taken_tokens", "U34", "open", ("open", "face_down")),
    )
    printed_variants = ("track",)
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
        if table.phase == phases.FLIP and HIDDEN not in (table.known[agent], table.known[AGENTS + agent]):
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
        expected = Translations("undercover_danzer", "allowed-line_inside", columns=len(values))
        raise bad_option("line", expected, str(line), "U10")
    colours = str(options["colours"])
    if colours not in ("chosen", "random") and len(colours) != seats:
        expected = Translations("undercover_danzer", "allowed-so_many_letters", letters=seats)
        raise bad_option("colours", expected, colours, "U13")
    first = str(options["first"])
    if first != "random" and int(first) >= seats:
        raise bad_option("first", seat_or_random(seats), first, "U13")
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
