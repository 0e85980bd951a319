"""The bus over NATS, for servers and thinking machines on any number of machines.

The client's own way of coming back is not used: a connection that is lost is thrown away, and a new one made that has
the same subscriptions. So there is one way to begin, however often.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from math import inf

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription as NatsPart
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError
from nats.errors import TimeoutError as NatsLate

from coverstory.errors import NobodyListens, Unanswered
from coverstory.server.bus.addresses import without_passwords
from coverstory.server.bus.bus import Bus, Handle, Message, Subscription

PAUSE = 0.25  # seconds between two attempts to connect
SLOWEST = 5  # seconds for an attempt
PING_EVERY = 5  # seconds; a server that answers two of them not is gone
MISSED_PINGS = 2
LOG_EVERY = 10.0  # seconds between two lines about the same trouble

log = logging.getLogger(__name__)


class NatsBus(Bus):
    """Stays connected to one of these servers, which are a cluster of their own where there are several."""

    is_shared = True

    def __init__(self, servers: Sequence[str]) -> None:
        super().__init__()
        self._servers = list(servers)
        self._client: Client | None = None  # while it is connected and has all subscriptions
        self._subscriptions: list[NatsSubscription] = []
        self._lost = asyncio.Event()
        self._staying: asyncio.Task[None] | None = None
        self._said = -inf

    async def open(self) -> None:
        self._staying = asyncio.create_task(self._stay())

    async def close(self) -> None:
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)
        client, self._client = self._client, None
        if client is not None:
            with suppress(NatsError, OSError, TimeoutError):
                await client.flush(SLOWEST)
            await client.close()

    def is_connected(self) -> bool:
        return self._client is not None and self._client.is_connected

    async def subscribe(self, subject: str, handle: Handle, *, group: str = "", most: int = 0) -> Subscription:
        subscription = NatsSubscription(self, subject=subject, handle=handle, group=group, most=most)
        self._subscriptions.append(subscription)
        if self._client is not None:
            with suppress(NatsError, OSError):  # lost in this moment: the next connection has it
                await subscription.begin(self._client)
        return subscription

    async def publish(self, subject: str, body: bytes) -> None:
        if self._client is not None:
            with suppress(NatsError, OSError):
                await self._client.publish(subject, body)

    async def request(self, subject: str, body: bytes, seconds: float) -> bytes:
        client = self._client
        if client is None or not client.is_connected:
            raise Unanswered(subject)
        asking = asyncio.create_task(client.request(subject, body, timeout=seconds))
        losing = asyncio.create_task(self._lost.wait())
        try:
            await asyncio.wait([asking, losing], return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                raise Unanswered(subject)
            found: Msg = asking.result()
            return found.data
        except NoRespondersError:
            raise NobodyListens(subject) from None
        except (NatsError, NatsLate, OSError):
            raise Unanswered(subject) from None
        finally:
            asking.cancel()
            losing.cancel()

    def drop(self, subscription: NatsSubscription) -> None:
        with suppress(ValueError):
            self._subscriptions.remove(subscription)

    async def _stay(self) -> None:
        while True:
            client, ended = Client(), asyncio.Event()
            try:
                await self._connect(client, ended)
                await self._begin(client)
                self._is_back()
                await ended.wait()
                self._say("the bus at %s is gone")
            except (NatsError, OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                self._say(f"the bus at %s cannot be reached: {error}")
            finally:
                if self._client is not None and not self._is_closing():
                    self._client = None
                self._lost.set()
            await client.close()
            await asyncio.sleep(PAUSE)

    def _is_closing(self) -> bool:
        return self._staying is not None and self._staying.cancelling() > 0

    async def _connect(self, client: Client, ended: asyncio.Event) -> None:
        async def when_lost() -> None:
            ended.set()

        async def when_wrong(error: Exception) -> None:
            if not isinstance(error, (OSError, NatsError, EOFError)):
                log.error("a message could not be handled", exc_info=error)

        await client.connect(
            self._servers,
            error_cb=when_wrong,
            disconnected_cb=when_lost,
            closed_cb=when_lost,
            allow_reconnect=False,
            connect_timeout=SLOWEST,
            ping_interval=PING_EVERY,
            max_outstanding_pings=MISSED_PINGS,
        )

    async def _begin(self, client: Client) -> None:
        """The server has all subscriptions before anybody is told that the bus is back."""
        self._lost = asyncio.Event()
        begun: set[NatsSubscription] = set()
        while missing := [each for each in self._subscriptions if each not in begun]:
            for subscription in missing:
                await subscription.begin(client)
                begun.add(subscription)
            await client.flush(SLOWEST)
        self._client = client

    def _say(self, what: str) -> None:
        if time.monotonic() - self._said >= LOG_EVERY:
            self._said = time.monotonic()
            log.warning(what, without_passwords(",".join(self._servers)))


class NatsSubscription(Subscription):
    """On the connection that there is, and on the next one."""

    def __init__(self, bus: NatsBus, *, subject: str, handle: Handle, group: str, most: int) -> None:
        self._bus = bus
        self._subject = subject
        self._handle = handle
        self._group = group
        self._most = most
        self._count = 0
        self._is_cancelled = False
        self._part: NatsPart | None = None

    async def begin(self, client: Client) -> None:
        self._part = await client.subscribe(self._subject, queue=self._group, cb=self._receive)
        if self._most:
            await self._part.unsubscribe(self._most - self._count)

    async def cancel(self) -> None:
        self._bus.drop(self)
        self._is_cancelled = True
        if self._part is not None:
            with suppress(NatsError, OSError):
                await self._part.unsubscribe()

    async def drain(self) -> None:
        self._bus.drop(self)
        if self._part is not None:
            with suppress(NatsError, OSError, TimeoutError):
                await self._part.drain()  # type: ignore[no-untyped-call]  # as the library has it
        self._is_cancelled = True

    async def _receive(self, found: Msg) -> None:
        if self._is_cancelled or 0 < self._most <= self._count:
            return
        self._count += 1
        if self._count == self._most:
            self._bus.drop(self)

        async def reply(body: bytes) -> None:
            if found.reply:
                with suppress(NatsError, OSError):
                    await found.respond(body)

        await self._handle(Message(found.data, reply))
