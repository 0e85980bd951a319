"""The full-screen program: a start screen where the game is not said yet, then the table."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType

from coverstory.errors import CoverstoryError
from coverstory.terminal.play import PlayRequest, check_record, keep_record, name_of, open_session
from coverstory.terminal.screen.start_screen import StartScreen
from coverstory.terminal.screen.style import STYLE
from coverstory.terminal.screen.table_screen import TableScreen
from coverstory.terminal.session import Session
from coverstory.terminal.texts import text
from coverstory.wire.messages import LobbyTable


def play_full_screen(request: PlayRequest) -> int:
    """Returns the exit code."""
    check_record(request)
    for name in ("COLUMNS", "LINES"):  # where they are set, a terminal could change its size without being heard
        os.environ.pop(name, None)
    app = CoverstoryApp(request, session_for(request), open_tables(request))
    try:
        app.run()
        if app.failure is not None:
            raise app.failure
    finally:
        if app.session is not None:
            app.session.close()
            if request.record is not None:
                print(keep_record(app.session, request.record, request.lang))
    print(text("left_menu", app.request.lang))
    return app.return_code or 0


def session_for(request: PlayRequest) -> Session | None:
    """Made before the screen, so that what is wrong with it is said in one sentence; None: something is to be asked."""
    return open_session(request) if request.game or is_invitation(request.connect) else None


def open_tables(request: PlayRequest) -> list[LobbyTable]:
    """Where the start screen can lead to, besides a new table."""
    if request.connect is None or request.game or is_invitation(request.connect):
        return []
    from coverstory.terminal.http_client import Server, read_address

    return [table for table in Server(read_address(request.connect).server, request.lang).tables() if table.open]


class CoverstoryApp(App[None]):
    """Knows what the person asked for, and has the session that came of it."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, request: PlayRequest, session: Session | None, tables: Sequence[LobbyTable] = ()) -> None:
        # Without colours means without any: Textual would turn them into shades of gray.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.request = request
        self.session = session
        self.tables = tables
        self.failure: CoverstoryError | None = None

    def on_mount(self) -> None:
        if self.session is None:
            self.push_screen(StartScreen(self.request, self.tables), self.begin)
        else:
            self.begin(self.request)

    def begin(self, request: PlayRequest | None) -> None:
        """Sit down at the table that the start screen, or the command line, asked for."""
        if request is None:
            self.exit()
            return
        self.request = request
        try:
            self.session = self.session or open_session(request)
        except CoverstoryError as error:
            self.failure = error
            self.exit()
            return
        wanted = request.seat if request.connect else None
        self.push_screen(TableScreen(self.session, name_of(request), wanted))


def is_invitation(link: str | None) -> bool:
    if link is None:
        return False
    from coverstory.terminal.http_client import read_address

    return bool(read_address(link).table)
