"""The table: board, what is asked, what can be chosen, and the panels beside."""

from __future__ import annotations

from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from coverstory.terminal.boards.catalogue import board_of
from coverstory.terminal.client_state import ClientState
from coverstory.terminal.commands import Choice, choices_now, clock_words, task_of, wanted_choice
from coverstory.terminal.drawing import flowed
from coverstory.terminal.find_choice import fits
from coverstory.terminal.screen.dialogs import HelpScreen, LeaveScreen
from coverstory.terminal.screen.paint import painted
from coverstory.terminal.screen.panels import PANELS, Panels
from coverstory.terminal.screen.plan import Steps, is_walk, leads_to, letter_of, read_plan, steps_of, walked
from coverstory.terminal.screen.texts import word
from coverstory.terminal.session import News, Noticed, Online, Session
from coverstory.terminal.texts import say_ending, text
from coverstory.wire.commands import Act, Command, Hint, Note, Say, Undo
from coverstory.wire.messages import Announced, Hinted, Refused, Welcome
from coverstory.words.languages import next_language

LEAST = Size(80, 24)
WIDE = 118  # columns from which the panels stand beside the board
TALL = 36  # lines from which more choices are listed at once
MOST_LISTED = 100
KEYS = ("help", *PANELS, "hint", "undo", "lang", "leave")  # F1, F2, …; the last one is F10


class TableScreen(Screen[None]):
    """One person at one table; all that happens there comes as `Told`."""

    class Told(Message):
        """News from the session's thread."""

        def __init__(self, news: News) -> None:
            super().__init__()
            self.news = news

    BINDINGS: ClassVar[list[BindingType]] = [
        *[(f"f{10 if name == 'leave' else number}", f"press('{name}')", "") for number, name in enumerate(KEYS, 1)],
        ("ctrl+q", "press('leave')", ""),
        ("escape", "go_back", ""),
    ]

    def __init__(self, session: Session, name: str, wanted: int | None) -> None:
        super().__init__()
        self.session = session
        self.called = name
        self.link = session.link
        self.wanted = wanted  # at a server: the seat to take without asking
        self.seen = ClientState(session.lang)
        self.choices: list[Choice] = []
        self.listed: list[Choice] = []
        self.words: list[str] = []  # of those that are listed
        self.picked: list[str] = []  # spots of the board
        self.in_panels = False  # keys go to a panel
        self.asked: int | None = None  # the number of the hint that was asked for

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            with VerticalScroll(id="board", can_focus=False):
                yield Static(id="board_text")
            yield Panels(self.seen, self.link)
        with Vertical(id="below"):
            yield Static(id="task")
            yield Static(id="said")
            yield OptionList(id="choices")
            yield Input(id="filter", compact=True)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one("#filter").focus()
        self.query_one("#choices").can_focus = False
        self.show_keys()
        self.set_interval(1.0, self.show_clock)
        self.session.open(self.tell)

    def tell(self, news: News) -> None:
        """Called from the session's thread."""
        self.post_message(self.Told(news))

    @property
    def lang(self) -> str:
        return self.seen.lang

    # What comes from the table.

    def on_table_screen_told(self, told: Told) -> None:
        news = told.news
        self.seen.take(news)
        if isinstance(news, Online | Welcome):
            self.say("")
        self.renew()
        if isinstance(news, Refused):
            self.asked = None
            self.say(self.seen.say_refusal(news))
        elif isinstance(news, Hinted):
            self.show_hint(news)
        elif isinstance(news, Announced):
            self.say(self.seen.say_announcement(news))
        elif isinstance(news, Noticed):
            self.say("\n".join(self.seen.noticed))
        elif isinstance(news, Online) and not news.is_up:
            self.say(text("lost", self.lang))

    def renew(self) -> None:
        """Draw everything again from the client's state."""
        before = [choice.words for choice in self.choices]
        self.choices = choices_now(self.seen, self.called)
        if self.takes_the_wanted_seat():
            return
        if [choice.words for choice in self.choices] != before:
            self.picked.clear()
            self.query_one("#filter", Input).value = ""
        self.show_title()
        self.show_choices()
        self.query_one(Panels).renew()

    def takes_the_wanted_seat(self) -> bool:
        wanted, self.wanted = wanted_choice(self.seen, self.choices, self.wanted)
        if wanted is not None:
            self.do(wanted)
        return wanted is not None

    # What the person does.

    def do(self, choice: Choice) -> None:
        self.say("")
        command = choice.command(self.session.next_id())
        if isinstance(command, Act):
            self.seen.spend()
        self.session.send(command)
        self.renew()

    @on(Input.Submitted, "#filter")
    def choose_highlighted(self) -> None:
        place = self.query_one("#choices", OptionList).highlighted
        if place is not None and place < len(self.listed):
            self.do(self.listed[place])

    @on(OptionList.OptionSelected, "#choices")
    def choose_clicked(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.listed):
            self.do(self.listed[event.option_index])

    @on(Input.Changed, "#filter")
    def narrow(self) -> None:
        self.show_choices()

    def on_key(self, event: events.Key) -> None:
        """Keys that belong to the list or the board while words are being typed."""
        if not self.query_one("#filter").has_focus:
            return
        board, option_list = self.query_one("#board", VerticalScroll), self.query_one("#choices", OptionList)
        act = {
            "up": option_list.action_cursor_up,
            "down": option_list.action_cursor_down,
            "pageup": board.scroll_page_up,
            "pagedown": board.scroll_page_down,
        }.get(event.key)
        if act is not None:
            event.stop()
            act()

    def on_click(self, event: events.Click) -> None:
        if spot := event.style.meta.get("spot", ""):
            self.pick(spot)

    def pick(self, spot: str) -> None:
        """A click on the board."""
        field = self.query_one("#filter", Input)
        if is_walk(self.choices):
            field.value += letter_of(spot)
            field.cursor_position = len(field.value)
            return
        if spot in self.picked:
            self.picked.remove(spot)
        else:
            self.picked.append(spot)
        if not any(self.is_listed(choice) for choice in self.choices):
            self.picked = [spot]
        self.show_choices()

    def action_go_back(self) -> None:
        """Focus the list of choices; if it has the focus already, clear the filter."""
        self.in_panels = False
        self.make_room()
        if self.query_one("#filter").has_focus:
            self.picked.clear()
            self.query_one("#filter", Input).value = ""
            self.say("")
            self.show_choices()
        self.query_one("#filter").focus()

    def action_press(self, name: str) -> None:
        """One of the function keys, or its name at the bottom of the screen."""
        if name in PANELS:
            self.open_panel(name)
        elif name == "help":
            self.app.push_screen(HelpScreen(self.lang))
        elif name == "leave":
            self.app.push_screen(LeaveScreen(self.lang), self.leave_if)
        elif name == "lang":
            self.change_language()
        elif self.seen.seat >= 0 and self.seen.stage == "playing":
            self.ask_table(name)

    def ask_table(self, name: str) -> None:
        number, seat = self.session.next_id(), self.seen.seat
        if name == "undo":
            self.session.send(Undo(number, seat, self.seen.version))
        elif self.asked is None:
            self.asked = number
            self.say(word("thinking", self.lang))
            self.session.send(Hint(number, seat))

    def leave_if(self, is_sure: bool | None) -> None:
        if is_sure:
            self.save_notes()
            self.app.exit()

    # The panels.

    @property
    def is_narrow(self) -> bool:
        return self.size.width < WIDE

    def open_panel(self, name: str) -> None:
        """The same key again goes back."""
        panels = self.query_one(Panels)
        if self.in_panels and panels.active == name:
            self.action_go_back()
            return
        self.in_panels = True
        self.make_room()
        panels.open(name)
        panels.focus_inside()

    def make_room(self) -> None:
        """The panels stand beside the board where there is room, otherwise in its place."""
        self.query_one(Panels).display = self.in_panels or not self.is_narrow
        self.query_one("#board").display = not (self.is_narrow and self.in_panels)
        self.set_class(self.is_narrow, "narrow")
        self.set_class(self.size.height >= TALL, "tall")

    def on_resize(self) -> None:
        self.make_room()
        if self.size.width < LEAST.width or self.size.height < LEAST.height:
            self.say(word("small", self.lang))
        self.call_after_refresh(self.renew)

    @on(Panels.Said)
    def say_to_all(self, said: Panels.Said) -> None:
        self.send(Say(self.session.next_id(), said.words, "" if self.seen.seat >= 0 else self.called))

    @on(Panels.Noted)
    def save_notes(self) -> None:
        notes = self.query_one(Panels).unsaved()
        if notes is not None and self.seen.seat >= 0:
            self.send(Note(self.session.next_id(), self.seen.seat, notes))

    def send(self, command: Command) -> None:
        self.session.send(command)

    def change_language(self) -> None:
        """The panels are made anew, since their titles change, too."""
        self.save_notes()
        self.seen.lang = next_language(self.lang)
        self.session.speak(self.lang)
        self.renew()
        self.show_keys()
        self.app.call_later(self.replace_panels)

    async def replace_panels(self) -> None:
        await self.query_one(Panels).remove()
        await self.query_one("#middle").mount(Panels(self.seen, self.link))
        self.action_go_back()

    # What is shown.

    def say(self, words: str) -> None:
        """Until the next choice: a refusal, a hint, how it ended."""
        said = self.query_one("#said", Static)
        said.update(Content(words))
        said.display = bool(words)

    def show_hint(self, news: Hinted) -> None:
        self.asked = None
        self.say("\n".join(f"· {sentence}" for sentence in self.seen.say_hint(news)))
        codes = [choice.offer.code if choice.offer else -1 for choice in self.listed]
        if news.actions and news.actions[0] in codes:
            self.query_one("#choices", OptionList).highlighted = codes.index(news.actions[0])

    def show_title(self) -> None:
        if self.seen.table is None:
            return
        seat = self.seen.seat
        where = word("you_watch", self.lang) if seat < 0 else word("you_are", self.lang, seat=seat + 1)
        players = word("players", self.lang, count=len(self.seen.table.seats))
        parts = [self.seen.game.title[self.lang], players, where]
        if clock := clock_words(self.seen):
            parts.append(clock)
        if not self.seen.is_up:
            parts.append(word("offline", self.lang))
        self.query_one("#title", Static).update(Content(" " + " · ".join(parts)))
        self.query_one("#task", Static).update(Content(task_of(self.seen)))
        if self.seen.ending is not None:
            ended = say_ending(self.seen.game, self.seen.ending, self.lang, self.seen.names).partition("\n")[2]
            self.say("\n".join(filter(None, [ended, self.seen.say_series(), *self.seen.noticed])))

    def show_clock(self) -> None:
        if self.seen.timer is not None:
            self.show_title()

    def show_board(self, plan: Steps | None) -> None:
        scene = self.seen.scene
        if scene is None:
            self.query_one("#board_text", Static).update(Content(""))
            return
        board = board_of(self.seen.game.slug)
        picture = scene.picture if plan is None else walked(scene.picture, plan)
        live = {spot for offer in self.seen.offers for spot in board.spots_of(offer.parts, scene.picture)}
        blocks = board.draw(picture, self.seen.offers, self.lang, self.seen.names)
        width = self.query_one("#board").size.width - 2
        self.query_one("#board_text", Static).update(painted(flowed(blocks, width), live, self.picked))

    def show_choices(self) -> None:
        words = self.query_one("#filter", Input).value
        plan = read_plan(words) if is_walk(self.choices) else None
        if plan is None:
            self.listed = [choice for choice in self.choices if self.is_listed(choice) and fits(words, choice.words)]
        else:
            leading = [choice for choice in self.choices if leads_to(plan, choice)]
            self.listed = sorted(leading, key=lambda choice: sum(steps_of(choice)))
        self.list_them(self.listed)
        self.show_board(plan)

    def is_listed(self, choice: Choice) -> bool:
        """Whether it has to do with everything that was clicked on."""
        if not self.picked or self.seen.scene is None or choice.offer is None:
            return True
        spots = board_of(self.seen.game.slug).spots_of(choice.offer.parts, self.seen.scene.picture)
        return all(spot in spots for spot in self.picked)

    def list_them(self, choices: list[Choice]) -> None:
        """What is listed already stays as it is, with the place that the player has come to."""
        self.query_one("#filter", Input).placeholder = self.invitation_to_type()
        words = [choice.words for choice in choices]
        if words == self.words and choices:
            return
        self.words = words
        options = [Option(Content(choice.words)) for choice in choices[:MOST_LISTED]]
        if len(choices) > MOST_LISTED:
            options.append(Option(word("more", self.lang, count=len(choices) - MOST_LISTED), disabled=True))
        if not choices and self.choices:
            options.append(Option(word("none_fits", self.lang), disabled=True))
        option_list = self.query_one("#choices", OptionList)
        option_list.set_options(options)
        option_list.highlighted = 0 if choices else None

    def invitation_to_type(self) -> str:
        if not self.choices:
            return word("no_choices", self.lang)
        name = "splits" if is_walk(self.choices) else "choices"
        return word(name, self.lang, count=len(self.choices))

    def show_keys(self) -> None:
        parts: list[Content] = []
        for number, name in enumerate(KEYS, 1):
            key = f"F{10 if name == 'leave' else number}"
            action = f"screen.press('{name}')"
            parts.append(Content.from_markup(f"[@click={action}][b]{key}[/b] {word(name, self.lang)}[/]"))
        self.query_one("#keys", Static).update(Content(" ").join(parts))
