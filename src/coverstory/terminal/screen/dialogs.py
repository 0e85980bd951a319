"""What lies over the table for a moment: help, and whether one really wants to leave."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from coverstory.terminal.screen.texts import word
from coverstory.words.languages import next_language, read_language


class HelpScreen(ModalScreen[None]):
    """How to choose, which keys there are."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,f1,enter", "dismiss", "")]

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def compose(self) -> ComposeResult:
        following = read_language(next_language(self.lang)).name
        page = word("help_page", self.lang, next=following) + "\n\n" + word("close", self.lang)
        with VerticalScroll(classes="dialog"):
            yield Static(Content(page))


class LeaveScreen(ModalScreen[bool]):
    """Asked once, so that a slip of the finger costs no game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter,f10,ctrl+q", "dismiss(True)", ""),
        ("escape", "dismiss(False)", ""),
    ]

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def compose(self) -> ComposeResult:
        ask, yes, no = (word(name, self.lang) for name in ("leave_sure", "yes", "no"))
        yield Static(
            Content.assemble(
                Content.styled(f"{ask}\n\n", "bold"),
                Content.from_markup("[@click=screen.dismiss(True)]$said[/]", said=yes),
                "    ",
                Content.from_markup("[@click=screen.dismiss(False)]$said[/]", said=no),
            ),
            classes="dialog small",
        )
