"""A server, as a visitor meets it over HTTP: who we are there, which tables there are, a new one, a finished game."""

from __future__ import annotations

import urllib.error
import urllib.request
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from coverstory.errors import CannotConnect, Text
from coverstory.terminal.user_data import read_user_data, write_user_data
from coverstory.wire.commands import Settings, Start
from coverstory.wire.http import NewTable, Problem, PublicTables, TableMade, Token
from coverstory.wire.messages import Done, LobbyTable
from coverstory.words.catalogue import Translations

SECONDS = 20  # for one request
INVITATION = "/t/"

Answer = TypeVar("Answer")


class Address(NamedTuple):
    """A server, and a table of it where the link leads to one."""

    server: str
    table: str


def read_address(link: str) -> Address:
    """An invitation (`https://games.example/t/ID`) or a server's address, with or without `http://`."""
    parts = urlsplit(link if "://" in link else f"http://{link}")
    path, invitation, table = parts.path.partition(INVITATION)
    if parts.scheme not in ("http", "https") or not parts.netloc or path.strip("/") or (invitation and not table):
        raise CannotConnect(Translations("input", "no_address", link=repr(link)))
    return Address(f"{parts.scheme}://{parts.netloc}", table.strip("/"))


class Server:
    """Whoever asks is the same person every time: the token is kept."""

    def __init__(self, url: str, lang: str) -> None:
        self.url = url
        self.lang = lang
        self.token = read_user_data().tokens.get(url, "")

    def greet(self) -> None:
        """Get a token, if we have none for that server yet."""
        if not self.token:
            self.token = self._ask("POST", "/api/tokens", Token, b"").token
            kept = read_user_data()
            kept.tokens[self.url] = self.token
            write_user_data(kept)

    def tables(self) -> list[LobbyTable]:
        return self._ask("GET", "/api/tables", PublicTables).tables

    def make_table(self, settings: Settings, name: str) -> TableMade:
        return self._ask("POST", "/api/tables", TableMade, msgspec.json.encode(NewTable(settings, name)))

    def begin(self, table: str) -> None:
        """The host's command."""
        self._ask("POST", f"/api/tables/{table}/commands", Done, msgspec.json.encode(Start(1)))

    def look_at(self, table: str) -> None:
        """Raises why that table cannot be joined."""
        self._ask("GET", f"/api/tables/{table}", msgspec.Raw)

    def record(self, match: str) -> bytes:
        return bytes(self._ask("GET", f"/api/matches/{match}/record", msgspec.Raw))

    def _ask(self, method: str, path: str, answer: type[Answer], body: bytes | None = None) -> Answer:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(f"{self.url}{path}?lang={self.lang}", body, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as response:
                return msgspec.json.decode(response.read(), type=answer)
        except urllib.error.HTTPError as error:
            raise CannotConnect(reason_in(error.read(), self.url)) from None
        except OSError as error:
            raise CannotConnect(Translations("input", "no_answer", url=self.url, why=reason_of(error))) from None
        except msgspec.MsgspecError:
            raise CannotConnect(Translations("input", "not_ours", url=self.url)) from None


def reason_in(body: bytes, url: str) -> Text:
    """The server has already said it in our language."""
    try:
        return msgspec.json.decode(body, type=Problem).text
    except msgspec.MsgspecError:
        return Translations("input", "not_ours", url=url)


def reason_of(error: OSError) -> str:
    reason = getattr(error, "reason", error)  # urllib wraps what the system said
    return getattr(reason, "strerror", None) or str(reason)
