"""Sockets of a table and of the lobby: checked before they are accepted, bounded while they are open."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from coverstory.errors import ForkedTable, RequestRefused, StorageFailed
from coverstory.server.http.guard import PAUSE
from coverstory.server.http.limits import Bucket
from coverstory.server.live.client import TRY_AGAIN, WRITE, Client, Write
from coverstory.server.live.relay import FarTable
from coverstory.server.live.room import WORDS, Room
from coverstory.server.people.addresses import network_of
from coverstory.server.people.identity import person_of, run_named, secret_in
from coverstory.server.services import Services
from coverstory.wire.commands import Ping, read_command
from coverstory.wire.messages import Farewell, Pong, Refused
from coverstory.wire.serialise import encode
from coverstory.words.catalogue import Translations

Handle = Callable[[str | bytes], Awaitable[None]]


class Labelled(msgspec.Struct):
    """What can be read of a command that cannot be read."""

    id: int | None = None


_label = msgspec.json.Decoder(Labelled)


async def attend_table(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    """From the knock at the door to the goodbye."""
    socket = WebSocket(scope, receive, send)
    person = socket_person(socket)
    if not await is_in_time(services, socket, person):
        return
    try:
        seat, since = number_in(socket, "seat"), number_in(socket, "since")
        room = await place_of(services, socket.path_params["table"], person, seat)
        run = run_named(socket.query_params.get("client"))
    except (RequestRefused, StorageFailed):  # a plain 403: over HTTP the same table says why
        await socket.close()
        return
    plays = room.plays if isinstance(room, FarTable) else room.is_played_by(person)
    if not await is_admitted(services, socket, person, plays=plays):
        return
    client = Client(receive, send, services.limits, services.crowd, write=write_of(scope))
    address = address_of(socket)
    pace = Pace(services, address)

    async def handle(frame: str | bytes) -> None:
        if seconds := pace.next():
            await asyncio.sleep(seconds)
        try:
            command = read_command(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            services.numbers.refused("malformed")
            client.post(encode(Refused(label_of(frame), "malformed", "", str(error))))
            return
        if type(command) is Ping and isinstance(room, Room):
            client.post(encode(Pong(command.id)))
        elif person is None and not isinstance(command, Ping):
            client.post(encode(Refused(label_of(frame), "nobody", "")))
        else:
            name = person or ""
            if type(command) in WORDS and (seconds := services.words.reserve(name, address, len(frame))):
                await asyncio.sleep(seconds)
            await room.obey(name, command, lambda answer: client.post(encode(answer)), run)

    await socket.accept()
    services.attendance.enter(address, person)
    services.clients[client] = address, person
    try:
        await room.attach(client, person, seat, since)
        await asyncio.create_task(converse(client, handle))  # or each step of it would come through the application
    except (RequestRefused, StorageFailed, ForkedTable):  # it was another table a moment ago
        await socket.close(TRY_AGAIN)
    finally:
        services.attendance.leave(address, person)
        del services.clients[client]
        if not plays:
            await services.crowd.turn()  # a thousand watchers may leave at once
        await room.detach(client)


async def place_of(services: Services, table: str, person: str | None, seat: int | None) -> Room | FarTable:
    """Here, or at another server; a RequestRefused where they may not listen to it."""
    if services.relay is not None:
        return await services.relay.find(table, person, seat)
    room = await services.rooms.find(table)
    room.audience_of(person, seat)
    return room


class Pace:
    """How fast what comes over a socket is read. Nothing is lost: what comes next waits in the client's own buffers."""

    def __init__(self, services: Services, address: str) -> None:
        self._bucket = Bucket(services.limits.commands, time.monotonic())
        self._all = services.address_limiter
        self._address = address

    def next(self) -> float:
        """Seconds until the next command may be read."""
        return max(self._bucket.reserve(time.monotonic()), self._all.reserve(self._address))


async def attend_lobby(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    socket = WebSocket(scope, receive, send)
    if not await is_in_time(services, socket, None) or not await is_admitted(services, socket, None, plays=False):
        return
    client = Client(receive, send, services.limits, services.crowd, write=write_of(scope))
    address = address_of(socket)
    pace = Pace(services, address)

    async def handle(_frame: str | bytes) -> None:
        """Whatever is said here only shows that somebody is there."""
        await asyncio.sleep(pace.next())

    await socket.accept()
    services.attendance.enter(address, None)
    services.clients[client] = address, None
    services.lobby.enter(client)
    try:
        await converse(client, handle)
    finally:
        services.attendance.leave(address, None)
        del services.clients[client]
        services.lobby.leave(client)


async def is_in_time(services: Services, socket: WebSocket, person: str | None) -> bool:
    """Whether its address has asked for few enough lately. Whoever plays comes back all the same, a few times."""
    if services.request_limiter.allows(address_of(socket)):
        return True
    table = str(socket.path_params.get("table", ""))
    if person is not None and services.rooms.is_played(table, person) and services.comeback_limiter.allows(person):
        return True
    await asyncio.sleep(PAUSE)
    await turn_away(services, socket, "too_often")
    return False


async def is_admitted(services: Services, socket: WebSocket, person: str | None, *, plays: bool) -> bool:
    kept_out = services.moderation.keeps_out(address_of(socket), person)
    refused = "banned" if kept_out else services.attendance.refusal(address_of(socket), person, plays=plays)
    if refused is not None:
        await turn_away(services, socket, refused)
    return refused is None


async def turn_away(services: Services, socket: WebSocket, why: str) -> None:
    """With a sentence: a browser shows no more than that a socket failed, so it is opened to say why."""
    services.numbers.refused(why)
    await socket.accept()
    await socket.send_text(encode(Farewell(why)).decode())
    await socket.close(TRY_AGAIN, why)


def write_of(scope: Scope) -> Write | None:
    """Where the server is ours (http/bounded_socket.py), messages are written without a task for each."""
    offered: Write | None = scope.get("extensions", {}).get(WRITE, {}).get("write")
    return offered


def address_of(socket: WebSocket) -> str:
    return network_of(socket.client.host) if socket.client else ""


async def converse(client: Client, handle: Handle) -> None:
    """Listen and deliver at once, until either side hangs up.

    A command that is being carried out is never broken off: what is stored must be applied, and told to others.
    """
    sending = asyncio.create_task(client.deliver())
    is_idle = True  # waiting for the client's next word

    def stop_listening(_: asyncio.Task[None]) -> None:
        if is_idle:
            listening.reschedule(0)

    try:
        async with asyncio.timeout(None) as listening:
            sending.add_done_callback(stop_listening)
            async for frame in client.frames():
                is_idle = False
                await handle(frame)
                if sending.done():
                    break
                is_idle = True
    except TimeoutError:  # nobody takes what we send, or we closed it
        return
    finally:
        is_idle = False
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


def label_of(frame: str | bytes) -> int | None:
    try:
        return _label.decode(frame).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def socket_person(socket: WebSocket) -> str | None:
    secret = secret_in(socket.headers, socket.cookies)
    return None if secret is None else person_of(secret)


def number_in(socket: WebSocket, name: str) -> int | None:
    """A number in the address; None where it is left out."""
    word = socket.query_params.get(name)
    if word is None:
        return None
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 16):
        raise RequestRefused("malformed", Translations("input", "number_for", name=name))
    return int(word)
