"""Somebody at a server's table with the terminal's program, but without a terminal."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue

from coverstory.table.kept_deals import KeptDeals
from coverstory.terminal.client_state import ClientState
from coverstory.terminal.commands import choices_now
from coverstory.terminal.http_client import Server, read_address
from coverstory.terminal.remote import RemoteSession
from coverstory.terminal.session import News, Noticed
from coverstory.wire.commands import Sit
from support.live_server import PATIENCE


class Guest:
    """A session without a front end."""

    def __init__(self, link: str, token: str = "", deals: KeptDeals | None = None) -> None:
        address = read_address(link)
        self.server = Server(address.server, "en")
        self.server.token = token  # somebody else than whoever uses this folder
        self.server.greet()
        self.session = RemoteSession(self.server, address.table, "en", deals=deals or KeptDeals())
        self.seen = ClientState("en")
        self.inbox: SimpleQueue[News] = SimpleQueue()
        self.said: list[str] = []  # by the program itself, about the deals of the table
        self.session.open(self.inbox.put)

    def hear_until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self._hear(self.inbox.get(timeout=PATIENCE))

    def _hear(self, news: News) -> None:
        self.seen.take(news)
        if isinstance(news, Noticed):
            self.said.append(news.what)

    def take_seat(self, seat: int, name: str) -> None:
        self.session.send(Sit(self.session.next_id(), seat, name))
        self.hear_until(lambda: self.seen.seat == seat)

    def play_to_the_end(self) -> None:
        """Anything that is offered first."""
        while self.seen.ending is None:
            self.hear_until(lambda: bool(self.seen.offers) or self.seen.ending is not None)
            self.act_if_asked()

    def act_if_asked(self) -> None:
        """With what has come by now, or comes in a moment."""
        with suppress(Empty):
            while not self.seen.offers:
                self._hear(self.inbox.get(timeout=0.02))
        if self.seen.offers:
            choice = choices_now(self.seen, "")[0]
            self.seen.spend()
            self.session.send(choice.command(self.session.next_id()))
