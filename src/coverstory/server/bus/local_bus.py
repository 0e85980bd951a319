"""The bus of a server that is alone: inside its process."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict

from coverstory.errors import NobodyListens, Unanswered
from coverstory.server.bus.bus import Bus, Handle, Message, Subscription

log = logging.getLogger(__name__)


class LocalBus(Bus):
    """Everybody in this process who holds this object."""

    is_shared = False

    def __init__(self) -> None:
        super().__init__()
        self._subscriptions: defaultdict[str, list[LocalSubscription]] = defaultdict(list)

    async def open(self) -> None:
        self._is_back()

    async def close(self) -> None:
        for subscriptions in list(self._subscriptions.values()):
            for subscription in list(subscriptions):
                await subscription.cancel()

    def is_connected(self) -> bool:
        return True

    async def subscribe(self, subject: str, handle: Handle, *, group: str = "", most: int = 0) -> Subscription:
        subscription = LocalSubscription(self, subject=subject, handle=handle, group=group, most=most)
        self._subscriptions[subject].append(subscription)
        return subscription

    async def publish(self, subject: str, body: bytes) -> None:
        self._send(subject, Message(body, nobody_waits))

    async def request(self, subject: str, body: bytes, seconds: float) -> bytes:
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        async def reply(found: bytes) -> None:
            if not answer.done():
                answer.set_result(found)

        if not self._send(subject, Message(body, reply)):
            raise NobodyListens(subject)
        try:
            return await asyncio.wait_for(answer, seconds)
        except TimeoutError:
            raise Unanswered(subject) from None

    def _send(self, subject: str, message: Message) -> bool:
        """Whether anybody gets it. In a group the one that has waited longest does."""
        groups: set[str] = set()
        found = list(self._subscriptions.get(subject, ()))
        for subscription in found:
            if subscription.group not in groups:
                subscription.put(message)
                if subscription.group:
                    groups.add(subscription.group)
                    self._to_the_end(subscription)
        return bool(found)

    def _to_the_end(self, subscription: LocalSubscription) -> None:
        others = self._subscriptions.get(subscription.subject, [])
        if subscription in others:
            others.remove(subscription)
            others.append(subscription)

    def drop(self, subscription: LocalSubscription) -> None:
        others = self._subscriptions.get(subscription.subject, [])
        if subscription in others:
            others.remove(subscription)
        if not others:
            self._subscriptions.pop(subscription.subject, None)


class LocalSubscription(Subscription):
    """A queue, and a task that handles what is in it."""

    def __init__(self, bus: LocalBus, *, subject: str, handle: Handle, group: str, most: int) -> None:
        self.subject = subject
        self.group = group
        self._bus = bus
        self._handle = handle
        self._left = most
        self._waiting: asyncio.Queue[Message] = asyncio.Queue()
        self._is_cancelled = False
        self._task = asyncio.create_task(self._work())

    def put(self, message: Message) -> None:
        self._waiting.put_nowait(message)
        if self._left:
            self._left -= 1
            if not self._left:
                self._bus.drop(self)

    async def cancel(self) -> None:
        self._bus.drop(self)
        self._is_cancelled = True
        self._waiting.put_nowait(Message(b"", nobody_waits))  # wakes the task, which ends

    async def drain(self) -> None:
        self._bus.drop(self)
        await self._waiting.join()
        await self.cancel()

    async def _work(self) -> None:
        while True:
            message = await self._waiting.get()
            if self._is_cancelled:
                return
            handling = asyncio.create_task(self._handled(message))
            await asyncio.wait([handling])
            if not handling.cancelled() and (error := handling.exception()) is not None:  # the next is handled anyway
                log.error("a message about %s could not be handled", self.subject, exc_info=error)
            self._waiting.task_done()

    async def _handled(self, message: Message) -> None:
        await self._handle(message)


async def nobody_waits(_body: bytes) -> None:
    """The reply to what was only published."""
