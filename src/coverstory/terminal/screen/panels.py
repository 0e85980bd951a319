"""What lies beside the board: log, notebook, rules, the table with its chat."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, Static, TabbedContent, TabPane, TextArea

from coverstory.rulebook import read_rules
from coverstory.rules.languages import folded
from coverstory.terminal.client_state import ClientState
from coverstory.terminal.commands import seat_sentences
from coverstory.terminal.screen.texts import word
from coverstory.terminal.texts import remark_on_rules, text
from coverstory.terminal.wrap_text import plain

PANELS = ("log", "notes", "rules", "table")
REST = 0.4  # seconds without a key before the notebook is saved
NARROWEST = 30


class Panels(Vertical):
    """Shows one of them at a time; only that one is kept up to date."""

    class Noted(Message):
        """Nothing was typed into the notebook for a moment: time to save it."""

        def __init__(self, notes: str) -> None:
            super().__init__()
            self.notes = notes

    class Said(Message):
        """Something for everybody."""

        def __init__(self, words: str) -> None:
            super().__init__()
            self.words = words

    def __init__(self, seen: ClientState, link: str) -> None:
        super().__init__(id="panels")
        self.seen = seen
        self.link = link
        self.drawn: dict[str, object] = {}  # what each page was made from: it is made anew only when that changes
        self.opened = False  # the notebook shows what is in it

    def compose(self) -> ComposeResult:
        lang = self.seen.lang
        with TabbedContent(id="tabs"):
            with TabPane(word("log", lang), id="log"), VerticalScroll(id="log_scroll"):
                yield Static(id="log_text")
            with TabPane(word("notes", lang), id="notes"):
                yield TextArea(id="notebook", soft_wrap=True, show_line_numbers=False, highlight_cursor_line=False)
            with TabPane(word("rules", lang), id="rules"):
                yield Input(placeholder=word("search_rules", lang), id="search", compact=True)
                with VerticalScroll(id="rules_scroll"):
                    yield Static(id="rules_text")
            with TabPane(word("table", lang), id="table"):
                with VerticalScroll(id="table_scroll"):
                    yield Static(id="table_text")
                if self.link:
                    yield Input(placeholder=word("chat_here", lang), id="chat", compact=True, max_length=300)

    @property
    def active(self) -> str:
        return self.query_one(TabbedContent).active

    def open(self, name: str) -> None:
        self.query_one(TabbedContent).active = name
        self.renew()
        if name == "log":
            self.show_newest()

    def focus_inside(self) -> None:
        """Where keys go while the panel is in front."""
        targets = {"notes": "#notebook", "rules": "#search", "table": "#chat" if self.link else "#table_scroll"}
        self.query_one(targets.get(self.active, "#log_scroll")).focus()

    @on(TabbedContent.TabActivated)
    def turn_page(self) -> None:
        self.renew()

    def renew(self) -> None:
        """Textual has no active page at first; when it opens one, this is called again."""
        if self.seen.table is None or not self.display or not self.active:
            return
        {"log": self.show_log, "notes": self.show_notes, "rules": self.show_rules, "table": self.show_table}[
            self.active
        ]()

    def is_new(self, page: str, made_from: object) -> bool:
        """Only if it has changed, so that whoever reads keeps the place."""
        if self.drawn.get(page) == made_from:
            return False
        self.drawn[page] = made_from
        return True

    # The log.

    def show_log(self) -> None:
        lines = "\n".join(f"· {line}" for line in self.seen.log_lines)
        if not self.is_new("log", lines):
            return
        self.query_one("#log_text", Static).update(Content(lines))
        self.show_newest()

    def show_newest(self) -> None:
        """Also where somebody had scrolled back before."""
        self.call_after_refresh(self.query_one("#log_scroll", VerticalScroll).scroll_end, animate=False)

    # The notebook.

    def show_notes(self) -> None:
        """Somebody may have written into it in another window."""
        notebook = self.query_one("#notebook", TextArea)
        self.opened = True
        if not notebook.has_focus and notebook.text != self.seen.notes:
            notebook.load_text(self.seen.notes)

    @on(TextArea.Changed)
    def rest(self) -> None:
        written = self.query_one("#notebook", TextArea).text
        self.set_timer(REST, lambda: self.save(written))

    def save(self, written: str) -> None:
        """If nothing was written since."""
        if self.unsaved() == written:
            self.post_message(self.Noted(written))

    def unsaved(self) -> str | None:
        """What was written and not saved yet."""
        written = self.query_one("#notebook", TextArea).text
        return written if self.opened and written != self.seen.notes else None

    # The rules.

    @on(Input.Changed, "#search")
    def show_rules(self) -> None:
        columns = max(NARROWEST, self.query_one("#rules_scroll").size.width - 2)
        words = folded(self.query_one("#search", Input).value).split()
        if not self.is_new("rules", (columns, words, self.seen.game.slug, self.seen.lang)):
            return
        blocks = plain(read_rules(self.seen.game.slug, self.seen.lang), columns).split("\n\n")
        found = [block for block in blocks if all(each in folded(block) for each in words)]
        remark = remark_on_rules(self.seen.game.slug, self.seen.lang)
        page = "\n\n".join(filter(None, [remark, *found])) if found else word("no_rules_found", self.seen.lang)
        self.query_one("#rules_text", Static).update(Content(page))
        self.query_one("#rules_scroll", VerticalScroll).scroll_home(animate=False)

    # The table.

    def show_table(self) -> None:
        table, lang = self.seen.table, self.seen.lang
        assert table is not None
        lines = seat_sentences(table.seats, self.seen.names, lang)
        if series := self.seen.say_series():
            lines.append(series)
        if self.link:
            lines.append(text("invitation", lang, link=self.link))
        if table.watching:
            lines.append(text("watching", lang, count=table.watching))
        if table.commitment:
            lines.append(text("promise", lang, commitment=table.commitment))
        if broken_off := self.seen.say_broken_off():
            lines.append(broken_off)
        lines += self.seen.noticed
        lines += ["", *(self.seen.say_chat(line) for line in self.seen.chat)]
        if not self.is_new("table", lines):
            return
        self.query_one("#table_text", Static).update(Content("\n".join(lines)))
        self.call_after_refresh(self.query_one("#table_scroll", VerticalScroll).scroll_end, animate=False)

    @on(Input.Submitted, "#chat")
    def speak(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.post_message(self.Said(event.value.strip()))
            event.input.clear()
