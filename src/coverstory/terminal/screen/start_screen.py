"""The start screen: which game, how many, against whom, with which options; or which table of a server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

import msgspec
from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Entry

from coverstory.bots.roster import LEVELS
from coverstory.errors import CoverstoryError
from coverstory.rules.catalogue import GAMES
from coverstory.rules.game import Game
from coverstory.rules.options import Choice, Flag, Option, Value, Whole
from coverstory.terminal.menu import USUAL_SEATS, table_line
from coverstory.terminal.play import USUAL_LEVEL, PlayRequest, name_of
from coverstory.terminal.screen.texts import word
from coverstory.terminal.texts import say_level
from coverstory.terminal.user_data import read_user_data, usual_name
from coverstory.wire.messages import LobbyTable
from coverstory.words.languages import next_language, read_language
from coverstory.words.say_error import say_error

TITLE = 16  # columns of a row's name
OPEN = ""  # in place of a level: seats for people


class Line(NamedTuple):
    """One line of the screen."""

    title: str
    shown: str
    about: str
    turn: Callable[[int], None] | None = None  # to the next value, or the one before
    write: Callable[[str], None] | None = None  # a value of its own words
    go: Callable[[], None] | None = None


class StartScreen(Screen[PlayRequest]):
    """Every line is a choice that can be changed with the arrow keys or a click."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "turn(-1)", ""),
        ("right", "turn(1)", ""),
        ("f8", "speak", ""),
        ("f10,ctrl+q", "app.exit", ""),
        ("escape", "put_away", ""),
    ]

    def __init__(self, request: PlayRequest, tables: Sequence[LobbyTable]) -> None:
        super().__init__()
        self.request = request
        self.lang = request.lang
        self.game: Game = next(iter(GAMES.values()))
        self.called = request.name or usual_name(read_user_data())
        self.level = request.bots or (OPEN if request.connect else USUAL_LEVEL)
        self.options: dict[str, Value] = {}
        self.tables = tables
        self.lines: list[Line] = []
        self.take_game(self.game)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield OptionList(id="rows")
        yield Static(id="about")
        yield Input(id="value", compact=True)
        yield Static(id="start_keys")

    def on_mount(self) -> None:
        self.show_lines(0)
        self.query_one("#rows").focus()

    # What can be chosen.

    def take_game(self, game: Game) -> None:
        """Another game, as it is usually played."""
        self.game = game
        asked = self.request.seats
        fits = asked is not None and game.least_seats <= asked <= game.most_seats
        self.seats = asked if asked is not None and fits else min(USUAL_SEATS, game.most_seats)
        self.options = {option.name: option.default for option in game.options}

    def lines_now(self) -> list[Line]:
        lang, game = self.lang, self.game
        lines = [self.table_row(table) for table in self.tables]
        lines.append(Line(word("row_lang", lang), read_language(lang).name, "F8", self.turn_language))
        if self.request.connect:
            lines.append(Line(word("row_name", lang), self.called, word("type_value", lang), write=self.take_name))
        facts = f"{game.designers}, {game.year}. {game.summary[lang]}"
        lines.append(Line(word("row_game", lang), game.title[lang], facts, self.turn_game))
        lines.append(Line(word("row_seats", lang), str(self.seats), f"{game.minutes} min", self.turn_seats))
        others = word("bots_are", lang, level=say_level(self.level, lang)) if self.level else word("people", lang)
        levels = " · ".join(say_level(level, lang) for level in LEVELS)
        lines.append(Line(word("row_bots", lang), others, levels, self.turn_level))
        lines += [self.option_row(option) for option in game.options]
        return [*lines, Line(word("row_begin", lang), "", game.summary[lang], go=self.begin)]

    def table_row(self, table: LobbyTable) -> Line:
        def join() -> None:
            assert self.request.connect is not None
            self.leave_with(connect=f"{self.request.connect.rstrip('/')}/t/{table.id}")

        return Line(word("row_join", self.lang), table_line(table, self.lang), "", go=join)

    def option_row(self, option: Option) -> Line:
        about = f"{option.rule}: {option.about(self.game.sayings.part)[self.lang]}"
        title, shown = self.game.name_option(option, self.lang), self.show_value(option)
        if isinstance(option, Flag | Choice | Whole):
            return Line(title, shown, about, lambda step: self.turn_option(option, step))
        typed = f"{about} {word('type_value', self.lang)}"
        return Line(title, shown, typed, write=lambda value: self.write_option(option, value))

    def show_value(self, option: Option) -> str:
        value = self.options[option.name]
        if isinstance(value, bool):
            return word("yes_word" if value else "no_word", self.lang)
        return self.game.say_value(option, str(value), self.lang) if isinstance(option, Choice) else str(value)

    # Changing it.

    def turn_language(self, _: int) -> None:
        self.lang = next_language(self.lang)

    def turn_game(self, step: int) -> None:
        games = list(GAMES.values())
        self.take_game(games[(games.index(self.game) + step) % len(games)])

    def turn_seats(self, step: int) -> None:
        span = self.game.most_seats - self.game.least_seats + 1
        self.seats = self.game.least_seats + (self.seats - self.game.least_seats + step) % span

    def turn_level(self, step: int) -> None:
        levels = [*LEVELS, OPEN] if self.request.connect else list(LEVELS)
        place = levels.index(self.level) if self.level in levels else 0
        self.level = levels[(place + step) % len(levels)]

    def turn_option(self, option: Option, step: int) -> None:
        values = values_of(option)
        self.options[option.name] = values[(values.index(self.options[option.name]) + step) % len(values)]

    def write_option(self, option: Option, value: str) -> None:
        self.options[option.name] = option.read(self.game.sayings.part, value)

    def take_name(self, name: str) -> None:
        self.called = name.strip() or self.called

    def begin(self) -> None:
        """Options may not fit these seats: then the game says so."""
        self.game.start(self.seats, self.options)
        chosen = {option.name: self.options[option.name] for option in self.game.options}
        self.leave_with(game=self.game.slug, seats=self.seats, options=chosen, bots=self.level or None)

    def leave_with(self, **changes: object) -> None:
        request = msgspec.structs.replace(self.request, lang=self.lang, name=self.called, **changes)
        name_of(request)
        self.dismiss(request)

    # Keys and the mouse.

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        line = self.lines[event.option_index]
        if line.go is not None:
            self.carefully(line.go)
        elif line.turn is not None:
            self.action_turn(1)
        else:
            self.ask_value(line)

    def action_turn(self, step: int) -> None:
        turn = self.lines[self.place].turn
        if turn is not None:
            self.carefully(lambda: turn(step))

    def action_speak(self) -> None:
        self.turn_language(1)
        self.show_lines(self.place)

    def ask_value(self, line: Line) -> None:
        field = self.query_one("#value", Input)
        field.value = line.shown
        field.display = True
        field.focus()

    def action_put_away(self) -> None:
        self.query_one("#value").display = False
        self.query_one("#rows").focus()

    @on(Input.Submitted, "#value")
    def take_value(self, event: Input.Submitted) -> None:
        write = self.lines[self.place].write
        self.action_put_away()
        if write is not None:
            self.carefully(lambda: write(event.value))

    def carefully(self, do: Callable[[], None]) -> None:
        """A value that does not fit is said, and nothing changes."""
        try:
            do()
        except CoverstoryError as error:
            self.query_one("#about", Static).update(Content(say_error(error, self.lang)))
            return
        if self.is_current:
            self.show_lines(self.place)

    # What is shown.

    @property
    def place(self) -> int:
        return self.query_one("#rows", OptionList).highlighted or 0

    def show_lines(self, place: int) -> None:
        self.lines = self.lines_now()
        self.query_one("#title", Static).update(Content(" " + word("start", self.lang)))
        self.query_one("#start_keys", Static).update(Content(" " + word("start_keys", self.lang)))
        rows = self.query_one("#rows", OptionList)
        rows.set_options([Entry(row_words(line)) for line in self.lines])
        rows.highlighted = min(place, len(self.lines) - 1)

    @on(OptionList.OptionHighlighted)
    def explain(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#about", Static).update(Content(self.lines[event.option_index].about))

    def on_resize(self, _: events.Resize) -> None:
        self.refresh(layout=True)


def row_words(line: Line) -> Content:
    arrows = f"◂ {line.shown} ▸" if line.turn is not None else line.shown
    return Content.assemble(Content.styled(f"{line.title:<{TITLE}} ", "bold"), arrows)


def values_of(option: Option) -> list[Value]:
    if isinstance(option, Flag):
        return [False, True]
    if isinstance(option, Whole):
        return list(range(option.least, option.most + 1))
    assert isinstance(option, Choice)
    return list(option.choices)
