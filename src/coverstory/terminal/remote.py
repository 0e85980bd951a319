"""A table at a server, over its WebSocket; connects again when the connection is lost, and catches up."""

from __future__ import annotations

import secrets
import threading
from contextlib import suppress
from urllib.parse import urlencode

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from coverstory.errors import CannotConnect, CoverstoryError
from coverstory.match.kept_promise import KeptPromise, check_game, check_kept
from coverstory.match.verify import verify
from coverstory.table.kept_deals import KeptDeals
from coverstory.table.own_part import OwnPart
from coverstory.terminal.http_client import INVITATION, Server
from coverstory.terminal.session import Deliver, Ended, Noticed, Online, Session, nowhere
from coverstory.terminal.texts import say_deal, text
from coverstory.terminal.user_data import DealsFile
from coverstory.wire.commands import Command, Stand
from coverstory.wire.messages import Changed, Done, Farewell, Hinted, Message, Moved, Pong, Refused, TableState, Welcome
from coverstory.words.say_error import say_error

WAITS = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds before connecting again: the longer, the oftener it failed
LONGEST_MESSAGE = 2**22
OWN_TEXT_BYTES = 31  # of entropy: together with what nobody can guess it must not be too long

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_encode = msgspec.json.Encoder().encode


def unguessable(own_text: str) -> str:
    """A text of one's own could be guessed from its commitment, and is known to all once it was opened."""
    return f"{own_text.encode()[:OWN_TEXT_BYTES].decode(errors='ignore')} {secrets.token_hex(16)}".strip()


class RemoteSession(Session):
    """Its thread keeps a connection open. Commands without an answer are sent again on the next one."""

    def __init__(
        self, server: Server, table: str, lang: str, entropy: str = "", deals: KeptDeals | None = None
    ) -> None:
        super().__init__(lang)
        self.server = server
        self.table = table
        self.link = f"{server.url}{INVITATION}{table}"
        self._run_name = secrets.token_hex(8)
        self._deliver: Deliver = nowhere
        self._socket: ClientConnection | None = None
        self._lock = threading.Lock()  # of what follows
        self._unanswered: dict[int, Command] = {}
        self._since: int | None = None
        self._match = ""  # the match that was played last
        deals = deals or DealsFile()
        deals.read()  # a damaged file is said before the game
        self._own_part = OwnPart(lambda: unguessable(entropy), self.next_id, deals)
        self._concerns: list[str] = []  # about the deals of this table, as they were told last
        self._checked = ""  # the match whose record was last compared with what we kept
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="table", daemon=True)

    # From the thread of whoever plays.

    def open(self, deliver: Deliver) -> None:
        self._deliver = deliver
        self._thread.start()

    def send(self, command: Command) -> None:
        with self._lock:
            if isinstance(command, Stand):
                self._own_part.leave()
            self._unanswered[command.id] = command
            if self._socket:
                self._write(self._socket, command)

    def speak(self, lang: str) -> None:
        """The table sends no sentences: nothing has to be asked for again."""
        self.lang = lang

    def close(self) -> None:
        self._closed.set()
        with self._lock:
            if self._socket:
                self._socket.close()
        self._thread.join(WAITS[-1])

    def record(self) -> bytes | None:
        """Of a finished game; the server keeps the others."""
        try:
            return self.server.record(self._match) if self._match else None
        except CannotConnect:
            return None

    # In the thread of the connection.

    def _run(self) -> None:
        failures = 0
        while not self._closed.is_set():
            try:
                with connect(
                    self._address(),
                    additional_headers={"Authorization": f"Bearer {self.server.token}"},
                    max_size=LONGEST_MESSAGE,
                    compression=None,
                    close_timeout=WAITS[0],
                ) as socket:
                    failures = 0
                    self._converse(socket)
            except InvalidStatus:
                if not self._may_try_again():
                    return
            except msgspec.MsgspecError:
                self._deliver(Ended(text("other_version", self.lang)))
                return
            except (OSError, WebSocketException):
                pass  # nobody there, or no longer: tried again
            if not self._closed.is_set():
                self._deliver(Online(False))
                self._closed.wait(WAITS[min(failures, len(WAITS) - 1)])
                failures += 1

    def _address(self) -> str:
        asked: dict[str, str | int] = {"lang": self.lang, "client": self._run_name}
        if self._since is not None:
            asked["since"] = self._since
        return f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?{urlencode(asked)}"

    def _may_try_again(self) -> bool:
        """A refused handshake gives no reason; over HTTP the same table does."""
        try:
            self.server.look_at(self.table)
        except CannotConnect as error:
            self._deliver(Ended(say_error(error, self.lang)))
            return False
        return True

    def _converse(self, socket: ClientConnection) -> None:
        with self._lock:
            self._socket = socket
            for command in self._unanswered.values():
                self._write(socket, command)
        self._deliver(Online(True))
        try:
            for frame in socket:
                self._hear(_decoder.decode(frame))
        finally:
            with self._lock:
                self._socket = None

    def _hear(self, message: Message) -> None:
        with self._lock:
            if isinstance(message, Done | Refused | Hinted | Pong) and message.id is not None:
                self._unanswered.pop(message.id, None)
            elif not isinstance(message, Farewell | Refused):
                self._since = getattr(message, "number", self._since)
            if isinstance(message, Done):
                self._own_part.note_done(message.id)
            if isinstance(message, Welcome | Changed):
                self._match = message.table.match
                self._take_part(message.table)
        if is_over(message):
            self._check_deal()
        if not isinstance(message, Farewell):  # after a farewell the connection ends, and is made again
            self._deliver(message)
        self._tell_concerns()

    def _take_part(self, table: TableState) -> None:
        """Under the lock. Nobody has to be asked: it is done before the player could notice."""
        for command in self._own_part.answer(table):
            self._unanswered[command.id] = command
            if self._socket:
                self._write(self._socket, command)

    def _tell_concerns(self) -> None:
        part = self._own_part
        flags = {"doubtful": part.is_doubtful, "denied": part.is_denied, "left_out": part.is_left_out}
        concerns = [say_deal(code, self.lang) for code, holds in flags.items() if holds]
        if part.without_a_game:
            concerns.append(say_deal("without_game", self.lang, count=part.without_a_game))
        for concern in concerns:
            if concern not in self._concerns:
                self._deliver(Noticed(concern))
        self._concerns = concerns

    def _check_deal(self) -> None:
        """Once for each match, and before anybody is told that it has ended: whoever has to ask would not."""
        kept = self._own_part.kept
        if kept is not None and kept.match == self._match and self._checked != self._match:
            self._checked = self._match
            self._deliver(Noticed(self._compared(kept)))

    def _compared(self, kept: KeptPromise) -> str:
        """The record, verified and compared with what we kept before the deal."""
        try:
            verified = verify(self.server.record(kept.match))
            check_kept(kept, verified.fairness)
            check_game(kept, verified.record)
        except CannotConnect as error:
            return str(error)
        except CoverstoryError as error:
            return f"{say_deal('not_kept', self.lang)} {error}"
        return say_deal("kept", self.lang)

    def _write(self, socket: ClientConnection, command: Command) -> None:
        with suppress(WebSocketException):  # it is still unanswered, and sent again with the next connection
            socket.send(_encode(command).decode())


def is_over(message: Message) -> bool:
    """Whether it tells of the end of a match."""
    if isinstance(message, Welcome):
        return message.scene is not None and message.scene.ending is not None
    return isinstance(message, Moved) and message.now is not None and message.now.ending is not None
