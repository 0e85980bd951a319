"""A table at a server, over its WebSocket; connects again when the connection is lost, and catches up."""

from __future__ import annotations

import secrets
import threading
from contextlib import suppress
from urllib.parse import urlencode

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from coverstory.errors import CannotConnect
from coverstory.terminal.http_client import INVITATION, Server
from coverstory.terminal.session import Deliver, Ended, Online, Session, nowhere
from coverstory.terminal.texts import text
from coverstory.wire.commands import Command
from coverstory.wire.messages import Changed, Done, Farewell, Hinted, Message, Pong, Refused, Welcome

WAITS = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds before connecting again: the longer, the oftener it failed
LONGEST_MESSAGE = 2**22

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_encode = msgspec.json.Encoder().encode


class RemoteSession(Session):
    """Its thread keeps a connection open. Commands without an answer are sent again on the next one."""

    def __init__(self, server: Server, table: str, lang: str) -> None:
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
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="table", daemon=True)

    # From the thread of whoever plays.

    def open(self, deliver: Deliver) -> None:
        self._deliver = deliver
        self._thread.start()

    def send(self, command: Command) -> None:
        with self._lock:
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
            self._deliver(Ended(str(error)))
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
            if isinstance(message, Welcome | Changed):
                self._match = message.table.match
        if not isinstance(message, Farewell):  # after a farewell the connection ends, and is made again
            self._deliver(message)

    def _write(self, socket: ClientConnection, command: Command) -> None:
        with suppress(WebSocketException):  # it is still unanswered, and sent again with the next connection
            socket.send(_encode(command).decode())
